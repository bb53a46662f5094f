public import FakeCompositor
public import TactusGraphics
public import TactusUI
package import TactusWayland

/// A whole application and the compositor that it talks to, in one thread: both ends of a real Wayland connection.
///
/// What a finger does here goes over a socket pair as it would on a screen. Nothing waits and nothing happens by itself:
/// ``settle()`` lets both ends talk until neither has anything to say, ``vblank()`` refreshes the display, and moving the
/// ``clock`` does both as time passes.
///
/// ```swift
/// let pair = try CompositorPair(window: Window(title: "Test", size: Size(width: 200, height: 100)))
/// let log = pair.record(["card": card])
/// pair.seat.finger(id: 0).down(at: Point(x: 20, y: 20), on: pair.surface)
/// pair.settle()
/// #expect(log.lines == ["card began"])
/// try pair.verify()
/// ```
///
/// Use ``TestHost`` for what needs no wire: it is shorter, and faster. As there, text is set in ``PinnedFonts``, where they
/// are installed.
public final class CompositorPair {
    /// The application under test.
    public let application: Application
    /// The compositor at the other end.
    public let compositor: Compositor
    /// The clock that both ends stand on.
    public let clock: VirtualClock
    package let platform: WaylandPlatform
    private let refreshInterval: Duration
    private var log: TouchLog?

    /// Launches an application with one window and waits until it shows.
    ///
    /// - Parameters:
    ///   - window: A window that was not opened yet. The output has its size, in whole points.
    ///   - scale: Device pixels per point of the output.
    ///   - policy: How often a touch that lands walks the view tree.
    ///   - offer: Which globals the application finds.
    /// - Throws: Why both ends cannot be connected: memory or file descriptors are exhausted.
    public convenience init(
        window: Window, scale: Int = 1, policy: HitTestPolicy = .single, offer: GlobalOffer = .everything
    ) throws {
        let size = window.frame.size
        try self.init(
            output: OutputDescription(
                width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), scale: Double(scale)),
            offer: offer, delegate: nil)
        application.hitTestPolicy = policy
        application.launch()
        application.open(window)
        settle()
    }

    /// Launches a program's own delegate, as its `main` would, and waits until it shows.
    ///
    /// - Parameters:
    ///   - delegate: The program's delegate.
    ///   - output: The display that the compositor pretends to have.
    ///   - offer: Which globals the application finds.
    /// - Throws: Why both ends cannot be connected: memory or file descriptors are exhausted.
    public convenience init(
        launching delegate: any ApplicationDelegate, output: OutputDescription = OutputDescription(),
        offer: GlobalOffer = .everything
    ) throws {
        try self.init(output: output, offer: offer, delegate: delegate)
        application.launch()
        settle()
    }

    private init(output: OutputDescription, offer: GlobalOffer, delegate: (any ApplicationDelegate)?) throws {
        _ = PinnedFonts.installationError  // before the first text of the process: a typesetter keeps what it has seen
        let clock = VirtualClock(start: Instant(seconds: 1))
        self.clock = clock
        refreshInterval = output.refreshInterval
        compositor = Compositor(output: output, clock: CompositorClock { clock.now - .zero }, offer: offer)
        platform = try WaylandPlatform(.descriptor(compositor.connect()), clock: clock)
        application = Application(platform: platform, delegate: delegate)
        application.inputProfile = .uikit
        clock.add(PairSleeper(self))
    }

    // MARK: Both ends

    /// The compositor's devices.
    public var seat: Seat { compositor.seat }

    /// The compositor's view of the application's first window.
    public var surface: Surface {
        guard let surface = compositor.toplevels.first?.surface else { fail("no window shows") }
        return surface
    }

    /// The application's first scene.
    public var scene: WindowScene {
        guard let scene = application.scenes.first else { fail("no scene is open") }
        return scene
    }

    /// What the output shows, in device pixels. Frames that wait for a refresh are not in it: see ``vblank()``.
    public var picture: Bitmap {
        get throws {
            settle()
            return try compositor.screenshot()
        }
    }

    /// Lets both ends talk until neither has anything to say. Time does not pass, and the display does not refresh.
    public func settle() {
        var rounds = 0
        var count: Int
        var hasTurned: Bool
        repeat {
            count = compositor.activityCount
            // In this order: what the application has just sent is read in the same round.
            hasTurned = platform.turn()
            compositor.dispatch()
            rounds += 1
            if rounds > 10_000 { fail("the two ends never come to rest") }
        } while hasTurned || count != compositor.activityCount
    }

    /// Refreshes the display: what was committed shows, frame callbacks are answered, and the application draws what
    /// has changed.
    public func vblank() {
        settle()
        compositor.vblank()
        settle()
    }

    /// Lets time pass. The display refreshes on the way, whenever the application waits for that.
    public func advance(by duration: Duration) {
        settle()
        clock.advance(by: duration)
        settle()
    }

    /// Writes down which of the named responders is told of which touches, from now on.
    ///
    /// - Parameter names: The responders and what the log calls them. Others are not written down.
    /// - Returns: The log, which grows with what happens.
    public func record(_ names: [String: Responder]) -> TouchLog {
        let log = TouchLog(names)
        application.addDeliveryObserver(log)
        self.log = log
        return log
    }

    // MARK: Time

    /// When somebody wants to be woken.
    fileprivate var deadline: Instant? {
        [platform.deadline, compositor.deadline.map { .zero + $0 }, compositor.isWaitingForVblank ? nextRefresh : nil]
            .compactMap(\.self).min()
    }

    /// The display refreshes at whole multiples of its interval.
    private var nextRefresh: Instant {
        let interval = refreshInterval.wholeNanoseconds
        return Instant(nanoseconds: (clock.now.nanoseconds / interval + 1) * interval)
    }

    fileprivate func clockDidReach(_ now: Instant) {
        if now.nanoseconds % refreshInterval.wholeNanoseconds == 0, compositor.isWaitingForVblank {
            compositor.vblank()
        }
        settle()
    }

    /// A mistake of the test; what happened until then says how it came to it.
    private func fail(_ message: String) -> Never {
        let recent = compositor.timeLine.entries.suffix(40).map(\.text).joined(separator: "\n  ")
        preconditionFailure("\(message). Last happened:\n  \(recent)")
    }
}

/// Wakes a pair as its clock moves, without keeping it.
private final class PairSleeper: ClockSleeper {
    private weak var pair: CompositorPair?

    init(_ pair: CompositorPair) { self.pair = pair }

    var deadline: Instant? { pair?.deadline }

    func clockDidReach(_ now: Instant) { pair?.clockDidReach(now) }
}
