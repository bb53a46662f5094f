import TactusTesting
import Testing
import UIKitNames

@Suite("What lies in one another by the thousands, by UIKit's names")
struct DeepHabitTests {
    private let host = TestHost(size: Size(width: 60, height: 40))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let log = SentenceLog()

    init() {
        host.application.addDeliveryObserver(log)
        host.window.addSubview(view)
        host.settle()
    }

    private func deep(_ count: Int, around animation: CAAnimation) -> CAAnimationGroup {
        var inner = animation
        for _ in 1..<count {
            let group = CAAnimationGroup()
            group.animations = [inner]
            inner = group
        }
        let outermost = CAAnimationGroup()
        outermost.animations = [inner]
        outermost.duration = 1
        return outermost
    }

    private func fade() -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1, 0)
        return fade
    }

    @Test("10,000 groups of animations in one another show what is in the innermost, and are freed")
    func groups() {
        weak var inside: CAAnimation?
        do {
            let fade = fade()
            inside = fade
            view.layer.add(deep(10_000, around: fade), forKey: "deep")
        }
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        host.advance(by: .seconds(1))
        #expect(view.layer.presentation()?.opacity == 1 && view.layer.animationKeys() == nil && inside == nil)
        #expect(log.sentences == [])
    }

    @Test("a group that is in itself ends at as many animations as a group may have, and says so")
    func circle() {
        let group = CAAnimationGroup()
        group.animations = [fade(), group]
        group.duration = 1
        view.layer.add(group, forKey: "circle")
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        #expect(log.sentences == ["a group of animations has more than 65536 in it; the others show nothing"])
        group.animations = nil
        view.layer.removeAllAnimations()
    }

    @Test("100,000 layers in one another show, and are freed; a replicator elsewhere makes them no slower")
    func layers() {
        view.layer.addSublayer(CAReplicatorLayer())
        let outermost = CALayer()
        var layer = outermost
        for number in 1..<100_000 {
            let next = CALayer()
            next.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            if number == 99_999 { next.backgroundColor = UIColor.red.cgColor }
            layer.addSublayer(next)
            layer = next
        }
        view.layer.addSublayer(outermost)
        #expect(host.picture.color(at: PixelPoint(x: 20, y: 20)).isAlmost(.red))
        layer.opacity = 0
        #expect(host.picture.color(at: PixelPoint(x: 20, y: 20)) != .red)
        outermost.removeFromSuperlayer()
        host.settle()
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test("masks of masks, 10,000 of them, show and are freed")
    func masks() {
        let first = CALayer()
        var layer = first
        for _ in 0..<10_000 {
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            mask.backgroundColor = UIColor.black.cgColor
            layer.mask = mask
            layer = mask
        }
        first.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        first.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(first)
        host.settle()
        _ = host.picture
        first.removeFromSuperlayer()
        host.settle()
        #expect(view.subviews.isEmpty)
    }

    @Test("a text of 10,000 texts that were put into one another has one part for each look")
    func texts() {
        var text = NSMutableAttributedString(string: "a")
        for number in 0..<10_000 {
            let outer = NSMutableAttributedString(string: "b", attributes: [.kern: Double(number % 2)])
            outer.append(text)
            text = outer
        }
        #expect(text.length == 10_001)
        let label = UILabel(frame: view.bounds)
        label.attributedText = text
        view.addSubview(label)
        host.settle()
        _ = host.picture
        #expect(label.attributedText?.length == 10_001)
    }
}

/// The sentences about a program's mistakes.
private final class SentenceLog: DeliveryObserver {
    private(set) var sentences: [String] = []
    func application(_ application: Application, didReach stage: DeliveryStage) {
        if case .diagnostic(let diagnostic) = stage { sentences.append("\(diagnostic)") }
    }
}
