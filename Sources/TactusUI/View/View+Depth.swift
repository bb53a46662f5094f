import TactusGeometry

extension View {
    /// How far in front of its siblings the view is drawn: of two views in one superview the one with the greater
    /// number lies above; of two with the same number, 0 by default, the later one of ``subviews``. NaN counts as 0.
    ///
    /// It is for drawing alone. Touches go by the order of ``subviews``, whatever lies above: who wants a view in front
    /// for both calls ``bringSubviewToFront(_:)``. A touch that lands on a view which a sibling hides there is reported
    /// as ``Diagnostic/drawnAboveTouched(above:touched:)``, and ``GestureEnvironment/audit(_:)`` finds such views
    /// without a touch.
    ///
    /// Of windows ``Window/windowLevel`` decides, not this.
    public final var zPosition: Double {
        get { drawing.zPosition }
        set {
            let value = newValue.isNaN ? 0 : newValue
            guard value != drawing.zPosition else { return }
            drawing.zPosition = value
            drawing.isDepthReported = false
            parent?.depthOrder = .unknown
            markRestacked()
        }
    }

    /// In which order the subviews are drawn. Sorting them is done once, after something has changed.
    final var drawingOrder: DepthOrder {
        if depthOrder == .unknown { depthOrder = sortedByDepth }
        return depthOrder
    }

    /// The order, looked for anew.
    final var sortedByDepth: DepthOrder {
        guard children.contains(where: { $0.drawing.zPosition != 0 }) else { return .listed }
        return .sorted(
            children.indices.sorted { (children[$0].drawing.zPosition, $0) < (children[$1].drawing.zPosition, $1) })
    }

    /// The pairs of subviews of which the first is drawn above the second although it comes before it, where `isMeant`.
    final func depthConflicts(where isMeant: (_ above: View, _ below: View) -> Bool) -> [(above: View, below: View)] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return [] }
        let candidates = children.filter { !$0.hitting.ignoresTouches }
        return candidates.enumerated().flatMap { index, above in
            candidates[(index + 1)...]
                .filter { above.zPosition > $0.zPosition && isMeant(above, $0) }
                .map { (above, $0) }
        }
    }
}

extension Application {
    /// Tells, once for each view, that it is drawn above the one that a touch landed on, or above one that this is in.
    final func watchDepth(of touch: Touch) {
        var touched = touch.view
        while let view = touched, let superview = view.superview {
            // Where the touch is, is worked out for the few views that have such subviews: all above are looked at.
            let conflicts = superview.depthConflicts { above, below in
                below === view && above.covers(touch.location(in: superview))
            }
            for (above, below) in conflicts where !above.drawing.isDepthReported {
                above.drawing.isDepthReported = true
                report(.drawnAboveTouched(above: above.debugTitle, touched: below.debugTitle))
            }
            touched = superview
        }
    }
}

extension View {
    /// Whether a place in the superview lies in this view's bounds.
    fileprivate final func covers(_ place: Point) -> Bool {
        geometry.fromSuperview(place).map(bounds.contains) ?? false
    }
}
