extension Application {
    /// The distances and times for touches of a type, as wide as the touch screen needs them.
    final func metrics(for type: Touch.TouchType) -> InputProfile.Metrics {
        var metrics = inputProfile.metrics(for: type)
        guard inputProfile.compensatesJitter, type == .direct else { return metrics }
        metrics.panSlop = jitterGuard.slop(base: metrics.panSlop)
        metrics.longPressMovement = jitterGuard.slop(base: metrics.longPressMovement)
        return metrics
    }

    /// Learns from a frame how much the touch screen trembles. Reports it when it first matters.
    final func watchJitter(of frame: InputFrame) {
        guard inputProfile.compensatesJitter, case .contacts(let samples) = frame.contents else { return }
        let slop = inputProfile.direct.panSlop
        let wasCalm = jitterGuard.slop(base: slop) == slop
        for sample in samples { jitterGuard.receive(sample, tapMovement: inputProfile.direct.tapMovement) }
        guard wasCalm, let jitter = jitterGuard.jitter, jitterGuard.slop(base: slop) > slop else { return }
        report(.inputJitter(jitter))
    }
}
