import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Reference traces of hit testing")
struct HitTestTraceTests {
    let log = Log()

    /// `Main{A{A1,A2}, B{B1,B2}, C{C1,C2}}`, where B1 overlaps A2.
    private struct Tree {
        let host: TestHost
        let main: LoggedView
        let views: [String: LoggedView]

        @MainActor
        init(_ policy: HitTestPolicy, _ log: Log) {
            host = TestHost(size: Size(width: 400, height: 400), policy: policy)
            func view(_ name: String, _ frame: Rect, in superview: View) -> LoggedView {
                let view = LoggedView(name, frame, log)
                view.hitTests = .pass
                superview.addSubview(view)
                return view
            }
            main = view("Main", Rect(0, 0, 400, 400), in: host.window)
            let a = view("A", Rect(0, 0, 200, 200), in: main)
            let a1 = view("A1", Rect(10, 10, 60, 60), in: a)
            let a2 = view("A2", Rect(120, 120, 60, 60), in: a)
            let b = view("B", Rect(150, 150, 150, 150), in: main)
            let b1 = view("B1", Rect(0, 0, 60, 60), in: b)
            let b2 = view("B2", Rect(80, 80, 60, 60), in: b)
            let c = view("C", Rect(0, 320, 200, 80), in: main)
            let c1 = view("C1", Rect(0, 0, 40, 40), in: c)
            let c2 = view("C2", Rect(50, 0, 40, 40), in: c)
            views = ["A": a, "A1": a1, "A2": a2, "B": b, "B1": b1, "B2": b2, "C": c, "C1": c1, "C2": c2]
        }
    }

    /// Without the view that fills the window, whose lines the traces leave out.
    private func lines(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private func traced() -> [String] { log.take().filter { !$0.hasPrefix("Main.") } }

    @Test("HT-14: two equal siblings, one hit in its left half and one in its right")
    func halves() {
        let root = View(frame: Rect(0, 0, 100, 100))
        let left = LoggedView("B", Rect(0, 0, 100, 100), log)
        left.hitTests = .pass
        let right = LoggedView("C", Rect(0, 0, 100, 100), log)
        right.hitTests = .pass
        left.inside = { (0..<50).contains($0.x) }
        right.inside = { (50..<100).contains($0.x) }
        root.addSubview(left)
        root.addSubview(right)

        #expect(root.hitTest(Point(20, 50), with: nil) === left)
        #expect(log.take() == ["C.hitTest", "C.inside", "B.hitTest", "B.inside"])
        #expect(root.hitTest(Point(80, 50), with: nil) === right)
        #expect(log.take() == ["C.hitTest", "C.inside"])
        #expect(root.hitTest(Point(50, 50), with: nil) === right)

        left.inside = nil
        right.inside = nil
        #expect(root.hitTest(Point(20, 50), with: nil) === right)
    }

    @Test("HT-15, PL-7: with one walk every view is asked once, and not again when the finger is lifted")
    func singlePolicy() {
        let tree = Tree(.single, log)
        let finger = tree.host.finger()

        finger.down(at: Point(165, 165))
        #expect(
            traced()
                == lines("C.hitTest C.inside B.hitTest B.inside B2.hitTest B2.inside B1.hitTest B1.inside")
                + ["B1 began"])
        finger.up()
        #expect(traced() == ["B1 ended"])
    }

    @Test("HT-15, PL-8: UIKit's policy walks twice, for the window and for the view")
    func twoPassPolicy() {
        let tree = Tree(.uikitTwoPass, log)

        tree.host.finger().down(at: Point(165, 165))

        func walk(_ pass: String) -> [String] {
            ["C", "B", "B2", "B1"].flatMap { ["\($0).hitTest(\(pass))", "\($0).inside"] }
        }
        #expect(traced() == walk("window") + walk("view") + ["B1 began"])
    }

    @Test("HT-16: a touch on A2 alone, and one on none of them")
    func elsewhere() {
        let tree = Tree(.single, log)

        tree.host.finger().down(at: Point(130, 130))
        #expect(
            traced()
                == lines("C.hitTest C.inside B.hitTest B.inside A.hitTest A.inside A2.hitTest A2.inside")
                + ["A2 began"])

        tree.host.finger().down(at: Point(350, 50))
        #expect(
            traced() == lines("C.hitTest C.inside B.hitTest B.inside A.hitTest A.inside") + ["Main began"])
    }

    @Test(
        "HT-17: a window above that lets the touch through, and then the views of the one below, each with its answer")
    func twoWindows() {
        let host = TestHost(size: Size(width: 300, height: 300))
        func view(_ name: String, _ frame: Rect, in superview: View) -> LoggedView {
            let view = LoggedView(name, frame, log)
            view.hitTests = .result
            superview.addSubview(view)
            return view
        }
        func window(_ name: String) -> ProbeWindow {
            let window = ProbeWindow(windowScene: host.scene)
            window.name = name
            window.log = log
            window.isHidden = false
            return window
        }
        let bottom = window("Window")
        let root = view("root", Rect(0, 0, 300, 300), in: bottom)
        let a = view("A", Rect(0, 0, 200, 200), in: root)
        _ = view("B", Rect(0, 100, 50, 50), in: a)
        _ = view("D", Rect(100, 100, 50, 50), in: a)
        let top = window("Top")
        top.windowLevel = .alert
        top.hitTestBehavior = .passthrough
        _ = view("badge", Rect(250, 0, 50, 50), in: top)

        host.finger().down(at: Point(80, 20))
        #expect(
            log.take() == [
                "Top.inside=true", "badge.inside=false", "badge.hitTest=nil", "Top.hitTest=nil",
                "Window.inside=true", "root.inside=true", "A.inside=true",
                "D.inside=false", "D.hitTest=nil", "B.inside=false", "B.hitTest=nil",
                "A.hitTest=A", "root.hitTest=A", "Window.hitTest=A", "A began",
            ])
    }

    @Test("HT-18: a stack of levels, by the results of each call")
    func levels() {
        let host = TestHost(size: Size(width: 390, height: 844))
        func view(_ name: String, _ frame: Rect, in superview: View) -> LoggedView {
            let view = LoggedView(name, frame, log)
            view.hitTests = .result
            superview.addSubview(view)
            return view
        }
        let root = View(frame: Rect(0, 0, 390, 844))
        root.name = "root"
        host.window.addSubview(root)
        let level1 = view("level_1", Rect(10, 80, 370, 600), in: root)
        _ = view("level_2_1", Rect(10, 300, 370, 100), in: level1)
        let level2 = view("level_2", Rect(10, 90, 300, 150), in: level1)
        _ = view("level_3", Rect(20, 120, 100, 100), in: level2)

        func hit(_ x: Double, _ y: Double) -> String? { host.window.hitTest(Point(x, y), with: nil)?.name }
        #expect(hit(60, 300) == "level_3")
        #expect(
            log.take() == [
                "level_1.inside=true", "level_2.inside=true", "level_3.inside=true",
                "level_3.hitTest=level_3", "level_2.hitTest=level_3",
                "level_1.hitTest=level_3",
            ])
        #expect(hit(60, 350) == "level_1")
        #expect(hit(60, 385) == "level_2_1")
        #expect(hit(200, 430) == "level_2_1")
        #expect(hit(200, 200) == "level_2")
        #expect(hit(5, 5) == "root")
    }

    @Test("HT-19: two overlapping siblings", arguments: [HitTestPolicy.single, .uikitTwoPass])
    func overlappingSiblings(policy: HitTestPolicy) {
        let host = TestHost(size: Size(width: 300, height: 300), policy: policy)
        let purple = LoggedView("P", Rect(20, 20, 120, 120), log)
        purple.hitTests = .pass
        let orange = LoggedView("O", Rect(100, 100, 120, 120), log)
        orange.hitTests = .pass
        let passes = policy == .single ? [""] : ["(window)", "(view)"]
        host.window.addSubview(purple)
        host.window.addSubview(orange)

        func touch(_ x: Double, _ y: Double) -> [String] {
            let finger = host.finger()
            finger.down(at: Point(x, y))
            finger.cancel()
            return log.take().filter { !$0.hasSuffix("cancelled") }
        }
        let both = passes.flatMap { ["O.hitTest\($0)", "O.inside", "P.hitTest\($0)", "P.inside"] }
        let front = passes.flatMap { ["O.hitTest\($0)", "O.inside"] }
        #expect(touch(250, 250) == both)
        #expect(touch(40, 40) == both + ["P began"])
        #expect(touch(120, 120) == front + ["O began"])
        #expect(touch(200, 200) == front + ["O began"])
    }
}

/// A window that logs what it answers during hit testing.
private final class ProbeWindow: Window {
    var log: Log?

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        log?.add("\(name ?? "?").hitTest=\(hit?.name ?? "nil")")
        return hit
    }

    override func point(inside point: Point, with event: Event?) -> Bool {
        let isInside = super.point(inside: point, with: event)
        log?.add("\(name ?? "?").inside=\(isInside)")
        return isInside
    }
}
