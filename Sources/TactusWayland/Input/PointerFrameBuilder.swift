import TactusGeometry
package import TactusPlatform

/// Collects the events of one `wl_pointer` until they make a frame.
///
/// From version 5 on, the wire groups events by `wl_pointer.frame`; before, each event is a frame of its own. All
/// scrolling of a frame becomes one `ScrollSample`. Events that make no sense are dropped: motion and buttons without
/// a surface, a press of a pressed button, a release of one that is not pressed, as when the compositor took the
/// pointer away with the button down.
nonisolated package struct PointerFrameBuilder: Sendable {
    private let seat: SeatID
    private let isGroupedByFrames: Bool
    private var scene: SceneID?
    private var location = Point.zero
    private var pressedButtons: Set<UInt32> = []
    private var samples: [PointerSample] = []
    private var scroll: Scroll?

    /// How many samples wait for the end of their frame: those of a compositor that ends none are told all the same.
    static let mostSamples = 1024
    /// How many buttons may be down. No mouse has more.
    static let mostButtons = 64

    /// Creates the builder of one device of `seat`.
    ///
    /// - Parameters:
    ///   - seat: Whose device it is.
    ///   - version: The version with which the `wl_pointer` is bound.
    package init(seat: SeatID, version: UInt32) {
        self.seat = seat
        isGroupedByFrames = version >= 5
    }

    /// Takes the next event of the device.
    ///
    /// - Returns: The frame that this event finished, if it did.
    package mutating func receive(_ event: PointerEvent) -> InputFrame? {
        switch event {
        case .enter(let scene, let location, let time): enter(scene, at: location, time: time)
        case .leave(let time): leave(at: time)
        case .motion(let location, let time): move(to: location, time: time)
        case .displacement(let way, let unaccelerated, let time):
            if scene != nil { append(.displaced(by: way, unaccelerated: unaccelerated), time: time) }
        case .button(let code, let isDown, let time): press(code, isDown: isDown, time: time)
        case .frame: return closeFrame()
        default: collectScroll(event)
        }
        return isGroupedByFrames && samples.count < Self.mostSamples ? nil : closeFrame()
    }

    /// Takes the pointer off a scene whose surface is being destroyed.
    package mutating func sceneVanished(_ scene: SceneID, at time: Instant) -> InputFrame? {
        self.scene == scene ? deviceVanished(at: time) : nil
    }

    /// Takes the pointer off its scene: the device, its seat or the connection is gone.
    package mutating func deviceVanished(at time: Instant) -> InputFrame? {
        leave(at: time)
        return closeFrame()
    }
}

nonisolated extension PointerFrameBuilder {
    /// The scrolling of one frame.
    private struct Scroll {
        var source = ScrollSample.Source.unknown
        var delta = Vector.zero
        var discreteSteps: Vector?
        var notches120: Vector?
        var stopped: ScrollSample.Axes = []
        var inverted: ScrollSample.Axes = []
        /// When the axes last moved or stopped; `nil` while the frame only named a source.
        var time: Instant?
    }

    private mutating func enter(_ scene: SceneID?, at location: Point, time: Instant) {
        leave(at: time)
        guard let scene else { return }
        self.scene = scene
        self.location = location
        append(.entered(scene), time: time)
    }

    private mutating func leave(at time: Instant) {
        finishScroll()
        guard scene != nil else { return }
        append(.left, time: time)
        scene = nil
        pressedButtons.removeAll()
    }

    private mutating func move(to location: Point, time: Instant) {
        guard scene != nil else { return }
        self.location = location
        append(.moved, time: time)
    }

    private mutating func press(_ code: UInt32, isDown: Bool, time: Instant) {
        guard scene != nil, pressedButtons.contains(code) != isDown else { return }
        if isDown, pressedButtons.count >= Self.mostButtons { return }
        if isDown { pressedButtons.insert(code) } else { pressedButtons.remove(code) }
        append(.button(code: code, isDown: isDown), time: time)
    }

    private mutating func collectScroll(_ event: PointerEvent) {
        guard scene != nil else { return }
        var scroll = self.scroll ?? Scroll()
        switch event {
        case .axis(let axis, let distance, let time):
            scroll.delta += axis.vector(distance)
            scroll.time = time
        case .axisSource(let source):
            scroll.source = source
        case .axisStop(let axis, let time):
            scroll.stopped.formUnion(axis.set)
            scroll.time = time
        case .axisDiscrete(let axis, let steps):
            scroll.discreteSteps = (scroll.discreteSteps ?? .zero) + axis.vector(Double(steps))
        case .axisValue120(let axis, let value):
            scroll.notches120 = (scroll.notches120 ?? .zero) + axis.vector(Double(value))
        case .axisRelativeDirection(let axis, let isInverted):
            if isInverted { scroll.inverted.formUnion(axis.set) } else { scroll.inverted.subtract(axis.set) }
        case .enter, .leave, .motion, .displacement, .button, .frame:
            return
        }
        self.scroll = scroll
    }

    /// Turns the scrolling so far into a sample; a source alone is none.
    private mutating func finishScroll() {
        defer { scroll = nil }
        guard let scroll, let time = scroll.time, scene != nil else { return }
        let sample = ScrollSample(
            source: scroll.source, delta: scroll.delta,
            notches120: scroll.notches120 ?? scroll.discreteSteps.map { $0 * 120 }, stopped: scroll.stopped,
            inverted: scroll.inverted)
        append(.scrolled(sample), time: time)
    }

    private mutating func append(_ change: PointerSample.Change, time: Instant) {
        samples.append(PointerSample(change: change, location: location, time: time))
    }

    private mutating func closeFrame() -> InputFrame? {
        finishScroll()
        guard let newest = samples.last else { return nil }
        defer { samples.removeAll() }
        return InputFrame(seat: seat, time: newest.time, contents: .pointer(samples))
    }
}

nonisolated extension PointerEvent.Axis {
    /// The axis alone, as a set.
    fileprivate var set: ScrollSample.Axes { self == .vertical ? .vertical : .horizontal }

    /// The vector of that length along this axis.
    fileprivate func vector(_ length: Double) -> Vector {
        switch self {
        case .vertical: Vector(dx: 0, dy: length)
        case .horizontal: Vector(dx: length, dy: 0)
        }
    }
}
