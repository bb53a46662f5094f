public import Tactus

/// A side of a rectangle, at which it is divided.
nonisolated public enum CGRectEdge: Hashable, Sendable, CaseIterable {
    /// The left side.
    case minXEdge
    /// The upper side.
    case minYEdge
    /// The right side.
    case maxXEdge
    /// The lower side.
    case maxYEdge
}

nonisolated extension Rect {
    /// Returns the two parts of the rectangle on both sides of a line that is so far from an edge.
    ///
    /// - Parameters:
    ///   - distance: How far from the edge, in points: from nothing to all of the rectangle.
    ///   - edge: The edge.
    /// - Returns: The part at the edge, and the other.
    public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
        let box = standardized
        let across = edge == .minXEdge || edge == .maxXEdge
        let part = min(max(distance, 0), across ? box.width : box.height)
        let size = across ? CGSize(width: part, height: box.height) : CGSize(width: box.width, height: part)
        let rest =
            across
            ? CGSize(width: box.width - part, height: box.height)
            : CGSize(width: box.width, height: box.height - part)
        let origin = CGPoint(x: box.minX, y: box.minY)
        switch edge {
        case .minXEdge: return (CGRect(origin: origin, size: size), CGRect(x: box.minX + part, y: box.minY, size: rest))
        case .minYEdge: return (CGRect(origin: origin, size: size), CGRect(x: box.minX, y: box.minY + part, size: rest))
        case .maxXEdge: return (CGRect(x: box.maxX - part, y: box.minY, size: size), CGRect(origin: origin, size: rest))
        case .maxYEdge: return (CGRect(x: box.minX, y: box.maxY - part, size: size), CGRect(origin: origin, size: rest))
        }
    }

    private init(x: CGFloat, y: CGFloat, size: CGSize) { self.init(origin: CGPoint(x: x, y: y), size: size) }
}

nonisolated extension Transform {
    /// Returns the map back; the map itself where there is none, as UIKit has it. Where a map back that may not be
    /// there is wanted, it is the toolkit's.
    @_disfavoredOverload
    public func inverted() -> CGAffineTransform {
        let back: CGAffineTransform? = inverted()
        return back ?? self
    }
}

nonisolated extension Size {
    /// Returns the size that a map makes of it, without what the map moves.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        let way = CGVector(dx: width, dy: height).applying(transform)
        return CGSize(width: way.dx, height: way.dy)
    }
}
