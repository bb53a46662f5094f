import TactusTesting
import TactusUI
import Testing

/// The tree of article 001, `root{A{B,D}, C}`: D over a part of B, C beside A.
@MainActor
@Suite("Article 001: logs of hit tests")
struct HitTestLogTests {
    let host = TestHost(size: Size(width: 300, height: 300))
    let log = Log()
    let window: WatchedWindow
    let root: LoggedView
    let a: LoggedView
    let b: LoggedView
    let d: LoggedView

    static let onA = Point(190, 190)
    static let onBAndD = Point(90, 90)

    init() {
        window = WatchedWindow(windowScene: host.scene)
        root = LoggedView("root", Rect(0, 0, 300, 300), log, in: window)
        a = LoggedView("A", Rect(0, 0, 200, 200), log, in: root)
        b = LoggedView("B", Rect(0, 0, 100, 100), log, in: a)
        d = LoggedView("D", Rect(80, 80, 100, 100), log, in: a)
        host.open(window, name: "Window")
    }

    private func log(_ format: LoggedView.HitTestFormat) {
        for view in [root, a, b, d] { view.hitTests = format }
        window.hitLog = format == .result ? log : nil
    }

    @Test(
        "CF-108: the higher window is asked first and answers nil, then the next one; lines tell what was answered",
        .likeUIKit)
    func higherWindow() {
        let top = WatchedWindow(windowScene: host.scene)
        host.open(top, name: "Top", level: .statusBar)
        top.hitTestBehavior = .passthrough
        top.hitLog = log
        let bar = LoggedView("bar", Rect(0, 0, 300, 20), log, in: top)
        bar.hitTests = .result
        log(.result)
        host.finger().tap(at: Self.onA)
        #expect(
            log.lines
                == Array(
                    words: """
                        Top.inside=true bar.inside=false bar.hitTest=nil Top.hitTest=nil
                        Window.inside=true root.inside=true A.inside=true
                        D.inside=false D.hitTest=nil B.inside=false B.hitTest=nil
                        A.hitTest=A root.hitTest=A Window.hitTest=A
                        """) + ["A began", "A ended"])
    }

    @Test("CF-109: the search stops at the first hit: D, which was added later, is asked and B is not", .likeUIKit)
    func stopsAtFirstHit() {
        log(.entry)
        host.finger().tap(at: Self.onBAndD)
        #expect(
            log.lines
                == Array(words: "root.hitTest root.inside A.hitTest A.inside D.hitTest D.inside")
                + ["D began", "D ended"])
    }

    @Test(
        "CF-110: hitTest is entered first and calls point(inside:); a log of results shows them the other way",
        .likeUIKit)
    func entryAndResult() {
        log(.entry)
        host.finger().tap(at: Self.onBAndD)
        let entered = log.take().dropLast(2)
        log(.result)
        host.finger().tap(at: Self.onBAndD)
        let returned = log.take().dropLast(2)
        #expect(
            Array(entered) == Array(words: "root.hitTest root.inside A.hitTest A.inside D.hitTest D.inside"))
        #expect(
            Array(returned)
                == Array(
                    words: """
                        Window.inside=true root.inside=true A.inside=true D.inside=true
                        D.hitTest=D A.hitTest=D root.hitTest=D Window.hitTest=D
                        """))
    }

    @Test("CF-112: an overridden point(inside:) makes a circle of a square", .likeUIKit)
    func circle() {
        let square = LoggedView("square", Rect(0, 0, 300, 300), log, in: root)
        let circle = LoggedView("circle", Rect(50, 50, 200, 200), log, in: square)
        circle.inside = { ($0 - Point(100, 100)).length <= 100 }
        for point in [Point(100, 0), Point(0, 0), Point(100, 200), Point(171, 171), Point(100, 100)] {
            host.finger().tap(at: point + Vector(dx: 50, dy: 50))
        }
        #expect(
            log.lines.filter { $0.hasSuffix("began") } == [
                "circle began", "square began", "circle began", "square began", "circle began",
            ])
    }
}
