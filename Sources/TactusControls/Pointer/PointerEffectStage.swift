import TactusGeometry
import TactusGraphics
import TactusUI

/// One effect of a pointer on one view: what it adds, and what it puts back.
final class PointerEffectStage {
    /// How far a view follows the pointer from its middle to its edge, in points.
    private static let way = 2.0
    /// By how many points a view that rises or grows is larger, at most.
    private static let growth = 6.0
    /// Sizes in points up to which an automatic effect highlights, and lifts.
    private static let (highlightedHeight, liftedSide) = (64.0, 200.0)

    /// What a kind of effect consists of.
    private struct Parts {
        var follows = false
        var grows = false
        var hasVeil = false
        var hasShadow = false
    }

    private weak var view: View?
    private let parts: Parts
    private let veil: PointerVeil?
    /// What the view had before, and what it has by this.
    private let former: (transform: Transform, shadow: Double, radius: Double)
    private var given: Transform?
    private var offset = Vector.zero
    private var isShown = false

    /// Prepares an effect; `nil` for a view that is in no window.
    init?(_ effect: PointerEffect) {
        let view = effect.view
        guard let application = view.window?.windowScene?.application else { return nil }
        self.view = view
        var parts = Self.parts(of: effect)
        if application.isReduceMotionEnabled { (parts.follows, parts.grows) = (false, false) }
        self.parts = parts
        former = (view.transform, view.shadowOpacity, view.shadowRadius)
        veil = parts.hasVeil ? PointerVeil(over: view) : nil
    }

    private static func parts(of effect: PointerEffect) -> Parts {
        switch effect {
        case .highlight: Parts(follows: true, hasVeil: true)
        case .lift: Parts(follows: true, grows: true, hasShadow: true)
        case .hover(_, let tint, let hasShadow, let grows):
            Parts(grows: grows, hasVeil: tint == .overlay, hasShadow: hasShadow)
        case .automatic(let view):
            if view.bounds.height <= highlightedHeight {
                parts(of: .highlight(view))
            } else if max(view.bounds.width, view.bounds.height) <= liftedSide {
                parts(of: .lift(view))
            } else {
                parts(of: .hover(view))
            }
        }
    }

    /// Notes where the pointer is, in the window's space, and moves the view along if it shows.
    func follow(_ location: Point) {
        guard parts.follows, let view, let superview = view.superview else { return }
        // By the size of the view at rest, and from its middle, neither of which the effect changes.
        let point = superview.convert(location, from: nil)
        let middle = view.center
        let size = view.bounds.size
        func share(_ distance: Double, of length: Double) -> Double { min(max(distance / max(length / 2, 1), -1), 1) }
        offset = Vector(
            dx: share(point.x - middle.x, of: size.width) * Self.way,
            dy: share(point.y - middle.y, of: size.height) * Self.way)
        if isShown { place() }
    }

    /// Shows the effect: called within an animation.
    func show() {
        isShown = true
        veil?.alpha = 1
        if parts.hasShadow, let view {
            view.shadowOpacity = max(former.shadow, 0.25)
            view.shadowRadius = max(former.radius, 10)
        }
        place()
    }

    /// Puts back what was: called within an animation. What somebody else has changed meanwhile stays as it is.
    func hide() {
        isShown = false
        veil?.alpha = 0
        guard let view else { return }
        if view.transform == given { view.transform = former.transform }
        if parts.hasShadow {
            view.shadowOpacity = former.shadow
            view.shadowRadius = former.radius
        }
    }

    /// Takes away what is left of it, at once.
    func remove() {
        if isShown { View.performWithoutAnimation { hide() } }
        veil?.removeFromSuperview()
    }

    private func place() {
        guard parts.follows || parts.grows, let view, given == nil || view.transform == given else { return }
        let side = max(view.bounds.width, view.bounds.height, 1)
        let scale = parts.grows ? 1 + min(Self.growth / side, 0.05) : 1
        let transform = Transform(scaleX: scale, y: scale)
            .concatenating(Transform(translationX: offset.dx, y: offset.dy))
            .concatenating(former.transform)
        view.transform = transform
        given = view.transform
    }
}

/// A veil over what a pointer is on, with the corners of that.
final class PointerVeil: View {
    init(over view: View) {
        super.init(frame: view.bounds)
        isUserInteractionEnabled = false
        backgroundColor = .systemFill
        cornerRadii = view.cornerRadii
        cornerCurve = view.cornerCurve
        if let control = view as? Control { cornerRadius = control.focusRingCornerRadius }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityElementsHidden = true
        alpha = 0
        View.performWithoutAnimation { view.addSubview(self) }
    }
}

/// Draws shapes of pointers.
enum PointerShapePicture {
    /// How a pointer of a style looks; `nil` for a style that leaves it as it is, or a shape without extent.
    static func appearance(of style: PointerStyle, for view: View) -> CursorAppearance? {
        if let cursor = style.cursor { return .cursor(cursor) }
        return style.shape.flatMap { picture(of: $0, scale: view.traitCollection.displayScale) }.map { .image($0) }
    }

    /// A shape in a gray that is seen on light and on dark, with a thin light edge.
    private static func picture(of shape: PointerShape, scale: Double) -> CursorImage? {
        guard let path = shape.outline else { return nil }
        let box = path.bounds.insetBy(dx: -edge, dy: -edge)
        guard max(box.width, box.height) <= largestSide else { return nil }
        let renderer = GraphicsImageRenderer(
            size: Size(width: box.width.rounded(.up), height: box.height.rounded(.up)), scale: scale)
        let image = try? renderer.image { canvas in
            canvas.translateBy(x: -box.minX, y: -box.minY)
            canvas.stroke(path, with: Color.systemBackground, width: 2 * edge)
            canvas.fill(path, with: Color.secondaryLabel)
        }
        return image.map { CursorImage(image: $0, hotSpot: Point(x: -box.minX, y: -box.minY)) }
    }

    private static let edge = 1.0
    /// The greatest side of a shape, in points.
    private static let largestSide = 256.0
}
