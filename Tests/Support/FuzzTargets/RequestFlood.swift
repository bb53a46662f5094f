import FakeCompositor
import TactusGeometry
import TactusPlatform
import TactusTesting
import WaylandServer

/// Every request of a protocol, many times, with arguments that are small, missing, negative, as large as can be, or
/// others each time: by one client, while another one shows a window.
public struct RequestFlood {
    /// The kinds of objects that clients have, by the names of their interfaces.
    nonisolated public static let interfaces: [String] = MessageForm.requests.filter { !$0.value.isEmpty }.keys
        .filter { $0 != "wl_display" && $0 != "wl_registry" }.sorted()

    private let interface: String
    private let opcode: Int
    private let form: MessageForm
    private let clock = VirtualClock(start: Instant(seconds: 1))
    private let compositor: Compositor
    private let bystander: FloodingGuest

    /// Plays all requests of a kind of objects.
    ///
    /// - Parameters:
    ///   - interface: The kind.
    ///   - count: How often each request comes.
    /// - Returns: What others suffered by it, a line each; none when all is well.
    @MainActor public static func complaints(about interface: String, count: Int) -> [String] {
        (MessageForm.requests[interface] ?? []).indices.flatMap { opcode -> [String] in
            guard let flood = RequestFlood(interface, opcode) else { return ["\(interface): nobody can connect"] }
            return FloodStyle.allCases.flatMap { flood.run($0, isNewEachTime: false, count: count) }
                + [.small, .zeros, .different].flatMap { flood.run($0, isNewEachTime: true, count: count) }
        }
    }

    @MainActor private init?(_ interface: String, _ opcode: Int) {
        guard let form = MessageForm.requests[interface]?[opcode] else { return nil }
        (self.interface, self.opcode, self.form) = (interface, opcode, form)
        compositor = Compositor(
            profile: .strict, output: OutputDescription(width: 200, height: 150),
            clock: CompositorClock { [clock] in clock.now - .zero })
        compositor.guestLimits = .untrusted
        let tablet = compositor.seat.tablets.add(TabletDescription())
        _ = compositor.seat.tablets.add(TabletToolDescription())
        _ = compositor.seat.tablets.add(TabletPadDescription(), of: tablet)
        guard let bystander = FloodingGuest(compositor) else { return nil }
        self.bystander = bystander
        for kind in Self.devices { _ = bystander.existing(kind) }
        bystander.settle()
    }

    private static let devices = [
        "xdg_toplevel", "wl_pointer", "wl_touch", "wl_keyboard", "wl_data_device", "zwp_primary_selection_device_v1",
        "zwp_tablet_seat_v2", "zwp_text_input_v3",
    ]

    @MainActor private func run(_ style: FloodStyle, isNewEachTime: Bool, count: Int) -> [String] {
        let title = "\(interface).\(form.name), \(style)\(isNewEachTime ? ", of a new one each time" : "")"
        guard let guest = FloodingGuest(compositor) else { return ["\(title): nobody can connect any more"] }
        for kind in Self.devices { _ = guest.existing(kind) }
        guest.settle()
        let place = Point(x: 4, y: 4)
        compositor.seat.pointer.move(to: place)
        compositor.seat.pointer.button(0x110, isPressed: true)
        compositor.seat.touch.down(id: 0, at: place)
        compositor.seat.touch.frame()
        guest.settle()
        var id = isNewEachTime ? nil : guest.existing(interface)
        for _ in 0..<count where guest.isAlive {
            guard let object = id ?? guest.make(interface), guest.send(object, interface, opcode, style) != nil else {
                break
            }
            guest.commit(object)
            id = isNewEachTime || FloodingGuest.isLast(form) ? nil : object
        }
        guest.settle()
        use()
        guest.hangUp()
        use()
        return complaints().map { "\(title): \($0)" }
    }

    /// Everything that a person does, and a refresh.
    @MainActor private func use() {
        let seat = compositor.seat
        clock.advance(by: .seconds(2))
        compositor.vblank()
        seat.touch.motion(id: 0, to: Point(x: 9, y: 9))
        seat.touch.frame()
        seat.touch.up(id: 0)
        seat.touch.frame()
        seat.pointer.move(to: Point(x: 190, y: 140))
        seat.pointer.button(0x110, isPressed: false)
        for isPressed in [true, false] { seat.keyboard.key(30, isPressed: isPressed) }
        _ = try? compositor.screenshot()
        bystander.settle()
    }

    @MainActor private func complaints() -> [String] {
        var complaints: [String] = []
        if compositor.clientCount != 1 { complaints.append("of two clients \(compositor.clientCount) are there") }
        if !bystander.isAlive { complaints.append("the other client was ended as well") }
        if compositor.surfaces.count != 1 { complaints.append("\(compositor.surfaces.count) surfaces are left") }
        let heard = bystander.heardCount
        compositor.seat.touch.down(id: 1, at: Point(x: 4, y: 4))
        compositor.seat.touch.frame()
        compositor.seat.touch.up(id: 1)
        compositor.seat.touch.frame()
        bystander.settle()
        // Who locked the session and died leaves it locked.
        if bystander.heardCount == heard, !interface.hasPrefix("ext_session_lock") {
            complaints.append("the other client is not touched any more")
        }
        return complaints
    }
}
