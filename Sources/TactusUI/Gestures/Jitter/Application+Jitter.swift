import TactusPlatform

extension Application {
    /// The distances and times for touches of a type in a scene, as wide as the touch screen needs them.
    final func metrics(for type: Touch.TouchType, in scene: WindowScene) -> InputProfile.Metrics {
        let profile = scene.inputProfile
        var metrics = profile.metrics(for: type)
        guard profile.compensatesJitter, type == .direct else { return metrics }
        metrics.panSlop = jitterGuard.slop(base: metrics.panSlop)
        metrics.longPressMovement = jitterGuard.slop(base: metrics.longPressMovement)
        return metrics
    }

    /// Learns from a frame how much the touch screen trembles. Reports it when it first matters.
    final func watchJitter(of frame: InputFrame) {
        guard case .contacts(let samples) = frame.contents, jitterGuard.mayLearn(from: samples) else { return }
        // A finger that has been lifted is no scene's any more; fingers of one frame are on one screen.
        let touches = inputRouter.touches
        let scene = samples.lazy.compactMap { touches.scene(touchedBy: $0.contact) }.first ?? scenes.first
        guard let profile = scene?.inputProfile, profile.compensatesJitter else { return }
        let slop = profile.direct.panSlop
        let wasCalm = jitterGuard.slop(base: slop) == slop
        for sample in samples { jitterGuard.receive(sample, tapMovement: profile.direct.tapMovement) }
        guard wasCalm, let jitter = jitterGuard.jitter, jitterGuard.slop(base: slop) > slop else { return }
        report(.inputJitter(jitter))
    }
}
