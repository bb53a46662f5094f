import TactusGeometry
import TactusPlatform

/// What hit testing reads of a view.
nonisolated struct HitTraits {
    /// Whether the view and all inside it are passed over. Kept by ``View/updateHitting()``.
    var ignoresTouches = false
    /// Whether the view's class overrides no method of hit testing, see ``View/geometricClass``.
    var isGeometric = false
    var behavior = HitTestBehavior.normal
    var outsets = Insets.zero
    var isInteractive = true
    /// How many animations move the view and do not let it be touched meanwhile.
    var blockingAnimations = 0
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var cursor: Cursor?

    /// Under this alpha a view gets no touches. At exactly this alpha it does.
    static let leastAlpha = 0.01
}

extension View {
    /// What ``hitTest(_:with:)`` does unless it is overridden.
    final func frontmostView(at point: Point, with event: Event?) -> View? {
        StackRoom.check("hitTest(_:with:)", of: self)
        guard !hitting.ignoresTouches, self.point(inside: point, with: event) else { return nil }
        return answer(at: point, with: event, mayShortcut: outsetPolicy(for: event) == nil)
    }

    /// What ``point(inside:with:)`` does unless it is overridden.
    final func boundsContain(_ point: Point, with event: Event?) -> Bool {
        guard let policy = outsetPolicy(for: event) else { return geometricallyContains(point, hitting.outsets) }
        let most = policy.maximumOutset
        guard geometricallyContains(point, hitting.outsets.widened(to: most)) else { return false }
        return geometricallyContains(point, policy.outsets(self) ?? hitting.outsets)
    }

    /// The frontmost subview that is hit, else this view, which contains the point.
    ///
    /// Subviews whose class is hit-tested by geometry alone are looked at from here, in the same order and with the
    /// same result as if they were called, however deep they are.
    private func answer(at point: Point, with event: Event?, mayShortcut: Bool) -> View? {
        var search = HitSearch(view: self, point: point)
        while true {
            switch search.view.nextAnswer(in: &search, with: event, mayShortcut: mayShortcut) {
            case .hit(let view): return view
            case .inside: continue
            case .nothing:
                if search.view.hitting.behavior != .passthrough { return search.view }
                guard search.goBack() else { return nil }
            }
        }
    }

    /// Looks on among the subviews of the view that a search is in.
    private func nextAnswer(in search: inout HitSearch, with event: Event?, mayShortcut: Bool) -> HitSearch.Step {
        let children = children
        let point = search.point
        var end = min(search.end ?? children.count, children.count)
        while end > 0 {
            end -= 1
            let child = children[end]
            if mayShortcut && child.hitBounds.excludes(point) { continue }
            if mayShortcut && child.hitting.isGeometric {
                guard !child.hitting.ignoresTouches, let inChild = child.geometry.fromSuperview(point),
                    child.geometricallyContains(inChild, child.hitting.outsets)
                else { continue }
                search.goInside(child, at: inChild, from: end)
                return .inside
            } else {
                guard let inChild = child.geometry.fromSuperview(point) else { continue }
                if let hit = child.hitTest(inChild, with: event) { return .hit(hit) }
            }
        }
        return .nothing
    }

    private func geometricallyContains(_ point: Point, _ outsets: Insets) -> Bool {
        let box = geometry.bounds
        return point.x >= box.origin.x - outsets.left && point.x < box.origin.x + box.size.width + outsets.right
            && point.y >= box.origin.y - outsets.top && point.y < box.origin.y + box.size.height + outsets.bottom
    }

    /// By how much the area that takes touches is larger than the bounds, by the application's rule or the view's own.
    final var effectiveHitOutsets: Insets {
        outsetPolicy(for: nil)?.outsets(self) ?? hitting.outsets
    }

    private func outsetPolicy(for event: Event?) -> HitOutsetPolicy? {
        if let event { return event.hitOutsetPolicy }
        return root?.windowScene?.application?.hitOutsetPolicy
    }

    final func updateHitting() {
        hitting.ignoresTouches =
            !hitting.isInteractive || appearance.isHidden || appearance.alpha < HitTraits.leastAlpha
            || hitting.blockingAnimations > 0
        updateHitBounds()
    }

    /// Computes ``hitBounds`` anew. To be called when what it depends on has changed.
    final func updateHitBounds() {
        hitBounds =
            if !hitting.isGeometric {
                .everywhere  // it must be asked itself
            } else if hitting.ignoresTouches {
                .nowhere
            } else {
                HitBounds(of: geometry.bounds, widenedBy: hitting.outsets, geometry)
            }
    }

    /// An animation of this view begins that does not let it be touched: until it ends, the view and its subviews take
    /// no touches. Those that they have go on.
    package final func blockingAnimationDidBegin() {
        hitting.blockingAnimations += 1
        updateHitting()
    }

    /// An animation ends that began with ``blockingAnimationDidBegin()``.
    package final func blockingAnimationDidEnd() {
        assert(hitting.blockingAnimations > 0, "an animation ended that had not begun")
        hitting.blockingAnimations = max(hitting.blockingAnimations - 1, 0)
        updateHitting()
    }
}

extension Insets {
    /// These, where they are larger than `outset` on a side, else `outset`.
    nonisolated fileprivate func widened(to outset: Double) -> Insets {
        Insets(top: max(top, outset), left: max(left, outset), bottom: max(bottom, outset), right: max(right, outset))
    }
}
