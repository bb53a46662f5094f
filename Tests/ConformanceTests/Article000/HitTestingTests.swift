import TactusControls
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 000: hit testing")
struct HitTestingTests {
    @Test(
        "CF-003: enlarged hit areas reach as far as the superview's own area, and no further",
        .differs("UIKit has no such policy; overriding point(inside:) has the same limit there."))
    func enlargedAreas() {
        let host = TestHost(size: Size(width: 300, height: 300))
        let log = Log()
        let panel = LoggedView("panel", Rect(100, 100, 100, 100), log, in: host.window)
        let small = Button(title: "", frame: Rect(0, 40, 20, 20))
        small.logPresses("small", log)
        panel.addSubview(small)
        func tapAround() -> [String] {
            for point in [Point(110, 150), Point(131, 150), Point(133, 150), Point(95, 150), Point(110, 129)] {
                host.finger().tap(at: point)
            }
            return log.take()
        }
        let panelTap = ["panel began", "panel ended"]
        #expect(tapAround() == ["pressed small"] + panelTap + panelTap + panelTap)
        let widened = ["pressed small", "pressed small"] + panelTap + ["pressed small"]
        host.application.hitOutsetPolicy = HitOutsetPolicy { view in
            view === small ? Insets(top: 12, left: 12, bottom: 12, right: 12) : nil
        }
        #expect(tapAround() == widened)
        host.application.hitOutsetPolicy = .minimumTarget(44)
        #expect(tapAround() == widened)
        host.application.hitOutsetPolicy = .minimumTarget(20)  // the button is as large as that
        #expect(tapAround() == ["pressed small"] + panelTap + panelTap + panelTap)
    }

    @Test("CF-004: reverse pre-order, depth first; the first hit stops the search", .likeUIKit)
    func traversal() {
        let tree = LetterTree()
        for name in ["A", "B", "C"] {
            tree[name].inside = { _ in true }
            tree[name].hitTestBehavior = .passthrough
        }
        tree.host.finger().tap(at: LetterTree.onMain)
        #expect(
            tree.log.take()
                == Array(
                    words: """
                        C.hitTest C.inside C2.hitTest C2.inside C1.hitTest C1.inside
                        B.hitTest B.inside B2.hitTest B2.inside B1.hitTest B1.inside
                        A.hitTest A.inside A2.hitTest A2.inside A1.hitTest A1.inside
                        Main.touchesBegan Main.touchesEnded
                        """))
        tree["B2"].inside = { _ in true }
        tree.host.finger().tap(at: LetterTree.onMain)
        #expect(
            tree.log.take()
                == Array(
                    words: """
                        C.hitTest C.inside C2.hitTest C2.inside C1.hitTest C1.inside
                        B.hitTest B.inside B2.hitTest B2.inside B2.touchesBegan B2.touchesEnded
                        """))
    }

    @Test("CF-015: a touch on B1 over A2 asks C, B, B2 and B1; A is never asked, nor anyone when it lifts", .likeUIKit)
    func lettersExample() {
        let tree = LetterTree()
        let finger = tree.host.finger()
        finger.down(at: LetterTree.onB1AndA2)
        #expect(
            tree.log.take()
                == Array(
                    words: """
                        C.hitTest C.inside B.hitTest B.inside B2.hitTest B2.inside B1.hitTest B1.inside
                        B1.touchesBegan
                        """))
        finger.up()
        #expect(tree.log.take() == ["B1.touchesEnded"])
    }

    @Test(
        "CF-016: a missed view leaves the touch to its siblings; a view without a hit child takes it; nil passes it on",
        .likeUIKit)
    func whereATouchFalls() {
        let tree = LetterTree()
        tree["B1"].alter = { _, _ in nil }  // the view behind is asked: B itself, not A2
        tree.host.finger().tap(at: LetterTree.onB1AndA2)
        #expect(
            tree.log.take()
                == Array(
                    words: """
                        C.hitTest C.inside B.hitTest B.inside B2.hitTest B2.inside B1.hitTest B1.inside
                        B.touchesBegan B.touchesEnded
                        """))
        tree["B"].alter = { _, _ in nil }  // now the sibling A has it, before Main
        tree.host.finger().tap(at: LetterTree.onB1AndA2)
        #expect(
            tree.log.take()
                == Array(
                    words: """
                        C.hitTest C.inside B.hitTest B.inside B2.hitTest B2.inside B1.hitTest B1.inside
                        A.hitTest A.inside A2.hitTest A2.inside A2.touchesBegan A2.touchesEnded
                        """))
        tree["A"].alter = { _, _ in nil }  // no sibling is left: the superview
        tree.host.finger().tap(at: LetterTree.onB1AndA2)
        #expect(tree.log.take().suffix(2) == ["Main.touchesBegan", "Main.touchesEnded"])
    }

    @Test("CF-017: without interaction, hidden or transparent, a view and its subviews let touches through", .likeUIKit)
    func disqualifiedViews() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let log = Log()
        _ = LoggedView("behind", Rect(0, 0, 100, 100), log, in: host.window)
        let panel = LoggedView("panel", Rect(0, 0, 100, 100), log, in: host.window)
        _ = LoggedView("child", Rect(0, 0, 100, 100), log, in: panel)
        let changes: [(View) -> Void] = [
            { _ in }, { $0.isUserInteractionEnabled = false }, { $0.isHidden = true }, { $0.alpha = 0 },
        ]
        for change in changes {
            panel.isUserInteractionEnabled = true
            panel.isHidden = false
            panel.alpha = 1
            change(panel)
            host.finger().tap(at: Point(50, 50))
        }
        #expect(
            log.lines == [
                "child began", "child ended", "behind began", "behind ended", "behind began", "behind ended",
                "behind began", "behind ended",
            ])
    }

    @Test(
        "CF-018: a view whose alpha is less than 0.01 lets touches through; at 0.01 it takes them",
        .open("UIKit keeps alpha in 32 bits, so that its answer at exactly 0.01 may differ."))
    func leastAlpha() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let log = Log()
        _ = LoggedView("behind", Rect(0, 0, 100, 100), log, in: host.window)
        let view = LoggedView("view", Rect(0, 0, 100, 100), log, in: host.window)
        for alpha in [0, 0.0099, 0.01, 0.011, 1] {
            view.alpha = alpha
            host.finger().tap(at: Point(50, 50))
        }
        #expect(
            log.lines.filter { $0.hasSuffix("began") } == [
                "behind began", "behind began", "view began", "view began", "view began",
            ])
    }
}
