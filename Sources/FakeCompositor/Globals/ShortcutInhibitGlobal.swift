import WaylandServer

/// `zwp_keyboard_shortcuts_inhibit_manager_v1`: surfaces that want the compositor's shortcuts for themselves.
///
/// An inhibitor is active while its surface has its seat's keys and the user lets it: see
/// ``Seat/allowsShortcutInhibition``.
final class ShortcutInhibitGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var inhibitors = ObjectList<ShortcutInhibitor>()
    /// By what they belong to, of which there is one of each.
    private var owners: [Owner: ShortcutInhibitor] = [:]

    private struct Owner: Hashable {
        let surface: ObjectIdentifier
        let seat: ObjectIdentifier

        init(_ surface: Surface, _ seat: Seat) {
            (self.surface, self.seat) = (ObjectIdentifier(surface), ObjectIdentifier(seat))
        }
    }

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZwpKeyboardShortcutsInhibitManagerV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self, unowned resource] request in
                guard case .inhibitShortcuts(let id, let surface, let seat) = request,
                    let surface = surface.tag as? Surface, let seat = seat.tag as? Seat
                else { return }
                add(id, surface, seat, on: resource)
            }
        }
    }

    private func add(
        _ id: ZwpKeyboardShortcutsInhibitorV1, _ surface: Surface, _ seat: Seat,
        on resource: ZwpKeyboardShortcutsInhibitManagerV1
    ) {
        let owner = Owner(surface, seat)
        // A surface that is gone may have been where this one is.
        guard owners[owner]?.surface !== surface else {
            compositor.raise(
                .alreadyInhibited, on: resource, "wl_surface#\(surface.resource.id) has an inhibitor for this seat")
            return
        }
        let inhibitor = ShortcutInhibitor(id, surface: surface, seat: seat)
        inhibitors.append(inhibitor)
        owners[owner] = inhibitor
        id.onDestroy = { [weak self, unowned inhibitor] in
            self?.inhibitors.remove(inhibitor)
            if self?.owners[owner] === inhibitor { self?.owners[owner] = nil }
        }
        inhibitor.update()
    }

    /// Something that inhibitors of a seat depend on has changed.
    func update(_ seat: Seat) {
        for inhibitor in inhibitors where inhibitor.seat === seat { inhibitor.update() }
    }

    /// Whether an inhibitor of a seat is active.
    func isInhibiting(_ seat: Seat) -> Bool { inhibitors.contains { $0.seat === seat && $0.isActive } }
}

/// A client's `zwp_keyboard_shortcuts_inhibitor_v1`.
private final class ShortcutInhibitor {
    let resource: ZwpKeyboardShortcutsInhibitorV1
    private(set) weak var surface: Surface?
    private(set) weak var seat: Seat?
    private(set) var isActive = false

    init(_ resource: ZwpKeyboardShortcutsInhibitorV1, surface: Surface, seat: Seat) {
        self.resource = resource
        self.surface = surface
        self.seat = seat
    }

    /// Tells the client where it is active now and was not, or the other way round.
    func update() {
        guard let seat, let surface else { return }
        let isWanted = seat.allowsShortcutInhibition && surface.isAlive && seat.focus === surface
        guard isWanted != isActive else { return }
        isActive = isWanted
        if isWanted { resource.sendActive() } else { resource.sendInactive() }
    }
}

extension Seat {
    /// Whether a surface with the seat's keys has the compositor's shortcuts, too
    /// (`zwp_keyboard_shortcuts_inhibitor_v1`).
    public var isShortcutInhibited: Bool { compositor.inputGlobals.shortcutInhibit.isInhibiting(self) }
}
