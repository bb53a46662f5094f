extension Rect {
    /// This rectangle with its left and right edges moved inward by `dx` and the others by `dy`.
    ///
    /// Negative distances move them outward. The result is ``null`` when nothing would be left between two edges, not
    /// even an empty stretch.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        if isNull || isInfinite { return standardized }
        let inset = Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return inset.size.width >= 0 && inset.size.height >= 0 ? inset.standardized : .null
    }

    /// This rectangle with each edge moved inward by its own distance.
    ///
    /// Made for layout: where the insets ask for more room than there is, the result is empty, and its edge is the one
    /// that the left or top inset leads to, at most the far edge.
    public func inset(by insets: Insets) -> Rect {
        if isNull || isInfinite { return standardized }
        let width = self.width - insets.horizontal
        let height = self.height - insets.vertical
        let inset = Rect(
            x: width < 0 ? min(minX + insets.left, maxX) : minX + insets.left,
            y: height < 0 ? min(minY + insets.top, maxY) : minY + insets.top,
            width: width < 0 ? 0 : width, height: height < 0 ? 0 : height)
        return inset.standardized
    }

    /// This rectangle in its ``standardized`` form, moved to the right by `dx` and down by `dy`.
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        if isNull || isInfinite { return standardized }
        return Rect(x: minX + dx, y: minY + dy, width: width, height: height).orNull
    }

    /// The smallest rectangle around this one whose edges are whole numbers; ``null`` and ``infinite`` stay what they
    /// are.
    public var integral: Rect {
        if isNull || isInfinite { return standardized }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top).orNull
    }

    /// This rectangle moved by `vector`.
    public func offsetBy(_ vector: Vector) -> Rect { offsetBy(dx: vector.dx, dy: vector.dy) }

    /// This rectangle with each edge moved to the nearest device pixel edge; halves go right and down.
    ///
    /// Rectangles that shared an edge still share it.
    ///
    /// - Parameter scale: Device pixels per point; positive and finite.
    /// - Returns: The snapped rectangle, which may be empty; ``null`` and ``infinite`` stay what they are.
    public func snapped(toScale scale: Double) -> Rect {
        if isNull || isInfinite { return standardized }
        let left = snappedToGrid(minX, scale: scale)
        let top = snappedToGrid(minY, scale: scale)
        return Rect(
            x: left, y: top, width: snappedToGrid(maxX, scale: scale) - left,
            height: snappedToGrid(maxY, scale: scale) - top
        ).standardized
    }

    private var orNull: Rect { isNull ? .null : self }
}

/// The multiple of one device pixel that is nearest to `value`.
///
/// Halves go up. What cannot be scaled stays as it is.
func snappedToGrid(_ value: Double, scale: Double) -> Double {
    requireUsable(scale: scale)
    let scaled = value * scale
    // From 2^52 on every Double is whole, and adding a half would only do harm.
    guard scaled.magnitude < 0x1p52 else { return value }
    return (scaled + 0.5).rounded(.down) / scale
}

/// Stops on a scale with which no coordinate can be converted.
func requireUsable(scale: Double) {
    precondition(scale > 0 && scale < .infinity, "the scale is \(scale); it must be positive and finite")
}
