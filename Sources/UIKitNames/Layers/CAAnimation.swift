import Tactus

/// Is told when an animation of a layer begins and ends.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation begins to show.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over: at its end, or because it, or its layer, was taken away.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Changes how a layer shows for a while; what the layer's properties say stays.
///
/// ```swift
/// let pulse = CABasicAnimation(keyPath: "transform.scale")
/// pulse.toValue = 1.2
/// pulse.duration = 0.6
/// pulse.autoreverses = true
/// pulse.repeatCount = .infinity
/// heart.layer.add(pulse, forKey: "pulse")
/// ```
///
/// It counts as it is when it is added: later changes are for the next layer that it is added to.
@MainActor public class CAAnimation {
    /// How long one way takes, in seconds; 0, as at first, for as long as the transaction says.
    public final var duration: CFTimeInterval = 0
    /// When it begins, in seconds of ``CACurrentMediaTime()``, or of the group that it is in; 0 for at once.
    public final var beginTime: CFTimeInterval = 0
    /// How far into it it begins, in seconds.
    public final var timeOffset: CFTimeInterval = 0
    /// How fast its time passes; 0 for not at all.
    public final var speed: Double = 1
    /// How often it is shown; 0 for once. It may be infinite.
    public final var repeatCount: Double = 0
    /// How long it is shown again and again, in seconds; 0 for ``repeatCount`` times.
    public final var repeatDuration: CFTimeInterval = 0
    /// Whether it goes each way back too.
    public final var autoreverses = false
    /// What shows of it before it begins and when it is over.
    public final var fillMode = CAMediaTimingFillMode.removed
    /// Whether it is taken away when it is over.
    public final var isRemovedOnCompletion = true
    /// How it is spread over its time; `nil` for evenly.
    public final var timingFunction: CAMediaTimingFunction?
    /// Who is told of it; kept, as Core Animation keeps it.
    public final var delegate: (any CAAnimationDelegate)?

    private var notes: [String: Any] = [:]

    init() {}

    /// Keeps something under a name, for whoever is told of the animation.
    public final func setValue(_ value: Any?, forKey key: String) { notes[key] = value }

    /// What was kept under a name; `nil` for nothing.
    public final func value(forKey key: String) -> Any? { notes[key] }

    /// When it runs.
    ///
    /// - Parameters:
    ///   - begin: When it begins, in seconds from when it was added, or from the beginning of its group.
    ///   - transaction: What says what it leaves open.
    /// - Returns: The times, as the animation is now.
    final func timing(begin: Double, in transaction: CATransaction.Settings) -> LayerTiming {
        let length = duration > 0 ? duration : transaction.duration
        let count =
            repeatDuration > 0
            ? repeatDuration / length / (autoreverses ? 2 : 1) : repeatCount > 0 ? repeatCount : 1
        return LayerTiming(
            begin: begin, duration: length, speed: max(speed, 0), offset: timeOffset, count: count,
            autoreverses: autoreverses, fill: fillMode,
            curve: (timingFunction ?? transaction.timingFunction)?.curve ?? .linear)
    }

    /// The properties that it changes.
    var keyPaths: [String] { [] }

    /// Whether not all of it shows, because it is too much.
    var isCut: Bool { false }

    /// What it does to a layer at a moment of its time.
    func effect(in transaction: CATransaction.Settings) -> LayerEffect { { _, _ in } }
}

/// Changes the properties of a layer as they are to show.
typealias LayerEffect = (LayerTiming.Progress, inout LayerState) -> Void

/// The base of animations of one property of a layer.
public class CAPropertyAnimation: CAAnimation {
    /// The property: `"opacity"`, `"position.x"`, `"transform.rotation.z"`.
    public final var keyPath: String?
    /// Whether its values are added to what the property is.
    public final var isAdditive = false
    /// Whether each repetition begins where the one before it ended.
    public final var isCumulative = false

    /// Creates an animation of a property.
    public init(keyPath path: String?) {
        keyPath = path
        super.init()
    }

    override final var keyPaths: [String] {
        [keyPath, compiledTurn() == nil ? nil : "transform.rotation"].compactMap(\.self)
    }

    override final func effect(in transaction: CATransaction.Settings) -> LayerEffect {
        guard let path = keyPath.flatMap(LayerKeyPath.init) else { return { _, _ in } }
        let (value, turn, isAdditive, isCumulative) = (compiledValue(), compiledTurn(), isAdditive, isCumulative)
        return { progress, state in
            guard let former = state[path], var shown = value(progress, former) else { return }
            if isCumulative, progress.cycle > 0, let end = value(.end, former) {
                shown = shown.adding(end, times: progress.cycle)
            }
            state[path] = isAdditive ? former.adding(shown, times: 1) : shown
            if let angle = turn?(progress), let rotation = LayerKeyPath("transform.rotation") {
                state[rotation] = LayerValue(angle)
            }
        }
    }

    /// What gives the values, as the animation is now.
    func compiledValue() -> (LayerTiming.Progress, LayerValue) -> LayerValue? { { _, _ in nil } }

    /// What tells how the layer is turned meanwhile, in radians; `nil` for as it is.
    func compiledTurn() -> ((LayerTiming.Progress) -> Double?)? { nil }
}
