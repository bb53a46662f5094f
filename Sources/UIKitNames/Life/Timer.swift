import Tactus

/// Calls something after a time, once or again and again. It keeps its order with the input, as
/// `Application.schedule(after:)` has it; those of `UIApplication.shared` are its turns.
///
/// ```swift
/// Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
/// ```
///
/// A timer also fires while something is scrolled. What it calls, and its target, are kept until it is over.
public final class Timer {
    /// The time between two calls, in seconds, or before the only one.
    public let timeInterval: TimeInterval
    /// What the program gave along; `nil` for nothing.
    public let userInfo: Any?
    private let repeats: Bool
    private var block: ((Timer) -> Void)?
    private var timer: ScheduledTimer?

    /// Creates a timer that waits to be scheduled: `RunLoop.main.add(_:forMode:)`.
    ///
    /// - Parameters:
    ///   - interval: How long it waits, in seconds; what is less than a tenth of a millisecond counts as that.
    ///   - repeats: Whether it calls again and again.
    ///   - block: What it calls, with itself.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        timeInterval = interval > 0.0001 ? interval : 0.0001
        userInfo = nil
        self.repeats = repeats
        self.block = block
    }

    private init(_ interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool, _ block: @escaping (Timer) -> Void) {
        timeInterval = interval > 0.0001 ? interval : 0.0001
        self.userInfo = userInfo
        self.repeats = repeats
        self.block = block
    }

    /// Creates a timer that calls a method of a target, and waits to be scheduled.
    ///
    /// - Parameters:
    ///   - interval: How long it waits, in seconds.
    ///   - target: Whose method it calls; kept until it is over.
    ///   - selector: The method, which is called with the timer.
    ///   - userInfo: Something that the program gives along.
    ///   - repeats: Whether it calls again and again.
    public convenience init<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?, repeats: Bool
    ) {
        self.init(interval, userInfo, repeats) { selector(target)($0) }
    }

    /// Creates a timer that calls a method of a target, and waits to be scheduled.
    public convenience init<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
    ) {
        self.init(interval, userInfo, repeats) { _ in selector(target)() }
    }

    /// Returns a timer that runs.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    /// Returns a timer that calls a method of a target, and runs.
    @discardableResult
    public static func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    /// Returns a timer that calls a method of a target, and runs.
    @discardableResult
    public static func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    /// Whether it can still call.
    public var isValid: Bool { block != nil }

    /// Calls at once, as when its time has come: a timer that does not repeat is over then.
    public func fire() {
        guard let block else { return }
        block(self)
        if !repeats { invalidate() }
    }

    /// Ends it for good. Called on the main actor, also where a target is let go of (`deinit`).
    nonisolated public func invalidate() {
        MainActor.assumeIsolated {
            timer?.invalidate()
            (timer, block) = (nil, nil)
        }
    }

    func schedule() {
        guard timer == nil, block != nil else { return }
        let interval = Duration.seconds(timeInterval)
        timer = Application.shared.schedule(after: interval, repeating: repeats ? interval : nil) { [self] in fire() }
    }
}

/// The loop of the program, under the name by which timers and display links are given to it.
public final class RunLoop {
    /// What a loop is busy with. Timers and display links go on whatever that is.
    nonisolated public enum Mode: Hashable, Sendable, CaseIterable {
        /// Anything.
        case `default`
        /// Anything.
        case common
        /// Something that a finger draws.
        case tracking
    }

    /// The loop of the program: there is one.
    public static let main = RunLoop()
    /// The same.
    public static var current: RunLoop { main }

    private init() {}

    /// Lets a timer run.
    public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }
}
