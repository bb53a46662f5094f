import FakeCompositor
import Glibc
import TactusGeometry
import WaylandClient

/// A client that says on the wire what a test wants said, right or wrong.
final class RawClient {
    let connection: Connection
    private let compositor: Compositor
    private var globals: [String: (name: UInt32, version: UInt32)] = [:]
    private let registry: WlRegistry
    private var outputNames: [UInt32] = []
    /// The globals that were taken back.
    private(set) var removedGlobals: [UInt32] = []
    /// The registry's numbers of the seats that are offered.
    private(set) var seatNames: Set<UInt32> = []
    /// Everything that its touches and pointers were sent, as text.
    private(set) var log: [String] = []

    /// Connects a client.
    ///
    /// - Parameters:
    ///   - compositor: What it talks to.
    ///   - wire: Over which connection; `nil` for one on which all goes well.
    /// - Throws: Why there is no connection.
    init(_ compositor: Compositor, over wire: FaultyWire? = nil) throws {
        self.compositor = compositor
        let descriptor = try wire?.releaseClientDescriptor() ?? compositor.connect()
        connection = try Connection(adopting: WireDescriptor(owning: descriptor))
        registry = connection.getRegistry()
        registry.onEvent = { [unowned self] event in
            switch event {
            case .global(let name, let interface, let version):
                globals[interface] = (name, version)
                if interface == "wl_output" { outputNames.append(name) }
                if interface == "wl_seat" { seatNames.insert(name) }
            case .globalRemove(let name):
                removedGlobals.append(name)
                seatNames.remove(name)
            }
        }
        settle()
    }

    /// The interfaces that the compositor offers, with their versions.
    var offers: [String: UInt32] { globals.mapValues(\.version) }

    /// Writes down a line, among what its devices were sent.
    func note(_ line: String) { log.append(line) }

    /// Lets both ends talk until neither has anything to say.
    func settle() {
        var last = -1
        var received = 0
        repeat {
            last = compositor.activityCount
            received = turn()
        } while received > 0 || last != compositor.activityCount
    }

    /// Sends, lets the compositor act, and receives.
    ///
    /// - Returns: How many events arrived.
    private func turn() -> Int {
        connection.flush()
        compositor.dispatch()
        do {
            var received = 0
            while !connection.prepareRead() {
                guard connection.failure == nil else { return 0 }
                received += try connection.dispatchPending()
            }
            var descriptor = pollfd(fd: connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, 0) > 0 { try connection.readEvents() } else { connection.cancelRead() }
            return try received + connection.dispatchPending()
        } catch {
            return 0  // `connection.failure` has it.
        }
    }

    /// Whether the compositor ended the connection for a broken rule.
    var wasRejected: Bool {
        settle()
        if case .protocolError = connection.failure { return true }
        return false
    }

    func bind<T: Proxy>(_ type: T.Type, version: UInt32? = nil) -> T {
        let global = globals[T.interfaceName] ?? (0, 1)
        return registry.bind(type, name: global.name, version: version ?? min(global.version, T.interfaceVersion))
    }

    /// Binds every output; each one's tag is its name.
    func bindOutputs() -> [WlOutput] {
        let outputs = outputNames.map { registry.bind(WlOutput.self, name: $0, version: 4) }
        for output in outputs {
            output.onEvent = { [unowned output] event in
                if case .name(let name) = event { output.tag = name as AnyObject }
            }
        }
        settle()
        return outputs
    }

    private(set) lazy var core = bind(WlCompositor.self)
    private(set) lazy var memory = bind(WlShm.self)
    private(set) lazy var shell: XdgWmBase = {
        let shell = bind(XdgWmBase.self)
        shell.onEvent = { [unowned shell] event in
            if case .ping(let serial) = event { shell.pong(serial: serial) }
        }
        return shell
    }()
    private(set) lazy var layerShell = bind(ZwlrLayerShellV1.self)
    private(set) lazy var seat = bind(WlSeat.self)

    /// Binds a seat: the first one offered is number 0.
    func bindSeat(number: Int, version: UInt32? = nil) -> WlSeat {
        let names = seatNames.sorted()
        return registry.bind(
            WlSeat.self, name: names[number], version: version ?? min(offers["wl_seat"] ?? 1, WlSeat.interfaceVersion))
    }

    // MARK: Pixels

    /// A file of that many bytes that only memory holds.
    func makeFile(byteCount: Int) -> WireDescriptor {
        let path = "/dev/shm/tactus-test-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        unlink(path)
        ftruncate(file, off_t(byteCount))
        return WireDescriptor(owning: file)
    }

    /// A picture that a test paints.
    func makePicture(width: Int, height: Int, format: WlShm.Format = .xrgb8888) -> Picture {
        let file = makeFile(byteCount: width * height * 4)
        let pool = memory.createPool(fd: file, size: Int32(width * height * 4))
        let buffer = pool.createBuffer(
            offset: 0, width: Int32(width), height: Int32(height), stride: Int32(width * 4), format: format)
        pool.destroy()
        return Picture(buffer: buffer, file: file, width: width, height: height)
    }

    // MARK: Windows

    /// A window that shows one colour, settled.
    func makeWindow(width: Int = 40, height: Int = 30, color: UInt32 = 0xFF00_00FF) -> ClientWindow {
        let window = ClientWindow(self)
        window.surface.commit()
        settle()
        window.acknowledge()
        let picture = makePicture(width: width, height: height).filled(with: color)
        window.firstBuffer = picture.buffer
        window.show(picture)
        return window
    }

    /// Writes down every event of a new touch object.
    func recordTouch() -> WlTouch {
        let touch = seat.getTouch()
        touch.onEvent = { [unowned self] event in log.append(Self.text(event)) }
        settle()
        return touch
    }

    /// Writes down every event of a new touch object, and collects the serials of its downs.
    func recordTouchSerials() -> SerialList {
        let serials = SerialList()
        let touch = seat.getTouch()
        touch.onEvent = { [unowned self] event in
            log.append(Self.text(event))
            if case .down(let serial, _, _, _, _, _) = event { serials.all.append(serial) }
        }
        settle()
        return serials
    }

    /// Writes down every event of a new pointer object.
    func recordPointer() -> WlPointer {
        let pointer = seat.getPointer()
        pointer.onEvent = { [unowned self] event in
            if case .axisRelativeDirection(_, .identical) = event { return }  // as ever
            log.append(Self.text(event))
        }
        settle()
        return pointer
    }

    /// What was written down since the last call.
    func consumeLog() -> [String] {
        settle()
        defer { log = [] }
        return log
    }

    private static func text(_ event: WlTouch.Event) -> String {
        switch event {
        case .down(_, _, let surface, let id, let x, let y):
            "down \(id) \(x.doubleValue) \(y.doubleValue) on \(surface.map { String($0.id) } ?? "nothing")"
        case .up(_, _, let id): "up \(id)"
        case .motion(_, let id, let x, let y): "motion \(id) \(x.doubleValue) \(y.doubleValue)"
        case .frame: "frame"
        case .cancel: "cancel"
        case .shape(let id, let major, let minor): "shape \(id) \(major.doubleValue) \(minor.doubleValue)"
        case .orientation(let id, let angle): "orientation \(id) \(angle.doubleValue)"
        }
    }

    private static func text(_ event: WlPointer.Event) -> String {
        switch event {
        case .enter(_, let surface, let x, let y):
            "enter \(surface.map { String($0.id) } ?? "nothing") \(x.doubleValue) \(y.doubleValue)"
        case .leave: "leave"
        case .motion(_, let x, let y): "motion \(x.doubleValue) \(y.doubleValue)"
        case .button(_, _, let button, let state): "button \(button) \(state == .pressed ? "pressed" : "released")"
        case .axis(_, let axis, let value): "axis \(axis.rawValue) \(value.doubleValue)"
        case .frame: "frame"
        case .axisSource(let source): "source \(source.rawValue)"
        case .axisStop(_, let axis): "stop \(axis.rawValue)"
        case .axisDiscrete, .axisValue120: "notches"
        case .axisRelativeDirection(let axis, let way): "direction \(axis.rawValue) \(way.rawValue)"
        }
    }
}

/// Serials, in the order in which they came.
final class SerialList {
    fileprivate(set) var all: [UInt32] = []
    var last: UInt32? { all.last }
}

/// A client's buffer and the memory behind it.
struct Picture {
    let buffer: WlBuffer
    let file: WireDescriptor
    let width: Int
    let height: Int

    /// Paints a rectangle.
    func fill(x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil, with color: UInt32) {
        let row = [UInt32](repeating: color, count: width ?? self.width)
        for line in y..<(y + (height ?? self.height)) {
            _ = row.withUnsafeBytes {
                pwrite(file.rawValue, $0.baseAddress, $0.count, off_t((line * self.width + x) * 4))
            }
        }
    }

    /// The pixel in column `x` of row `y`; 0 when the file ends before.
    func pixel(x: Int, y: Int) -> UInt32 {
        var pixel: UInt32 = 0
        pread(file.rawValue, &pixel, 4, off_t((y * width + x) * 4))
        return pixel
    }

    /// Shortens the file behind the compositor's back.
    func truncate(to byteCount: Int) { ftruncate(file.rawValue, off_t(byteCount)) }

    /// This picture, all in one colour.
    func filled(with color: UInt32) -> Picture {
        fill(with: color)
        return self
    }
}

/// A toplevel of a raw client.
final class ClientWindow {
    let client: RawClient
    let surface: WlSurface
    let xdgSurface: XdgSurface
    let toplevel: XdgToplevel
    private(set) var configures: [UInt32] = []
    /// The sizes and states that were asked for, as text.
    private(set) var wishes: [String] = []
    private(set) var wasAskedToClose = false
    /// What it showed first.
    fileprivate(set) var firstBuffer: WlBuffer?

    init(_ client: RawClient) {
        self.client = client
        surface = client.core.createSurface()
        xdgSurface = client.shell.getXdgSurface(surface: surface)
        toplevel = xdgSurface.getToplevel()
        xdgSurface.onEvent = { [weak self] event in
            if case .configure(let serial) = event { self?.configures.append(serial) }
        }
        toplevel.onEvent = { [weak self] event in
            switch event {
            case .configure(let width, let height, let states):
                self?.wishes.append("\(width)×\(height) \(states.asUInt32s)")
            case .close: self?.wasAskedToClose = true
            default: break
            }
        }
    }

    /// Acknowledges the newest configure.
    func acknowledge() {
        if let serial = configures.last { xdgSurface.ackConfigure(serial: serial) }
    }

    /// Commits a picture with full damage.
    func show(_ picture: Picture) {
        surface.attach(buffer: picture.buffer, x: 0, y: 0)
        surface.damageBuffer(x: 0, y: 0, width: Int32(picture.width), height: Int32(picture.height))
        surface.commit()
        client.settle()
    }
}

/// A compositor whose time a test moves.
final class Bench {
    private final class Time { var now = Duration.zero }

    private let time: Time
    let compositor: Compositor

    init(
        output: OutputDescription = OutputDescription(width: 100, height: 80), timeBase: UInt32 = 0,
        seat: SeatConfiguration = SeatConfiguration()
    ) {
        let time = Time()
        self.time = time
        compositor = Compositor(output: output, clock: CompositorClock { time.now }, timeBase: timeBase, seat: seat)
    }

    /// A compositor that behaves as a real one does.
    init(profile: CompositorProfile) {
        let time = Time()
        self.time = time
        compositor = Compositor(
            profile: profile, output: OutputDescription(width: 100, height: 80), clock: CompositorClock { time.now })
    }

    func advance(by duration: Duration) { time.now += duration }

    func client(over wire: FaultyWire? = nil) throws -> RawClient { try RawClient(compositor, over: wire) }
}
