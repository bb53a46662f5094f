import TactusPlatform

/// A physical key or button that is held, from the moment it goes down to the moment it comes up.
///
/// A key that is held is one press: it begins once and ends once, however often it repeats. Keys that a text input or a
/// ``KeyCommand`` used are no presses.
///
/// Presses are equal when they are the same object.
public final class Press: nonisolated Hashable {
    /// The phase of a press. The raw values are UIKit's.
    nonisolated public enum Phase: Int, Hashable, Sendable {
        /// The key went down.
        case began = 0
        /// Its force changed.
        case changed = 1
        /// It is held, and did not change in this dispatch.
        case stationary = 2
        /// It came up.
        case ended = 3
        /// It was taken away: the keyboard left the scene, or the window went.
        case cancelled = 4
    }

    /// Which key it is, for those who want to be steered rather than typed at. But for ``key`` the raw values are
    /// UIKit's.
    nonisolated public enum PressType: Int, Hashable, Sendable, CaseIterable {
        /// The arrow up.
        case upArrow = 0
        /// The arrow down.
        case downArrow = 1
        /// The arrow to the left.
        case leftArrow = 2
        /// The arrow to the right.
        case rightArrow = 3
        /// The button of a remote control that chooses.
        case select = 4
        /// The button of a remote control for its menu.
        case menu = 5
        /// The key that plays or pauses.
        case playPause = 6
        /// Page Up.
        case pageUp = 30
        /// Page Down.
        case pageDown = 31
        /// Any other key: ``Press/key`` tells which.
        case key = 1000
    }

    /// The type of the key, by its function.
    public let type: PressType
    /// The key.
    public let key: Key
    /// The press's phase.
    public internal(set) var phase = Phase.began
    /// How hard the key is pressed, from 0 to 1. A key that does not tell is pressed with 1, and with 0 when it has
    /// come up.
    public internal(set) var force = 1.0
    /// The event time at which the press changed last.
    public internal(set) var timestamp: Instant
    /// The window that was the key window when the key went down.
    public internal(set) weak var window: Window?
    /// The responder that receives the press: the first responder when the key went down, or its substitute.
    public internal(set) weak var responder: Responder?
    /// The recognizers that take part in the press.
    public internal(set) var gestureRecognizers: [GestureRecognizer] = []

    /// The press's name for the arbiter, unlike that of any touch.
    package let id: InputID

    init(id: InputID, key: Key, timestamp: Instant, window: Window, responder: Responder) {
        self.id = id
        self.key = key
        self.timestamp = timestamp
        self.window = window
        self.responder = responder
        type = PressType(usage: key.usage)
    }

    /// Whether the two are the same object.
    nonisolated public static func == (left: Press, right: Press) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Press.PressType {
    nonisolated init(usage: KeyUsage?) {
        self =
            switch usage {
            case .keyboardUpArrow: .upArrow
            case .keyboardDownArrow: .downArrow
            case .keyboardLeftArrow: .leftArrow
            case .keyboardRightArrow: .rightArrow
            case .menuPick: .select
            case .menu: .menu
            case .playOrPause: .playPause
            case .keyboardPageUp: .pageUp
            case .keyboardPageDown: .pageDown
            default: .key
            }
    }
}

extension Press.Phase {
    /// Whether the press is over.
    nonisolated package var isTerminal: Bool { self == .ended || self == .cancelled }

    /// The same for a touch: presses are held back and taken away by the same rules.
    nonisolated var asTouchPhase: Touch.Phase {
        switch self {
        case .began: .began
        case .changed: .moved
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension Press {
    /// How the key repeats while it is held, by the user's settings; `nil` for one that does not, and once it is up.
    public final var repetition: KeyRepetition? {
        guard key.repeats else { return nil }
        return window?.windowScene?.application?.inputRouter.keys.repetition(of: self)
    }
}
