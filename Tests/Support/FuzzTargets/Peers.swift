import FakeCompositor
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import TactusWayland
import WaylandServer

/// Plays a client that uses every protocol there is, in any order and with any numbers: requests that are well formed,
/// about objects that it has.
func playGuest(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let clock = VirtualClock(start: Instant(seconds: 1))
    let compositor = Compositor(
        profile: .strict, output: OutputDescription(width: 200, height: 150),
        clock: CompositorClock { clock.now - .zero })
    var count = 0
    while !source.isEmpty, count < 600 {
        guard let end = try? compositor.connect() else { return }
        let socket = SocketEnd(owning: end)
        var guest = Guest()
        _ = socket.send(guest.greeting[...], [])
        var isAlive = true
        while isAlive, !source.isEmpty, count < 600 {
            count += 1
            compositor.dispatch()
            while case .data(let bytes, _) = socket.receive() { guest.objects.hear(bytes, areRequests: false) }
            let (message, files) = guest.request(&source)
            isAlive = socket.send(message[...], files) != nil && compositor.clientCount > 0
            if count % 8 == 0 { disturb(compositor, count, clock) }
        }
    }
    clock.advance(by: .milliseconds(16))
    compositor.vblank()
    _ = try? compositor.screenshot()
}

private func disturb(_ compositor: Compositor, _ count: Int, _ clock: VirtualClock) {
    switch count / 8 % 6 {
    case 0: compositor.seat.touch.down(id: 0, at: Point(20, 20))
    case 1: compositor.seat.touch.motion(id: 0, to: Point(90, 60))
    case 2: compositor.seat.touch.up(id: 0)
    case 3: compositor.seat.pointer.move(to: Point(40, 40))
    case 4: compositor.seat.keyboard.key(30, isPressed: count % 2 == 0)
    default:
        clock.advance(by: .milliseconds(16))
        compositor.vblank()
    }
}

/// Plays a compositor that says all that it should, and between that whatever the bytes say: events that are well
/// formed, about objects that the program has.
func playHost(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let clock = VirtualClock(start: Instant(seconds: 1))
    let compositor = Compositor(
        profile: source.choose(CompositorProfile.all), output: OutputDescription(width: 200, height: 150),
        clock: CompositorClock { clock.now - .zero })
    guard let (middle, end) = SocketEnd.makePair(), let far = try? compositor.connect(),
        let platform = try? WaylandPlatform(.descriptor(end), clock: clock)
    else { return }
    let relay = Relay(platform, compositor, middle, SocketEnd(owning: far))
    let program = DemandingProgram()
    let application = Application(platform: platform, delegate: program)
    application.launch()
    relay.settle()
    var count = 0
    while !source.isEmpty, count < 400, platform.failure == nil {
        count += 1
        switch source.below(8) {
        case 0: program.ask(source.below(DemandingProgram.demandCount), application)
        case 1: disturb(compositor, count * 8, clock)
        case 2:
            clock.advance(by: .milliseconds(16))
            compositor.vblank()
        default: relay.inject(&source)
        }
        if source.flag() { relay.settle() }
    }
    relay.settle()
    for scene in application.scenes { scene.close() }
    relay.settle()
    platform.stop()
    _ = platform.turn()
}

/// Who stands between a program and its compositor, listens to both, and says more.
final class Relay {
    private(set) var objects = WireObjects()
    /// Whether neither hears what the other says.
    var isCut = false
    private let platform: WaylandPlatform
    private let compositor: Compositor
    private let middle: SocketEnd
    private let far: SocketEnd

    init(_ platform: WaylandPlatform, _ compositor: Compositor, _ middle: SocketEnd, _ far: SocketEnd) {
        (self.platform, self.compositor, self.middle, self.far) = (platform, compositor, middle, far)
    }

    func settle() {
        for _ in 0..<50 {
            var isQuiet = !platform.turn()
            while case .data(let bytes, let files) = middle.receive() {
                objects.hear(bytes, areRequests: true)
                if !isCut { _ = far.send(bytes[...], files) }
                isQuiet = false
            }
            if isCut {
                if isQuiet { return }
                continue
            }
            compositor.dispatch()
            while case .data(let bytes, let files) = far.receive() {
                objects.hear(bytes, areRequests: false)
                _ = middle.send(bytes[...], files)
                isQuiet = false
            }
            if isQuiet { return }
        }
    }

    /// Says something to the program, as much as the socket takes.
    func say(_ bytes: [UInt8], _ files: [WireDescriptor]) { _ = middle.send(bytes[...], files) }

    /// Makes a number for an object of the compositor's.
    func newID(_ interface: String) -> UInt32 {
        let id = max(objects.ids(of: nil).last ?? 0, 0xFEFF_FFFF) + 1
        objects.add(id, interface)
        return id
    }

    /// Says something that the compositor has not said.
    func inject(_ source: inout ByteSource) {
        // wl_display's own errors end the connection at once.
        let targets = objects.ids(of: nil).filter { id in
            objects.interfaces[id].flatMap { MessageForm.events[$0]?.isEmpty == false } ?? false && id != 1
        }
        guard !targets.isEmpty else { return }
        let id = source.choose(targets)
        guard let forms = objects.interfaces[id].flatMap({ MessageForm.events[$0] }) else { return }
        let opcode = source.below(forms.count)
        var message = WrittenMessage()
        for argument in forms[opcode].arguments {
            // New objects of the compositor's would take numbers that it gives to others later.
            if argument.kind == "n" { return }
            message.append(argument, objects, &source)
        }
        _ = middle.send(message.bytes(to: id, opcode: opcode)[...], message.files)
    }
}

/// A client's side: its objects, and the next number.
private struct Guest {
    var objects = WireObjects()
    private var lastID: UInt32 = 2
    /// The globals that it uses, surfaces among them: few, so that it does much with each.
    private var used: [(name: UInt32, interface: String, version: UInt32)] = []

    /// Asks for the globals.
    let greeting: [UInt8]

    init() {
        var message = WrittenMessage()
        message.append(2 as UInt32)
        greeting = message.bytes(to: 1, opcode: 1)
        objects.add(2, "wl_registry")
    }

    /// Writes a request about something that there is.
    mutating func request(_ source: inout ByteSource) -> ([UInt8], [WireDescriptor]) {
        let ids = objects.ids(of: nil).filter { id in
            objects.interfaces[id].flatMap { MessageForm.requests[$0]?.isEmpty == false } ?? false && id > 1
        }
        // Newer objects are more interesting.
        let id = source.flag() ? source.choose(ids.suffix(8)) : source.choose(ids)
        guard id != 2, let forms = objects.interfaces[id].flatMap({ MessageForm.requests[$0] }) else {
            return bind(&source)
        }
        let opcode = source.below(forms.count)
        var message = WrittenMessage()
        for argument in forms[opcode].arguments {
            if argument.kind == "n" {
                lastID += 1
                objects.add(lastID, argument.interface ?? "")
                message.append(lastID)
            } else {
                message.append(argument, objects, &source)
            }
        }
        let name = forms[opcode].name
        if name.contains("destroy") || name == "release" { objects.remove(id) }
        return (message.bytes(to: id, opcode: opcode), message.files)
    }

    private mutating func bind(_ source: inout ByteSource) -> ([UInt8], [WireDescriptor]) {
        guard !objects.globals.isEmpty else { return ([], []) }
        if used.isEmpty {
            used = objects.globals.filter { $0.interface == "wl_compositor" }
            for _ in 0..<3 { used.append(source.choose(objects.globals)) }
        }
        let global = source.choose(used)
        lastID += 1
        objects.add(lastID, global.interface)
        var message = WrittenMessage()
        message.append(global.name)
        message.append(global.interface)
        message.append(global.version)
        message.append(lastID)
        return (message.bytes(to: 2, opcode: 0), [])
    }
}

extension WrittenMessage {
    /// Writes an argument that is no new object.
    fileprivate mutating func append(
        _ argument: MessageForm.Argument, _ objects: WireObjects, _ source: inout ByteSource
    ) {
        switch argument.kind {
        case "o":
            let ids = objects.ids(of: argument.interface)
            let isMissing = ids.isEmpty || (argument.mayBeMissing && source.below(3) == 0)
            append(isMissing ? 0 : source.choose(ids))
        case "s": append(source.flag() ? source.choose(objects.texts) : source.text())
        case "a": append(source.take(source.below(5) * 4))
        case "h": if let file = WireText.file() { append(file) }
        default:
            switch source.below(6) {
            case 0, 1: append(UInt32(source.below(8)))
            case 2, 3: append(source.choose(objects.numbers))
            case 4: append(UInt32(source.below(200)))
            default: append(source.choose([0x7FFF_FFFF, 0x8000_0000, .max, 0x100, 0x7FFF_FF00]))
            }
        }
    }
}
