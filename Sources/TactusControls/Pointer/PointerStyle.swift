public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A part of a view over which a pointer has one style. UIKit's `UIPointerRegion`.
nonisolated public struct PointerRegion: Hashable, Sendable {
    /// The part, in the coordinate space of the interaction's view, in points.
    public let rect: Rect
    /// A name, by which a delegate knows its regions; `nil` for none.
    public let identifier: String?

    /// Creates a region. Two are the same region when both are equal.
    public init(rect: Rect, identifier: String? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// Where a pointer is, when a delegate is asked for the region there.
nonisolated public struct PointerRegionRequest: Hashable, Sendable {
    /// The place, in the coordinate space of the interaction's view, in points.
    public let location: Point
}

/// What happens to a view while a pointer is over it. UIKit's `UIPointerEffect`.
///
/// ![A gray button at rest, highlighted, lifted and hovered](pointer-effects)
public enum PointerEffect {
    /// What suits the size of the view: ``highlight(_:)`` for what is at most 64 points high, ``lift(_:)`` for what is
    /// at most 200 points wide and high,
    /// ``hover(_:preferredTintMode:prefersShadow:prefersScaledContent:)`` for the rest.
    case automatic(View)
    /// A veil lies over the view, and both follow the pointer a little: for bars and buttons without a face.
    case highlight(View)
    /// The view rises a little, with a shadow, and follows the pointer: for icons and cards. The shadow shows through a
    /// view that is not opaque.
    case lift(View)
    /// The view is tinted, or grows, and stays where it is: for what is large.
    case hover(
        View, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// What is tinted under a pointer that hovers.
    nonisolated public enum TintMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// All of the view.
        case overlay
    }

    /// The view.
    public var view: View {
        switch self {
        case .automatic(let view), .highlight(let view), .lift(let view), .hover(let view, _, _, _): view
        }
    }
}

/// The shape that a pointer takes. UIKit's `UIPointerShape`.
public enum PointerShape: Equatable {
    /// Any shape, in points, around the place that points, which is the origin.
    case path(Path)
    /// A rectangle of a size in points, around the place that points; `nil` rounds it by half of its shorter side.
    case roundedRect(Size, cornerRadius: Double? = nil)
    /// A bar for upright text, so many points high.
    case verticalBeam(length: Double)
    /// A bar for text that runs down, so many points wide.
    case horizontalBeam(length: Double)

    /// The shape as a path around the origin; `nil` for what has no extent.
    var outline: Path? {
        let path: Path
        switch self {
        case .path(let own): path = own
        case .roundedRect(let size, let radius): path = Self.box(size.width, size.height, radius)
        case .verticalBeam(let length): path = Self.box(Self.beamWidth, length, nil)
        case .horizontalBeam(let length): path = Self.box(length, Self.beamWidth, nil)
        }
        let box = path.bounds
        return box.isFinite && box.width > 0 && box.height > 0 ? path : nil
    }

    private static let beamWidth = 3.0

    private static func box(_ width: Double, _ height: Double, _ radius: Double?) -> Path {
        guard width.isFinite, height.isFinite, width > 0, height > 0 else { return Path() }
        let rect = Rect(x: -width / 2, y: -height / 2, width: width, height: height)
        return Path(roundedRect: rect, cornerRadius: radius ?? min(width, height) / 2)
    }
}

/// How a pointer looks over a region, and what happens to what is under it. UIKit's `UIPointerStyle`.
///
/// The effect changes the view; the pointer itself stays the user's own, of the user's theme, unless a style has a
/// shape, a cursor, or hides it.
public struct PointerStyle {
    /// What happens to a view; `nil` for nothing.
    public let effect: PointerEffect?
    /// The shape of the pointer; `nil` for its usual one.
    public let shape: PointerShape?
    let cursor: Cursor?

    /// Creates a style with an effect.
    ///
    /// - Parameters:
    ///   - effect: What happens to a view.
    ///   - shape: The shape of the pointer meanwhile; `nil` for its usual one.
    public init(effect: PointerEffect, shape: PointerShape? = nil) { self.init(effect, shape, nil) }

    /// Creates a style with a shape alone.
    public init(shape: PointerShape) { self.init(nil, shape, nil) }

    /// Creates a style with a cursor of the user's theme.
    public init(cursor: Cursor) { self.init(nil, nil, cursor) }

    private init(_ effect: PointerEffect?, _ shape: PointerShape?, _ cursor: Cursor?) {
        self.effect = effect
        self.shape = shape
        self.cursor = cursor
    }

    /// No pointer is seen.
    public static var hidden: PointerStyle { PointerStyle(cursor: .hidden) }

    /// The pointer is that of the system, whatever views around say.
    public static var system: PointerStyle { PointerStyle(cursor: .default) }
}
