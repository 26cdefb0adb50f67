// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// What of a scene becomes which node of GTK's scene graph.
  @Suite final class NodeTests {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let texts: TextCache
    private let images = ImageStore()

    init() throws {
      _ = try Rig.shared()
      widget = try #require(gtk_label_new(nil))
      g_object_ref_sink(widget)
      texts = TextCache(widget: widget)
      texts.words = { _ in "Refreshing" }
    }

    isolated deinit {
      texts.removeAll()
      g_object_unref(widget)
    }

    private static let red = Paint(red: 255, green: 0, blue: 0)

    /// Draws a scene, and says the kinds of the nodes without children and where they are.
    private func nodes(_ write: (inout Scene) -> Void) throws -> [(GskRenderNodeType, Box)] {
      var scene = Scene()
      scene.removeAll(for: .pulling)
      write(&scene)
      var player = ScenePlayer()
      var list = DisplayList()
      player.update(scene, at: 0)
      player.sample(at: 0, into: &list)
      let snapshot = try #require(gtk_snapshot_new())
      var painter = SnapshotPainter(
        snapshot: snapshot,
        list: list,
        palette: Palette(of: widget),
        texts: texts,
        images: images,
        isRightToLeft: false
      )
      painter.paint()
      let root = try #require(gtk_snapshot_free_to_node(snapshot))
      defer { gsk_render_node_unref(root) }
      return NodeTests.leaves(of: root)
    }

    private static func leaves(of node: OpaquePointer) -> [(GskRenderNodeType, Box)] {
      let type = gsk_render_node_get_node_type(node)
      switch type {
      case GSK_CONTAINER_NODE:
        return (0..<gsk_container_node_get_n_children(node)).flatMap {
          leaves(of: gsk_container_node_get_child(node, $0))
        }
      case GSK_TRANSFORM_NODE: return leaves(of: gsk_transform_node_get_child(node))
      case GSK_ROUNDED_CLIP_NODE: return leaves(of: gsk_rounded_clip_node_get_child(node))
      case GSK_CLIP_NODE: return leaves(of: gsk_clip_node_get_child(node))
      case GSK_OPACITY_NODE: return leaves(of: gsk_opacity_node_get_child(node))
      case GSK_COLOR_MATRIX_NODE: return leaves(of: gsk_color_matrix_node_get_child(node))
      default:
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        let box = Box(
          x: Double(bounds.origin.x),
          y: Double(bounds.origin.y),
          width: Double(bounds.size.width),
          height: Double(bounds.size.height)
        )
        return [(type, box)]
      }
    }

    @Test func `a line is a cairo node no wider than its ink and a mitre could be`() throws {
      let found = try nodes {
        $0.add(.arc(0, diameter: 20, stroke: Self.red, lineWidth: 2).at(100, 30))
      }
      #expect(found.map(\.0) == [GSK_CAIRO_NODE])
      // The outline, on every side the line's width for a mitred corner, and a point for soft edges.
      #expect(found.first?.1 == Box(x: 87, y: 17, width: 26, height: 26))
    }

    @Test func `lines far apart have a node each, and lines over each other share one`() throws {
      for (distance, count) in [(200.0, 2), (2, 1)] {
        let found = try nodes {
          $0.add(.arc(0, diameter: 20, stroke: Self.red, lineWidth: 2).at(100, 30))
          $0.add(.arc(1, diameter: 20, stroke: Self.red, lineWidth: 2).at(100 + distance, 30))
        }
        #expect(found.map(\.0) == Array(repeating: GSK_CAIRO_NODE, count: count))
      }
    }

    @Test func `discs, rectangles, texts and pictures are nodes of their own kinds`() throws {
      let data = g_bytes_new([UInt8](repeating: 255, count: 4), 4)
      let texture = try #require(gdk_memory_texture_new(1, 1, GDK_MEMORY_R8G8B8A8, data, 4))
      g_bytes_unref(data)
      images.set([texture], for: 0)
      g_object_unref(texture.address)
      let found = try nodes {
        $0.add(.disc(0, diameter: 10, fill: Self.red).at(20, 30))
        var bar = Shape.rectangle(1, width: 4, height: 8, cornerRadius: 2, fill: .accent).at(50, 30)
        bar.rotation = 0.5
        $0.add(bar)
        $0.add(.text(2, .refreshing, TextStyle(size: 15), width: 200, height: 20).at(180, 30))
        $0.add(.image(3, 0, width: 20, height: 20).at(320, 30))
      }
      #expect(
        found.map(\.0) == [GSK_COLOR_NODE, GSK_COLOR_NODE, GSK_TEXT_NODE, GSK_TEXTURE_NODE]
      )
    }

    @Test func `a text is laid out once for all frames, and anew when it is forgotten`() throws {
      var asked = 0
      texts.words = { _ in
        asked += 1
        return "Refreshing"
      }
      func draw() throws -> Int {
        for _ in 0..<3 {
          _ = try nodes {
            $0.add(.text(0, .refreshing, TextStyle(size: 15), width: 200, height: 20).at(180, 30))
          }
        }
        return asked
      }
      #expect(try draw() == 1)
      texts.removeAll()
      #expect(try draw() == 2)
    }
  }
}
