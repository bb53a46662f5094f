public import Tactus

/// How the colours of a gradient lie.
nonisolated public enum CAGradientLayerType: Hashable, Sendable, CaseIterable {
    /// Along a line.
    case axial
    /// Around a point.
    case radial
}

/// A layer that shows colours which go over into one another.
public final class CAGradientLayer: CALayer {
    private let gradient: GradientView

    /// Creates a layer without colours.
    public init() {
        gradient = GradientView(frame: .zero)
        super.init(view: gradient)
    }

    init(showing gradient: GradientView) {
        self.gradient = gradient
        super.init(view: gradient)
    }

    required init(presenting layer: CALayer) {
        guard let gradient = layer.view as? GradientView else { preconditionFailure("\(layer) has no gradient") }
        self.gradient = gradient
        super.init(presenting: layer)
    }

    /// The colours, in order: each a `CGColor`; `nil` for none.
    public var colors: [Any]? {
        get { model(.colors, gradient.colors) }
        set {
            let colors = newValue?.compactMap { $0 as? Color } ?? []
            if !isAnimated(.colors, colors) { gradient.colors = colors }
        }
    }

    /// Where the colours are, from 0 to 1; `nil` for at the same distances.
    public var locations: [CGFloat]? {
        get { model(.locations, gradient.locations) }
        set { if !isAnimated(.locations, newValue ?? [Double]()) { gradient.locations = newValue } }
    }

    /// Where the first colour is, in parts of the layer's size; the middle of the upper edge at first.
    public var startPoint: CGPoint {
        get { model(.startPoint, gradient.start) }
        set { if !isAnimated(.startPoint, newValue) { gradient.start = newValue } }
    }

    /// Where the last colour is, in parts of the layer's size; the middle of the lower edge at first.
    public var endPoint: CGPoint {
        get { model(.endPoint, gradient.end) }
        set { if !isAnimated(.endPoint, newValue) { gradient.end = newValue } }
    }

    /// How the colours lie.
    public var type: CAGradientLayerType {
        get { gradient.type }
        set { gradient.type = newValue }
    }
}

/// Shows a gradient.
final class GradientView: LayerView {
    var colors: [Color] = [] { didSet { update() } }
    var locations: [CGFloat]? { didSet { update() } }
    var start = CGPoint(x: 0.5, y: 0) { didSet { update() } }
    var end = CGPoint(x: 0.5, y: 1) { didSet { update() } }
    var type = CAGradientLayerType.axial { didSet { update() } }

    override func makeLayer() -> CALayer? { CAGradientLayer(showing: self) }

    private func update() {
        let radius = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
        let shape: Gradient.Shape =
            type == .axial ? .linear(start: start, end: end) : .radial(center: start, radius: radius)
        backgroundGradient = colors.isEmpty ? nil : Gradient(shape, stops: Gradient.stops(colors, at: locations))
    }
}
