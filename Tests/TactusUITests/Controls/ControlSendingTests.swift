import TactusPlatform
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls: what goes through control and application")
struct ControlSendingTests {
    /// An application that watches over actions.
    private final class Guard: Application {
        var seen: [String] = []
        var isOpen = true
        /// Who gets what was meant for somebody else.
        var substitute: AnyObject?

        override func sendAction(
            _ action: SentAction, to target: AnyObject?, from sender: Any?, for event: Event?
        ) -> Bool {
            let names = [target, sender.map { $0 as AnyObject }].map { $0.map { "\(type(of: $0))" } ?? "nobody" }
            let name = action.identifier ?? (action.performs(.copy) ? "copy" : "?")
            seen.append("\(name) to \(names[0]) from \(names[1])\(event == nil ? "" : " for an event")")
            guard isOpen else { return false }
            return super.sendAction(action, to: substitute ?? target, from: sender, for: event)
        }
    }

    /// A control that stops what it is told to.
    private final class Gate: Control {
        var isOpen = true
        var actionsPass = true
        override func sendAction(_ handler: EventHandler, to target: AnyObject?, for event: Event?) {
            if isOpen { super.sendAction(handler, to: target, for: event) }
        }
        override func sendAction(_ action: Action) {
            if actionsPass { super.sendAction(action) }
        }
    }

    @MainActor private final class Page {
        var lines: [String] = []
        func save() { lines.append("save") }
        func close(_ sender: Control, _ event: Event?) { lines.append("close") }
    }

    private final class Editor: View, Copying {
        var copies = 0
        func copy(_ sender: Any?) { copies += 1 }
    }

    private final class Program: ApplicationDelegate {
        func makeApplication(on platform: any Platform) -> Application { Guard(platform: platform, delegate: self) }
        func applicationDidFinishLaunching(_ application: Application) {
            application.open(Window(title: "Test", size: Size(width: 400, height: 400)))
        }
    }

    private let host = TestHost(launching: Program(), size: Size(width: 400, height: 400))
    private var watched: Guard {
        get throws { try #require(host.application as? Guard) }
    }

    private func tap() { host.finger().tap(at: Point(50, 50)) }

    @Test("RS-35: an application sees every action of a control, hands it to another target, and stops it")
    func redirecting() throws {
        let (application, gate, page, other) = (try watched, Gate(frame: Rect(0, 0, 100, 100)), Page(), Page())
        let editor = Editor(frame: Rect(0, 0, 200, 200))
        editor.addSubview(gate)
        host.window.addSubview(editor)
        gate.addTarget(page, action: Page.save, for: .touchUpInside, identifier: "save")
        gate.addTarget(page, action: Page.close, for: .touchUpInside, identifier: "close")
        gate.addAction(.copy, for: .touchUpInside)
        gate.addAction(for: .touchUpInside, identifier: "closure") { _ in other.lines.append("closure") }
        tap()
        #expect(page.lines == ["save", "close"] && editor.copies == 1 && other.lines == ["closure"])
        #expect(
            application.seen == [
                "save to Page from Gate for an event", "close to Page from Gate for an event",
                "copy to nobody from Gate for an event", "closure to nobody from Gate for an event",
            ])

        application.substitute = other
        tap()
        #expect(page.lines.count == 2 && other.lines == ["closure", "save", "close", "closure"])
        #expect(editor.copies == 1)  // a Page does not copy

        application.substitute = nil
        application.isOpen = false
        tap()
        gate.isOpen = false
        tap()
        #expect(page.lines.count == 2 && other.lines.count == 4 && editor.copies == 1)
        #expect(application.seen.count == 12)  // what the control stops does not come to the application
    }

    @Test("RS-35: actions that are sent by keys, commands and the program go the same way")
    func otherSenders() throws {
        let (application, editor) = (try watched, Editor(frame: Rect(0, 0, 200, 200)))
        host.window.addSubview(editor)
        #expect(application.sendAction(.copy, from: editor))
        #expect(Command(title: "Copy", action: .copy).perform(from: editor))
        #expect(editor.copies == 2)
        #expect(application.seen == ["copy to nobody from Editor", "copy to Editor from Command"])
        application.isOpen = false
        #expect(!application.sendAction(.copy, to: editor, from: nil))
        #expect(!Command(title: "Copy", action: .copy).perform(from: editor))
        #expect(editor.copies == 2)
    }

    @Test("CT-27: an action with a title is registered once by its identifier, and removed by itself or by that")
    func titledActions() {
        let log = Log()
        func action(_ title: String, _ identifier: Action.Identifier? = nil) -> Action {
            Action(title: title, identifier: identifier) { log.add("\($0.title) by \($0.sender is Gate)") }
        }
        let (first, second, third) = (action("first", "a"), action("second", "a"), action("third"))
        let gate = Gate(frame: Rect(0, 0, 100, 100), primaryAction: first)
        host.window.addSubview(gate)
        gate.addAction(third, for: .touchDown)
        gate.addAction(third, for: .touchUpInside)
        gate.addAction(second, for: .touchUpInside)
        var names: [String] = []
        gate.enumerateEventHandlers { handler, target, _ in
            names.append("\(handler.action?.title ?? "?"): \(handler.events), \(target == nil)")
        }
        #expect(
            names == ["second: touchUpInside, primaryActionTriggered, true", "third: touchDown, touchUpInside, true"])
        tap()
        #expect(log.take() == ["third by true", "second by true", "third by true"])
        #expect(third.sender == nil)

        gate.removeAction(third, for: .touchUpInside)
        tap()
        #expect(log.take() == ["third by true", "second by true"])
        gate.actionsPass = false
        tap()
        gate.actionsPass = true
        third.attributes = .disabled
        tap()
        #expect(log.take() == ["second by true"])
        gate.removeAction(identifiedBy: "a")
        gate.removeAction(third)
        tap()
        #expect(log.lines == [] && gate.allControlEvents == [])
    }

    @Test("CT-27: a button shows the title and the sign of its primary action, and performs it")
    func primaryAction() {
        let log = Log()
        let remove = Action(title: "Delete", icon: .trash, attributes: .destructive) { _ in log.add("delete") }
        let button = Button(frame: Rect(0, 0, 200, 100), primaryAction: remove)
        #expect(button.title == "Delete" && button.icon == .trash && button.role == .destructive)
        host.window.addSubview(button)
        tap()
        #expect(log.take() == ["delete"])
        #expect(Button(frame: .zero, primaryAction: nil).allControlEvents == [])
    }

    @Test("CT-28: actions are removed by target and name, by name alone, by target alone, and all of them")
    func removal() {
        let (control, page, other) = (Gate(frame: Rect(0, 0, 100, 100)), Page(), Page())
        let log = Log()
        host.window.addSubview(control)
        func register() {
            control.addTarget(page, action: Page.save, for: [.touchDown, .touchUpInside], identifier: "save")
            control.addTarget(page, action: Page.close, for: .touchUpInside)
            control.addTarget(other, action: Page.save, for: .touchUpInside, identifier: "save")
            control.addAction(for: .touchUpInside) { _ in log.add("closure") }
        }
        func lines() -> [[String]] {
            (page.lines, other.lines) = ([], [])
            tap()
            return [page.lines, other.lines, log.take()]
        }
        register()
        #expect(lines() == [["save", "save", "close"], ["save"], ["closure"]])
        control.removeTarget(page, action: "save", for: .touchDown)
        #expect(lines() == [["save", "close"], ["save"], ["closure"]])
        control.removeTarget(nil, action: "save", for: .allEvents)
        #expect(lines() == [["close"], [], ["closure"]])
        control.removeTarget(page, action: nil, for: .allEvents)
        #expect(lines() == [[], [], ["closure"]])
        register()
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(lines() == [[], [], []] && control.allTargets.isEmpty)
    }

    @Test("RC-32: a recognizer's action is registered once by its name, and removed by it")
    func recognizers() {
        let (page, other) = (Page(), Page())
        let tapping = TapGestureRecognizer(target: page, action: Page.save, identifier: "save")
        tapping.addTarget(page, action: Page.save, identifier: "save")
        tapping.addTarget(other, action: Page.save, identifier: "save")
        let view = View(frame: Rect(0, 0, 100, 100))
        view.addGestureRecognizer(tapping)
        host.window.addSubview(view)
        func lines() -> [[String]] {
            (page.lines, other.lines) = ([], [])
            host.finger().tap(at: Point(50, 50))
            host.advance(by: .seconds(1))
            return [page.lines, other.lines]
        }
        #expect(lines() == [["save"], ["save"]])
        tapping.removeTarget(page, action: "close")
        #expect(lines() == [["save"], ["save"]])
        tapping.removeTarget(page, action: "save")
        #expect(lines() == [[], ["save"]])
        tapping.addTarget(page, action: Page.save)
        tapping.removeTarget(nil, action: "save")
        #expect(lines() == [["save"], []])
        tapping.removeTarget(nil, action: nil)
        #expect(lines() == [[], []])
    }
}
