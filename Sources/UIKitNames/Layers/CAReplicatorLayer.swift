public import Tactus

/// A layer that shows what is inside it several times, each time moved and coloured a little more, and a little later.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.addSublayer(dot)
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// dots.instanceDelay = 0.2
/// dot.add(pulse, forKey: nil)
/// ```
///
/// Each instance is made of layers that follow those inside: a hundred of them cost as much as a hundred layers. While
/// nothing inside is animated nothing is done. Particles inside are not shown, and ``CALayer/hitTest(_:)`` finds the
/// layers inside where they are themselves. Replicators may lie in one another.
public final class CAReplicatorLayer: CALayer {
    private let replicator: ReplicatorView

    /// Creates a layer that shows what is inside once.
    public init() {
        replicator = ReplicatorView(frame: .zero)
        super.init(view: replicator)
    }

    init(showing replicator: ReplicatorView) {
        self.replicator = replicator
        super.init(view: replicator)
    }

    required init(presenting layer: CALayer) {
        guard let replicator = layer.view as? ReplicatorView else { preconditionFailure("\(layer) has no instances") }
        self.replicator = replicator
        super.init(presenting: layer)
    }

    /// How many instances there are: 1 at first, 1,000 at the most.
    public var instanceCount: Int {
        get { replicator.count }
        set { replicator.count = min(max(newValue, 0), ReplicatorView.limit) }
    }

    /// How much later than the one before an instance shows what is animated inside, in seconds; 0 at first.
    public var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { replicator.delay = newValue.isFinite ? max(newValue, 0) : 0 }
    }

    /// What an instance is moved, turned and stretched by, from the one before: around the middle of the layer. Read,
    /// it is as much of it as a flat layer shows.
    public var instanceTransform: CATransform3D {
        get { CATransform3DMakeAffineTransform(replicator.step) }
        set { replicator.step = newValue.affine }
    }

    /// What colours of all instances are multiplied by; white at first. Pictures are made more or less opaque alone.
    public var instanceColor: CGColor? {
        get { replicator.color }
        set { replicator.color = newValue ?? .white }
    }

    /// What is added to the red of that color from instance to instance.
    public var instanceRedOffset: Float {
        get { Float(replicator.colorStep[0]) }
        set { replicator.colorStep[0] = Double(newValue) }
    }

    /// What is added to the green of that color from instance to instance.
    public var instanceGreenOffset: Float {
        get { Float(replicator.colorStep[1]) }
        set { replicator.colorStep[1] = Double(newValue) }
    }

    /// What is added to the blue of that color from instance to instance.
    public var instanceBlueOffset: Float {
        get { Float(replicator.colorStep[2]) }
        set { replicator.colorStep[2] = Double(newValue) }
    }

    /// What is added to how opaque an instance is, from the one before.
    public var instanceAlphaOffset: Float {
        get { Float(replicator.colorStep[3]) }
        set { replicator.colorStep[3] = Double(newValue) }
    }
}
