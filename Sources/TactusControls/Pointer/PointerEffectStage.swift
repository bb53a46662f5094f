import TactusGeometry
import TactusGraphics
import TactusUI

/// One effect of a pointer on one view: what it adds, and what it puts back.
final class PointerEffectStage {
    /// How far a view follows the pointer from its middle to its edge, in points.
    private static let way = 2.0
    /// By how many points a view that rises or grows is larger, at most.
    private static let growth = 6.0

    /// What a kind of effect consists of.
    private struct Parts {
        var follows = false
        var grows = false
        var hasVeil = false
        var hasShadow = false
    }

    private weak var view: View?
    private let parts: Parts
    /// What lies over the view; of an effect without one `nil`.
    let veil: PointerVeil?
    /// What the view had before, and what it has by this.
    private let former: (transform: Transform, shadow: Double, radius: Double)
    private var given: Transform?
    private var offset = Vector.zero
    private var isShown = false

    /// Prepares an effect; `nil` for a view that is in no window.
    ///
    /// - Parameters:
    ///   - style: What has the effect, and the shape of its plate.
    ///   - former: What the pointer comes from, in the same view.
    init?(_ style: PointerStyle, after former: PointerEffectStage?) {
        guard let effect = style.effect?.resolved else { return nil }
        let view = effect.view
        guard let application = view.window?.windowScene?.application else { return nil }
        self.view = view
        var parts = Self.parts(of: effect)
        if style.plate != nil { parts.hasVeil = true }
        let formerVeil = former?.veil ?? Self.veil(besides: view)
        if application.isReduceMotionEnabled { (parts.follows, parts.grows) = (false, false) }
        self.parts = parts
        self.former = (view.transform, view.shadowOpacity, view.shadowRadius)
        veil = parts.hasVeil ? PointerVeil(over: view, shape: style.plate) : nil
        if let formerVeil, !application.isReduceMotionEnabled { veil?.begin(at: formerVeil) }
    }

    /// The plate that the pointer is just leaving, of one of a view's siblings.
    private static func veil(besides view: View) -> PointerVeil? {
        let siblings = (view.superview?.subviews ?? []).lazy
        return siblings.filter { $0 !== view }.compactMap { $0.subviews.last as? PointerVeil }.first
    }

    private static func parts(of effect: PointerEffect) -> Parts {
        switch effect {
        case .highlight: Parts(follows: true, hasVeil: true)
        case .lift: Parts(follows: true, grows: true, hasShadow: true)
        case .hover(_, let tint, let hasShadow, let grows):
            Parts(grows: grows, hasVeil: tint == .overlay, hasShadow: hasShadow)
        case .automatic: parts(of: effect.resolved)
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
        veil?.settle()
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
