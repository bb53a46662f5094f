import TactusGeometry

/// Finds the pixels that are out of date: looks at the views that changed, and notes where each one is now.
///
/// The cost is that of the views that changed, those inside a view that moved, and those above them.
struct DamageCollector {
    /// Device pixels per point.
    let scale: Double
    /// What was found.
    var damage: DamageTracker

    /// Looks at a view and all inside it, as far as something changed there, and notes which pixels they take up now.
    ///
    /// - Parameters:
    ///   - view: Where to begin.
    ///   - superviewToDevice: From the superview's space to device pixels.
    ///   - clip: The pixels that the superviews leave.
    ///   - hasMoved: Whether a superview has moved, so that all inside it did.
    mutating func visit(
        _ view: View, _ superviewToDevice: Transform, clip: PixelRect, hasMoved: Bool = false
    ) {
        let pending = view.drawing.pending
        let isNew = hasMoved || pending.contains(.moved)
        guard isNew || !pending.isDisjoint(with: [.content, .displayInside]) else { return }
        let dirty = view.drawing.dirty
        view.drawing.pending.subtract([.moved, .content, .displayInside])
        view.drawing.dirty = nil

        let old = view.drawing.extent
        let appearance = view.shownAppearance
        if appearance.isVisible {
            let geometry = view.shownGeometry
            let exact = geometry.toSuperview.concatenating(superviewToDevice)
            let placement = Placement(geometry.bounds, by: exact, scale: scale)
            if let dirty, !isNew { damage.add(placement.pixels(of: dirty).intersection(clip)) }
            if isNew || pending.contains(.displayInside) {
                let box = placement.box.intersection(clip)
                if let mask = view.mask { visit(mask, exact, clip: clip, hasMoved: isNew) }
                visitSubviews(of: view, exact, clip: appearance.clipsToBounds ? box : clip, hasMoved: isNew)
                let shadow = PlacedShadow(geometry.bounds, appearance, placement, scale: scale)
                let own = shadow.map { box.union($0.pixels.intersection(clip)) } ?? box
                view.drawing.extent = own.union(view.subviewTable.extent())
            }
        } else {
            view.drawing.extent = .zero
        }
        if pending.contains(.moved) {
            damage.add(old)
            damage.add(view.drawing.extent)
        }
    }

    private mutating func visitSubviews(of view: View, _ toDevice: Transform, clip: PixelRect, hasMoved: Bool) {
        var next = 0
        while let index = hasMoved ? view.place(from: next) : view.subviewTable.first(.display, from: next) {
            let child = view.children[index]
            visit(child, toDevice, clip: clip, hasMoved: hasMoved)
            view.subviewTable.unmark(.display, at: index)
            view.subviewTable.setExtent(child.drawing.extent, at: index)
            next = index + 1
        }
    }
}

extension View {
    /// The first place in ``subviews`` that is not before `start`; `nil` when there is none.
    fileprivate final func place(from start: Int) -> Int? { start < children.count ? start : nil }
}
