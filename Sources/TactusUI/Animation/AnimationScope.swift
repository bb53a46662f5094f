import TactusGeometry

/// Whose changes are being made: what is set while an animation's closure runs is animated by it.
///
/// The scope lasts as long as the call of the closure, and belongs to no application.
enum AnimationScope {
    /// The animation whose closure runs, innermost; `nil` outside, and in ``View/performWithoutAnimation(_:)``.
    private(set) static var current: PropertyAnimator?

    /// Whether an animation that takes no time is being ended, and tells so.
    private(set) static var isEnding = false

    /// Ends an animation that takes no time.
    static func whileEnding(_ end: () -> Void) {
        isEnding = true
        defer { isEnding = false }
        end()
    }

    /// The part of the animation's time that what is set belongs to; `nil` for all of it.
    private(set) static var window: AnimationWindow?

    /// Whether anything is animated at all: ``View/areAnimationsEnabled``.
    static var isEnabled = true

    static func with<Result, Failure: Error>(
        _ animator: PropertyAnimator?, _ window: AnimationWindow? = nil, _ changes: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if let animator { StackRoom.check("addAnimations(_:)", of: animator) }
        let outer = (current, Self.window)
        (current, Self.window) = (isEnabled ? animator : nil, window)
        defer { (current, Self.window) = outer }
        return try changes()
    }
}
