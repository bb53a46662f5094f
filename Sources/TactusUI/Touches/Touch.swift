public import TactusGeometry

/// One contact, from the moment it lands until it is lifted or taken away: a finger, or a pointer with a button down.
///
/// The same object comes with every event of the contact; its ``phase`` and locations are updated before each of them.
/// It belongs to the ``view`` it landed on for as long as it lives, wherever it moves. Do not keep a touch beyond
/// ``Phase/ended`` or ``Phase/cancelled``: its view, window and recognizers are gone then, only the numbers remain.
///
/// A contact that lands later is a new object, even when it is the same finger. Touches are equal when they are the
/// same object.
public final class Touch: nonisolated Hashable {
    /// What a touch does in the event that is being delivered. The raw values are UIKit's.
    nonisolated public enum Phase: Int, Sendable {
        /// The finger landed.
        case began = 0
        /// It moved, or changed its shape.
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
        var isTerminal: Bool { self == .ended || self == .cancelled }
    }

    /// What touches. The raw values are UIKit's.
    nonisolated public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a remote surface.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A pointer with a button down: mouse, touchpad, trackpoint.
        case indirectPointer = 3
    }

    /// What touches.
    public let type: TouchType
    /// Counts up with every touch of the application, beginning with 1: a name for logs, and the order of arrival.
    public let number: UInt64
    /// What the touch does in the event that is being delivered.
    public internal(set) var phase: Phase
    /// Event time of the newest change, on the platform's clock.
    public internal(set) var timestamp: Instant
    /// How many times in a row this place was touched: 1 for a single tap, 2 for the second of a double tap, and 0 once
    /// the touch has moved too far to be a tap.
    public internal(set) var tapCount: Int
    /// Half the length of the contact's longer axis, in points; 8 when the device does not tell.
    public internal(set) var majorRadius: Double
    /// How far ``majorRadius`` may be off, in points.
    public internal(set) var majorRadiusTolerance: Double
    /// Whether the device tells the size of the contact.
    public internal(set) var isRadiusKnown: Bool
    /// The window in which the touch landed. `nil` once the touch is over.
    public internal(set) var window: Window?
    /// The view on which the touch landed. It never changes, but becomes `nil` when the touch is over, or when the view
    /// leaves its window. Also `nil` when the window was touched and no view of it wanted the touch.
    public internal(set) var view: View?
    /// The recognizers that take part in this touch: those of the view it landed on first, then those of its
    /// superviews; on one view, in the order in which they were added.
    public internal(set) var gestureRecognizers: [GestureRecognizer] = []

    /// Where the touch is now, in the window's coordinate space.
    var windowLocation: Point
    /// Where it was at the event before, in the window's coordinate space.
    var previousWindowLocation: Point
    /// Where the touch is now, in the scene's coordinate space.
    var sceneLocation: Point
    /// Where it landed, in the scene's coordinate space.
    let landing: Point
    /// The buttons that are down.
    var buttons: ButtonMask
    /// The buttons with which it landed.
    let landingButtons: ButtonMask

    init(number: UInt64, change: ContactTable.Change, sample: ContactTable.Sample, target: TouchTarget) {
        self.number = number
        type = change.key.touchType
        window = target.window
        view = target.view
        phase = .began
        timestamp = sample.time
        tapCount = 1
        sceneLocation = sample.location
        landing = sample.location
        windowLocation = target.window.geometry.fromSuperview(sample.location) ?? .zero
        previousWindowLocation = windowLocation
        buttons = change.buttons
        landingButtons = change.buttons
        majorRadius = Touch.unknownRadius
        majorRadiusTolerance = Touch.unknownRadius
        isRadiusKnown = false
        take(sample.shape)
    }

    /// Makes an auxiliary object: what `touch` was at one sample.
    init(_ touch: Touch, at sample: ContactTable.Sample, previous: Point) {
        number = touch.number
        type = touch.type
        window = touch.window
        view = touch.view
        gestureRecognizers = touch.gestureRecognizers
        phase = touch.phase
        timestamp = sample.time
        tapCount = touch.tapCount
        sceneLocation = sample.location
        landing = touch.landing
        windowLocation = touch.window?.geometry.fromSuperview(sample.location) ?? touch.windowLocation
        previousWindowLocation = previous
        buttons = touch.buttons
        landingButtons = touch.landingButtons
        majorRadius = touch.majorRadius
        majorRadiusTolerance = touch.majorRadiusTolerance
        isRadiusKnown = touch.isRadiusKnown
        take(sample.shape)
    }

    /// Where the touch is, in points of the given view's coordinate space; with `nil`, of the window's.
    ///
    /// The view need not contain the point. Views of other windows of the scene may be asked too.
    public func location(in view: View?) -> Point { convert(windowLocation, to: view) }

    /// Where the touch was when the event before this one was delivered, in points of the given view's coordinate
    /// space; with `nil`, of the window's. In ``Phase/began`` the same as ``location(in:)``.
    public func previousLocation(in view: View?) -> Point { convert(previousWindowLocation, to: view) }

    private func convert(_ location: Point, to view: View?) -> Point {
        guard let view else { return location }
        guard let window else { return view.convert(location, from: nil) }
        return window.convert(location, to: view)
    }

    /// Whether the two are the same object.
    nonisolated public static func == (left: Touch, right: Touch) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
