import TactusPlatform

extension View {
    /// Whether the next frame will show the view otherwise than the one of this moment, as far as it may be seen.
    final func isSeenMoving(at now: Instant) -> Bool {
        guard let animations, animations.parts.contains(where: { $0.isMoving(at: now) }) else { return false }
        return mayBeSeen(at: now)
    }

    /// Whether something of the view may show: neither it nor a superview is hidden, and together they let something
    /// through, or may from the next frame on. What lies outside of the scene, or behind others, counts as seen.
    final func mayBeSeen(at now: Instant) -> Bool {
        guard animationScene != nil else { return false }
        var opacity = 1.0
        var next: View? = self
        while let view = next {
            if view.appearance.isHidden { return false }
            if !view.isFading(at: now) { opacity *= view.shownAppearance.alpha }
            next = view.parent ?? view.maskOwner
        }
        return opacity >= View.leastOpacity
    }

    /// The scene that shows the view: of a mask, and what is in it, the scene of what it masks.
    final var animationScene: WindowScene? {
        var top = self
        while true {
            if let root = top.root { return root.windowScene }
            guard let outer = top.parent ?? top.maskOwner else { return nil }
            top = outer
        }
    }

    /// Ends what is animated in the view's mask.
    final func leaveAnimationsOfMask() {
        guard let mask else { return }
        mask.leaveAnimationsInside()
    }

    /// Ends what is animated of the view and of all inside it, in masks and the masks of masks too.
    final func leaveAnimationsInside() {
        var waiting = [self]
        while let view = waiting.popLast() {
            view.forEachInside {
                if $0.animations != nil { $0.leaveAnimations() }
                if let mask = $0.mask { waiting.append(mask) }
            }
        }
    }

    /// Less than half a step of a pixel's 255.
    private static let leastOpacity = 1.0 / 512

    private func isFading(at now: Instant) -> Bool {
        animations?.parts.contains { $0.property == .alpha && $0.isMoving(at: now) } ?? false
    }
}
