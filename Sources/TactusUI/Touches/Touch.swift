public import TactusGeometry
public import TactusPlatform

/// One contact, from the moment it lands until it is lifted or taken away: a finger, the tip of a pen, or a pointer
/// with a button down.
///
/// The same object comes with every event of the contact; its ``phase`` and locations are updated before each of them.
/// It belongs to the ``view`` it landed on for as long as it lives, wherever it moves. Do not keep a touch beyond
/// ``Phase/ended`` or ``Phase/cancelled``: its view, window and recognizers are gone then, only the numbers remain.
///
/// A contact that lands later is a new object, even when it is the same finger. Touches are equal when they are the
/// same object.
///
/// A pointer or pen that hovers has a touch as well, in events of type ``Event/EventType/hover``. It has the phases
/// ``Phase/regionEntered`` to ``Phase/regionExited``, its window and view are those that it is over now, and only hover
/// recognizers hear of it.
///
/// **What the wire cannot tell.** `wl_touch` has places, times and, since version 6, the ellipse of a contact; so a
/// finger's ``force`` is 0, on whatever panel. It does not say which device or screen was touched: a touch knows its
/// ``seat``, its window and its scene. No compositor sends touches of a remote surface, so that ``TouchType/indirect``
/// never comes; touchpads make scrolling, gestures and pointers. And none mends later what it has said: properties are
/// estimated only where a platform of a program's own says so, such as a test.
public final class Touch: nonisolated Hashable {
    /// The phase of a touch in the event that is being delivered. The raw values are UIKit's.
    nonisolated public enum Phase: Int, Sendable {
        /// The finger landed.
        case began = 0
        /// It moved, or changed its shape, its force or how it is held.
        case moved = 1
        /// It rests, while another touch of the same event changed.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
        /// A hovering pointer came in. Only for hover recognizers.
        case regionEntered = 5
        /// A hovering pointer moved. Only for hover recognizers.
        case regionMoved = 6
        /// A hovering pointer left. Only for hover recognizers.
        case regionExited = 7

        /// Whether the touch is over.
        package var isTerminal: Bool { self == .ended || self == .cancelled }
        /// Whether it hovers, and does not touch.
        var isHovering: Bool { self == .regionEntered || self == .regionMoved || self == .regionExited }
    }

    /// The kind of object that touches. The raw values are UIKit's.
    nonisolated public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a remote surface.
        case indirect = 1
        /// The tip of a pen, or of another tool that draws on a tablet.
        case pencil = 2
        /// A pointer with a button down: mouse, touchpad, trackpoint, or a mouse that lies on a tablet.
        case indirectPointer = 3
    }

    /// The kind of object that touches.
    public let type: TouchType
    /// The seat whose device touches: one user's set of devices, where a compositor serves several. The
    /// same for every touch of a seat while the program runs; which of the seat's screens was touched the
    /// wire does not tell (`wl_seat`, version 1).
    public let seat: SeatID
    /// The tool of a graphics tablet that touches; `nil` for fingers and common pointers.
    public let tool: TabletTool?
    /// Counts up with every touch of the application, beginning with 1: a name for logs, and the order of arrival.
    public let number: UInt64
    /// The touch's phase in the event that is being delivered.
    public internal(set) var phase: Phase
    /// How many times in a row this place was touched: 1 for a single tap, 2 for the second of a double tap, and 0 once
    /// the touch has moved too far to be a tap.
    public internal(set) var tapCount: Int
    /// The window in which the touch landed. `nil` once the touch is over.
    public internal(set) var window: Window?
    /// The view on which the touch landed. It never changes, but becomes `nil` when the touch is over, or when the view
    /// leaves its window. Also `nil` when the window was touched and no view of it wanted the touch.
    public internal(set) var view: View?
    /// The recognizers that take part in this touch: those of the view it landed on first, then those of its
    /// superviews; on one view, in the order in which they were added.
    public internal(set) var gestureRecognizers: [GestureRecognizer] = []
    /// Where the recognizer was that forgot the touch last.
    var forgottenIndex = 0

    /// What the device told last.
    var sample: ContactTable.Sample
    /// Where the touch is now, in the window's coordinate space.
    var windowLocation: Point
    /// Where it was at the event before, in the window's coordinate space.
    var previousWindowLocation: Point
    /// Where it landed, in the scene's coordinate space.
    let landing: Point
    /// The buttons that are down.
    var buttons: ButtonMask
    /// The buttons that were down when it landed: ``ButtonMask/primary`` for a finger and the tip of a pen. It never
    /// changes, other than ``Event/buttonMask``.
    public let landingButtons: ButtonMask
    /// Where it came from, to guess where it goes.
    var predictor = TouchPredictor()

    init(
        number: UInt64, type: TouchType, seat: SeatID, tool: TabletTool?, phase: Phase, sample: ContactTable.Sample,
        buttons: ButtonMask, target: TouchTarget
    ) {
        self.number = number
        self.type = type
        self.seat = seat
        self.tool = tool
        self.phase = phase
        self.sample = sample
        window = target.window
        view = target.view
        tapCount = phase.isHovering ? 0 : 1
        landing = sample.location
        windowLocation = target.window.geometry.fromSuperview(sample.location) ?? .zero
        previousWindowLocation = windowLocation
        self.buttons = buttons
        landingButtons = buttons
        predictor.add(sample.location, at: sample.time)
    }

    /// Makes an auxiliary object: what `touch` was at one sample.
    init(_ touch: Touch, at sample: ContactTable.Sample, previous: Point) {
        number = touch.number
        type = touch.type
        seat = touch.seat
        tool = touch.tool
        window = touch.window
        view = touch.view
        gestureRecognizers = touch.gestureRecognizers
        phase = touch.phase
        tapCount = touch.tapCount
        self.sample = sample
        landing = touch.landing
        windowLocation = touch.window?.geometry.fromSuperview(sample.location) ?? touch.windowLocation
        previousWindowLocation = previous
        buttons = touch.buttons
        landingButtons = touch.landingButtons
    }

    /// Event time of the newest change, on the platform's clock.
    public var timestamp: Instant { sample.time }

    /// Where the touch is now, in the scene's coordinate space.
    var sceneLocation: Point { sample.location }

    /// Returns the touch's location in points of the given view's coordinate space; with `nil`, of the window's.
    ///
    /// The view need not contain the point. Views of other windows of the scene may be asked too.
    public func location(in view: View?) -> Point { convert(windowLocation, to: view) }

    /// Where the touch was when the event before this one was delivered, in points of the given view's coordinate
    /// space; with `nil`, of the window's. In ``Phase/began`` the same as ``location(in:)``.
    public func previousLocation(in view: View?) -> Point { convert(previousWindowLocation, to: view) }

    /// Returns where the touch landed, in points of the given view's coordinate space; `nil` while the touch has no
    /// window, or the view is in none. With `nil`, of the window's.
    public func initialLocation(in view: View?) -> Point? {
        guard let window, view == nil || view?.window != nil else { return nil }
        return window.geometry.fromSuperview(landing).map { convert($0, to: view) }
    }

    /// The same as ``location(in:)``, which is never rounded.
    public func preciseLocation(in view: View?) -> Point { location(in: view) }

    /// The same as ``previousLocation(in:)``, which is never rounded.
    public func precisePreviousLocation(in view: View?) -> Point { previousLocation(in: view) }

    /// Converts a place in the window's coordinate space into a view's; `nil` leaves it as it is.
    func convert(_ location: Point, to view: View?) -> Point {
        guard let view else { return location }
        guard let window else { return view.convert(location, from: nil) }
        return window.convert(location, to: view)
    }

    /// Whether the two are the same object.
    nonisolated public static func == (left: Touch, right: Touch) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
