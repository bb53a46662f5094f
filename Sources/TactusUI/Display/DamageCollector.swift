import TactusGeometry

/// Finds the pixels that are out of date: looks at the views that changed, and notes where each one is now.
struct DamageCollector {
    /// Device pixels per point.
    let scale: Double
    /// What was found.
    var damage: DamageTracker

    /// Looks at a view and all inside it, as far as something changed there.
    ///
    /// - Parameters:
    ///   - view: Where to begin.
    ///   - superviewToDevice: From the superview's space to device pixels.
    ///   - clip: The pixels that the superviews leave.
    ///   - hasMoved: Whether a superview has moved, so that all inside it did.
    /// - Returns: The pixels that the view and its subviews take up now.
    @discardableResult
    mutating func visit(
        _ view: View, _ superviewToDevice: Transform, clip: PixelRect, hasMoved: Bool = false
    ) -> PixelRect {
        let pending = view.drawing.pending
        let isNew = hasMoved || pending.contains(.moved)
        guard isNew || !pending.isDisjoint(with: [.content, .displayInside]) else { return view.drawing.extent }
        let dirty = view.drawing.dirty
        view.drawing.pending.subtract([.moved, .content, .displayInside])
        view.drawing.dirty = nil

        let old = view.drawing.extent
        view.drawing.extent = .zero
        if view.drawing.isVisible {
            let exact = view.geometry.toSuperview.concatenating(superviewToDevice)
            let placement = Placement(view.geometry.bounds, by: exact, scale: scale)
            if let dirty, !isNew { damage.add(placement.pixels(of: dirty).intersection(clip)) }
            var extent = placement.box.intersection(clip)
            let inner = view.drawing.clipsToBounds ? extent : clip
            for child in view.children {
                extent = extent.union(visit(child, exact, clip: inner, hasMoved: isNew))
            }
            view.drawing.extent = extent
        }
        if pending.contains(.moved) {
            damage.add(old)
            damage.add(view.drawing.extent)
        }
        return view.drawing.extent
    }
}

extension DrawingState {
    /// Whether the view shows at all, by itself.
    nonisolated var isVisible: Bool { !isHidden && alpha > 0 }
}
