import TactusControls
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Article 004: levels of buttons")
struct ButtonLevelsTests {
    let log = Log()

    /// Buttons on every level; the one that is tapped, level_2_1, has the article's registrations.
    private func buttons(callingSuper: Bool = true) -> LevelTree<LoggedButton> {
        let tree = LevelTree<LoggedButton> { name, frame in
            let button = LoggedButton(name, frame, log, prefix: name == "level_2_1" ? "" : "\(name) ")
            button.callsSuper = callingSuper
            return button
        }
        for button in tree.all { button.registerActions() }
        return tree
    }

    /// Puts a tap on level_2_1.
    private func addTap(to tree: LevelTree<LoggedButton>, cancels: Bool) {
        let tap = TapGestureRecognizer()
        tap.cancelsTouchesInView = cancels
        tap.addAction { [log] _ in log.add("GESTURE") }
        tree.level21.addGestureRecognizer(tap)
    }

    /// Taps level_2_1, and answers what happened, landing and lift apart.
    private func tap(_ tree: LevelTree<LoggedButton>) -> [[String]] {
        let finger = tree.host.finger()
        finger.down(at: LevelTree<LoggedButton>.onLevel21)
        let landing = log.take()
        finger.up()
        return [landing, log.take()]
    }

    private let landing = ["beginTracking", "all", "down", "touchesBegan"]

    @Test(
        "CF-408: a button whose touch methods skip super sends no actions: tracking is the class's own work", .likeUIKit
    )
    func withoutSuper() {
        #expect(tap(buttons(callingSuper: false)) == [["touchesBegan"], ["touchesEnded"]])
    }

    @Test(
        "CF-409: a button sends its actions within super, in order of addition; those above it hear nothing",
        .open("Whether endTracking comes before the actions of the lift is not documented; we end first."))
    func withSuper() {
        #expect(
            tap(buttons()) == [landing, ["endTracking", "up1", "up2", "all", "up3", "up4", "touchesEnded"]])
    }

    @Test(
        "CF-410: with a gesture and without super: the gesture acts, then the touch ends, or is cancelled", .likeUIKit)
    func gestureWithoutSuper() {
        let ending = buttons(callingSuper: false)
        addTap(to: ending, cancels: false)
        #expect(tap(ending) == [["touchesBegan"], ["GESTURE", "touchesEnded"]])
        let cancelling = buttons(callingSuper: false)
        addTap(to: cancelling, cancels: true)
        #expect(tap(cancelling) == [["touchesBegan"], ["GESTURE", "touchesCancelled"]])
    }

    @Test(
        "CF-411: a gesture that does not cancel touches acts before the actions of the button, and both do", .likeUIKit)
    func gestureBesideActions() {
        let tree = buttons()
        addTap(to: tree, cancels: false)
        #expect(
            tap(tree) == [landing, ["GESTURE", "endTracking", "up1", "up2", "all", "up3", "up4", "touchesEnded"]])
    }

    @Test("CF-412: a gesture that cancels touches leaves of the lift's actions only touchCancel", .likeUIKit)
    func gestureInsteadOfActions() {
        let tree = buttons()
        addTap(to: tree, cancels: true)
        #expect(tap(tree) == [landing, ["GESTURE", "cancelTracking", "all", "touchesCancelled"]])
    }

    @Test("CF-414: a control has as many targets and actions as one adds, called in order of addition", .likeUIKit)
    func manyActions() {
        let tree = LevelTree<Button> { _, frame in Button(title: "", frame: frame) }
        let targets = [Target("first", log), Target("second", log)]
        let button = tree.level21
        button.addTarget(targets[0], action: Target.pressed, for: .touchUpInside)
        button.addAction(for: .touchDown) { [log] _ in log.add("closure") }
        button.addTarget(targets[1], action: Target.pressed, for: .touchUpInside)
        button.addTarget(targets[0], action: Target.released, for: .touchUpInside)
        tree.host.finger().tap(at: LevelTree<Button>.onLevel21)
        #expect(log.lines == ["closure", "first pressed", "second pressed", "first released"])
    }

    @Test(
        "CF-419: super also does the work of the class: without it a phase is logged, and nothing else happens",
        .likeUIKit)
    func workOfTheClass() {
        let tree = buttons()
        let button = tree.level21
        let finger = tree.host.finger()
        finger.down(at: LevelTree<LoggedButton>.onLevel21)
        #expect([button.isTracking, button.isHighlighted] == [true, true])
        button.callsSuper = false
        finger.up()
        #expect(log.take() == landing + ["touchesEnded"])
        #expect(button.isTracking)  // it never heard of the lift
        button.callsSuper = false
        tree.host.finger().tap(at: LevelTree<LoggedButton>.onLevel21)
        #expect(log.take() == ["touchesBegan", "touchesEnded"])
    }

    @Test(
        "CF-420: cancelTracking comes from touchesCancelled: the control that skips super is not cancelled", .likeUIKit)
    func cancelTracking() {
        for callsSuper in [true, false] {
            let tree = buttons()
            let finger = tree.host.finger()
            finger.down(at: LevelTree<LoggedButton>.onLevel21)
            _ = log.take()
            tree.level21.callsSuper = callsSuper
            finger.cancel()
            #expect(log.take() == (callsSuper ? ["cancelTracking", "all", "touchesCancelled"] : ["touchesCancelled"]))
        }
    }
}

@MainActor
private final class Target {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }

    func pressed() { log.add("\(name) pressed") }

    func released() { log.add("\(name) released") }
}
