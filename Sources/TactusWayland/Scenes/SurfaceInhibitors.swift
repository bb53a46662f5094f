import WaylandClient

/// What a surface keeps the system from, as long as it shows.
struct SurfaceInhibitors {
    private var idle: ZwpIdleInhibitorV1?
    /// By the seat whose keyboard it is about.
    private var shortcuts: [ObjectIdentifier: ZwpKeyboardShortcutsInhibitorV1] = [:]

    /// Keeps the screens on that the surface is seen on, or no longer, where the compositor has a means for it.
    mutating func setInhibitsIdle(_ isOn: Bool, of surface: WlSurface, _ globals: OptionalGlobals) {
        guard isOn != (idle != nil) else { return }
        idle?.destroy()
        idle = isOn ? globals.idleInhibition?.createInhibitor(surface: surface) : nil
    }

    /// Asks for the compositor's own shortcuts while the surface has the keys of these seats, and of no others, where
    /// the compositor has a means for it. The protocol allows one inhibitor for a surface and a seat.
    mutating func setInhibitsShortcuts(of seats: [WlSeat], for surface: WlSurface, _ globals: OptionalGlobals) {
        let wanted = Set(seats.map(ObjectIdentifier.init))
        for (seat, inhibitor) in shortcuts where !wanted.contains(seat) {
            inhibitor.destroy()
            shortcuts[seat] = nil
        }
        guard let manager = globals.shortcutInhibition else { return }
        for seat in seats where shortcuts[ObjectIdentifier(seat)] == nil {
            shortcuts[ObjectIdentifier(seat)] = manager.inhibitShortcuts(surface: surface, seat: seat)
        }
    }

    /// Lets go of all, before the surface.
    func destroy() {
        idle?.destroy()
        for inhibitor in shortcuts.values { inhibitor.destroy() }
    }
}
