import TactusPlatform
import WaylandClient

/// What all that is on the wire has in common, whichever connection it belongs to: the clock, what the environment
/// says, the names that were given, the surfaces, and who receives what seats send.
///
/// It is handed down from the platform to connections, seats and devices, so that none of them knows the platform. It
/// outlives connections, and names go on: no two connections give the same one.
final class WireContext {
    /// The clock of input, frames and timers.
    let clock: any Clock
    /// The locale whose compose sequences are typed: dead accents, and what follows the Compose key.
    let locale: String
    /// Which pictures the pointer has, where the compositor has none of its own.
    let cursors: CursorPreferences
    /// What goes through pipes to other programs, and comes from them.
    let transfers: Transfers
    /// Where the memory of buffers comes from.
    var bufferMemory = BufferMemory.system
    /// The surfaces that live, in the order in which they show first: the last one comes to the front.
    var surfaces: [WaylandSurface] = []
    /// The text field that is entered in; `nil` when no text is entered.
    var textInputField: TextInputField?

    /// The scenes on which pointers are to be held in their places.
    var pointerLockWishes: Set<SceneID> = []

    /// Called when a pointer is held in its place on a scene, or no longer. Set once, before there is a connection.
    var onPointerLock: (Bool, SceneID) -> Void = { _, _ in }
    /// Called with each frame of input that is complete. Set once, before there is a connection.
    var onFrame: (InputFrame) -> Void = { _ in }
    /// Called with what seats say besides frames. Set once, before there is a connection.
    var onSeatEvent: (SeatEvent, SeatID) -> Void = { _, _ in }

    private var contactCount: UInt64 = 0
    private var tabletToolCount: UInt64 = 0
    private var seatCount: UInt64 = 0
    private var screenCount: UInt64 = 0
    private var activationCount: UInt64 = 0

    init(clock: any Clock, locale: String, cursors: CursorPreferences, transfers: Transfers) {
        self.clock = clock
        self.locale = locale
        self.cursors = cursors
        self.transfers = transfers
    }

    /// The name of the next finger that lands.
    func nextContact() -> ContactID {
        contactCount += 1
        return ContactID(rawValue: contactCount)
    }

    /// The name of the next tool of a graphics tablet.
    func nextTabletTool() -> TabletToolID {
        tabletToolCount += 1
        return TabletToolID(rawValue: tabletToolCount)
    }

    /// The name of the next seat.
    func nextSeat() -> SeatID {
        seatCount += 1
        return SeatID(rawValue: seatCount)
    }

    /// The name of the next screen.
    func nextScreen() -> ScreenID {
        screenCount += 1
        return ScreenID(rawValue: screenCount)
    }

    /// A number for each time that the user turned to a surface, or away from one: the later, the higher.
    func nextActivation() -> UInt64 {
        activationCount += 1
        return activationCount
    }

    /// The surface of a scene, if there is one.
    func surface(of scene: SceneID?) -> WaylandSurface? { surfaces.first { $0.scene == scene } }

    /// Device pixels per point of a scene.
    func scale(of scene: SceneID) -> Double { surfaces.first { $0.scene == scene }?.scale ?? 1 }
}

extension WlSurface {
    /// The scene whose surface this is; `nil` when it is none of ours.
    var scene: SceneID? { (tag as? WaylandSurface)?.scene }
}
