/// Where time comes from: the one source of "now" for gestures, timers, key repeat and animation.
///
/// A running application has the machine's monotonic clock; a test has a virtual one that moves when the test moves it.
/// Nothing else in the toolkit reads a clock.
@MainActor public protocol Clock: AnyObject {
    /// The present moment. Never runs backwards.
    var now: Instant { get }
}
