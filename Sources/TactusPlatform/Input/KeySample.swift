/// One change of one keyboard, or of what stands for one.
public struct KeySample: Hashable, Sendable {
    /// What the keyboard did.
    public enum Change: Hashable, Sendable {
        /// It came to a scene, which gets what is typed from now on. Keys that are down already are not told.
        case entered(SceneID)
        /// It left that scene. Keys that were down count as taken away, not as released.
        case left
        /// A key went down.
        case down(Key)
        /// A key that can be pressed more or less hard changed its force, from 0 to 1.
        case force(code: UInt32, Double)
        /// A key went up.
        case up(code: UInt32)
        /// Other modifiers are in force from now on.
        case modifiers(ModifierFlags)
        /// Keys repeat like this from now on; `nil` when they do not.
        case repetition(KeyRepetition?)
        /// An input method, such as an on-screen keyboard, wants a text field edited.
        case edited(TextEdit)
    }

    /// The change that it reports.
    public var change: Change
    /// Event time of this sample.
    public var time: Instant

    /// Creates a sample.
    public init(change: Change, time: Instant) {
        self.change = change
        self.time = time
    }
}

/// How a key repeats while it is held.
public struct KeyRepetition: Hashable, Sendable {
    /// From the press to the first repetition.
    public var delay: Duration
    /// From one repetition to the next; more than zero.
    public var interval: Duration

    /// Creates a description.
    public init(delay: Duration, interval: Duration) {
        self.delay = delay
        self.interval = interval
    }

    /// Half a second, and then 25 times a second: for a keyboard that does not tell.
    public static let standard = KeyRepetition(delay: .milliseconds(500), interval: .milliseconds(40))
}
