import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of stacks, and of what constraints say.
@MainActor
@Suite("Habits: stacks and constraints")
struct StackHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    func box(_ w: CGFloat, _ h: CGFloat) -> UIView {
        let v = UIView()
        v.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            v.widthAnchor.constraint(equalToConstant: w), v.heightAnchor.constraint(equalToConstant: h),
        ])
        return v
    }

    @Test("a stack goes by what shows: hidden views, spaces of one’s own, those that go and come, margins")
    func stacks() {
        let (a, b, c) = (box(50, 20), box(30, 40), box(20, 10))
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.axis = .horizontal
        stack.spacing = 10
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
            stack.topAnchor.constraint(equalTo: host.window.topAnchor),
        ])
        host.settle()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
        #expect(
            a.frame == CGRect(x: 0, y: 10, width: 50, height: 20)
                && c.frame == CGRect(x: 100, y: 15, width: 20, height: 10))
        b.isHidden = true
        host.settle()
        #expect(stack.frame.width == 80 && c.frame.minX == 60)
        #expect(stack.arrangedSubviews.count == 3)
        stack.setCustomSpacing(30, after: a)
        host.settle()
        #expect(c.frame.minX == 80)
        #expect(stack.customSpacing(after: a) == 30 && stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
        b.isHidden = false
        stack.setCustomSpacing(0, after: b)
        host.settle()
        #expect(b.frame.minX == 80 && c.frame.minX == 110)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        stack.removeArrangedSubview(b)
        host.settle()
        #expect(b.superview === stack && c.frame.minX == 60)
        b.removeFromSuperview()
        c.removeFromSuperview()
        #expect(stack.arrangedSubviews == [a])
        stack.addArrangedSubview(c)
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a, c] && stack.subviews.count == 3)
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        host.settle()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 56, height: 94))
        #expect(b.frame == CGRect(x: 22, y: 1, width: 30, height: 40))
    }

    @Test("a stack fills evenly, or leaves even room between edges or middles")
    func distributions() {
        func plain() -> UIView { UIView() }
        let (a, b) = (plain(), plain())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.distribution = .fillEqually
        stack.spacing = 20
        host.window.addSubview(stack)
        host.settle()
        #expect(
            a.frame == CGRect(x: 0, y: 0, width: 140, height: 100)
                && b.frame == CGRect(x: 160, y: 0, width: 140, height: 100))
        let three = UIStackView(arrangedSubviews: [box(40, 10), box(60, 10), box(20, 10)])
        three.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        three.distribution = .equalSpacing
        three.alignment = .bottom
        host.window.addSubview(three)
        host.settle()
        #expect(three.arrangedSubviews.map(\.frame.minX) == [0, 130, 280])
        #expect(three.arrangedSubviews.map(\.frame.minY) == [90, 90, 90])
        three.distribution = .equalCentering
        host.settle()
        #expect(three.arrangedSubviews.map(\.frame.midX) == [20, 155, 290])
    }

    @Test("who hugs less is stretched, who resists less is cut, and baselines are in line")
    func hugging() {
        let (left, right) = (UILabel(), UILabel())
        left.text = "Left"
        right.text = "Right"
        for label in [left, right] {
            label.translatesAutoresizingMaskIntoConstraints = false
            host.window.addSubview(label)
        }
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
            left.topAnchor.constraint(equalTo: host.window.topAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
            right.trailingAnchor.constraint(equalTo: host.window.trailingAnchor),
            right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor),
        ])
        left.setContentHuggingPriority(.required, for: .horizontal)
        host.settle()
        #expect(abs(left.frame.width - left.intrinsicContentSize.width) < 1)
        #expect(right.frame.maxX == 400)
        left.setContentHuggingPriority(.defaultLow, for: .horizontal)
        right.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        host.settle()
        #expect(abs(right.frame.width - right.intrinsicContentSize.width) < 1)
        left.text = String(repeating: "long ", count: 40)
        right.text = String(repeating: "long ", count: 4)
        left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        host.settle()
        #expect(abs(right.frame.width - right.intrinsicContentSize.width) < 1 && left.frame.minX == 0)
        #expect(
            left.contentHuggingPriority(for: .vertical) == .defaultLow
                || left.contentHuggingPriority(for: .vertical).rawValue == 251)
        #expect(left.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(UIView().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(
            UIView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        right.font = .systemFont(ofSize: 40)
        host.settle()
        #expect(right.frame.minY < left.frame.minY)
    }

    @Test("a constraint that changes with a layout in an animation shows the way")
    func animatedConstraint() {
        let v = UIView()
        v.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(v)
        let w = v.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            w, v.heightAnchor.constraint(equalToConstant: 100),
            v.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
            v.topAnchor.constraint(equalTo: host.window.topAnchor),
        ])
        host.settle()
        var done: [Bool] = []
        w.constant = 300
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.host.window.layoutIfNeeded()
        } completion: {
            done.append($0)
        }
        #expect(v.frame.width == 300)
        host.advance(by: .milliseconds(500))
        let shown = v.layer.presentation()?.bounds.width ?? 0
        #expect(abs(shown - 200) < 8)
        #expect(done == [])
        host.advance(by: .milliseconds(600))
        #expect(done == [true])
    }
}
