import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Actions along the responder chain")
struct ActionTests {
    let host = TestHost(size: Size(width: 100, height: 100))
    let log = Log()

    @Test("RS-12: conforming is claiming; keys are equal when they name the same protocol")
    func claiming() {
        let copier = Copier("copier", log)
        #expect(copier.canPerform(.copy, withSender: nil))
        #expect(!copier.canPerform(.cut, withSender: nil))
        #expect(ActionKey.copy == .copy)
        #expect(ActionKey.copy != .cut)
    }

    @Test("RS-12: the target is the first up the chain that can and does not refuse")
    func search() {
        let outer = Copier("outer", log)
        let inner = Copier("inner", log)
        host.window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.target(for: .copy, sender: nil) as? Copier === inner)
        inner.refuses = true
        #expect(inner.target(for: .copy, sender: nil) as? Copier === outer)
        #expect(inner.target(for: .paste, sender: nil) == nil)
    }

    @Test("RS-13: with a target the action goes there, whatever the chain says")
    func explicitTarget() {
        let copier = Copier("copier", log)
        copier.refuses = true
        #expect(host.application.sendAction(.copy, to: copier, from: host.window))
        #expect(log.lines == ["copier copies for Window"])
    }

    @Test("RS-13: without a target the chain of the first responder is asked first, then that of the sender")
    func nilTarget() {
        let editor = Copier("editor", log)
        editor.isEager = true
        let bar = Copier("bar", log)
        let button = View()
        host.window.addSubview(editor)
        host.window.addSubview(bar)
        bar.addSubview(button)

        #expect(host.application.sendAction(.copy, from: button))  // nobody is first responder
        editor.becomeFirstResponder()
        #expect(host.application.sendAction(.copy, from: button))
        editor.refuses = true
        #expect(host.application.sendAction(.copy, from: button))
        bar.refuses = true
        #expect(!host.application.sendAction(.copy, from: button))

        #expect(log.lines == ["bar copies for View", "editor copies for View", "bar copies for View"])
    }

    @Test("RS-14: a sender that performs the action is its own target; else the superview that does")
    func senderItself() {
        let outer = Copier("L1", log)
        let performing = Copier("L2", log)
        let plain = View()
        host.window.addSubview(outer)
        outer.addSubview(performing)
        outer.addSubview(plain)

        host.application.sendAction(.copy, from: performing)
        host.application.sendAction(.copy, from: plain)

        #expect(log.lines == ["L2 copies for Copier", "L1 copies for View"])
    }

    @Test("RS-13: a recognizer sends from its view, and no sender from the key window")
    func otherSenders() {
        let copier = Copier("copier", log)
        host.window.addSubview(copier)
        let tap = TapGestureRecognizer()
        copier.addGestureRecognizer(tap)
        #expect(host.application.sendAction(.copy, from: tap))
        #expect(!host.application.sendAction(.copy, from: nil))
        copier.isEager = true
        copier.becomeFirstResponder()
        #expect(host.application.sendAction(.copy, from: nil))
        #expect(log.lines == ["copier copies for TapGestureRecognizer", "copier copies for nil"])
    }

    @Test("an application's own action, and one that wants the event")
    func ownAction() {
        let saver = Saver(log)
        host.window.addSubview(saver)
        let event = Event(type: .touches, timestamp: .zero)
        #expect(host.application.sendAction(.save, from: saver, for: event))
        #expect(host.application.sendAction(.save, from: saver))
        #expect(log.lines == ["saved with an event", "saved without an event"])
    }

    @Test("RS-12: an override may answer with an object that is no responder")
    func helper() {
        let delegating = Delegating()
        delegating.helper = Helper(log)
        host.window.addSubview(delegating)
        #expect(host.application.sendAction(.cut, from: delegating))
        #expect(log.lines == ["helper cuts"])
    }

    @Test("RS-15: a command is validated by whoever would perform it, before it is performed")
    func validation() {
        let copier = Copier("copier", log)
        host.window.addSubview(copier)
        let copy = Command(title: "Copy", action: .copy)
        let cut = Command(title: "Cut", action: .cut)

        #expect(copy.validate(from: copier))
        #expect(!cut.validate(from: copier))
        #expect(copy.title == "Copy from copier")
        copier.isIdle = true
        #expect(!copy.perform(from: copier))
        #expect(copy.attributes == .disabled)
        copier.isIdle = false
        #expect(copy.perform(from: copier))

        #expect(log.lines == ["copier copies for Command"])
    }
}

private class Copier: View, Copying {
    var refuses = false
    var isEager = false
    var isIdle = false
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
    }

    override var canBecomeFirstResponder: Bool { isEager }

    override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
        action == .copy && refuses ? false : super.canPerform(action, withSender: sender)
    }

    override func validate(_ command: Command) {
        command.title = "Copy from \(name ?? "?")"
        command.attributes = isIdle ? .disabled : []
    }

    func copy(_ sender: Any?) {
        log.add("\(name ?? "?") copies for " + (sender.map { "\(type(of: $0))" } ?? "nil"))
    }
}

@MainActor
private protocol Saving {
    func save(with event: Event?)
}

extension ActionKey where P == any Saving {
    fileprivate static var save: Self { ActionKey(withEvent: { $0.save(with: $2) }) }
}

private final class Saver: View, Saving {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
    }

    func save(with event: Event?) { log.add(event == nil ? "saved without an event" : "saved with an event") }
}

@MainActor
private final class Helper: Cutting {
    private let log: Log
    init(_ log: Log) { self.log = log }
    func cut(_ sender: Any?) { log.add("helper cuts") }
}

private final class Delegating: View {
    var helper: Helper?

    override func target<P>(for action: ActionKey<P>, sender: Any?) -> P? {
        helper as? P ?? super.target(for: action, sender: sender)
    }
}
