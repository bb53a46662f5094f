import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of views: facts of UIKit, each played here.
@MainActor
@Suite("Habits: views")
struct ViewHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))

    private final class Noted: UIView {
        var notes: [String] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            notes.append("layout")
        }
        override func willMove(toSuperview newSuperview: UIView?) {
            notes.append(newSuperview == nil ? "will leave" : "will join")
        }
        override func didMoveToSuperview() { notes.append(superview == nil ? "left" : "joined") }
        override func didMoveToWindow() { notes.append(window == nil ? "out of window" : "in window") }
        override func didAddSubview(_ subview: UIView) { notes.append("has added") }
        override func willRemoveSubview(_ subview: UIView) {
            notes.append("will remove, has it: \(subviews.contains(subview))")
        }
        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
    }

    private func close(_ left: CGRect, _ right: CGRect) -> Bool {
        abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
            && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
    }

    @Test("a size of bounds grows around the centre; an origin of bounds moves what is inside, and not the view")
    func bounds() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        view.bounds.size = CGSize(width: 100, height: 80)
        #expect(view.center == CGPoint(x: 125, y: 125) && view.frame == CGRect(x: 75, y: 85, width: 100, height: 80))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        view.addSubview(inner)
        host.window.addSubview(view)
        view.bounds.origin = CGPoint(x: 5, y: -5)
        #expect(view.frame == CGRect(x: 75, y: 85, width: 100, height: 80))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 80, y: 100))
        #expect(view.convert(CGPoint(x: 5, y: -5), to: host.window) == CGPoint(x: 75, y: 85))
    }

    @Test("a transform leaves bounds and centre alone; the frame is the box around what shows")
    func transform() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.bounds.size == CGSize(width: 100, height: 50) && view.center == CGPoint(x: 150, y: 125))
        #expect(close(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100)))
        view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(close(view.frame, CGRect(x: 70, y: 75, width: 200, height: 100)))
    }

    @Test("a rectangle holds its left and upper edge, and not its right and lower one")
    func edges() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 20, y: 5), with: nil))
        #expect(!view.point(inside: CGPoint(x: 5, y: 20), with: nil))
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).contains(CGPoint(x: 0, y: 9.99)))
        #expect(!CGRect(x: 0, y: 0, width: 10, height: 10).intersects(CGRect(x: 10, y: 0, width: 5, height: 5)))
        #expect(CGRect.null.union(CGRect(x: 1, y: 2, width: 3, height: 4)) == CGRect(x: 1, y: 2, width: 3, height: 4))
        let parts = CGRect(x: 0, y: 0, width: 10, height: 8).divided(atDistance: 3, from: .maxYEdge)
        #expect(parts.slice == CGRect(x: 0, y: 5, width: 10, height: 3))
        #expect(parts.remainder == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test("hit testing passes over what is hidden, takes no touches or is all but transparent, and what lies outside")
    func hitTesting() {
        let (behind, front) = (UIView(frame: host.window.bounds), UIView(frame: host.window.bounds))
        let child = UIView(frame: CGRect(x: 380, y: 380, width: 100, height: 100))
        host.window.addSubview(behind)
        host.window.addSubview(front)
        front.addSubview(child)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { host.window.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(390, 390) === child && hit(10, 10) === front)
        front.alpha = 0.01
        #expect(hit(10, 10) === front)
        front.alpha = 0.009
        #expect(hit(10, 10) === behind && hit(390, 390) === behind)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(hit(390, 390) === behind)
        front.isUserInteractionEnabled = true
        front.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        child.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
        #expect(hit(190, 190) === child && hit(220, 220) === behind)  // outside of its superview
        host.window.bringSubviewToFront(behind)
        #expect(hit(10, 10) === behind)
        host.window.sendSubviewToBack(behind)
        front.isHidden = true
        #expect(hit(10, 10) === behind)
    }

    @Test("a view is told that it joins and leaves, its superview after it has come and before it goes")
    func lifeInTheTree() {
        let (outer, inner) = (Noted(frame: .zero), Noted(frame: .zero))
        outer.addSubview(inner)
        #expect(inner.take() == ["will join", "joined"] && outer.take() == ["has added"])
        host.window.addSubview(outer)
        #expect(inner.take() == ["in window"])
        #expect(Set(outer.take()) == ["will join", "joined", "in window"])
        inner.removeFromSuperview()
        #expect(Set(inner.take()) == ["will leave", "left", "out of window"])
        #expect(outer.notes.filter { $0 != "layout" } == ["will remove, has it: true"])
        let other = UIView()
        other.addSubview(inner)
        outer.addSubview(inner)
        #expect(other.subviews.isEmpty && inner.superview === outer)
    }

    @Test("layout waits for its turn, happens once for many requests, and at once when it is asked for")
    func layout() {
        let view = Noted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.window.addSubview(view)
        host.settle()
        _ = view.take()
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.take() == [])
        host.settle()
        #expect(view.take() == ["layout"])
        view.layoutIfNeeded()
        #expect(view.take() == [])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.take() == ["layout"])
        view.center = CGPoint(x: 200, y: 200)
        host.settle()
        #expect(view.take() == [])
        view.frame.size.width = 120
        host.settle()
        #expect(view.take() == ["layout"])
        view.addSubview(UIView())
        host.settle()
        #expect(view.take() == ["has added", "layout"])
    }

    @Test("sizes: what fits is what there is, sizeToFit keeps the origin, no view has a size of its own by itself")
    func sizes() {
        final class Five: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 5, height: 6) }
        }
        let plain = UIView(frame: CGRect(x: 3, y: 4, width: 7, height: 8))
        #expect(plain.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 7, height: 8))
        #expect(plain.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        let five = Five(frame: CGRect(x: 3, y: 4, width: 7, height: 8))
        five.sizeToFit()
        #expect(five.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    }

    @Test("autoresizing stretches what may, and what may not keeps its distances")
    func autoresizing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (wide, right) = (
            UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20)),
            UIView(frame: CGRect(x: 70, y: 10, width: 20, height: 20))
        )
        wide.autoresizingMask = .flexibleWidth
        right.autoresizingMask = .flexibleLeftMargin
        outer.addSubview(wide)
        outer.addSubview(right)
        host.window.addSubview(outer)
        outer.frame.size = CGSize(width: 200, height: 100)
        host.settle()
        #expect(wide.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
        #expect(right.frame == CGRect(x: 170, y: 10, width: 20, height: 20))
    }

    @Test("animations set the model at once, and call back with true at their end, or with false when they are removed")
    func animations() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        host.settle()
        var ends: [String] = []
        UIView.animate(withDuration: 0.5) {
            view.center.x = 105
        } completion: {
            ends.append("moved \($0)")
        }
        #expect(view.center.x == 105 && ends == [])
        host.advance(by: .milliseconds(480))
        #expect(ends == [])
        host.advance(by: .milliseconds(60))
        #expect(ends == ["moved true"])
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            ends.append("faded \($0)")
        }
        host.advance(by: .milliseconds(100))
        view.layer.removeAllAnimations()
        host.advance(by: .milliseconds(50))
        #expect(ends == ["moved true", "faded false"] && view.alpha == 0)
        UIView.animate(withDuration: 0) {
            view.alpha = 1
        } completion: {
            ends.append("at once \($0)")
        }
        host.advance(by: .milliseconds(50))
        #expect(ends.last == "at once true")
        UIView.animate(withDuration: 0.2) {
            UIView.performWithoutAnimation { view.frame.origin.y = 50 }
        }
        #expect(view.presentedFrame.origin.y == 50)
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0) {
            view.center.x = 5
        } completion: { position in
            ends.append("animator \(position == .end)")
        }
        #expect(animator.isRunning)
        host.advance(by: .milliseconds(300))
        #expect(ends.last == "animator true" && !animator.isRunning)
    }
}
