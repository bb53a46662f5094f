import TactusPlatform

/// An event of one dispatch: the touches of a scene, with the phase of each.
///
/// There is one event for a whole sequence: from the first contact on a scene until none remains, the same object is
/// updated and sent again. Do not keep one; read it while it is delivered.
///
/// ```swift
/// override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
///     for touch in touches {
///         for sample in event?.coalescedTouches(for: touch) ?? [] { stroke.append(sample.location(in: self)) }
///     }
/// }
/// ```
///
/// Events are equal when they are the same object.
public class Event: nonisolated Hashable {
    /// The kind of an event. The raw values are UIKit's; new ones may be added.
    nonisolated public enum EventType: Int, Sendable {
        /// Fingers, pens, pressed pointers.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// Media keys.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// A wheel, or fingers scrolling on a touchpad.
        case scroll = 10
        /// A pointer without a button down.
        case hover = 11
        /// Pinching or turning on a touchpad.
        case transform = 14
    }

    /// The kind of motion or remote control of an event. The raw values are UIKit's.
    nonisolated public enum EventSubtype: Int, Sendable {
        /// The type says it all.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause, whichever it does not do now.
        case remoteControlTogglePlayPause = 103
        /// On to the next track.
        case remoteControlNextTrack = 104
        /// Back to the track before.
        case remoteControlPreviousTrack = 105
        /// Begin to run backwards.
        case remoteControlBeginSeekingBackward = 106
        /// Stop running backwards.
        case remoteControlEndSeekingBackward = 107
        /// Begin to run forwards.
        case remoteControlBeginSeekingForward = 108
        /// Stop running forwards.
        case remoteControlEndSeekingForward = 109
    }

    /// A walk of hit testing under ``HitTestPolicy/uikitTwoPass``.
    nonisolated public enum HitTestPass: Hashable, Sendable {
        /// The walk that finds the window.
        case window
        /// The walk that finds the view.
        case view
    }

    /// The kind of the event.
    public let type: EventType
    /// The kind of motion or remote control; ``EventSubtype/none`` for touches.
    public let subtype: EventSubtype
    /// Event time of the newest change in this dispatch, on the platform's clock.
    public internal(set) var timestamp: Instant
    /// Every live touch of the sequence, those that rest and those that end in this dispatch included. While something
    /// hovers, its one touch.
    public internal(set) var allTouches: Set<Touch> = []
    /// The buttons that are down. When the last one is released it still counts, so that one can see which it was. A
    /// finger and the tip of a pen count as ``ButtonMask/primary``.
    public internal(set) final var buttonMask: ButtonMask = []
    /// The modifier keys that are held, and the locks that are on.
    public internal(set) final var modifierFlags: ModifierFlags = []
    /// The walk during which ``View/hitTest(_:with:)`` is called under ``HitTestPolicy/uikitTwoPass``; else `nil`.
    public internal(set) var hitTestPass: HitTestPass?

    /// The type of the touch that landed last; `nil` in events without touches.
    ///
    /// While ``View/hitTest(_:with:)`` or ``View/point(inside:with:)`` is called it is the type of the touch that
    /// landed, so that a thin bar can be easy to grab for a finger, or be there for pointers alone.
    public internal(set) var landingType: Touch.TouchType?

    /// The step of scrolling; `nil` in events of other types.
    public internal(set) var scroll: Scroll?
    /// The pinch and turn on a touchpad; `nil` in events of other types.
    public internal(set) var pinch: Pinch?

    /// What happens in an event that is not about touches.
    var sequences: [EventSequence] = []
    /// The application that delivers the event.
    weak var application: Application?
    /// What the device reported in this dispatch.
    var samples = TouchSamples()
    /// What widens views for hit testing, taken from the application when the event is made.
    var hitOutsetPolicy: HitOutsetPolicy?

    init(type: EventType, subtype: EventSubtype = .none, timestamp: Instant) {
        self.type = type
        self.subtype = subtype
        self.timestamp = timestamp
    }

    /// Creates an event without touches, at time zero: for a method that wants an event where a program acts by itself.
    public convenience init() { self.init(type: .touches, timestamp: .zero) }

    /// The touches that landed in the given window; `nil` when there is none.
    public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

    /// The touches that landed on exactly the given view; `nil` when there is none.
    public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

    /// The touches in which the given recognizer takes part; `nil` when there is none.
    public func touches(for recognizer: GestureRecognizer) -> Set<Touch>? {
        touches { $0.gestureRecognizers.contains { $0 === recognizer } }
    }

    /// What the device reported of `touch` since the dispatch before: auxiliary touches with places and times of their
    /// own, oldest first, the last one like `touch` itself. `nil` for a touch that is not part of this event.
    ///
    /// A moving finger is often sampled several times between two frames of the display. One event tells them together;
    /// here are the single samples, for those who draw a line along them.
    public func coalescedTouches(for touch: Touch) -> [Touch]? {
        allTouches.contains(touch) ? samples.coalesced(touch) : nil
    }

    private func touches(where isIncluded: (Touch) -> Bool) -> Set<Touch>? {
        // Mostly it is all of them; then there is nothing to copy.
        let found = allTouches.allSatisfy(isIncluded) ? allTouches : allTouches.filter(isIncluded)
        return found.isEmpty ? nil : found
    }

    /// The window in which all touches landed; `nil` when there are several, or the event is not about touches.
    var onlyWindow: Window? {
        guard sequences.isEmpty, let window = allTouches.first?.window else { return nil }
        return allTouches.allSatisfy { $0.window === window } ? window : nil
    }

    /// The windows in which its sequences or touches began, the one with the oldest first.
    var windows: [Window] {
        guard sequences.isEmpty else { return sequences.compactMap(\.window).uniqued() }
        return allTouches.inOrder.compactMap(\.window).uniqued()
    }

    /// Whether everything in the event is over.
    var isOver: Bool { allTouches.allSatisfy { $0.phase.isTerminal || $0.phase.isHovering } }

    /// The inputs that have ended in a window in this dispatch, in order of arrival.
    func endedIDs(in window: Window) -> [InputID] {
        guard sequences.isEmpty else {
            return sequences.filter { $0.window === window && $0.isTerminal }.map(\.id)
        }
        return allTouches.filter { $0.window === window && $0.isTerminal }.map(\.id).sorted()
    }

    /// Whether the two are the same object.
    nonisolated public static func == (left: Event, right: Event) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
