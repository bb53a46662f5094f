public import Tactus

/// How the picture of a layer fills it.
nonisolated public enum CALayerContentsGravity: Hashable, Sendable, CaseIterable {
    /// All of it, stretched.
    case resize
    /// As large as fits.
    case resizeAspect
    /// All of it, as large as covers it.
    case resizeAspectFill
    /// Its own size, in the middle.
    case center

    var mode: View.ContentMode {
        switch self {
        case .resize: .scaleToFill
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        }
    }
}

/// Shows the picture of a layer.
private final class ContentsView: ImageView {
    var gravity = CALayerContentsGravity.resize

    /// What has it is what it is of.
    override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(isElement: false) }
}

extension CALayer {
    private var contentsView: ContentsView? { view.subviews.lazy.compactMap { $0 as? ContentsView }.first }

    /// A name to find the layer by; `nil` for none.
    public final var name: String? {
        get { view.name }
        set { view.name = newValue }
    }

    /// The picture that shows behind what is inside, over the background: a `CGImage`, or a `UIImage`; anything else,
    /// and `nil`, is none.
    public final var contents: Any? {
        get { contentsView?.image?.cgImage }
        set {
            let image = (newValue as? CGImage)?.image ?? newValue as? UIImage
            ReplicatorView.sourceDidChange(view)
            guard let image else {
                contentsView?.removeFromSuperview()
                return
            }
            let picture = contentsView ?? ContentsView(frame: view.bounds)
            picture.image = image
            guard picture.superview == nil else { return }
            picture.contentMode = CALayerContentsGravity.resize.mode
            picture.isUserInteractionEnabled = false
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            View.performWithoutAnimation { view.insertSubview(picture, at: 0) }
        }
    }

    /// How ``contents`` fill the layer, once they are set.
    public final var contentsGravity: CALayerContentsGravity {
        get { contentsView?.gravity ?? .resize }
        set {
            contentsView?.gravity = newValue
            contentsView?.contentMode = newValue.mode
        }
    }

    /// The layer that it is in; `nil` for none.
    public final var superlayer: CALayer? {
        let above = view.superview
        return (above?.superview as? ReplicatorView).flatMap { $0.stage === above ? $0.layer : nil } ?? above?.layer
    }

    /// Puts a layer where another one is.
    public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.view.superview === inside else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Returns whether a point in the layer's own space is in it.
    public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// Returns the frontmost layer of one's own that a point is in, the layer itself after all that are inside; `nil`
    /// where it is in none.
    ///
    /// - Parameter point: The point, in the space of what the layer is in.
    /// - Returns: The layer.
    public final func hitTest(_ point: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let own = view.superview.map { view.convert(point, from: $0) } ?? point
        for layer in (sublayers ?? []).reversed() { if let found = layer.hitTest(own) { return found } }
        return contains(own) ? self : nil
    }

    /// Returns a point of another layer in the layer's own space.
    public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        view.convert(point, from: layer?.view)
    }

    /// Returns a point of the layer in another one's space.
    public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { view.convert(point, to: layer?.view) }

    /// Returns a rectangle of another layer in the layer's own space.
    public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        view.convert(rect, from: layer?.view)
    }

    /// Returns a rectangle of the layer in another one's space.
    public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { view.convert(rect, to: layer?.view) }
}
