import TactusGeometry

// How items show, besides where they lie.
nonisolated extension CollectionGeometry.Part {
    /// The layout of one's own that says how items show; `nil` where none does.
    var attributed: (any CollectionAttributedGeometry)? {
        guard case .geometry = layout.content else { return nil }
        let own = (geometry as? TransposedGeometry)?.base ?? geometry
        return own as? any CollectionAttributedGeometry
    }

    /// Whether something shows otherwise than by its frame alone.
    var hasAttributes: Bool { layout.visibleItemsInvalidationHandler != nil || attributed != nil }

    /// Whether that is otherwise when the content is scrolled.
    var followsScrolling: Bool {
        layout.visibleItemsInvalidationHandler != nil || attributed?.shouldInvalidateForBoundsChange == true
    }
}

nonisolated extension CollectionGeometry {
    /// How an item shows, in points of the content; in a section that scrolls by itself, of its own content.
    ///
    /// - Parameters:
    ///   - item: Which item.
    ///   - bounds: What shows of the content.
    /// - Returns: Its attributes.
    func attributes(ofItem item: Int, in bounds: Rect) -> CollectionLayoutAttributes {
        let section = section(of: item)
        var attributes = CollectionLayoutAttributes(frame: frame(ofItem: item))
        if let own = parts[section].attributed {
            let origin = laidBox(ofSection: section).origin - Point.zero
            let visible = laid(bounds).offsetBy(dx: -origin.dx, dy: -origin.dy)
            attributes =
                own.attributesForItem(
                    at: item - firstItems[section], in: isHorizontal ? visible.transposed : visible
                )
                .withFiniteNumbers
            let frame = Self.finite(attributes.frame)
            attributes.frame = shown((isHorizontal ? frame.transposed : frame).offsetBy(origin))
            if isMirrored { attributes.transform = attributes.transform.mirrored }
        }
        attributes.element = .cell(laidPath(of: item))
        return attributes
    }
}

nonisolated extension Transform {
    /// The same, seen in a mirror.
    fileprivate var mirrored: Transform { Transform(a: a, b: -b, c: -c, d: d, tx: -tx, ty: ty) }
}
