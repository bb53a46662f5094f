import TactusGeometry

// From where things are laid to where they show, and back.
nonisolated extension CollectionGeometry {
    /// Whether the content begins at the right and goes on to the left.
    var isReversed: Bool { isHorizontal && isMirrored }

    /// How wide the content is; what begins at the right fills the view at least, or it would begin at the left.
    var contentWidth: Double {
        guard isHorizontal else {
            guard let wholeSize else { return room.width }
            return isMirrored ? max(wholeSize.width, room.width) : wholeSize.width
        }
        return isMirrored ? max(height, environment.contentSize.width) : height
    }

    /// The size of the content.
    var contentSize: Size {
        if let wholeSize { return Size(width: contentWidth, height: wholeSize.height) }
        return isHorizontal ? Size(width: contentWidth, height: room.width) : Size(width: room.width, height: height)
    }

    /// Where something shows that was laid somewhere.
    func shown(_ rect: Rect) -> Rect {
        guard isHorizontal else { return mirrored(rect, in: contentWidth) }
        return isMirrored ? mirrored(rect.transposed, in: contentWidth) : rect.transposed
    }

    /// Where something was laid that shows somewhere.
    func laid(_ rect: Rect) -> Rect {
        guard isHorizontal else { return mirrored(rect, in: contentWidth) }
        return isMirrored ? mirrored(rect, in: contentWidth).transposed : rect.transposed
    }

    func laid(_ point: Point) -> Point { laid(Rect(origin: point, size: .zero)).origin }

    /// Room around something by the layout, in which the left is where reading begins.
    func laid(_ insets: Insets) -> Insets { isHorizontal ? insets.transposed : insets }

    /// Room around something as it shows.
    func laidAsShown(_ insets: Insets) -> Insets {
        guard isMirrored else { return laid(insets) }
        return laid(Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left))
    }

    /// A way along the content as it shows, in points, one way of the content as it is laid.
    func shown(along way: Double) -> Vector {
        guard isHorizontal else { return Vector(dx: 0, dy: way) }
        return Vector(dx: isMirrored ? -way : way, dy: 0)
    }

    func mirrored(_ rect: Rect, in width: Double) -> Rect {
        guard isMirrored else { return rect }
        return Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The room at the sides of a section's items, as it shows.
    func sideInsets(ofSection section: Int) -> (left: Double, right: Double) {
        let insets = parts[section].layout.contentInsets
        return isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    }
}

/// A section of one's own in a layout that scrolls sideways: its points are those of the screen.
nonisolated struct TransposedGeometry: CollectionSectionGeometry {
    private(set) var base: any CollectionSectionGeometry

    init(_ base: any CollectionSectionGeometry) { self.base = base }

    var contentSize: Size { base.contentSize.transposed }

    func frameForItem(at index: Int) -> Rect { base.frameForItem(at: index).transposed }

    func indexesForItems(in rect: Rect) -> [Int] { base.indexesForItems(in: rect.transposed) }

    func isEstimated(at index: Int) -> Bool { base.isEstimated(at: index) }

    mutating func setHeight(_ height: Double, forItemAt index: Int) { base.setHeight(height, forItemAt: index) }

    func forEachHeight(in items: Range<Int>, _ body: (Int, Double) -> Void) { base.forEachHeight(in: items, body) }
}

// What is across comes to be along, and the other way round.

nonisolated extension Size {
    var transposed: Size { Size(width: height, height: width) }
}

nonisolated extension Rect {
    var transposed: Rect { Rect(x: minY, y: minX, width: height, height: width) }
}

nonisolated extension Insets {
    var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }
}

nonisolated extension CollectionLayoutDimension {
    var transposed: CollectionLayoutDimension {
        switch self {
        case .fractionalWidth(let part): .fractionalHeight(part)
        case .fractionalHeight(let part): .fractionalWidth(part)
        case .absolute, .estimated: self
        }
    }
}

nonisolated extension CollectionLayoutSize {
    var transposed: CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: heightDimension.transposed, heightDimension: widthDimension.transposed)
    }
}
