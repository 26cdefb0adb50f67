// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension StandInTests {
  @MainActor
  struct Drawing {
    private let view: UIView

    init() {
      let stage = Stage(size: CGSize(width: 100, height: 100))
      stage.scroll.removeFromSuperview()
      stage.window.backgroundColor = .systemBackground
      view = stage.window
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
      let color = StandIn.render(view, scale: 1).color(at: CGPoint(x: x, y: y))
      return (color?.components ?? []).map { ($0 * 100).rounded() / 100 }
    }

    @Test func `A background, its corners and its opacity are drawn`() {
      let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      box.backgroundColor = .red
      box.layer.cornerRadius = 30
      box.alpha = 0.5
      view.addSubview(box)
      #expect(color(50, 50) == [1, 0.5, 0.5, 1])
      #expect(color(22, 22) == [1, 1, 1, 1])
      StandIn.setStyle(.dark)
      #expect(color(22, 22) == [0, 0, 0, 1])
    }

    @Test func `A stroke has a start and an end`() {
      let line = CAShapeLayer()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
      line.path = path.cgPath
      line.strokeColor = UIColor.blue.cgColor
      line.lineWidth = 10
      line.strokeStart = 0.25
      line.strokeEnd = 0.75
      view.layer.addSublayer(line)
      #expect(color(20, 50) == [1, 1, 1, 1])
      #expect(color(50, 50) == [0, 0, 1, 1])
      #expect(color(80, 50) == [1, 1, 1, 1])
    }

    @Test func `A mask and a gradient work together`() {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.colors = [UIColor.black.cgColor, UIColor.red.cgColor]
      let mask = CAShapeLayer()
      mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
      gradient.mask = mask
      view.layer.addSublayer(gradient)
      #expect(color(50, 60) == [1, 1, 1, 1])
      let middle = color(50, 20)
      #expect(isClose(middle[0], 0.5, within: 0.02) && middle[1] == 0)
    }

    @Test func `What is drawn is what is animated`() {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      box.backgroundColor = .red
      view.addSubview(box)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 80 }
      StandIn.advance(by: 0.5)
      #expect(color(50, 10) == [1, 0, 0, 1])
      #expect(color(10, 10) == [1, 1, 1, 1])
    }

    @Test func `Content that scrolls is clipped to its view`() {
      let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      scroll.contentSize = CGSize(width: 60, height: 400)
      let box = UIView(frame: CGRect(x: 0, y: 60, width: 60, height: 60))
      box.backgroundColor = .red
      scroll.addSubview(box)
      view.addSubview(scroll)
      scroll.contentOffset.y = 30
      #expect(color(50, 45) == [1, 1, 1, 1])
      #expect(color(50, 55) == [1, 0, 0, 1])
      #expect(color(50, 85) == [1, 1, 1, 1])
    }

    @Test(arguments: ["Pull", "下拉刷新", "اسحب"])
    func `A text leaves ink where its label is`(text: String) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = text
      view.addSubview(label)
      let picture = StandIn.render(view, scale: 1)
      let ink = (0..<100).filter { x in
        (0..<30).contains { y in
          picture.color(at: CGPoint(x: x, y: y))?.components?[0] ?? 1 < 0.5
        }
      }
      #expect(ink.count > 10)
      #expect(CGFloat(ink.last ?? 0) <= label.sizeThatFits(.zero).width + 1)
    }

    @Test func `A picture read back is the picture drawn`() throws {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      box.backgroundColor = .green
      view.addSubview(box)
      let image = try #require(UIImage(data: StandIn.render(box, scale: 2).png, scale: 2))
      #expect(image.size == CGSize(width: 50, height: 50))
      box.removeFromSuperview()
      let imageView = UIImageView(image: image)
      imageView.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
      view.addSubview(imageView)
      #expect(color(75, 75) == [0, 1, 0, 1])
    }
  }
}
