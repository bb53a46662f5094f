import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 000: the two passes of a hit test")
struct HitTestPassesTests {
    @Test(
        "CF-019: a touch walks the view tree once, and twice under the policy that asks for UIKit's two passes",
        .differs(
            "UIKit walks the tree twice for every touch. One walk finds window and view alike; "
                + "`HitTestPolicy.uikitTwoPass` is there for programs that count on two."))
    func walks() {
        var logs: [[String]] = []
        for policy in [HitTestPolicy.single, .uikitTwoPass] {
            let tree = OverlapTree(policy: policy)
            tree.host.finger().tap(at: OverlapTree.onBoth)
            logs.append(tree.log.lines)
        }
        #expect(logs[0] == ["O.hitTest", "O.inside", "O began", "O ended"])
        #expect(logs[1] == ["O.hitTest", "O.inside", "O.hitTest", "O.inside", "O began", "O ended"])
    }

    @Test(
        "CF-020: a nil from the first pass does not keep the touch from the view that the second one finds", .likeUIKit)
    func firstPassAltered() {
        let tree = OverlapTree(policy: .uikitTwoPass)
        tree.orange.alter = { hit, event in event?.hitTestPass == .window ? nil : hit }
        tree.orange.attach(TapGestureRecognizer(), "onClick", tree.log)
        tree.host.finger().tap(at: OverlapTree.onOrange)
        #expect(
            tree.log.lines == [
                "O.hitTest", "O.inside", "P.hitTest", "P.inside",  // the first pass stops at K
                "O.hitTest", "O.inside",
                "O began", "action onClick ended", "O cancelled",
            ])
    }

    @Test("CF-021: a nil from the second pass gives the touch to what lies behind: the superview", .likeUIKit)
    func secondPassAltered() {
        let tree = OverlapTree(policy: .uikitTwoPass)
        tree.orange.alter = { hit, event in event?.hitTestPass == .view ? nil : hit }
        tree.orange.attach(TapGestureRecognizer(), "onClick", tree.log)
        tree.host.finger().tap(at: OverlapTree.onOrange)
        #expect(
            tree.log.lines == [
                "O.hitTest", "O.inside",
                "O.hitTest", "O.inside", "P.hitTest", "P.inside",
                "K began", "K ended",
            ])
    }

    @Test(
        "CF-022: the first pass chooses the window, the second the view in it; by default one pass does both",
        .differs("UIKit has no policy of one pass: it would change what overrides of hitTest see."))
    func whatEachPassDecides() {
        var logs: [[String]] = []
        for policy in [HitTestPolicy.uikitTwoPass, .single] {
            let host = TestHost(size: Size(width: 100, height: 100), policy: policy)
            let log = Log()
            let low = LoggedView("low", Rect(0, 0, 100, 100), log, in: host.window)
            let alert = WatchedWindow(windowScene: host.scene)
            host.open(alert, name: "alert", level: .alert)
            alert.hitTestBehavior = .passthrough
            let high = LoggedView("high", Rect(0, 0, 100, 100), log, in: alert)
            for view in [low, high] {
                view.alter = { hit, event in
                    log.add("\(view.name ?? "?") \(event?.hitTestPass.map { "\($0)" } ?? "only")")
                    return view === high ? nil : hit
                }
            }
            host.finger().tap(at: Point(50, 50))
            logs.append(log.lines)
        }
        #expect(logs[0] == ["high window", "low window", "low view", "low began", "low ended"])
        #expect(logs[1] == ["high only", "low only", "low began", "low ended"])
    }

    @Test(
        "CF-023: of overlapping siblings the last is asked first, and the other only where the last is missed",
        .open("The article's prints are lost; UIKit's order is known from its documentation."))
    func overlappingSiblings() {
        let tree = OverlapTree(policy: .single)
        var logs: [String] = []
        for point in [
            OverlapTree.onContainer, OverlapTree.onPurple, OverlapTree.onBoth, OverlapTree.onOrange,
        ] {
            tree.host.finger().tap(at: point)
            logs.append(tree.log.take().joined(separator: " "))
        }
        #expect(
            logs == [
                "O.hitTest O.inside P.hitTest P.inside K began K ended",
                "O.hitTest O.inside P.hitTest P.inside P began P ended",
                "O.hitTest O.inside O began O ended",
                "O.hitTest O.inside O began O ended",
            ])
    }

    @Test("CF-024: a hitTest that answers a view by itself does not call that class's point(inside:)", .likeUIKit)
    func answeringHitTest() {
        let tree = OverlapTree(policy: .single)
        tree.orange.answer = { tree.orange }
        tree.host.finger().tap(at: OverlapTree.onContainer)
        #expect(tree.log.lines == ["O.hitTest", "O began", "O ended"])
    }
}
