// SPDX-License-Identifier: MIT

/// What an app can choose about a look.
protocol LookOptions {
  /// What is chosen where nothing is said.
  static var usual: Self { get }
}

/// The options that a look is drawn with.
///
/// A page without looks of an app's own has these as they usually are, and its module has the numbers
/// where they are used. The styles of the standard look and the pictures of the look of frames differ
/// on pages, too: those two keep their options.
@propertyWrapper struct Chosen<Options: LookOptions> {
  #if TUG_USUAL
  var wrappedValue: Options { @inline(__always) get { Options.usual } }

  @inline(__always) init(wrappedValue: Options) {}
  #else
  var wrappedValue: Options
  #endif
}

extension BallsOptions: LookOptions {
  static var usual: BallsOptions { BallsOptions() }
}

extension BarsOptions: LookOptions {
  static var usual: BarsOptions { BarsOptions() }
}

extension BounceOptions: LookOptions {
  static var usual: BounceOptions { BounceOptions() }
}

extension BunOptions: LookOptions {
  static var usual: BunOptions { BunOptions() }
}

extension CurveOptions: LookOptions {
  static var usual: CurveOptions { CurveOptions() }
}

extension DotsOptions: LookOptions {
  static var usual: DotsOptions { DotsOptions() }
}

extension DropOptions: LookOptions {
  static var usual: DropOptions { DropOptions() }
}

extension RingOptions: LookOptions {
  static var usual: RingOptions { RingOptions() }
}

extension TwoArcOptions: LookOptions {
  static var usual: TwoArcOptions { TwoArcOptions() }
}

extension WaveOptions: LookOptions {
  static var usual: WaveOptions { WaveOptions() }
}

extension WeatherOptions: LookOptions {
  static var usual: WeatherOptions { WeatherOptions() }
}

extension WheelOptions: LookOptions {
  static var usual: WheelOptions { WheelOptions() }
}
