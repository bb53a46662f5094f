import WaylandServer

/// `zwp_idle_inhibit_manager_v1`: surfaces that keep the display from going to sleep while they show.
final class IdleInhibitGlobal {
    private var global: ServerGlobal?
    private var inhibitors = ObjectList<Surface>()

    init(compositor: Compositor) {
        global = compositor.createGlobal(ZwpIdleInhibitManagerV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] request in
                guard case .createInhibitor(let id, let surface) = request,
                    let surface = surface.tag as? Surface
                else { return }
                inhibitors.append(surface, of: id)
                id.onDestroy = { [weak self, unowned id] in self?.inhibitors.remove(id) }
            }
        }
    }

    /// Whether a surface that shows keeps the display awake.
    var isInhibiting: Bool { inhibitors.contains { $0.isAlive && $0.origin != nil } }
}

/// `ext_idle_notifier_v1`: tells clients when a seat's user has done nothing for a while.
///
/// Time alone makes nothing happen here: ``check()`` compares the clock, at every step of the compositor.
final class IdleNotifyGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var notifications = ObjectList<IdleNotification>()

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ExtIdleNotifierV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] request in
                guard case .getIdleNotification(let id, let timeout, let seat) = request,
                    let seat = seat.tag as? Seat
                else { return }
                let notification = IdleNotification(
                    id, seat: seat, timeout: .milliseconds(Int64(timeout)), start: self.compositor.clock.now)
                notifications.append(notification)
                id.onDestroy = { [weak self, unowned notification] in
                    self?.notifications.remove(notification)
                }
            }
        }
    }

    /// The user of a seat did something.
    func userWasActive(on seat: Seat) {
        for notification in notifications where notification.seat === seat {
            notification.restart(at: compositor.clock.now)
        }
    }

    /// Tells who waited long enough.
    func check() {
        guard !notifications.isEmpty else { return }
        let now = compositor.clock.now
        if compositor.isKeptAwake {
            for notification in notifications { notification.restart(at: now) }
        } else {
            for notification in notifications { notification.check(at: now) }
        }
    }

    /// When the next one is due, on the compositor's clock.
    var deadline: Duration? { notifications.compactMap(\.deadline).min() }
}

/// A client's `ext_idle_notification_v1`.
private final class IdleNotification {
    private let resource: ExtIdleNotificationV1
    private(set) weak var seat: Seat?
    private let timeout: Duration
    private var start: Duration
    private var isIdle = false

    init(_ resource: ExtIdleNotificationV1, seat: Seat, timeout: Duration, start: Duration) {
        self.resource = resource
        self.seat = seat
        self.timeout = timeout
        self.start = start
    }

    var deadline: Duration? { isIdle ? nil : start + timeout }

    func restart(at now: Duration) {
        start = now
        guard isIdle else { return }
        isIdle = false
        resource.sendResumed()
    }

    func check(at now: Duration) {
        guard !isIdle, now - start >= timeout else { return }
        isIdle = true
        resource.sendIdled()
    }
}

extension Compositor {
    /// Whether a surface that shows keeps the display awake (`zwp_idle_inhibitor_v1`).
    public var isKeptAwake: Bool { inputGlobals.idleInhibit.isInhibiting }
}
