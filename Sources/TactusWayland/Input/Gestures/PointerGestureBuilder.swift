package import TactusGeometry
package import TactusPlatform

/// What a seat's touchpad gestures say: the surface looked up, the time on our clock.
nonisolated package enum PointerGestureEvent: Hashable, Sendable {
    /// A gesture began; without a scene, on a surface that is not ours or is gone.
    case begin(PointerGestureSample.Kind, SceneID?, fingerCount: UInt32, time: Instant)
    /// The fingers of a pinch moved.
    case pinch(PinchStep, time: Instant)
    /// The fingers of a swipe moved.
    case swipe(by: Vector, time: Instant)
    /// A gesture ended.
    case end(PointerGestureSample.Kind, isCancelled: Bool, time: Instant)
}

/// Turns the gestures of one pointer into frames, one an event: the protocol does not group them.
///
/// A seat makes one gesture at a time. What belongs to none that began on a scene of ours is dropped; one that begins
/// while another is under way breaks that off, and so does the loss of the surface or the device.
nonisolated package struct PointerGestureBuilder: Sendable {
    /// Where the pointer is, in points of its scene.
    package var location = Point.zero

    private let seat: SeatID
    private var current: (kind: PointerGestureSample.Kind, scene: SceneID)?

    /// Creates the builder of one pointer of `seat`.
    package init(seat: SeatID) { self.seat = seat }

    /// Takes the next event.
    ///
    /// - Returns: The frame that it makes, if it says anything.
    package mutating func receive(_ event: PointerGestureEvent) -> InputFrame? {
        switch event {
        case .begin(let kind, let scene, let fingerCount, let time):
            var changes = breakingOff()
            if let scene {
                current = (kind, scene)
                changes.append(.began(kind, on: scene, fingerCount: Int(fingerCount)))
            }
            return frame(changes, at: time)
        case .pinch(let step, let time):
            // A scale of nothing would put everything in one point, for good.
            guard current?.kind == .pinch, step.scale > 0 else { return nil }
            return frame([.pinched(step)], at: time)
        case .swipe(let distance, let time):
            return current?.kind == .swipe ? frame([.swiped(by: distance)], at: time) : nil
        case .end(let kind, let isCancelled, let time):
            guard current?.kind == kind else { return nil }
            current = nil
            return frame([isCancelled ? .cancelled(kind) : .ended(kind)], at: time)
        }
    }

    /// Breaks off a gesture on a scene whose surface is being destroyed.
    package mutating func sceneVanished(_ scene: SceneID, at time: Instant) -> InputFrame? {
        current?.scene == scene ? deviceVanished(at: time) : nil
    }

    /// Breaks off the gesture: the device, its seat or the connection is gone.
    package mutating func deviceVanished(at time: Instant) -> InputFrame? { frame(breakingOff(), at: time) }

    private mutating func breakingOff() -> [PointerGestureSample.Change] {
        defer { current = nil }
        return current.map { [.cancelled($0.kind)] } ?? []
    }

    private func frame(_ changes: [PointerGestureSample.Change], at time: Instant) -> InputFrame? {
        guard !changes.isEmpty else { return nil }
        let samples = changes.map { PointerGestureSample(change: $0, location: location, time: time) }
        return InputFrame(seat: seat, time: time, contents: .gesture(samples))
    }
}
