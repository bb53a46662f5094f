import Tactus

/// Animations that `UIView.animate` makes while somebody else is to begin them.
struct HeldAnimations {
    /// An animation that has not begun.
    struct Animation {
        let animator: PropertyAnimator
        let delay: Duration
    }

    private static var current: [Animation]?

    /// Returns the animations that are made in a closure, in their order; none of them has begun.
    static func during(_ body: () -> Void) -> [Animation] {
        let outer = current
        current = []
        body()
        defer { current = outer }
        return current ?? []
    }

    /// Keeps an animation for whoever holds them; `false` when nobody does, and it is to begin.
    static func hold(
        _ animator: @autoclosure () -> PropertyAnimator, delay: Duration, options: View.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> Bool {
        guard current != nil, options.isDisjoint(with: [.repeat, .autoreverse]) else { return false }
        let animator = animator()
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.observeEnd { completion($0 == .end) } }
        current?.append(Animation(animator: animator, delay: delay))
        return true
    }
}

extension PropertyAnimator {
    /// Whether the animation can be paused, turned back and stopped: it can.
    public var isInterruptible: Bool { true }
}
