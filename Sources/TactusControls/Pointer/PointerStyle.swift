public import TactusGeometry
import TactusGraphics
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

    /// The effect itself, or what an automatic one is for a view of this size.
    var resolved: PointerEffect {
        guard case .automatic(let view) = self else { return self }
        if view.bounds.height <= 64 { return .highlight(view) }
        return max(view.bounds.width, view.bounds.height) <= 200 ? .lift(view) : .hover(view)
    }

    /// The view.
    public var view: View {
        switch self {
        case .automatic(let view), .highlight(let view), .lift(let view), .hover(let view, _, _, _): view
        }
    }
}

/// How a pointer looks over a region, and what happens to what is under it. UIKit's `UIPointerStyle`.
///
/// The effect changes the view; the pointer itself stays the user's own, of the user's theme, unless a style has a
/// shape for it, a cursor, accessories, or hides it.
public struct PointerStyle {
    /// What happens to a view; `nil` for nothing.
    public let effect: PointerEffect?
    /// The shape of the plate under the pointer, or of the pointer itself, see ``PointerShape``; `nil`
    /// for the usual one.
    public let shape: PointerShape?
    /// What is drawn around the pointer. A pointer with accessories and without a shape is a disc, in place of a cursor
    /// of the theme too, which only the compositor can draw; around one that is hidden they are drawn alone.
    public var accessories: [PointerAccessory] = []
    let cursor: Cursor?

    /// Creates a style with an effect.
    ///
    /// - Parameters:
    ///   - effect: What happens to a view.
    ///   - shape: With ``PointerEffect/highlight(_:)`` and ``PointerEffect/lift(_:)`` the shape of the plate that lies
    ///     over the view, in the coordinate space of the view's superview; with
    ///     ``PointerEffect/hover(_:preferredTintMode:prefersShadow:prefersScaledContent:)``, and where it is a beam,
    ///     the shape of the pointer. `nil` for the usual ones.
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

    /// The shape of what lies over the view, in the coordinate space of its superview; `nil` for that of the view.
    var plate: PointerShape? { isPlate ? shape : nil }

    /// The shape of the pointer itself; `nil` for its usual one.
    var pointer: PointerShape? { isPlate ? nil : shape }

    private var isPlate: Bool {
        switch (effect?.resolved, shape) {
        case (.highlight, .path), (.highlight, .roundedRect), (.lift, .path), (.lift, .roundedRect): true
        default: false
        }
    }
}
