import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Transitions of content, and of what pages share")
struct ContentTransitionTests {
    private let host = TestHost(size: Size(width: 40, height: 20))
    private let view = View(frame: Rect(0, 0, 20, 20))

    init() {
        host.window.backgroundColor = .black
        view.backgroundColor = .white
        host.window.addSubview(view)
        host.settle()
    }

    @Test("AP-31: content dissolves into what it is from now on, and nothing is left over")
    func dissolving() {
        var ends: [Bool] = []
        View.transition(with: view) {
            view.backgroundColor = .black
        } completion: {
            ends.append($0)
        }
        #expect(view.backgroundColor == .black && host.window.subviews.count == 2)
        host.clock.advance(by: .milliseconds(150))
        #expect((40...215).contains(Int(host.picture[10, 10] & 0xFF)))
        host.clock.advance(by: .milliseconds(200))
        #expect(host.picture.hex(10, 10) == "000000")
        #expect(host.window.subviews == [view] && view.alpha == 1 && ends == [true])
    }

    @Test("AP-31: a window dissolves too, and a view in no window changes at once")
    func others() {
        View.transition(with: host.window) { host.window.backgroundColor = .red }
        #expect(host.window.subviews.count == 2)
        host.clock.advance(by: .milliseconds(400))
        #expect(host.window.subviews == [view] && host.picture.hex(30, 10) == "FF0000")

        let alone = View(frame: Rect(0, 0, 10, 10))
        var ends: [Bool] = []
        View.transition(with: alone) {
            alone.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        #expect(alone.alpha == 0.5 && ends == [true])
    }

    @Test(
        "AP-31: what it was is pushed out, covered or uncovered",
        arguments: [
            (ViewTransition.push(from: .right), "wwwwrrrr"), (.cover(from: .right), "wwwwrrrr"),
            (.uncover(to: .left), "wwwwrrrr"),
        ])
    func moving(transition: ViewTransition, half: String) {
        host.window.clipsToBounds = true
        View.transition(with: view, by: transition, duration: .milliseconds(400)) { view.backgroundColor = .red }
        host.clock.advance(by: .milliseconds(200))
        let letters = (0..<8).map { index -> String in
            switch host.picture.hex(index * 5 / 2 + 1, 10) {
            case "FFFFFF": "w"
            case "FF0000": "r"
            default: "k"
            }
        }
        if case .uncover = transition {
            #expect(letters.first == "w" && letters.last == "r")
        } else {
            #expect(letters.first == "w" && letters.contains("r") || letters.last == "r")
        }
        host.clock.advance(by: .milliseconds(300))
        #expect(host.window.subviews == [view] && view.frame == Rect(0, 0, 20, 20))
        #expect(host.picture.hex(10, 10) == "FF0000")
    }

    private func page(_ color: Color, dot: Rect) -> (page: View, dot: View) {
        let page = View(frame: Rect(0, 0, 40, 20))
        page.backgroundColor = color
        let view = View(frame: dot)
        view.backgroundColor = .red
        page.addSubview(view)
        return (page, view)
    }

    @Test("AP-32: what two pages share goes from its place on the one to its place on the other")
    func shared() {
        let (list, small) = page(.white, dot: Rect(0, 0, 4, 4))
        let (detail, large) = page(.white, dot: Rect(20, 0, 20, 20))
        host.window.addSubview(list)
        host.settle()
        var ends: [Bool] = []

        let animator = View.transition(
            from: list, to: detail, sharing: [SharedElement(from: small, to: large)], completion: { ends.append($0) })
        animator.fractionComplete = 0.5
        host.settle()

        #expect(host.picture.hex(2, 2) == "FFFFFF" && host.picture.hex(38, 18) == "FFFFFF")
        #expect(host.picture.hex(14, 5) == "FF0000")
        #expect(small.alpha == 0 && large.alpha == 0)
        animator.startAnimation()
        host.clock.advance(by: .seconds(3))
        #expect(ends == [true] && host.picture.hex(38, 18) == "FF0000")
        #expect(small.alpha == 1 && large.alpha == 1)
        #expect(host.window.subviews == [view, detail] && list.superview == nil)
    }

    @Test("AP-32: turned back, the page that was there stays, whole")
    func turnedBack() {
        let (list, small) = page(.white, dot: Rect(0, 0, 4, 4))
        let (detail, large) = page(.white, dot: Rect(20, 0, 20, 20))
        host.window.addSubview(list)
        host.settle()
        let animator = View.transition(from: list, to: detail, sharing: [SharedElement(from: small, to: large)])
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation()
        host.clock.advance(by: .seconds(3))
        #expect(host.window.subviews == [view, list] && small.alpha == 1 && large.alpha == 1 && detail.alpha == 1)
    }

    @Test("AP-32: with less motion the pages dissolve; what is not in its page stays where it is")
    func reducedMotion() {
        let (list, small) = page(.white, dot: Rect(0, 0, 4, 4))
        let (detail, _) = page(.white, dot: Rect(20, 0, 20, 20))
        host.window.addSubview(list)
        host.settle()
        let animator = View.transition(from: list, to: detail, sharing: [SharedElement(from: small, to: View())])
        #expect(small.alpha == 1)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)

        host.application.isReduceMotionEnabled = true
        View.transition(from: list, to: detail, sharing: [SharedElement(from: small, to: detail.subviews[0])])
        #expect(host.window.subviews.count == 3 && small.alpha == 1)
        host.clock.advance(by: .seconds(3))
        #expect(host.window.subviews == [view, detail])
    }

    @Test(
        "AP-93: what layout does to a view while its content changes stays",
        arguments: [ViewTransition.crossDissolve, .push(from: .left), .cover(from: .top), .uncover(to: .left)])
    func laidOutMeanwhile(transition: ViewTransition) {
        View.transition(with: view, by: transition) { view.backgroundColor = .red }
        host.clock.advance(by: .milliseconds(100))
        view.frame = Rect(10, 0, 24, 20)
        host.clock.advance(by: .milliseconds(400))
        #expect(view.frame == Rect(10, 0, 24, 20) && view.alpha == 1)
        view.alpha = 0.5
        View.transition(with: view, by: transition) { view.backgroundColor = .white }
        view.alpha = 0.75
        host.clock.advance(by: .milliseconds(400))
        #expect(view.alpha == 0.75 && view.frame == Rect(10, 0, 24, 20))
    }

    @Test(
        "AP-93: a page that layout moves while it takes another one's place stays there",
        arguments: [ViewTransition.crossDissolve, .push(from: .left), .cover(from: .top), .uncover(to: .left)])
    func resizedMeanwhile(transition: ViewTransition) {
        let new = View(frame: .zero)
        View.transition(from: view, to: new, by: transition)
        host.clock.advance(by: .milliseconds(100))
        new.frame = Rect(0, 0, 40, 20)
        host.clock.advance(by: .milliseconds(400))
        #expect(new.frame == Rect(0, 0, 40, 20) && view.frame == Rect(0, 0, 20, 20) && view.superview == nil)
    }

    @Test("AP-32: what is shared keeps its proportions on the way from one shape to another")
    func proportions() {
        let (list, small) = page(.white, dot: Rect(0, 0, 10, 10))
        let (detail, large) = page(.white, dot: Rect(0, 0, 40, 20))
        // A square in the middle of each.
        for (dot, mark) in [(small, Rect(4, 4, 2, 2)), (large, Rect(16, 6, 8, 8))] {
            let square = View(frame: mark)
            square.backgroundColor = .blue
            dot.addSubview(square)
        }
        host.window.addSubview(list)
        host.settle()
        let animator = View.transition(from: list, to: detail, sharing: [SharedElement(from: small, to: large)])
        animator.fractionComplete = 0.001
        host.settle()
        // The picture of the large one, of which a square is seen, shows its square as one.
        let columns = (0..<10).filter { host.picture[$0, 5] & 0xFF > 100 }
        let rows = (0..<10).filter { host.picture[5, $0] & 0xFF > 100 }
        #expect(!rows.isEmpty && abs(columns.count - rows.count) <= 1, "\(columns) \(rows)")
        animator.fractionComplete = 0.999
        host.settle()
        let wide = (0..<40).filter { host.picture[$0, 10] & 0xFF > 100 }.count
        let high = (0..<20).filter { host.picture[20, $0] & 0xFF > 100 }.count
        #expect(abs(wide - high) <= 2, "\(wide) \(high)")
    }

    @Test("AP-95: what is opaque dissolves into what is opaque, with round corners too, and nothing shines through")
    func noDip() {
        host.window.backgroundColor = .black
        for radius in [0.0, 6] {
            view.cornerRadius = radius
            view.backgroundColor = .white
            host.settle()
            View.transition(with: view) { view.backgroundColor = Color(light: .white, dark: .red) }
            for _ in 0..<4 {
                host.clock.advance(by: .milliseconds(50))
                #expect(host.picture.hex(10, 10) == "FFFFFF")
            }
            host.clock.advance(by: .seconds(1))
        }
        let new = View(frame: .zero)
        new.backgroundColor = .white
        new.cornerRadius = 6
        View.transition(from: view, to: new)
        for _ in 0..<4 {
            host.clock.advance(by: .milliseconds(50))
            #expect(host.picture.hex(10, 10) == "FFFFFF")
        }
        host.clock.advance(by: .seconds(1))
        #expect(view.alpha == 1 && new.alpha == 1 && view.superview == nil)
    }

    @Test("AP-95: a page that lets another one through makes it go as it comes itself")
    func translucentPages() {
        let (list, small) = page(.clear, dot: Rect(0, 0, 4, 4))
        let (detail, large) = page(.clear, dot: Rect(30, 0, 8, 8))
        let words = View(frame: Rect(20, 12, 8, 8))
        words.backgroundColor = .white
        list.addSubview(words)
        view.removeFromSuperview()
        host.window.addSubview(list)
        host.settle()
        let animator = View.transition(from: list, to: detail, sharing: [SharedElement(from: small, to: large)])
        animator.fractionComplete = 0.5
        host.settle()
        #expect((60...200).contains(Int(host.picture[24, 16] & 0xFF)))
        animator.startAnimation()
        host.clock.advance(by: .seconds(3))
        #expect(list.alpha == 1 && detail.alpha == 1 && host.window.subviews == [detail])
    }
}
