public import Tactus

extension View {
    /// What a view has of a layer, by the names that it has there. Views have no layers here: these are the view's own
    /// properties, and are animated with them.
    public var layer: CALayer { (self as? LayerView)?.layerOfItsOwn ?? CALayer(view: self) }
}

/// The properties of a view that UIKit keeps in its layer.
///
/// A layer of one's own, such as ``CAShapeLayer``, is a view that takes no touches: it is among the `subviews` of the
/// view that it is added to.
public class CALayer {
    final let view: View

    init(view: View) {
        self.view = view
        (view as? LayerView)?.layerOfItsOwn = self
    }

    /// Creates a layer of one's own, which shows its background.
    public convenience init() { self.init(view: LayerView(frame: .zero)) }

    /// How round the corners are, in points.
    public final var cornerRadius: CGFloat {
        get { view.cornerRadius }
        set { view.cornerRadius = newValue }
    }

    /// How round corners go over into the sides.
    public final var cornerCurve: CALayerCornerCurve {
        get { view.cornerCurve }
        set { view.cornerCurve = newValue }
    }

    /// Which corners are round.
    public final var maskedCorners: CACornerMask {
        get { view.maskedCorners }
        set { view.maskedCorners = newValue }
    }

    /// Whether what is inside is cut off at the edge.
    public final var masksToBounds: Bool {
        get { view.clipsToBounds }
        set { view.clipsToBounds = newValue }
    }

    /// How wide the border is, in points.
    public final var borderWidth: CGFloat {
        get { view.borderWidth }
        set { view.borderWidth = newValue }
    }

    /// The colour of the border; never `nil` when read.
    public final var borderColor: CGColor? {
        get { view.borderColor }
        set { view.borderColor = newValue ?? .clear }
    }

    /// The colour behind all.
    public final var backgroundColor: CGColor? {
        get { view.backgroundColor }
        set { view.backgroundColor = newValue }
    }

    /// The colour of the shadow; never `nil` when read.
    public final var shadowColor: CGColor? {
        get { view.shadowColor }
        set { view.shadowColor = newValue ?? .clear }
    }

    /// How much of the shadow shows, from 0 to 1.
    public final var shadowOpacity: CGFloat {
        get { view.shadowOpacity }
        set { view.shadowOpacity = newValue }
    }

    /// How soft the shadow is, in points.
    public final var shadowRadius: CGFloat {
        get { view.shadowRadius }
        set { view.shadowRadius = newValue }
    }

    /// By how much the shadow is moved, in points.
    public final var shadowOffset: CGSize {
        get { CGSize(width: view.shadowOffset.dx, height: view.shadowOffset.dy) }
        set { view.shadowOffset = CGVector(dx: newValue.width, dy: newValue.height) }
    }

    /// How opaque all of it is, from 0 to 1.
    public final var opacity: CGFloat {
        get { view.alpha }
        set { view.alpha = newValue }
    }

    /// Whether it does not show.
    public final var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }

    /// In which order siblings are drawn, the lower behind.
    public final var zPosition: CGFloat {
        get { view.zPosition }
        set { view.zPosition = newValue }
    }

    /// Where it is in what it is in, in points.
    public final var frame: CGRect {
        get { view.frame }
        set { view.frame = newValue }
    }

    /// Its own rectangle, in points.
    public final var bounds: CGRect {
        get { view.bounds }
        set { view.bounds = newValue }
    }

    /// Where its ``anchorPoint`` is in what it is in, in points.
    public final var position: CGPoint {
        get { view.center }
        set { view.center = newValue }
    }

    /// Around which point it is turned, in parts of its size.
    public final var anchorPoint: CGPoint {
        get { view.anchorPoint }
        set { view.anchorPoint = newValue }
    }

    /// Whether it is drawn once, and then moved as a picture.
    public final var shouldRasterize: Bool {
        get { view.shouldRasterize }
        set { view.shouldRasterize = newValue }
    }

    /// With how many pixels to a point it is drawn then.
    public final var rasterizationScale: CGFloat {
        get { view.rasterizationScale ?? 1 }
        set { view.rasterizationScale = newValue }
    }

    /// What of it shows: as much as this one is opaque.
    public final var mask: CALayer? {
        get { view.mask.map { CALayer(view: $0) } }
        set { view.mask = newValue?.view }
    }

    /// Returns how it is turned and stretched.
    public final func affineTransform() -> CGAffineTransform { view.transform }

    /// Turns and stretches it.
    public final func setAffineTransform(_ transform: CGAffineTransform) { view.transform = transform }

    /// Ends all that is animated of the view.
    public final func removeAllAnimations() { view.removeAllAnimations() }

    /// Lets it be drawn anew.
    public final func setNeedsDisplay() { view.setNeedsDisplay() }

    /// Lets what is inside be laid out anew.
    public final func setNeedsLayout() { view.setNeedsLayout() }

    /// Draws it and what is inside in a context, at its origin.
    public final func render(in context: CGContext) { view.drawHierarchy(in: view.bounds, on: context.canvas) }

    /// Adds a layer in front of all that is inside.
    public final func addSublayer(_ layer: CALayer) { view.addSubview(layer.view) }

    /// Adds a layer, with so many behind it.
    public final func insertSublayer(_ layer: CALayer, at index: Int) { view.insertSubview(layer.view, at: index) }

    /// Adds a layer behind another.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard let sibling else { return insertSublayer(layer, at: 0) }
        view.insertSubview(layer.view, belowSubview: sibling.view)
    }

    /// Adds a layer in front of another.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard let sibling else { return addSublayer(layer) }
        view.insertSubview(layer.view, aboveSubview: sibling.view)
    }

    /// The layers of one's own that are inside, the ones in front last; `nil` for none. Views are not among them.
    public final var sublayers: [CALayer]? {
        let layers = view.subviews.compactMap { ($0 as? LayerView)?.layerOfItsOwn }
        return layers.isEmpty ? nil : layers
    }

    /// Takes the layer out of what it is in.
    public final func removeFromSuperlayer() { view.removeFromSuperview() }
}

/// What a layer of one's own is.
class LayerView: View {
    /// The layer that it is; it lives as long as the view.
    fileprivate(set) var layerOfItsOwn: CALayer? {
        get { owner }
        set { if owner == nil { owner = newValue } }
    }

    private weak var owner: CALayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
}

/// How round corners go over into the sides.
public typealias CALayerCornerCurve = CornerCurve

/// Which corners are round.
public typealias CACornerMask = RectCorner

nonisolated extension RectCorner {
    /// The upper left one.
    public static let layerMinXMinYCorner = RectCorner.topLeft
    /// The upper right one.
    public static let layerMaxXMinYCorner = RectCorner.topRight
    /// The lower left one.
    public static let layerMinXMaxYCorner = RectCorner.bottomLeft
    /// The lower right one.
    public static let layerMaxXMaxYCorner = RectCorner.bottomRight
}

extension Color {
    /// The colour itself: there is one kind of colour.
    public var cgColor: CGColor { self }
}
