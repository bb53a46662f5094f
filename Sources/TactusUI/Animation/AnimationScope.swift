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

    static func with<Result, Failure: Error>(
        _ animator: PropertyAnimator?, _ changes: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = current
        current = animator
        defer { current = outer }
        return try changes()
    }
}
