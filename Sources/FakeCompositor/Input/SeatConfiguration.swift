import TactusGeometry
import WaylandServer

/// What a seat has when it comes: its name, its devices, the version of `wl_seat` that is offered.
public struct SeatConfiguration: Hashable, Sendable {
    /// What clients call it (`wl_seat.name`).
    public var name: String
    /// The version that is offered, for seat, pointer, keyboard and touch alike: from 1 to 9.
    public var version: UInt32
    /// Its devices in the beginning.
    public var capabilities: Seat.Capabilities
    /// What its keyboard's keys mean in the beginning.
    public var keymap: Keymap
    /// What its touch screen does differently from what it is asked for.
    public var touchPolicy = TouchPolicy()
    /// Whether clients hear of devices that come together one by one: keyboard, pointer, touch screen. So does KWin.
    public var announcesDevicesSingly = false
    /// Whether a selection needs the serial of an event that there was: without it the wish is ignored. Mir takes any.
    public var checksSelectionSerials = true

    /// Creates a configuration; by default `seat0` with every device and the layout `us`.
    ///
    /// - Parameters:
    ///   - name: What clients call it.
    ///   - version: The version of `wl_seat` that is offered, from 1 to 9.
    ///   - capabilities: Its devices in the beginning.
    ///   - keymap: What its keyboard's keys mean in the beginning.
    public init(
        name: String = "seat0", version: UInt32 = 9,
        capabilities: Seat.Capabilities = [.pointer, .keyboard, .touch], keymap: Keymap = .us
    ) {
        precondition((1...WlSeat.interfaceVersion).contains(version), "wl_seat has the versions 1 to 9")
        self.name = name
        self.version = version
        self.capabilities = capabilities
        self.keymap = keymap
    }
}
