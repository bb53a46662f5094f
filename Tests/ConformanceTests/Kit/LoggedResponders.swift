import TactusUI

/// A window that lets a test look at each event before it is delivered, and after.
final class WatchedWindow: Window {
    var before: ((Event) -> Void)?
    var after: ((Event) -> Void)?
    var onBecomeKey: (() -> Void)?
    var mayBecomeKey = true
    /// Where the window logs its hit tests with their values, when it shall.
    var hitLog: Log?

    override func hitTest(_ point: Point, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        hitLog?.add("\(name ?? "?").hitTest=\(hit?.name ?? "nil")")
        return hit
    }

    override func point(inside point: Point, with event: Event?) -> Bool {
        let isInside = super.point(inside: point, with: event)
        hitLog?.add("\(name ?? "?").inside=\(isInside)")
        return isInside
    }

    override var canBecomeKey: Bool { mayBecomeKey }

    override func becomeKey() { onBecomeKey?() }

    override func sendEvent(_ event: Event) {
        before?(event)
        super.sendEvent(event)
        after?(event)
    }
}

/// A controller that logs the touches that reach it, and lets them travel on.
final class LoggedController: ViewController {
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init()
        self.name = name
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        log.add("\(name ?? "?") began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        log.add("\(name ?? "?") ended")
        super.touchesEnded(touches, with: event)
    }
}

/// A program whose delegate is the last responder: it opens one window, with a controller, and logs what reaches it.
final class LoggedDelegate: Responder, ApplicationDelegate {
    let log: Log
    let controller: LoggedController

    init(_ log: Log) {
        self.log = log
        controller = LoggedController("controller", log)
        super.init()
    }

    override convenience init() { self.init(Log()) }

    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "Chain", size: Size(width: 200, height: 200))
        window.rootViewController = controller
        application.open(window)
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log.add("delegate began") }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { log.add("delegate moved") }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log.add("delegate ended") }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { log.add("delegate cancelled") }
}

/// A view that becomes first responder and logs what a first responder is told of.
final class FirstResponderView: View, Copying {
    private let log: Log
    var forwards = false

    init(_ name: String, _ log: Log, in superview: View) {
        self.log = log
        super.init(frame: Rect(0, 0, 50, 50))
        self.name = name
        superview.addSubview(self)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("touchesBegan") }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        for press in presses { note("pressesBegan \(press.type)") }
    }

    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        for press in presses { note("pressesEnded \(press.type)") }
    }

    override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
        note("motionBegan \(motion)")
        if forwards { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
        note("motionEnded \(motion)")
        if forwards { super.motionEnded(motion, with: event) }
    }

    override func remoteControlReceived(with event: Event?) {
        note("remoteControl \(event.map { "\($0.subtype.rawValue)" } ?? "nil")")
    }

    override var keyCommands: [KeyCommand] { [KeyCommand(input: "k", modifierFlags: .command, action: .copy)] }

    func copy(_ sender: Any?) { note("copy") }

    private func note(_ text: String) { log.add("\(name ?? "?") \(text)") }
}

extension Responder {
    /// The names of this responder and of all that follow it, or of their types where they have none.
    var chain: [String] {
        sequence(first: self, next: \.next).map { responder in
            switch responder {
            case let view as View: view.name ?? "\(type(of: view))"
            default: "\(type(of: responder))"
            }
        }
    }
}
