import TactusGeometry
import TactusPlatform

/// Makes sequences of the gestures that a touchpad recognizes: rule EV-4.
///
/// A pinch becomes a sequence of transform events, with everything counted from its beginning. A swipe becomes
/// scrolling, and resting fingers become scrolling that may begin. What does not belong to the gesture that is under
/// way is dropped; a gesture that begins while another one is under way breaks that one off.
nonisolated struct TouchpadSequencer {
    /// What to tell next.
    struct Step: Hashable, Sendable {
        var content: SequenceContent
        /// The scene over which a sequence begins; `nil` for later steps.
        var scene: SceneID?
        /// Where the pointer is, in the scene's coordinate space.
        var location: Point
        var time: Instant
    }

    /// The gesture that is under way.
    private struct Gesture {
        let kind: PointerGestureSample.Kind
        /// How far a pinch has come.
        var pinch: Event.Pinch
        /// Where the pointer was at the latest sample.
        var location: Point

        /// The step of a swipe or hold.
        func scroll(_ phase: Event.SequencePhase, by delta: Vector = .zero) -> Event.Scroll {
            Event.Scroll(
                phase: phase, delta: delta, notches: nil, isDiscrete: false, source: .finger,
                fingerCount: pinch.fingerCount)
        }
    }

    private var gesture: Gesture?

    /// Whether a gesture has begun and not ended.
    var hasGesture: Bool { gesture != nil }

    /// Takes samples in their order. Returns what to tell; movements that follow each other are told as one.
    mutating func receive(_ samples: [PointerGestureSample]) -> [Step] {
        var steps: [Step] = []
        for sample in samples {
            for step in receive(sample) {
                if let last = steps.last, let whole = last.content.absorbing(step.content) {
                    steps[steps.count - 1] = Step(content: whole, location: step.location, time: step.time)
                } else {
                    steps.append(step)
                }
            }
        }
        return steps
    }

    /// The scene or the device is gone. Returns what to tell, if a gesture was under way.
    mutating func cancel(at time: Instant) -> Step? {
        gesture.flatMap { finish($0.kind, .cancelled, at: $0.location, time) }
    }

    private mutating func receive(_ sample: PointerGestureSample) -> [Step] {
        switch sample.change {
        case .began(let kind, let scene, let fingerCount):
            let cancelled = cancel(at: sample.time)
            let begun = begin(kind, fingerCount: max(fingerCount, 1), at: sample)
            return [cancelled, Step(content: begun, scene: scene, location: sample.location, time: sample.time)]
                .compactMap { $0 }
        case .pinched(let step): return pinch(step, at: sample)
        case .swiped(let way): return swipe(way, at: sample)
        case .ended(let kind):
            // Resting fingers that are lifted have done nothing.
            let phase: Event.SequencePhase = kind == .hold ? .cancelled : .ended
            return finish(kind, phase, at: sample.location, sample.time).map { [$0] } ?? []
        case .cancelled(let kind):
            return finish(kind, .cancelled, at: sample.location, sample.time).map { [$0] } ?? []
        }
    }

    private mutating func begin(
        _ kind: PointerGestureSample.Kind, fingerCount: Int, at sample: PointerGestureSample
    ) -> SequenceContent {
        let pinch = Event.Pinch(phase: .began, scale: 1, rotation: 0, translation: .zero, fingerCount: fingerCount)
        let gesture = Gesture(kind: kind, pinch: pinch, location: sample.location)
        self.gesture = gesture
        switch kind {
        case .pinch: return .pinch(pinch)
        case .swipe: return .scroll(gesture.scroll(.began))
        case .hold: return .scroll(gesture.scroll(.mayBegin))
        }
    }

    private mutating func pinch(_ step: PinchStep, at sample: PointerGestureSample) -> [Step] {
        guard var gesture, gesture.kind == .pinch, step.isPlausible else { return [] }
        gesture.location = sample.location
        gesture.pinch.phase = .changed
        gesture.pinch.scale = step.scale
        gesture.pinch.rotation += step.rotation * .pi / 180
        gesture.pinch.translation += step.translation
        self.gesture = gesture
        return [Step(content: .pinch(gesture.pinch), location: sample.location, time: sample.time)]
    }

    private mutating func swipe(_ way: Vector, at sample: PointerGestureSample) -> [Step] {
        guard let gesture, gesture.kind == .swipe, way.dx.isFinite, way.dy.isFinite else { return [] }
        self.gesture?.location = sample.location
        return [
            Step(content: .scroll(gesture.scroll(.changed, by: way)), location: sample.location, time: sample.time)
        ]
    }

    private mutating func finish(
        _ kind: PointerGestureSample.Kind, _ phase: Event.SequencePhase, at location: Point, _ time: Instant
    ) -> Step? {
        guard var gesture, gesture.kind == kind else { return nil }
        self.gesture = nil
        gesture.pinch.phase = phase
        let content: SequenceContent = kind == .pinch ? .pinch(gesture.pinch) : .scroll(gesture.scroll(phase))
        return Step(content: content, location: location, time: time)
    }
}

extension PinchStep {
    /// Whether fingers can have done this.
    nonisolated fileprivate var isPlausible: Bool {
        scale.isFinite && scale > 0 && rotation.isFinite && translation.dx.isFinite && translation.dy.isFinite
    }
}
