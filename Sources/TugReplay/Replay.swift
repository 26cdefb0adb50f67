// SPDX-License-Identifier: MIT

import Tug

/// A replay: one or more cases, each a list of steps on a fresh scroll view.
public struct Replay: Sendable {
  /// One run from a fresh state.
  public struct Case: Sendable {
    /// The name after `case`, or an empty one for a file without cases.
    public var name: String
    /// The state before the first step.
    public var fixture: Fixture
    /// What happens and what is expected, in order.
    public var steps: [Line]
  }

  /// A step with the line it stands on.
  public struct Line: Sendable {
    /// The line in the file, from 1.
    public var number: Int
    /// The step as written.
    public var text: String
    /// What it means.
    public var step: Step
  }

  /// The state before the first step.
  public struct Fixture: Sendable {
    /// The scroll view's lengths.
    public var geometry = ScrollGeometry(viewport: 667, content: 2000, baseStart: 64)
    /// The header's options, or `nil` for none.
    public var header: StripOptions? = StripOptions.standard(.start)
    /// The footer's options, or `nil` for none.
    public var footer: StripOptions?
    /// The offset at which the list stands; at its top when `nil`.
    public var offset: Double?
    /// Whether the scroll view is in a window.
    public var isAttached = true
    /// Whether the scroll view moves by itself.
    public var hasPhysics = true
    /// How animated moves are reported; both ways are run when `nil`.
    public var reporting: SimulatedScroll.Reporting?
    /// The page length of a paging scroll view.
    public var page: Double?
    /// How the app's action answers at once, if it does.
    public var answer: Outcome?
    /// What the app calls as soon as a phase is published, within its callback.
    public var reactions: [Reaction] = []

    /// Creates the standard fixture.
    public init() {}
  }

  /// A call of the app within the callback of a phase.
  public struct Reaction: Sendable {
    /// The strip whose phase is published.
    public var edge: Edge
    /// The name of the phase.
    public var phase: String
    /// The strip that is called.
    public var called: Edge
    /// The call.
    public var command: Command
    /// Whether the app calls only the first time.
    public var isOnce: Bool
  }

  /// The cases in the order they stand.
  public var cases: [Case]
}

extension StripOptions {
  /// The strips of the standard fixture: a header of 54 or a footer of 44 points, whose results do
  /// not dwell and which have no minimum display, so that only what a replay says takes time.
  static func standard(_ edge: Edge) -> StripOptions {
    let metrics = LookMetrics(extent: edge == .start ? 54 : 44, dwell: .none)
    var options = StripOptions(role: edge == .start ? .refresh : .load, metrics: metrics)
    options.minimumDisplay = 0
    return options
  }
}

extension Replay {
  /// One step.
  public enum Step: Sendable {
    /// An event for the engine, as it stands.
    case send(Event)
    /// A call to a strip; to the one that it can only mean when none is named.
    case command(Edge?, Command)
    /// Samples, one after another.
    case move([Double], isFingerDown: Bool)
    /// A finger lands.
    case fingerDown
    /// The finger lifts, with a velocity in points per second.
    case fingerUp(Double)
    /// The touch is cancelled.
    case cancel
    /// Some of the scroll view's lengths change.
    case layout([Length])
    /// The app writes a raw inset.
    case write(Edge, Double)
    /// Turns of the run loop.
    case turn(Int)
    /// Seconds pass.
    case advance(Double)
    /// The clock of a recording.
    case clock(Double)
    /// Everything comes to rest.
    case settle
    /// Forgets what was counted and published so far.
    case mark
    /// A strip's options change.
    case configure(Edge, StripOptions)
    /// A strip goes away and a new one takes its place.
    case replace(Edge, StripOptions)
    /// A claim about the state.
    case expect(Expectation)
  }

  /// What an app calls on a strip.
  public enum Command: Sendable {
    case begin(Reveal, notifies: Bool)
    case end(Outcome, hasMore: Bool, tokenEdge: Edge?, generation: UInt32?)
    case reset
    case tap
    case enabled(Bool)
    case hidden(Bool)
    case remove
  }

  /// A length of the scroll view that changes.
  public enum Length: Sendable {
    case viewport(Double)
    case content(Double)
    case base(Edge, Double)
    case safe(Edge, Double)
    /// The system's part of the inset, and the base inset with it.
    case system(Edge, Double)
    case scale(Double)
    /// Whether the axis runs from right to left.
    case reversed(Bool)
  }

  /// A claim about the state.
  public indirect enum Expectation: Sendable {
    /// The opposite of a claim.
    case not(Expectation)
    /// The phase by its name, and with `ending` the outcome unless any will do.
    case phase(Edge, String, Outcome?)
    case number(Quantity, Comparison, Double)
    case published(Edge?, [String])
    case announced([TextKey])
    case effects([String])
    case flag(Flag, Bool)
    case rising
  }

  /// How a number compares with the expected one.
  public enum Comparison: String, Sendable {
    case equal = "="
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
  }

  /// A number that can be expected.
  public enum Quantity: Sendable {
    case y, shownY, lowestY, highestY
    case inset(Edge)
    case ownInset(Edge)
    case contribution(Edge)
    case actions(Edge?)
    case offsetWrites, insetWrites, writes
    case progress(Edge)
    case pull(Edge)
    case origin(Edge)
    case distanceToEnd
    case haptics
    case trackStarts(Edge)
    case trackStops(Edge)
    case time
  }

  /// Something that is so or not.
  public enum Flag: Sendable {
    case shown(Edge)
    case runsTracks(Edge)
    case installed(Edge)
    case framesWanted
  }
}
