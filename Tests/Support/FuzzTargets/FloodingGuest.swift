import CLinuxShims
import FakeCompositor
import Glibc
import WaylandServer

/// How the arguments of a message are filled in that comes again and again.
enum FloodStyle: CaseIterable {
    /// Ones and short texts.
    case small
    case zeros
    /// The largest unsigned number, which is -1 to whoever reads a signed one; long texts.
    case negative
    case largest
    case least
    /// Another number and text each time.
    case different
    /// Long texts and lists, each another.
    case long
    /// The serial that was heard last.
    case serials

    /// A number; `count` is another one each time.
    func number(_ count: UInt32, serial: UInt32, isFixed: Bool = false) -> UInt32 {
        switch self {
        case .small: isFixed ? 256 : 1
        case .zeros: 0
        case .negative: .max
        case .largest: 0x7FFF_FFFF
        case .least: 0x8000_0000
        case .different, .long: count
        case .serials: serial
        }
    }

    func text(_ count: UInt32) -> String {
        switch self {
        case .small, .serials, .least: "text"
        case .zeros: ""
        case .different: "text \(count)"
        case .negative, .largest, .long: String(repeating: "\u{7f}é", count: 600) + "\(count)"
        }
    }

    func list(_ count: UInt32) -> [UInt8] {
        switch self {
        case .zeros: []
        case .long: [UInt8](repeating: 1, count: 3000)
        case .different: [UInt8](repeating: 2, count: Int(count % 9))
        default: [1, 0, 0, 0]
        }
    }
}

/// A client that has any object of any protocol, with all that this needs, and sends any request as often as it likes.
final class FloodingGuest {
    private(set) var isAlive = true
    /// How many bytes of events it has heard.
    private(set) var heardCount = 0
    private let compositor: Compositor
    private var socket: SocketEnd?
    private var objects = WireObjects()
    private var lastID: UInt32 = 2
    private var waiting: [UInt8] = []
    /// The objects that are used wherever a request wants one of their kind.
    private var standing: [String: UInt32] = [:]
    /// The kinds of which an object is being made.
    private var making: Set<String> = []
    /// The surfaces of objects that were made of one, and what other objects were made by.
    private var surfaces: [UInt32: UInt32] = [:]
    private var makers: [UInt32: UInt32] = [:]
    private var count: UInt32 = 0
    private let file: WireDescriptor

    /// Connects; `nil` when there are too few descriptors.
    init?(_ compositor: Compositor) {
        let number = memfd_create("flood", UInt32(MFD_CLOEXEC))
        guard number >= 0, let end = try? compositor.connect() else { return nil }
        file = WireDescriptor(owning: number)
        ftruncate(number, 4096)
        self.compositor = compositor
        socket = SocketEnd(owning: end)
        objects.add(2, "wl_registry")
        write(to: 1, 1) { $0.append(2 as UInt32) }
        settle()
    }

    // MARK: The wire

    /// Ends the connection.
    func hangUp() {
        socket = nil
        isAlive = false
        compositor.dispatch()
    }

    /// Sends what waits, lets the compositor act, and hears what it says, a few times.
    func settle() { for _ in 0..<3 { flush() } }

    private func flush() {
        let bytes = waiting
        waiting = []
        push(bytes, [])
        turn()
    }

    private func push(_ bytes: [UInt8], _ files: [WireDescriptor]) {
        var (rest, files) = (bytes[...], files)
        while isAlive, !rest.isEmpty {
            guard let count = socket?.send(rest, files) else { return isAlive = false }
            if count > 0 { files = [] }
            rest = rest.dropFirst(count)
            if !rest.isEmpty { turn() }
        }
    }

    private func turn() {
        compositor.dispatch()
        while isAlive {
            switch socket?.receive() ?? .ended {
            case .data(let bytes, _):
                heardCount += bytes.count
                objects.hear(bytes, areRequests: false)
            case .nothing: return
            case .ended: isAlive = false
            }
        }
    }

    private func write(to id: UInt32, _ opcode: Int, _ fill: (inout WrittenMessage) -> Void = { _ in }) {
        guard isAlive else { return }
        var message = WrittenMessage()
        fill(&message)
        let bytes = message.bytes(to: id, opcode: opcode)
        if waiting.count + bytes.count > 3800 || !message.files.isEmpty { flush() }
        if message.files.isEmpty { waiting += bytes } else { push(bytes, message.files) }
    }

    private func write(to id: UInt32, _ opcode: Int, _ numbers: [UInt32]) {
        write(to: id, opcode) { for number in numbers { $0.append(number) } }
    }

    // MARK: Objects

    private func newID(_ interface: String) -> UInt32 {
        lastID += 1
        objects.add(lastID, interface)
        return lastID
    }

    private func opcode(_ interface: String, _ name: String) -> Int {
        MessageForm.requests[interface]?.firstIndex { $0.name == name } ?? 0
    }

    /// The object of a kind that is used everywhere: one that the compositor made, or else one that is made now.
    func existing(_ interface: String) -> UInt32? {
        if let id = standing[interface], objects.interfaces[id] == interface { return id }
        if let heard = objects.ids(of: interface).last(where: { $0 >= 0xFF00_0000 }) { return heard }
        let id = interface == "wl_buffer" ? makeBuffer() : make(interface)
        standing[interface] = id
        if interface == "xdg_toplevel", let id {
            standing["xdg_surface"] = makers[id]
            standing["wl_surface"] = surface(of: id)
        }
        return id
    }

    /// Makes an object of a kind, and all that it needs; `nil` when nobody can.
    func make(_ interface: String) -> UInt32? {
        guard isAlive, making.insert(interface).inserted else { return nil }
        defer { making.remove(interface) }
        if let global = objects.globals.first(where: { $0.interface == interface }) {
            let id = newID(interface)
            write(to: 2, 0) {
                $0.append(global.name)
                $0.append(interface)
                $0.append(global.version)
                $0.append(id)
            }
            return id
        }
        for maker in Self.makers[interface] ?? [] {
            let isManager = objects.globals.contains { $0.interface == maker.interface }
            guard let parent = isManager ? existing(maker.interface) : make(maker.interface),
                let id = send(parent, maker.interface, maker.opcode, .small, isMaking: true)
            else { continue }
            makers[id] = parent
            prepare(id, interface, parent)
            return id
        }
        return nil
    }

    /// The requests that make an object of a kind, by that.
    private static let makers: [String: [(interface: String, opcode: Int)]] = {
        var makers: [String: [(interface: String, opcode: Int)]] = [:]
        for (maker, forms) in MessageForm.requests.sorted(by: { $0.key < $1.key }) {
            for (opcode, form) in forms.enumerated() {
                guard let made = form.arguments.first(where: { $0.kind == "n" })?.interface, made != maker else {
                    continue
                }
                makers[made, default: []].append((maker, opcode))
            }
        }
        return makers
    }()

    /// Says what an object needs before it is good for anything.
    private func prepare(_ id: UInt32, _ interface: String, _ parent: UInt32) {
        switch interface {
        case "xdg_positioner":
            write(to: id, opcode(interface, "set_size"), [10, 10])
            write(to: id, opcode(interface, "set_anchor_rect"), [0, 0, 1, 1])
        case "xdg_toplevel", "xdg_popup":
            show(id, acknowledging: parent, opcode("xdg_surface", "ack_configure"))
        case "zwlr_layer_surface_v1":
            write(to: id, opcode(interface, "set_size"), [10, 10])
            show(id, acknowledging: id, opcode(interface, "ack_configure"))
        case "ext_session_lock_surface_v1":
            settle()
            show(id, acknowledging: id, opcode(interface, "ack_configure"), asksFirst: false)
        default: break
        }
    }

    private func show(_ id: UInt32, acknowledging role: UInt32, _ acknowledge: Int, asksFirst: Bool = true) {
        guard let surface = surface(of: id) else { return }
        if asksFirst { write(to: surface, Self.commit) }
        settle()
        write(to: role, acknowledge, [objects.numbers.last ?? 0])
        if let buffer = existing("wl_buffer") { write(to: surface, opcode("wl_surface", "attach"), [buffer, 0, 0]) }
        write(to: surface, Self.commit)
        settle()
    }

    private func surface(of id: UInt32) -> UInt32? {
        sequence(first: id) { [makers] in makers[$0] }.lazy.compactMap { [surfaces] in surfaces[$0] }.first
    }

    private func makeBuffer() -> UInt32? {
        guard let pool = existing("wl_shm_pool") else { return nil }
        let id = newID("wl_buffer")
        write(to: pool, opcode("wl_shm_pool", "create_buffer"), [id, 0, 8, 8, 32, 0])
        return id
    }

    private static let commit = 6

    /// Commits the surface that an object belongs to, or the window's.
    func commit(_ id: UInt32) {
        if let surface = surface(of: id) ?? standing["wl_surface"] { write(to: surface, Self.commit) }
    }

    // MARK: Requests

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - id: The object.
    ///   - interface: Of which kind it is.
    ///   - opcode: Which request.
    ///   - style: How its arguments are filled in.
    ///   - isMaking: Whether what it makes is to be of use: a surface that it takes is a new one then.
    /// - Returns: The object that it makes, or the object itself; `nil` when it cannot be sent.
    @discardableResult
    func send(
        _ id: UInt32, _ interface: String, _ opcode: Int, _ style: FloodStyle, isMaking: Bool = false
    ) -> UInt32? {
        guard isAlive, let form = MessageForm.requests[interface]?[opcode] else { return nil }
        count &+= 1
        var newSurface: UInt32?
        var arguments: [UInt32] = []
        for argument in form.arguments where argument.kind == "o" {
            let kind = argument.interface ?? ""
            if isMaking, kind == "wl_surface", newSurface == nil {
                newSurface = make(kind)
                arguments.append(newSurface ?? 0)
            } else {
                arguments.append(style == .zeros && argument.mayBeMissing ? 0 : existing(kind) ?? 0)
            }
        }
        let kind = form.arguments.first { $0.kind == "n" }?.interface
        if kind == nil, form.arguments.contains(where: { $0.kind == "n" }) { return nil }
        let made = kind.map(newID)
        if let made { surfaces[made] = newSurface }
        write(to: id, opcode) { message in
            for argument in form.arguments {
                switch argument.kind {
                case "n": message.append(made ?? 0)
                case "o": message.append(arguments.removeFirst())
                case "s": message.append(style.text(count))
                case "a": message.append(style.list(count))
                case "h": message.append(WireDescriptor(owning: dup(file.rawValue)))
                case _ where isMaking && kind == "wl_shm_pool": message.append(4096 as UInt32)
                default:
                    let serial = objects.numbers.last ?? 0
                    message.append(style.number(count, serial: serial, isFixed: argument.kind == "f"))
                }
            }
        }
        if Self.isLast(form) { objects.remove(id) }
        return made ?? id
    }

    /// Whether a request ends its object.
    static func isLast(_ form: MessageForm) -> Bool { form.name.contains("destroy") || form.name == "release" }
}
