public import TactusGeometry
public import TactusGraphics

/// The shape that a pointer takes, or the plate under it. UIKit's `UIPointerShape`.
///
/// The shape of a pointer is in points around the place that points, which is the origin. The shape of the plate of a
/// ``PointerEffect/highlight(_:)`` or a ``PointerEffect/lift(_:)`` is in the coordinate space of the superview of the
/// effect's view: it may be larger than the view, as around a small icon, or only a part of it.
public enum PointerShape: Equatable {
    /// Any shape.
    case path(Path)
    /// A rectangle with round corners.
    case roundedRect(Rect, radius: Double = PointerShape.defaultCornerRadius)
    /// A bar for upright text, so many points high.
    case verticalBeam(length: Double)
    /// A bar for text that runs down, so many points wide.
    case horizontalBeam(length: Double)

    /// The radius of a rectangle's corners unless another is said: 8 points.
    nonisolated public static let defaultCornerRadius = 8.0

    /// The shape as a path; `nil` for what has no extent, or no end.
    var outline: Path? {
        let path: Path
        switch self {
        case .path(let own): path = own
        case .roundedRect(let rect, let radius): path = Self.box(rect, radius)
        case .verticalBeam(let length): path = Self.beam(Self.beamWidth, length)
        case .horizontalBeam(let length): path = Self.beam(length, Self.beamWidth)
        }
        let box = path.bounds
        return box.isFinite && box.width > 0 && box.height > 0 ? path : nil
    }

    /// What the shape takes up; `nil` for what has no extent, or no end.
    var frame: Rect? {
        guard let outline else { return nil }
        if case .roundedRect(let rect, _) = self { return rect.standardized }
        return outline.bounds
    }

    private static let beamWidth = 3.0

    private static func beam(_ width: Double, _ height: Double) -> Path {
        box(Rect(x: -width / 2, y: -height / 2, width: width, height: height), min(width, height) / 2)
    }

    private static func box(_ rect: Rect, _ radius: Double) -> Path {
        guard rect.isFinite, rect.width > 0, rect.height > 0, radius.isFinite else { return Path() }
        return Path(roundedRect: rect, cornerRadius: min(max(radius, 0), min(rect.width, rect.height) / 2))
    }
}
