import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Remote control, motion and input views")
struct RemoteControlTests {
    let host = TestHost(size: Size(width: 100, height: 100))
    let log = Log()

    private func player() -> Player {
        let player = Player(log)
        host.window.addSubview(player)
        player.becomeFirstResponder()
        return player
    }

    @Test(
        "RS-22, EV-2: buttons and their subtypes",
        arguments: [
            (RemoteControlButton.play, 100), (.pause, 101), (.stop, 102), (.playPause, 103), (.nextTrack, 104),
            (.previousTrack, 105),
        ])
    func buttons(button: RemoteControlButton, subtype: Int) {
        let player = player()
        host.application.receiveRemoteControl(.pressed(button))  // nobody has asked for it
        host.application.beginReceivingRemoteControlEvents()
        host.application.receiveRemoteControl(.pressed(button))
        host.application.receiveRemoteControl(.down(button))
        host.application.receiveRemoteControl(.up(button))
        host.application.endReceivingRemoteControlEvents()
        host.application.receiveRemoteControl(.pressed(button))
        #expect(player.subtypes == [subtype, subtype])
    }

    @Test("RS-22: next and previous seek when they are held for half a second, and not a millisecond less")
    func holding() {
        let player = player()
        host.application.beginReceivingRemoteControlEvents()
        host.keyboard.down(.scanNextTrack)
        host.clock.advance(by: .milliseconds(499))
        host.keyboard.up(.scanNextTrack)
        #expect(player.subtypes == [104])
        host.keyboard.down(.scanNextTrack)
        host.clock.advance(by: .milliseconds(500))
        #expect(player.subtypes == [104, 108])
        host.keyboard.up(.scanNextTrack)
        #expect(player.subtypes == [104, 108, 109])
        host.keyboard.down(.scanPreviousTrack)
        host.clock.advance(by: .seconds(1))
        host.keyboard.leave()
        #expect(player.subtypes == [104, 108, 109, 106, 107])
        #expect(log.lines == [])  // no presses
    }

    @Test("RS-22: a key that is held when the keyboard leaves does nothing, and a player's Seek runs a bit")
    func withdrawnAndSeek() {
        let player = player()
        host.application.beginReceivingRemoteControlEvents()
        host.keyboard.down(.scanNextTrack)
        host.keyboard.leave()
        host.clock.advance(by: .seconds(1))
        #expect(player.subtypes == [])
        host.application.receiveRemoteControl(.seek(isForward: false))
        #expect(player.subtypes == [106, 107])
    }

    @Test("RS-22: who stops receiving is told that seeking ends")
    func endReceiving() {
        let player = player()
        host.application.beginReceivingRemoteControlEvents()
        host.application.receiveRemoteControl(.down(.nextTrack))
        host.clock.advance(by: .seconds(1))
        host.application.endReceivingRemoteControlEvents()
        #expect(player.subtypes == [108, 109])
        #expect(!host.application.isReceivingRemoteControlEvents)
    }

    @Test("RS-22: without being asked for, media keys are presses")
    func mediaKeysAsPresses() {
        let player = player()
        host.keyboard.press(.playOrPause)
        #expect(log.lines == ["press playPause"])
        #expect(player.subtypes == [])
    }

    @Test("RS-8, RS-22: remote control and motion begin at the first responder and travel on to the delegate")
    func bubbling() throws {
        let host = TestHost(launching: ReceivingDelegate(), size: Size(width: 100, height: 100))
        let delegate = try #require(host.application.delegate as? ReceivingDelegate)
        host.application.beginReceivingRemoteControlEvents()
        host.application.receiveRemoteControl(.pressed(.stop))
        host.application.simulateShake()
        host.window.isHidden = true  // no key window: the application itself
        host.application.receiveRemoteControl(.pressed(.play))
        #expect(delegate.lines == ["102", "began", "ended", "100"])
    }

    @Test("RS-21: a shake is told to the first responder: its beginning and its end, or that it was broken off")
    func shaking() {
        let player = player()
        host.application.simulateShake()
        host.application.receiveShake(.ended)  // nothing had begun
        host.application.receiveShake(.began)
        host.application.receiveShake(.began)
        player.resignFirstResponder()
        host.application.receiveShake(.cancelled)
        #expect(log.lines == ["began 1", "ended 1", "began 1", "cancelled 1"])
    }

    @Test("RS-21: a shake is broken off when its window is hidden")
    func shakingHidden() {
        let player = player()
        host.application.receiveShake(.began)
        host.window.isHidden = true
        host.application.receiveShake(.ended)
        #expect(!player.isFirstResponder)
        #expect(log.lines == ["began 1", "cancelled 1"])
    }

    @Test("PL-3: overrides of sendEvent see events without a place, and can swallow them")
    func sendEvent() {
        let window = WatchingWindow(windowScene: host.scene)
        window.makeKeyAndVisible()
        let player = Player(log)
        window.addSubview(player)
        player.becomeFirstResponder()
        host.application.simulateShake()
        #expect(window.types == [.motion, .motion])
        window.swallows = true
        host.application.simulateShake()
        #expect(log.lines == ["began 1", "ended 1"])
    }

    @Test("RS-20: input views are those of the nearest responder that has some, looked up when the first one changes")
    func inputViews() {
        let observer = Watcher()
        host.application.inputViewObserver = observer
        let form = Form()
        let first = Field()
        let second = Field()
        let plain = Field()
        host.window.addSubview(form)
        form.addSubview(first)
        form.addSubview(second)
        host.window.addSubview(plain)
        form.accessory.name = "accessory"
        first.ownInput = View()
        first.ownInput?.name = "digits"

        first.becomeFirstResponder()
        second.becomeFirstResponder()
        second.ownInput = View()
        second.ownInput?.name = "colours"
        second.reloadInputViews()
        first.reloadInputViews()  // not the first responder: nothing happens
        plain.becomeFirstResponder()
        first.becomeFirstResponder()
        first.removeFromSuperview()

        #expect(
            observer.lines == [
                "digits accessory", "- accessory", "colours accessory", "- -", "digits accessory", "- -",
            ])
    }

    @Test("RS-20: a controller's view comes before a view")
    func inputController() {
        let field = Field()
        field.ownInput = View()
        field.controllerOfInput = ViewController()
        host.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(host.window.inputViews.inputView === field.controllerOfInput?.view)
        #expect(host.window.inputViews.inputViewController === field.controllerOfInput)
    }
}

private final class Player: View {
    private(set) var subtypes: [Int] = []
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(frame: Rect(0, 0, 50, 50))
    }

    override var canBecomeFirstResponder: Bool { true }
    override func remoteControlReceived(with event: Event?) { subtypes.append(event?.subtype.rawValue ?? -1) }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        for press in presses { log.add("press \(press.type)") }
    }
    override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { log.add("began \(motion.rawValue)") }
    override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { log.add("ended \(motion.rawValue)") }
    override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
        log.add("cancelled \(motion.rawValue)")
    }
}

private final class ReceivingDelegate: Responder, ApplicationDelegate {
    private(set) var lines: [String] = []

    override init() {}

    func applicationDidFinishLaunching(_ application: Application) {
        application.open(Window(title: "Player", size: Size(width: 100, height: 100)))
    }

    override func remoteControlReceived(with event: Event?) { lines.append("\(event?.subtype.rawValue ?? -1)") }
    override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { lines.append("began") }
    override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { lines.append("ended") }
}

private final class WatchingWindow: Window {
    private(set) var types: [Event.EventType] = []
    var swallows = false

    override func sendEvent(_ event: Event) {
        types.append(event.type)
        if !swallows { super.sendEvent(event) }
    }
}

private final class Form: View {
    let accessory = View()
    override var inputAccessoryView: View? { accessory }
}

private final class Field: View {
    var ownInput: View?
    var controllerOfInput: ViewController?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: View? { ownInput }
    override var inputViewController: ViewController? { controllerOfInput }
}

@MainActor
private final class Watcher: InputViewObserver {
    private(set) var lines: [String] = []

    func application(_ application: Application, didChangeInputViews views: InputViews, of window: Window) {
        lines.append("\(views.inputView?.name ?? "-") \(views.inputAccessoryView?.name ?? "-")")
    }
}
