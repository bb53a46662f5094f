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
@MainActor public class CALayer {
    nonisolated final let view: View
    /// Whether it tells what shows while it is animated, and not what it will be.
    fileprivate let isPresentation: Bool

    init(view: View) {
        self.view = view
        isPresentation = false
        (view as? LayerView)?.layerOfItsOwn = self
    }

    /// Creates what shows of another one.
    required init(presenting layer: CALayer) {
        view = layer.view
        isPresentation = true
    }

    /// Creates a layer of one's own, which shows its background.
    public convenience init() { self.init(view: LayerView(frame: .zero)) }

    /// How round the corners are, in points.
    public final var cornerRadius: CGFloat {
        get { model(.cornerRadius, view.cornerRadius) }
        set { if !isAnimated(.cornerRadius, newValue) { view.cornerRadius = newValue } }
    }

    /// How round corners go over into the sides.
    public final var cornerCurve: CALayerCornerCurve {
        get { view.cornerCurve }
        set {
            view.cornerCurve = newValue
            ReplicatorView.sourceDidChange(view)
        }
    }

    /// Which corners are round.
    public final var maskedCorners: CACornerMask {
        get { view.maskedCorners }
        set {
            view.maskedCorners = newValue
            ReplicatorView.sourceDidChange(view)
        }
    }

    /// Whether what is inside is cut off at the edge.
    public final var masksToBounds: Bool {
        get { view.clipsToBounds }
        set {
            view.clipsToBounds = newValue
            ReplicatorView.sourceDidChange(view)
        }
    }

    /// How wide the border is, in points.
    public final var borderWidth: CGFloat {
        get { model(.borderWidth, view.borderWidth) }
        set { if !isAnimated(.borderWidth, newValue) { view.borderWidth = newValue } }
    }

    /// The colour of the border; never `nil` when read.
    public final var borderColor: CGColor? {
        get { model(.borderColor, view.borderColor) }
        set { if !isAnimated(.borderColor, newValue ?? .clear) { view.borderColor = newValue ?? .clear } }
    }

    /// The colour behind all.
    public final var backgroundColor: CGColor? {
        get { model(.backgroundColor, view.backgroundColor) }
        set { if !isAnimated(.backgroundColor, newValue) { view.backgroundColor = newValue } }
    }

    /// The colour of the shadow; never `nil` when read.
    public final var shadowColor: CGColor? {
        get { model(.shadowColor, view.shadowColor) }
        set { if !isAnimated(.shadowColor, newValue ?? .clear) { view.shadowColor = newValue ?? .clear } }
    }

    /// How much of the shadow shows, from 0 to 1.
    public final var shadowOpacity: CGFloat {
        get { model(.shadowOpacity, view.shadowOpacity) }
        set { if !isAnimated(.shadowOpacity, newValue) { view.shadowOpacity = newValue } }
    }

    /// How soft the shadow is, in points.
    public final var shadowRadius: CGFloat {
        get { model(.shadowRadius, view.shadowRadius) }
        set { if !isAnimated(.shadowRadius, newValue) { view.shadowRadius = newValue } }
    }

    /// By how much the shadow is moved, in points.
    public final var shadowOffset: CGSize {
        get { model(.shadowOffset, CGSize(width: view.shadowOffset.dx, height: view.shadowOffset.dy)) }
        set {
            if isAnimated(.shadowOffset, newValue) { return }
            view.shadowOffset = CGVector(dx: newValue.width, dy: newValue.height)
        }
    }

    /// The outline whose shadow the layer casts, in points of its own space; `nil` for that of its rectangle with its
    /// round corners.
    public final var shadowPath: CGPath? {
        get { model(.shadowPath, view.shadowSteps).map { CGPath(steps: $0) } }
        set { if !isAnimated(.shadowPath, newValue?.steps ?? PathSteps()) { view.shadowSteps = newValue?.steps } }
    }

    /// How opaque all of it is, from 0 to 1.
    public final var opacity: CGFloat {
        get { model(.opacity, isPresentation ? view.presentedAlpha : view.alpha) }
        set { if !isAnimated(.opacity, newValue) { view.alpha = newValue } }
    }

    /// Whether it does not show.
    public final var isHidden: Bool {
        get { model(.isHidden, view.isHidden) }
        set { if !isAnimated(.isHidden, newValue) { view.isHidden = newValue } }
    }

    /// In which order siblings are drawn, the lower behind.
    public final var zPosition: CGFloat {
        get { model(.zPosition, view.zPosition) }
        set { if !isAnimated(.zPosition, newValue) { view.zPosition = newValue } }
    }

    /// Where it is in what it is in, in points.
    public final var frame: CGRect {
        get {
            if isPresentation { return view.presentedFrame }
            guard LayerAnimations.of(view) != nil else { return view.frame }
            let (size, anchor) = (bounds.size, anchorPoint)
            let around = CGRect(
                x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
            return around.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            ReplicatorView.sourceDidChange(view)
            guard LayerAnimations.of(view) != nil, affineTransform().isIdentity else { return view.frame = newValue }
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// Its own rectangle, in points.
    public final var bounds: CGRect {
        get { model(.bounds, isPresentation ? view.presentedBounds : view.bounds) }
        set { if !isAnimated(.bounds, newValue) { view.bounds = newValue } }
    }

    /// Where its ``anchorPoint`` is in what it is in, in points.
    public final var position: CGPoint {
        get { model(.position, isPresentation ? view.presentedCenter : view.center) }
        set { if !isAnimated(.position, newValue) { view.center = newValue } }
    }

    /// Around which point it is turned, in parts of its size.
    public final var anchorPoint: CGPoint {
        get { model(.anchorPoint, view.anchorPoint) }
        set { if !isAnimated(.anchorPoint, newValue) { view.anchorPoint = newValue } }
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
    public final func affineTransform() -> CGAffineTransform {
        model(.transform, isPresentation ? view.presentedTransform : view.transform)
    }

    /// Turns and stretches it.
    public final func setAffineTransform(_ transform: CGAffineTransform) {
        if !isAnimated(.transform, transform) { view.transform = transform }
    }

    /// How it is turned and stretched, in space; read, it is as much of it as a flat layer shows.
    public final var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set { setAffineTransform(newValue.affine) }
    }

    /// Lets it be drawn anew.
    public final func setNeedsDisplay() { view.setNeedsDisplay() }

    /// Lets what is inside be laid out anew.
    public final func setNeedsLayout() { view.setNeedsLayout() }

    /// Draws it and what is inside in a context, at its origin.
    public final func render(in context: CGContext) { view.drawHierarchy(in: view.bounds, on: context.canvas) }

    /// Adds a layer in front of all that is inside.
    public final func addSublayer(_ layer: CALayer) { insert(layer) { $0.addSubview($1) } }

    /// Adds a layer, with so many behind it.
    public final func insertSublayer(_ layer: CALayer, at index: Int) {
        insert(layer) { $0.insertSubview($1, at: index) }
    }

    /// Adds a layer behind another.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard let sibling else { return insertSublayer(layer, at: 0) }
        insert(layer) { $0.insertSubview($1, belowSubview: sibling.view) }
    }

    /// Adds a layer in front of another.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard let sibling else { return addSublayer(layer) }
        insert(layer) { $0.insertSubview($1, aboveSubview: sibling.view) }
    }

    private func insert(_ layer: CALayer, by insertion: (_ inside: View, _ view: View) -> Void) {
        ReplicatorView.sourceDidChange(layer.view)
        insertion(inside, layer.view)
        ReplicatorView.sourceDidChange(inside)
    }

    /// The layers of one's own that are inside, the ones in front last; `nil` for none. Views are not among them: they
    /// stay where they are when other layers are set.
    public final var sublayers: [CALayer]? {
        get {
            let layers = inside.subviews.compactMap { ($0 as? LayerView)?.layerOfItsOwn }
            return layers.isEmpty ? nil : layers
        }
        set {
            for layer in sublayers ?? [] where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Takes the layer out of what it is in.
    public final func removeFromSuperlayer() {
        ReplicatorView.sourceDidChange(view)
        view.removeFromSuperview()
    }

    /// The view that layers inside are in.
    final var inside: View { (view as? ReplicatorView)?.stage ?? view }
}

extension CALayer: Hashable {
    /// Whether both are the layer of one view.
    nonisolated public static func == (first: CALayer, second: CALayer) -> Bool { first.view === second.view }

    /// Hashes the layer.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
}

// Animations.
extension CALayer {
    /// What shows of the layer now, while it or its view is animated.
    public final func presentation() -> Self? { Self(presenting: self) }

    /// Begins an animation. What the layer says stays: it shows again when the animation is over.
    ///
    /// - Parameters:
    ///   - animation: The animation; it counts as it is now.
    ///   - key: What it is found by; one of the same key ends. `nil` for none.
    public final func add(_ animation: CAAnimation, forKey key: String?) {
        if let transition = animation as? CATransition { return transition.run(on: view) }
        LayerAnimations.running(view).add(animation, forKey: key)
        ReplicatorView.sourceDidChange(view)
    }

    /// Ends the animation of a key; without one nothing happens.
    public final func removeAnimation(forKey key: String) { LayerAnimations.of(view)?.remove(key) }

    /// Ends all that is animated of the layer, and of its view.
    public final func removeAllAnimations() {
        LayerAnimations.of(view)?.removeAll()
        view.removeAllAnimations()
    }

    /// Returns the animation of a key; `nil` for none.
    public final func animation(forKey key: String) -> CAAnimation? {
        LayerAnimations.of(view)?.animation(forKey: key)
    }

    /// Returns the keys of the animations, in their order; `nil` for none.
    public final func animationKeys() -> [String]? {
        LayerAnimations.of(view).flatMap { $0.keys.isEmpty ? nil : $0.keys }
    }

    /// What the layer says of a property, which may be animated just now.
    final func model<Value>(_ property: LayerProperty, _ own: @autoclosure () -> Value) -> Value {
        // In two steps: nothing would else be an optional value of nothing.
        guard !isPresentation, let known = LayerAnimations.of(view)?.model(property), let value = known as? Value else {
            return own()
        }
        return value
    }

    /// Whether a property is animated: then the layer says the value from now on, and it shows afterwards.
    final func isAnimated(_ property: LayerProperty, _ value: Any?) -> Bool {
        guard !isPresentation else { return false }
        ReplicatorView.sourceDidChange(view)
        return LayerAnimations.of(view)?.setModel(value ?? Color.clear, for: property) ?? false
    }
}

extension View {
    private static var shadowNotes = Notes<View, PathSteps>()

    /// The steps of the shadow's path, which can be read again.
    final var shadowSteps: PathSteps? {
        get { View.shadowNotes[self] }
        set {
            View.shadowNotes[self] = newValue
            shadowPath = newValue?.path
        }
    }
}

/// What a layer of one's own is.
class LayerView: View {
    /// The layer that it is; `nil` for what is a part of one. It is made anew when the program has let go of it.
    fileprivate(set) final var layerOfItsOwn: CALayer? {
        get { owner ?? makeLayer() }
        set { if owner == nil { owner = newValue } }
    }

    private weak var owner: CALayer?
    /// Whether it, or a layer inside, has changed since a replicator copied it last.
    final var hasChanged = false

    /// Makes the layer that it is.
    func makeLayer() -> CALayer? { CALayer(view: self) }

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
