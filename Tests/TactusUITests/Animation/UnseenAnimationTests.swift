import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Animations that nobody sees")
struct UnseenAnimationTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let panel = View(frame: Rect(0, 0, 400, 100))
    private let view = View(frame: Rect(0, 0, 20, 20))
    private let log = Log()

    init() {
        view.backgroundColor = .red
        host.window.addSubview(panel)
        panel.addSubview(view)
        host.settle()
    }

    /// A second for 100 points, without easing.
    private func move(delay: Duration = .zero, _ options: AnimationOptions = []) {
        View.animate(duration: .seconds(1), delay: delay, curve: .linear, options: options) {
            view.center.x = 110
        } completion: {
            log.add("done \($0)")
        }
        host.settle()
        host.settle()
    }

    /// How often the program is woken in a time.
    private func turns(in duration: Duration) -> Int {
        let before = host.platform.turnCount
        host.clock.advance(by: duration)
        return host.platform.turnCount - before
    }

    /// Ways of not being seen, and back.
    nonisolated enum Cover: CaseIterable {
        case hidden, inHidden, transparent, inTransparent, inTwoThin
    }

    private func set(_ cover: Cover, _ isUnseen: Bool) {
        switch cover {
        case .hidden: view.isHidden = isUnseen
        case .inHidden: panel.isHidden = isUnseen
        case .transparent: view.alpha = isUnseen ? 0 : 1
        case .inTransparent: panel.alpha = isUnseen ? 0 : 1
        case .inTwoThin: (panel.alpha, view.alpha) = isUnseen ? (0.03, 0.03) : (1, 1)
        }
    }

    @Test(
        "what repeats out of sight wakes nobody, and is at the right place when it is seen", arguments: Cover.allCases)
    func repeating(cover: Cover) {
        set(cover, true)
        move(.repeat)
        #expect(turns(in: .milliseconds(7_300)) == 0)
        #expect(!host.scene.isFramePending)
        let hidden = view.presentedCenter.x
        set(cover, false)
        host.settle()
        #expect(abs(view.presentedCenter.x - hidden) < 6)
        #expect(turns(in: .milliseconds(300)) > 15)
        set(cover, true)
        host.settle()
        host.settle()
        #expect(turns(in: .seconds(5)) == 0)
        #expect(log.lines == [])
    }

    @Test("what is hidden ends in time, which is the only thing that it wakes for")
    func ending() {
        view.isHidden = true
        move()
        #expect(turns(in: .milliseconds(900)) == 0)
        #expect((55...110).contains(view.presentedCenter.x))
        #expect((1...3).contains(turns(in: .milliseconds(100))))
        #expect(log.lines == ["done true"])
        #expect(view.animations == nil)
        #expect(turns(in: .seconds(3)) == 0)
    }

    @Test("what becomes visible little by little is seen from the start, also after a delay")
    func fadingIn() {
        view.alpha = 0
        host.settle()
        View.animate(duration: .milliseconds(500), delay: .milliseconds(500)) { view.alpha = 1 }
        host.settle()
        host.settle()
        #expect(turns(in: .milliseconds(400)) == 0)
        #expect(turns(in: .milliseconds(400)) > 15)
        #expect((0.3...0.9).contains(view.shownAppearance.alpha))
    }

    @Test("what is shown while a frame is made goes on with the next one")
    func shownInLayout() {
        final class Showing: View {
            var target: View?
            override func layoutSubviews() { target?.isHidden = false }
        }
        let layout = Showing(frame: Rect(0, 50, 10, 10))
        host.window.addSubview(layout)
        view.isHidden = true
        move(.repeat)
        layout.target = view
        layout.setNeedsLayout()
        host.settle()
        #expect(turns(in: .milliseconds(300)) > 15)
    }

    @Test("in a hidden window nothing ticks")
    func hiddenWindow() {
        move([.repeat, .autoreverse])
        host.window.isHidden = true
        host.settle()
        host.settle()
        #expect(turns(in: .seconds(3)) == 0)
        host.window.isHidden = false
        #expect(turns(in: .milliseconds(300)) > 15)
    }

    @Test("what repeats without a duration is done at once")
    func withoutDuration() {
        View.animate(duration: .zero, options: .repeat) {
            view.center.x = 110
        } completion: {
            log.add("done \($0)")
        }
        host.settle()
        host.settle()
        #expect(log.lines == ["done true"])
        #expect(view.presentedCenter.x == 110)
        #expect(turns(in: .seconds(2)) == 0)
    }
}
