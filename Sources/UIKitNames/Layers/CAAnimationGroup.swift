/// Several animations of a layer that begin together. What is longer than the group ends with it.
public final class CAAnimationGroup: CAAnimation {
    /// The animations; `nil` for none. Their delegates are not asked, and when they are over they stay with the group.
    public var animations: [CAAnimation]?

    /// Creates a group without animations.
    override public init() { super.init() }

    override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

    override func effect(in transaction: CATransaction.Settings) -> LayerEffect {
        var inner = transaction
        // What says nothing of its duration takes as long as the group.
        if duration > 0 { inner.duration = duration }
        let parts = (animations ?? []).map {
            (timing: $0.timing(begin: $0.beginTime, in: inner), effect: $0.effect(in: inner))
        }
        return { whole, state in
            for part in parts {
                if let progress = part.timing.progress(at: whole.seconds) { part.effect(progress, &state) }
            }
        }
    }
}
