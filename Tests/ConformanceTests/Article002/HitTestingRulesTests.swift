import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 002: rules of hit testing")
struct HitTestingRulesTests {
    let host = TestHost(size: Size(width: 300, height: 300))
    let log = Log()

    @Test(
        "CF-202: of two views of one frame the left half goes to B, the right half and the middle line to C", .likeUIKit
    )
    func halves() {
        let a = LoggedView("A", Rect(0, 0, 100, 100), log, in: host.window)
        let b = LoggedView("B", Rect(0, 0, 100, 100), log, in: a)
        let c = LoggedView("C", Rect(0, 0, 100, 100), log, in: a)
        for view in [b, c] { view.hitTests = .entry }
        b.inside = { $0.x >= 0 && $0.x < 50 }
        c.inside = { $0.x >= 50 && $0.x < 100 }
        var logs: [String] = []
        func tap(_ x: Double) {
            host.finger().tap(at: Point(x, 50))
            logs.append(log.take().dropLast().joined(separator: " "))
        }
        tap(20)
        tap(80)
        tap(50)
        c.inside = nil
        b.inside = nil
        tap(20)
        #expect(
            logs == [
                "C.hitTest C.inside B.hitTest B.inside B began", "C.hitTest C.inside C began",
                "C.hitTest C.inside C began", "C.hitTest C.inside C began",
            ])
    }

    @Test("CF-208: what a view draws does not matter, and what lies outside its superview is never hit", .likeUIKit)
    func contentAndBounds() {
        let panel = LoggedView("panel", Rect(50, 50, 100, 100), log, in: host.window)
        panel.clipsToBounds = false
        let clear = LoggedView("clear", Rect(60, 0, 80, 40), log, in: panel)  // half of it outside the panel
        clear.backgroundColor = nil
        _ = LoggedView("hidden", Rect(0, 60, 40, 40), log, in: panel).isHidden = true
        for point in [Point(120, 60), Point(149, 60), Point(150, 60), Point(160, 60), Point(60, 120)] {
            host.finger().tap(at: point)
        }
        #expect(
            log.lines.filter { $0.hasSuffix("began") } == ["clear began", "clear began", "panel began"])
    }

    @Test(
        "CF-209: a view that is animated without allowing interaction is not hit until the animation is over",
        .likeUIKit)
    func animatedView() {
        let behind = LoggedView("behind", Rect(0, 0, 100, 100), log, in: host.window)
        let moving = LoggedView("moving", Rect(0, 0, 100, 100), log, in: host.window)
        moving.blockingAnimationDidBegin()
        host.finger().tap(at: Point(50, 50))
        moving.blockingAnimationDidBegin()
        moving.blockingAnimationDidEnd()
        host.finger().tap(at: Point(50, 50))
        moving.blockingAnimationDidEnd()
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "behind began", "behind ended", "behind began", "behind ended", "moving began", "moving ended",
            ])
        #expect(behind.subviews.isEmpty)
    }

    @Test(
        "CF-222: windows are asked by level, and of one level the last brought to front first; hidden ones never",
        .likeUIKit)
    func windowOrder() {
        func window(_ name: String, _ level: Window.Level) -> WatchedWindow {
            let window = WatchedWindow(windowScene: host.scene)
            host.open(window, name: name, level: level)
            window.hitTestBehavior = .passthrough
            window.hitLog = log
            return window
        }
        let first = window("first", .normal)
        _ = window("alert", .alert)
        _ = window("second", .normal)
        _ = window("bar", .statusBar)
        window("hidden", .alert).isHidden = true
        window("clear", .alert).alpha = 0
        window("inert", .alert).isUserInteractionEnabled = false
        func asked() -> [String] {
            host.finger().tap(at: Point(50, 50))
            return log.take().filter { $0.contains("hitTest") }
        }
        #expect(asked() == ["alert.hitTest=nil", "bar.hitTest=nil", "second.hitTest=nil", "first.hitTest=nil"])
        first.makeKeyAndVisible()
        #expect(asked() == ["alert.hitTest=nil", "bar.hitTest=nil", "first.hitTest=nil", "second.hitTest=nil"])
    }

    @Test("CF-225: does it take touches, then point(inside:), then subviews from last to first", .likeUIKit)
    func listing() {
        let panel = LoggedView("panel", Rect(0, 0, 100, 100), log, in: host.window)
        let views = ["first", "second", "third", "hidden", "inert", "clear"].map {
            LoggedView($0, Rect(0, 0, 50, 50), log, in: panel)
        }
        views[3].isHidden = true
        views[4].isUserInteractionEnabled = false
        views[5].alpha = 0.009
        views[2].inside = { _ in false }
        for view in [panel] + views { view.hitTests = .entry }
        host.finger().tap(at: Point(25, 25))
        #expect(
            log.lines
                == Array(
                    words: """
                        panel.hitTest panel.inside clear.hitTest inert.hitTest hidden.hitTest
                        third.hitTest third.inside second.hitTest second.inside
                        """) + ["second began", "second ended"])
    }
}
