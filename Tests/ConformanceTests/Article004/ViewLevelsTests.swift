import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 004: levels of views")
struct ViewLevelsTests {
    let log = Log()

    private func views(bubble: Bool = false, taps: Bool = false) -> LevelTree<LoggedView> {
        let tree = LevelTree<LoggedView> { name, frame in
            let view = LoggedView(name, frame, log)
            view.bubbling = bubble ? .superFirst : .none
            return view
        }
        if taps { addTaps(to: tree) }
        return tree
    }

    /// A tap on every level; that of level_2_1 does not cancel touches in its view.
    private func addTaps(to tree: LevelTree<LoggedView>) {
        for (view, number) in [(tree.level1, "1"), (tree.level21, "2_1"), (tree.level2, "2"), (tree.level3, "3")] {
            let tap = TapGestureRecognizer()
            tap.cancelsTouchesInView = view !== tree.level21
            tap.addAction { [log] _ in log.add("action view_\(number)") }
            view.addGestureRecognizer(tap)
        }
    }

    @Test("CF-401: without super only the view that was hit hears of the touch", .likeUIKit)
    func plain() {
        let tree = views()
        var owners: [String] = []
        for view in tree.all {
            view.onTouch = { [unowned view] _, touches, _ in
                owners += touches.map { $0.view === view ? "own" : "\($0.view?.name ?? "nil")’s" }
            }
        }
        tree.host.finger().tap(at: LevelTree<LoggedView>.onLevel3)
        #expect(log.take() == ["level_3 began", "level_3 ended"])
        let finger = tree.host.finger()
        finger.down(at: LevelTree<LoggedView>.onLevel3)
        finger.move(to: LevelTree<LoggedView>.onLevel21)  // another view is there: the touch stays where it began
        finger.up()
        #expect(log.take() == ["level_3 began", "level_3 moved", "level_3 ended"])
        finger.down(at: LevelTree<LoggedView>.onLevel21)
        finger.cancel()
        finger.tap(at: Point(60, 350))
        #expect(log.take() == ["level_2_1 began", "level_2_1 cancelled", "level_1 began", "level_1 ended"])
        #expect(owners.allSatisfy { $0 == "own" } && owners.count == 9)
    }

    @Test("CF-402: with super first the outermost view acts first, for each phase", .likeUIKit)
    func bubbling() {
        views(bubble: true).host.finger().tap(at: LevelTree<LoggedView>.onLevel3)
        #expect(
            log.lines == [
                "level_1 began", "level_2 began", "level_3 began", "level_1 ended", "level_2 ended", "level_3 ended",
            ])
    }

    @Test(
        "CF-403: of taps on every level that of the hit view acts, and no other; then its touch is cancelled",
        .likeUIKit)
    func taps() {
        views(taps: true).host.finger().tap(at: LevelTree<LoggedView>.onLevel3)
        #expect(log.lines == ["level_3 began", "action view_3", "level_3 cancelled"])
    }

    @Test("CF-404: a tap that does not cancel touches lets its view hear the end", .likeUIKit)
    func tapThatDoesNotCancel() {
        views(taps: true).host.finger().tap(at: LevelTree<LoggedView>.onLevel21)
        #expect(log.lines == ["level_2_1 began", "action view_2_1", "level_2_1 ended"])
    }

    @Test("CF-405: with super the cancellation travels up as the beginning did", .likeUIKit)
    func bubblingTaps() {
        views(bubble: true, taps: true).host.finger().tap(at: LevelTree<LoggedView>.onLevel3)
        #expect(
            log.lines == [
                "level_1 began", "level_2 began", "level_3 began", "action view_3", "level_1 cancelled",
                "level_2 cancelled", "level_3 cancelled",
            ])
    }

    @Test("CF-406: with super and a tap that does not cancel the end travels up", .likeUIKit)
    func bubblingTapThatDoesNotCancel() {
        views(bubble: true, taps: true).host.finger().tap(at: LevelTree<LoggedView>.onLevel21)
        #expect(
            log.lines == [
                "level_1 began", "level_2_1 began", "action view_2_1", "level_1 ended", "level_2_1 ended",
            ])
    }

    @Test(
        "CF-407: touch methods that bubble do not reach a superview's recognizers: the deeper tap prevents theirs",
        .likeUIKit)
    func bubblingAndRecognizers() {
        let tree = views(bubble: true, taps: true)
        let taps = tree.all.flatMap(\.gestureRecognizers)
        taps[0].name = "of level 1"
        taps[3].name = "of level 3"
        tree.host.finger().tap(at: LevelTree<LoggedView>.onLevel3, holding: .zero)
        #expect(log.take().filter { $0.hasPrefix("action") } == ["action view_3"])
        let reason = "tap ‘of level 1’ failed at 0.000 s: prevented by tap ‘of level 3’ (recognized first"
        #expect(taps[0].explanation.hasPrefix(reason))
        tree.level3.removeGestureRecognizer(taps[3])
        tree.level2.removeGestureRecognizer(taps[2])
        tree.host.finger().tap(at: LevelTree<LoggedView>.onLevel3)
        #expect(log.take().filter { $0.hasPrefix("action") } == ["action view_1"])
    }

    @Test(
        "CF-413: several taps on one view stay attached and get the touch; the last added recognizes, and prevents",
        .likeUIKit)
    func severalTaps() {
        let tree = views()
        let first = tree.level3.attach(TapGestureRecognizer(), "first", log)
        let last = tree.level3.attach(TapGestureRecognizer(), "last", log)
        tree.host.finger().tap(at: LevelTree<LoggedView>.onLevel3)
        #expect(log.take() == ["level_3 began", "action last ended", "level_3 cancelled"])
        #expect(tree.level3.gestureRecognizers == [first, last])
        let rules = Rules()
        rules.simultaneously = { _, _ in true }
        first.delegate = rules
        tree.host.finger().tap(at: LevelTree<LoggedView>.onLevel3)
        #expect(
            log.take() == ["level_3 began", "action last ended", "action first ended", "level_3 cancelled"])
    }

    @Test(
        "CF-416: recognizers are a system of their own: they hear first, and take the touch over from the views",
        .likeUIKit)
    func takingOver() {
        let tree = views()
        let own = ScriptedRecognizer("own", log)
        own.onTouch = { recognizer, phase, _ in if phase == .moved { recognizer.state = .began } }
        tree.level1.attach(own, "own", log)
        let finger = tree.host.finger()
        finger.down(at: LevelTree<LoggedView>.onLevel3)
        finger.move(by: Vector(dx: 5, dy: 0))
        finger.move(by: Vector(dx: 5, dy: 0))
        #expect(
            log.lines == [
                "own.touchesBegan", "level_3 began", "own.touchesMoved", "action own began", "level_3 cancelled",
                "own.touchesMoved",
            ])
    }

    @Test(
        "CF-417: a recognizer that is added to several views belongs to the last one; the others have lost it",
        .likeUIKit)
    func lastViewWins() {
        let tree = views()
        let tap = TapGestureRecognizer()
        tap.addAction { [log] recognizer in log.add("action on \(recognizer.view?.name ?? "nil")") }
        for view in [tree.level21, tree.level3, tree.level2] { view.addGestureRecognizer(tap) }
        #expect(tap.view === tree.level2)
        #expect(tree.all.map(\.gestureRecognizers.count) == [0, 0, 1, 0])
        tree.host.finger().tap(at: LevelTree<LoggedView>.onLevel21)
        tree.host.finger().tap(at: LevelTree<LoggedView>.onLevel3)
        #expect(
            log.lines == [
                "level_2_1 began", "level_2_1 ended", "level_3 began", "action on level_2", "level_3 cancelled",
            ])
    }

    @Test(
        "CF-422: there are two dispatchers: without recognizers views hear all, without responders recognizers do",
        .likeUIKit)
    func twoDispatchers() {
        let tree = views()
        tree.host.finger().tap(at: LevelTree<LoggedView>.onLevel21)
        #expect(log.take() == ["level_2_1 began", "level_2_1 ended"])
        let plain = View(frame: tree.level1.bounds)
        tree.level1.addSubview(plain)
        tree.level1.removeFromSuperview()
        tree.controller.view.addSubview(plain)
        _ = ScriptedRecognizer("own", log, on: plain)
        tree.host.finger().tap(at: Point(200, 430))
        #expect(log.take() == ["own.touchesBegan", "own.touchesEnded"])
    }
}
