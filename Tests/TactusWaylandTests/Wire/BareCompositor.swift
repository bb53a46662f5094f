import Glibc
import TactusTesting
import TactusUI
import TactusWayland
import Testing
import WaylandServer

/// A compositor of a few lines, for what a sound one never does: old versions, several seats, globals that go. It
/// configures every toplevel once, and checks nothing.
@MainActor
final class BareCompositor {
    /// The versions of the globals, all at their floor.
    struct Versions {
        var compositor: UInt32 = 4
        var seat: UInt32 = 7
        var output: UInt32 = 3
    }

    let display = ServerDisplay()
    let platform: WaylandPlatform
    /// The requests that surfaces and buffers met, by name.
    private(set) var requests: [String] = []
    /// The surfaces, oldest first.
    private(set) var surfaces: [WlSurface] = []
    /// The touch objects of each seat, in the order of the seats.
    private(set) var touches: [[WlTouch]] = []
    /// The keyboards that clients asked for, oldest first.
    private(set) var keyboards: [WlKeyboard] = []
    /// The pointers that clients asked for, oldest first.
    private(set) var pointers: [WlPointer] = []
    /// The seats as the client sees them, oldest first.
    private(set) var seats: [WlSeat] = []
    private(set) var outputs: [WlOutput] = []
    /// The title that was set last.
    private(set) var title: String?
    private var globals: [ServerGlobal] = []
    private let basicGlobalCount = 3
    private let versions: Versions
    /// Messages of the wire both ways so far.
    private var messageCount = 0

    /// - Parameters:
    ///   - versions: The versions of the globals.
    ///   - sendBuffer: How many bytes of requests the socket holds, about; `nil` for as many as sockets do.
    ///   - cursors: Which cursors the client has.
    /// - Throws: When there is no socket.
    init(
        _ versions: Versions = Versions(), sendBuffer: Int32? = nil, cursors: CursorPreferences = CursorPreferences()
    ) throws {
        self.versions = versions
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        if var size = sendBuffer {
            try #require(
                setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout.size(ofValue: size))) == 0)
        }
        _ = try display.createClient(adopting: WireDescriptor(owning: ends[0]))
        platform = try WaylandPlatform(.descriptor(ends[1]), clock: VirtualClock(), cursors: cursors)
        display.onMessage = { [unowned self] _ in messageCount += 1 }
        globals = [
            display.createGlobal(WlShm.self, version: 1) { _, _ in },
            display.createGlobal(WlCompositor.self, version: versions.compositor) { [unowned self] compositor, _ in
                compositor.onRequest = { [unowned self] in
                    if case .createSurface(let surface) = $0 { add(surface) }
                }
            },
            display.createGlobal(XdgWmBase.self, version: 1) { [unowned self] shell, _ in
                shell.onRequest = { [unowned self] in
                    if case .getXdgSurface(let shellSurface, let surface) = $0 { add(shellSurface, for: surface) }
                }
            },
        ]
    }

    isolated deinit { display.destroy() }

    /// Adds a seat.
    ///
    /// - Parameter capabilities: The devices that it has.
    /// - Returns: Removes the seat.
    func addSeat(_ capabilities: WlSeat.Capability = .touch) -> () -> Void {
        let number = touches.count
        touches.append([])
        let global = display.createGlobal(WlSeat.self, version: versions.seat) { [unowned self] seat, _ in
            seats.append(seat)
            seat.onRequest = { [unowned self] in
                switch $0 {
                case .getTouch(let touch): touches[number].append(touch)
                case .getKeyboard(let keyboard): keyboards.append(keyboard)
                case .getPointer(let pointer): pointers.append(pointer)
                case .release: break
                }
            }
            seat.sendCapabilities(capabilities: capabilities)
        }
        globals.append(global)
        return { global.remove() }
    }

    /// Tells of graphics tablets: gives each `zwp_tablet_seat_v2` that is asked for to `use`.
    func addTablets(_ use: @escaping (ZwpTabletSeatV2) -> Void) {
        let global = display.createGlobal(ZwpTabletManagerV2.self, version: 1) { manager, _ in
            manager.onRequest = { request in
                if case .getTabletSeat(let seat, _) = request { use(seat) }
            }
        }
        globals.append(global)
    }

    /// Tells of pinches on touchpads: gives each object that is asked for to `use`.
    func addPinches(_ use: @escaping (ZwpPointerGesturePinchV1) -> Void) {
        let global = display.createGlobal(ZwpPointerGesturesV1.self, version: 1) { manager, _ in
            manager.onRequest = { request in
                if case .getPinchGesture(let pinch, _) = request { use(pinch) }
            }
        }
        globals.append(global)
    }

    /// Draws cursors by name: tells of each request as `set_shape SERIAL SHAPE`.
    func addCursorShapes(version: UInt32 = 1, _ note: @escaping (String) -> Void) {
        let global = display.createGlobal(WpCursorShapeManagerV1.self, version: version) { manager, _ in
            manager.onRequest = { request in
                guard case .getPointer(let device, _) = request else { return }
                device.onRequest = {
                    if case .setShape(let serial, let shape) = $0 { note("set_shape \(serial) \(shape.rawValue)") }
                }
            }
        }
        globals.append(global)
    }

    /// Adds an output of the given scale.
    ///
    /// - Returns: Removes the output.
    func addOutput(scale: Int32) -> () -> Void {
        let global = display.createGlobal(WlOutput.self, version: versions.output) { [unowned self] output, _ in
            outputs.append(output)
            if output.version >= WlOutput.scaleSince {
                output.sendScale(factor: scale)
                output.sendDone()
            }
        }
        globals.append(global)
        return { global.remove() }
    }

    /// Withdraws all that is not a device or an output; what was made of it stays.
    func withdrawGlobals() {
        for global in globals.prefix(basicGlobalCount) { global.remove() }
    }

    /// Lets both sides act until neither has anything left to do.
    func settle() {
        var settledCount = -1
        while platform.turn() || messageCount != settledCount {
            settledCount = messageCount
            display.flushClients()
            display.dispatch(timeoutMilliseconds: 0)
            display.flushClients()
        }
    }

    private func add(_ surface: WlSurface) {
        surfaces.append(surface)
        surface.onRequest = { [unowned self] request in
            switch request {
            case .setBufferScale(let scale): requests.append("set_buffer_scale \(scale)")
            case .damage(let x, let y, let width, let height):
                requests.append("damage \(x),\(y) \(width)×\(height)")
            case .damageBuffer(let x, let y, let width, let height):
                requests.append("damage_buffer \(x),\(y) \(width)×\(height)")
            case .attach: requests.append("attach")
            case .commit: requests.append("commit")
            default: break
            }
        }
    }

    private func add(_ shellSurface: XdgSurface, for surface: WlSurface) {
        shellSurface.onRequest = { [unowned self, unowned shellSurface] request in
            switch request {
            case .getToplevel(let toplevel):
                toplevel.onRequest = { [unowned self] in
                    if case .setTitle(let title) = $0 { self.title = title }
                }
                toplevel.sendConfigure(width: 40, height: 30, states: [])
                shellSurface.sendConfigure(serial: 7)
            case .ackConfigure(let serial): requests.append("ack_configure \(serial)")
            default: break
            }
        }
    }
}
