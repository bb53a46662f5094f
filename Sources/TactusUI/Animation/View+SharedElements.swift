import TactusGeometry

/// A view of one page that becomes a view of another, as a picture in a list becomes the large one.
public struct SharedElement {
    /// The view on the page that leaves.
    public var from: View
    /// The view on the page that comes.
    public var to: View

    /// Creates an element.
    public init(from: View, to: View) {
        self.from = from
        self.to = to
    }
}

extension View {
    /// Puts a page in the place of another, while what both have in common goes from its place on the one to its place
    /// on the other.
    ///
    /// ```swift
    /// View.transition(from: list, to: detail, sharing: [SharedElement(from: row.photo, to: detail.photo)])
    /// ```
    ///
    /// The pages dissolve into each other. In front of them, a picture of each shared view moves, grows and rounds its
    /// corners, and becomes the other one's; the views themselves are not seen meanwhile. The new page becomes a
    /// sibling of the old one, with its frame, and is laid out first; the old one leaves its superview when it is done.
    /// When the animation is turned back, it is the new one that leaves. Neither takes touches until then.
    ///
    /// When the user wishes for less motion (``Application/isReduceMotionEnabled``), the pages dissolve and nothing
    /// moves. An element that is not in its page, or has no size, stays where it is.
    ///
    /// - Parameters:
    ///   - old: The page that shows. Without a superview nothing happens.
    ///   - new: The page to show instead.
    ///   - elements: What both have in common.
    ///   - spring: How it moves.
    ///   - completion: Called when it is done, with whether it came to its end.
    /// - Returns: The animation.
    @discardableResult
    public static func transition(
        from old: View, to new: View, sharing elements: [SharedElement],
        spring: Spring = Spring(duration: .milliseconds(450), bounce: 0.1), completion: ((Bool) -> Void)? = nil
    ) -> PropertyAnimator {
        let (alpha, formerAlpha) = (new.alpha, old.alpha)
        performWithoutAnimation {
            new.frame = old.frame
            old.superview?.insertSubview(new, aboveSubview: old)
        }
        let avoidsMotion = old.root?.windowScene?.application?.isReduceMotionEnabled ?? false
        let stage = avoidsMotion ? nil : SharedElementStage(elements, from: old, to: new)
        performWithoutAnimation { new.alpha = 0 }
        let animator = PropertyAnimator(spring: spring)
        animator.isUserInteractionEnabled = false
        animator.addAnimations {
            new.alpha = alpha
            if !(new.isSolid && alpha == 1) { old.alpha = 0 }
            stage?.play()
        }
        animator.observeEnd { position in
            stage?.clear()
            (position == .start ? new : old).removeFromSuperview()
            (old.alpha, new.alpha) = (formerAlpha, alpha)
            completion?(position == .end)
        }
        animator.start()
        return animator
    }
}
