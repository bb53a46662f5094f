public import FakeCompositor
public import TactusGraphics
import TactusPages
import TactusPlatform
public import TactusUI
package import TactusWayland

/// A whole application and the compositor that it talks to, in one thread: both ends of a real Wayland connection.
///
/// What a finger does here goes over a socket pair as it would on a screen. Nothing waits and nothing happens by
/// itself: ``settle()`` lets both ends talk until neither has anything to say, ``vblank()`` refreshes the display, and
/// moving the ``clock`` does both as time passes.
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
/// The compositor behaves as its profile says: `CompositorPair(window: window, profile: .mutter43)`. What goes wrong
/// besides a plan of faults says, which may be changed later:
///
/// ```swift
/// let pair = try CompositorPair(window: window, faults: [])       // all goes well until the window shows
/// pair.wire?.faults = [Fault("wl_touch.frame", .every, .drop)]
/// ```
///
/// The compositor may die: ``kill()`` ends it as `kill -9` does, and ``restart()`` starts another one, which the
/// application finds when time goes on.
///
/// When an expectation fails, ``timeLine`` says how it came to it: `#expect(log.lines == […], "\(pair.timeLine)")`.
///
/// The application has UIKit's input profile, and no decorations of its own on compositors that draw none, so that
/// places on a surface are places in its window: say otherwise before a window is opened.
///
/// Use ``TestHost`` for what needs no wire: it is shorter, and faster. As there, text is set in ``PinnedFonts``, where
/// they are installed.
public final class CompositorPair {
    /// The application under test.
    public let application: Application
    /// The compositor at the other end; after ``restart()`` another one. Its seat, surfaces and outputs go with
    /// it: ask for them anew.
    public var compositor: Compositor { door.compositor }
    /// The clock that both ends stand on.
    public let clock: VirtualClock
    /// The connection, when things may go wrong on it; after the application has connected again another one, on which
    /// nothing is planned.
    public var wire: FaultyWire? { door.wire }
    let door: PairDoor
    package let platform: WaylandPlatform
    private let interface: StandardInterface
    private let refreshInterval: Duration
    private var log: TouchLog?
    private let narrator: Narrator

    /// Launches an application with one window and waits until it shows.
    ///
    /// - Parameters:
    ///   - window: A window that was not opened yet. The output has its size, in whole points.
    ///   - scale: Device pixels per point of the output.
    ///   - policy: How often a touch that lands walks the view tree.
    ///   - profile: Which compositor it is that the application talks to.
    ///   - offer: Which globals the application finds; those of the profile when it is `nil`.
    ///   - faults: What goes wrong on the connection, from the first event on; `nil` for one on which nothing can.
    /// - Throws: Why both ends cannot be connected: memory or file descriptors are exhausted.
    public convenience init(
        window: Window, scale: Int = 1, policy: HitTestPolicy = .single, profile: CompositorProfile = .strict,
        offer: GlobalOffer? = nil, faults: FaultInjection? = nil
    ) throws {
        let size = window.frame.size
        try self.init(
            output: OutputDescription(
                width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), scale: Double(scale)),
            profile: profile, offer: offer, faults: faults, delegate: nil)
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
    ///   - profile: Which compositor it is that the program talks to.
    ///   - offer: Which globals the program finds; those of the profile when it is `nil`.
    ///   - faults: What goes wrong on the connection, from the first event on; `nil` for one on which nothing can.
    /// - Throws: Why both ends cannot be connected: memory or file descriptors are exhausted.
    public convenience init(
        launching delegate: any ApplicationDelegate, output: OutputDescription = OutputDescription(),
        profile: CompositorProfile = .strict, offer: GlobalOffer? = nil, faults: FaultInjection? = nil
    ) throws {
        try self.init(output: output, profile: profile, offer: offer, faults: faults, delegate: delegate)
        application.launch()
        settle()
    }

    private init(
        output: OutputDescription, profile: CompositorProfile, offer: GlobalOffer?, faults: FaultInjection?,
        delegate: (any ApplicationDelegate)?
    ) throws {
        _ = PinnedFonts.installationError  // before the first text of the process: a typesetter keeps what it has seen
        var profile = profile
        profile.globals = offer ?? profile.globals
        let clock = VirtualClock(start: Instant(seconds: 1))
        self.clock = clock
        refreshInterval = output.refreshInterval
        let door = PairDoor(faults: faults) { [profile] in
            Compositor(profile: profile, output: output, clock: CompositorClock { clock.now - .zero })
        }
        self.door = door
        platform = try WaylandPlatform(
            DisplayConnector { () throws(ConnectionError) in try door.connect() }, clock: clock)
        application = delegate?.application(on: platform) ?? Application(platform: platform)
        interface = StandardInterface(for: application)
        application.inputProfile = .uikit
        narrator = Narrator(writingTo: door)
        application.addDeliveryObserver(narrator)
        application.decoratesScenes = false
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

    /// The output's picture in device pixels. Frames that wait for a refresh are not in it: see ``vblank()``.
    public var picture: Bitmap {
        get throws {
            settle()
            return try compositor.screenshot()
        }
    }

    /// Lets both ends talk until neither has anything to say. Time does not pass, and the display does not refresh.
    public func settle() {
        compositor.dispatch()  // what no frame has sent out yet is on its way
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

    /// The last that happened at both ends, in one list, oldest first: events (`<-`) and requests (`->`) of the wire,
    /// what the application made of them (`app`), and what the test noted with `.FakeCompositor.Compositor.note(_:)`.
    public var timeLine: String { recentLines(100).joined(separator: "\n") }

    func recentLines(_ count: Int) -> [String] { door.recentLines(count) }

    // MARK: The compositor's death

    /// Ends the compositor as `kill -9` does: nobody is told, and nobody listens until ``restart()``. The application
    /// learns of it with ``settle()``.
    public func kill() { door.kill() }

    /// Starts another compositor in the place of the one that was killed: it has one output, as that had at first,
    /// behaves towards windows as that did last, and knows nothing of what was. The application finds it within half a
    /// second of the ``clock``, as long as its ``/TactusUI/Application/reconnectionTimeout`` is not over.
    public func restart() { door.restart() }

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

    fileprivate func clockDidAdvance(to now: Instant) {
        if now.nanoseconds % refreshInterval.wholeNanoseconds == 0, compositor.isWaitingForVblank {
            compositor.vblank()
        }
        settle()
    }

    /// A mistake of the test; what happened until then says how it came to it.
    private func fail(_ message: String) -> Never {
        let recent = recentLines(40).joined(separator: "\n  ")
        preconditionFailure("\(message). Last happened:\n  \(recent)")
    }
}

/// Wakes a pair as its clock moves, without keeping it.
private final class PairSleeper: ClockSleeper {
    private weak var pair: CompositorPair?

    init(_ pair: CompositorPair) { self.pair = pair }

    var deadline: Instant? { pair?.deadline }

    func clockDidAdvance(to now: Instant) { pair?.clockDidAdvance(to: now) }
}
