import WaylandServer

/// `tactus_virtual_time_v1`: tells clients what the compositor's clock shows, and when they want it to stop on its way.
final class VirtualTimeGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var followers = ObjectList<ClockFollower>()

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.display.createGlobal(TactusVirtualTimeV1.self, version: 1) { [unowned self] resource, _ in
            let follower = ClockFollower(resource, at: self.compositor.clock.now)
            followers.append(follower)
            resource.onRequest = { [unowned self, unowned follower] request in
                guard case .wake(let high, let low, let nanoseconds) = request else { return }
                follower.wake(at: Duration(high, low, nanoseconds), notBefore: self.compositor.clock.now)
            }
            resource.onDestroy = { [weak self, unowned follower] in self?.followers.remove(follower) }
        }
    }

    /// Tells every client what the clock shows, if it shows something else now.
    func announce() {
        let now = compositor.clock.now
        for follower in followers { follower.announce(now) }
    }

    /// When the next client has something to do, on the compositor's clock.
    var deadline: Duration? { followers.compactMap(\.deadline).min() }
}

/// A client that goes by the compositor's clock.
private final class ClockFollower {
    private let resource: TactusVirtualTimeV1
    private var announced: Duration
    /// When it wants the clock to stop.
    private(set) var deadline: Duration?

    init(_ resource: TactusVirtualTimeV1, at now: Duration) {
        self.resource = resource
        announced = now
        send(now)
    }

    func wake(at moment: Duration, notBefore now: Duration) { deadline = moment > now ? moment : nil }

    func announce(_ now: Duration) {
        guard now > announced else { return }
        announced = now
        if let deadline, deadline <= now { self.deadline = nil }
        send(now)
    }

    private func send(_ now: Duration) {
        let (seconds, attoseconds) = now.components
        resource.sendNow(
            tvSecHi: UInt32(truncatingIfNeeded: seconds >> 32), tvSecLo: UInt32(truncatingIfNeeded: seconds),
            tvNsec: UInt32(attoseconds / 1_000_000_000))
    }
}

extension Duration {
    /// A moment as it is on the wire. What is too far away to come is at the end of time.
    fileprivate init(_ high: UInt32, _ low: UInt32, _ nanoseconds: UInt32) {
        let seconds = min(UInt64(high) << 32 | UInt64(low), UInt64(Int64.max / 2))
        self = .seconds(Int64(seconds)) + .nanoseconds(Int64(nanoseconds))
    }
}

extension Compositor {
    /// Lets clients go by this compositor's clock in all that they do, timers and animations too
    /// (`tactus_virtual_time_v1`): for a clock that stands still unless its owner moves it.
    ///
    /// A client is told of a move by the next ``dispatch()``, which its owner calls right after it; what clients want
    /// to do on the way is in ``deadline``, where the owner stops. Programs of Tactus go by it when they are started
    /// with ``virtualTimeVariable`` in their environment.
    public func offerVirtualTime() {
        if virtualTime == nil { virtualTime = VirtualTimeGlobal(compositor: self) }
    }

    /// Whether a client goes by this compositor's clock, and has something to do at a later moment.
    public var isClockAwaited: Bool { virtualTime?.deadline != nil }

    /// The environment variable that tells a program that it is to go by the compositor's clock, with what that shows
    /// when the program starts, in nanoseconds: `TACTUS_VIRTUAL_TIME`.
    public static let virtualTimeVariable = "TACTUS_VIRTUAL_TIME"
}
