import TactusGeometry

/// How one view takes the place of another.
nonisolated public enum ViewTransition: Hashable, Sendable {
    /// The new view becomes visible as the old one vanishes.
    case crossDissolve
    /// The new view comes in from the left, the right, the top or the bottom, and pushes the old one out.
    case push(from: RectEdge)
    /// The new view comes in from that edge, over the old one.
    case cover(from: RectEdge)
    /// The old view leaves by that edge, and uncovers the new one.
    case uncover(to: RectEdge)
}

extension View {
    /// Puts a view in the place of another, little by little.
    ///
    /// The new view becomes a sibling of the old one, with its frame; the old one leaves its superview when it is done,
    /// with its properties as they were. When the animation is turned back, it is the new one that leaves. Neither
    /// takes touches until then. When the user wishes for less motion (``Application/isReduceMotionEnabled``), one
    /// dissolves into the other, whatever the transition.
    ///
    /// - Parameters:
    ///   - old: The view that shows. Without a superview nothing happens.
    ///   - new: The view to show instead.
    ///   - transition: How it is seen. Where the superview does not clip, what is pushed out is seen outside of it.
    ///   - duration: How long it takes.
    ///   - completion: Called when it is done, with whether it came to its end.
    /// - Returns: The animation.
    @discardableResult
    public static func transition(
        from old: View, to new: View, by transition: ViewTransition = .crossDissolve,
        duration: Duration = .milliseconds(300), completion: ((Bool) -> Void)? = nil
    ) -> PropertyAnimator {
        let avoidsMotion = old.root?.windowScene?.application?.isReduceMotionEnabled ?? false
        let transition = avoidsMotion ? .crossDissolve : transition
        let (alphas, center) = ((old.alpha, new.alpha), old.center)
        var goal = center
        performWithoutAnimation {
            new.frame = old.frame
            if case .uncover = transition {
                old.superview?.insertSubview(new, belowSubview: old)
            } else {
                old.superview?.insertSubview(new, aboveSubview: old)
            }
            switch transition {
            case .crossDissolve: new.alpha = 0
            case .push(let edge):
                goal = center - old.translation(to: edge)
                new.center = center + old.translation(to: edge)
            case .cover(let edge): new.center = center + old.translation(to: edge)
            case .uncover(let edge): goal = center + old.translation(to: edge)
            }
        }
        let changes = {
            new.alpha = alphas.1
            new.center = center
            old.center = goal
            if transition == .crossDissolve, !(new.isSolid && alphas.1 == 1) { old.alpha = 0 }
        }
        let animator = PropertyAnimator(duration: duration, animations: changes)
        animator.isUserInteractionEnabled = false
        animator.observeEnd { position in
            // Turned back, it is the old view that stays; stopped on its way, the new one, at its place.
            (position == .start ? new : old).removeFromSuperview()
            (old.alpha, old.center) = (alphas.0, center)
            // At the end the new one is where it belongs, wherever layout has moved it meanwhile.
            if position != .end { (new.alpha, new.center) = (alphas.1, center) }
            if position != .end { (position == .start ? old : new).superview?.setNeedsLayout() }
            completion?(position == .end)
        }
        animator.start()
        return animator
    }

    /// As far as the view is long, towards an edge.
    final func translation(to edge: RectEdge) -> Vector {
        let right = (edge.contains(.right) ? 1.0 : 0) - (edge.contains(.left) ? 1 : 0)
        let down = (edge.contains(.bottom) ? 1.0 : 0) - (edge.contains(.top) ? 1 : 0)
        return Vector(dx: right * bounds.size.width, dy: down * bounds.size.height)
    }
}
