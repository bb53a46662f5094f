import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The first responder")
struct FirstResponderTests {
    let host = TestHost(size: Size(width: 100, height: 100))
    let log = Log()

    private func field(_ name: String, in superview: View? = nil) -> Field {
        let field = Field(name, log)
        (superview ?? host.window).addSubview(field)
        return field
    }

    @Test("RS-9: by default nobody becomes it; in no window nobody can")
    func refused() {
        let plain = View()
        host.window.addSubview(plain)
        #expect(!plain.becomeFirstResponder())
        #expect(!Field("detached", log).becomeFirstResponder())
        #expect(host.window.firstResponder == nil)
    }

    @Test("RS-9: there is one for each window, and the one before is asked to make room")
    func replacing() {
        let first = field("first")
        let second = field("second")

        #expect(first.becomeFirstResponder())
        #expect(first.becomeFirstResponder())  // it is already
        #expect(second.becomeFirstResponder())

        #expect(log.lines == ["first resigns"])
        #expect(!first.isFirstResponder)
        #expect(host.window.firstResponder === second)
        #expect(second.resignFirstResponder())
        #expect(host.window.firstResponder == nil)
    }

    @Test("RS-9: one that may not resign keeps its place, as does one whose resigning fails", arguments: [true, false])
    func stubborn(byQuestion: Bool) {
        let first = field("first")
        let second = field("second")
        first.becomeFirstResponder()
        first.mayResign = !byQuestion
        first.resigns = byQuestion

        #expect(!second.becomeFirstResponder())
        #expect(host.window.firstResponder === first)
        #expect(!first.resignFirstResponder())
    }

    @Test("RS-9: who may not resign is not told to, though its override of resignFirstResponder() would do so unasked")
    func askedBeforeTold() {
        let first = Careless(log)
        host.window.addSubview(first)
        first.becomeFirstResponder()
        #expect(!field("second").becomeFirstResponder())
        #expect(host.window.firstResponder === first)
        #expect(log.lines == [])
    }

    @Test("RS-9: who becomes it makes its window the key window")
    func keyWindow() {
        let other = Window(windowScene: host.scene)
        other.makeKeyAndVisible()
        let first = field("first")
        #expect(host.application.keyWindow === other)

        first.becomeFirstResponder()

        #expect(host.application.keyWindow === host.window)
    }

    @Test("RS-10: one whose view leaves the window is told to resign, and not asked")
    func removal() {
        let card = View()
        host.window.addSubview(card)
        let inner = field("inner", in: card)
        inner.mayResign = false
        inner.becomeFirstResponder()

        card.removeFromSuperview()

        #expect(log.lines == ["inner resigns"])
        #expect(host.window.firstResponder == nil)
    }

    @Test("RS-10: one that moves within its window stays")
    func moving() {
        let card = View()
        host.window.addSubview(card)
        let inner = field("inner")
        inner.becomeFirstResponder()

        card.addSubview(inner)

        #expect(log.lines == [])
        #expect(inner.isFirstResponder)
    }

    @Test("RS-10: hiding the window, or closing its scene, is not a question either", arguments: [true, false])
    func hiding(isHidden: Bool) {
        let inner = field("inner")
        inner.mayResign = false
        inner.becomeFirstResponder()

        if isHidden { host.window.isHidden = true } else { host.scene.close() }

        #expect(log.lines == ["inner resigns"])
        #expect(!inner.isFirstResponder)
    }

    @Test("RS-10: a controller resigns with its view")
    func controllerResigns() {
        let controller = EagerController()
        host.window.rootViewController = controller
        #expect(controller.becomeFirstResponder())
        host.window.rootViewController = nil
        #expect(!controller.isFirstResponder)
        #expect(host.window.firstResponder == nil)
    }

    @Test("RS-10: endEditing asks, or tells, the one inside the view and no other")
    func endEditing() {
        let card = View()
        let elsewhere = View()
        host.window.addSubview(card)
        host.window.addSubview(elsewhere)
        let inner = field("inner", in: card)
        inner.becomeFirstResponder()
        inner.mayResign = false

        #expect(elsewhere.endEditing(true))
        #expect(inner.isFirstResponder)
        #expect(!card.endEditing(false))
        #expect(inner.isFirstResponder)
        #expect(card.endEditing(true))
        #expect(!inner.isFirstResponder)
    }

    @Test("RS-11: without one, the frontmost presented controller receives, else the window")
    func receiver() {
        #expect(host.window.firstReceiver === host.window)
        let root = EagerController()
        let sheet = EagerController()
        host.window.rootViewController = root
        #expect(host.window.firstReceiver === root)
        root.present(sheet, animated: false)
        #expect(host.window.firstReceiver === sheet)
        let inner = field("inner")
        inner.becomeFirstResponder()
        #expect(host.window.firstReceiver === inner)
    }

    @Test("a first responder that is freed leaves its place empty")
    func freed() {
        do {
            let responder = Attached(next: host.window)
            #expect(responder.becomeFirstResponder())
            #expect(host.window.firstResponder === responder)
        }
        #expect(host.window.firstResponder == nil)
    }
}

/// A view that may become first responder, and logs that it resigns.
private final class Field: View {
    var mayResign = true
    var resigns = true
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
    }

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }

    override func resignFirstResponder() -> Bool {
        guard resigns, super.resignFirstResponder() else { return false }
        log.add("\(name ?? "?") resigns")
        return true
    }
}

private final class EagerController: ViewController {
    override var canBecomeFirstResponder: Bool { true }
}

/// A responder that is no view.
private final class Attached: Responder {
    private let following: Responder
    init(next: Responder) { following = next }
    override var next: Responder? { following }
    override var canBecomeFirstResponder: Bool { true }
}

/// May not resign, and forgets to look when it is told to.
private final class Careless: View {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }

    override func resignFirstResponder() -> Bool {
        log.add("resigned")
        return true
    }
}
