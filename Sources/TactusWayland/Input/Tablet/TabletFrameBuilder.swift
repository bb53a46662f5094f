import TactusGeometry
package import TactusPlatform

/// Collects the events of one tool of a graphics tablet until their frame.
///
/// Place and axes are told once and hold until they are told anew, as long as the tool is near. A frame is told in the
/// order in which a hand does it: the tool comes, it moves, then its tip and its buttons act, with the place and the
/// axes of the whole frame. A tool that goes with its tip or a button down takes them along: no lift is told, and one
/// that comes later is dropped.
nonisolated package struct TabletFrameBuilder: Sendable {
    /// What kind of tool it is. Told by the compositor before the tool is used.
    package var tool = TabletTool(kind: .pen)

    /// What it is called.
    package let name: TabletToolID
    /// The scene that it is near.
    package private(set) var scene: SceneID?

    /// How much a tool may do in one frame. What is more is lost, until the frame ends.
    static let mostActions = 1024

    private let seat: SeatID
    private var location = Point.zero
    private var axes = TabletAxes()
    private var isTipDown = false
    private var pressedButtons: Set<UInt32> = []

    private var hasEntered = false
    private var hasMoved = false
    /// What tip, buttons and wheel did, since the last sample.
    private var actions: [TabletSample.Change] = []
    /// Samples of this frame that are finished but for their time.
    private var samples: [TabletSample] = []

    /// Creates the builder of one tool of `seat`.
    ///
    /// - Parameters:
    ///   - seat: Whose tool it is.
    ///   - name: What it is called from now on.
    package init(seat: SeatID, name: TabletToolID) {
        self.seat = seat
        self.name = name
    }

    /// Takes the next event of the tool.
    ///
    /// - Returns: The frame that this event finished, if it did.
    package mutating func receive(_ event: TabletToolEvent) -> InputFrame? {
        switch event {
        case .proximityIn(let scene): enter(scene)
        case .proximityOut: leave()
        case .frame(let time): return closeFrame(at: time)
        default: if scene != nil { act(event) }
        }
        return nil
    }

    /// Takes the tool off a scene whose surface is being destroyed.
    package mutating func sceneVanished(_ scene: SceneID, at time: Instant) -> InputFrame? {
        self.scene == scene ? toolVanished(at: time) : nil
    }

    /// Takes the tool off its scene: it, its seat or the connection is gone.
    package mutating func toolVanished(at time: Instant) -> InputFrame? {
        leave()
        return closeFrame(at: time)
    }
}

nonisolated extension TabletFrameBuilder {
    private mutating func enter(_ scene: SceneID?) {
        leave()
        // A tool comes and goes once in a frame. One that does so without end comes when the frame is over.
        guard samples.count < Self.mostActions else { return }
        self.scene = scene
        hasEntered = scene != nil
    }

    private mutating func leave() {
        guard scene != nil else { return }
        finishSamples()
        append(.left)
        scene = nil
        isTipDown = false
        pressedButtons.removeAll()
        axes = TabletAxes()
    }

    private mutating func act(_ event: TabletToolEvent) {
        guard actions.count < Self.mostActions else { return }
        switch event {
        case .down: setTip(isDown: true)
        case .up: setTip(isDown: false)
        case .button(let code, let isDown): press(code, isDown: isDown)
        case .wheel(let degrees, let clicks):
            // As a mouse wheel: 15 degrees and 15 points a click.
            actions.append(
                .scrolled(
                    ScrollSample(
                        source: .wheel, delta: Vector(dx: 0, dy: degrees),
                        notches120: clicks == 0 ? nil : Vector(dx: 0, dy: Double(clicks) * 120))))
        case .motion(let location): move { $0.location = location }
        case .pressure(let value): move { $0.axes.pressure = UInt16(clamping: value) }
        case .distance(let value): move { $0.axes.distance = UInt16(clamping: value) }
        case .tilt(let x, let y): move { $0.axes.tilt = TabletTilt(x: x, y: y) }
        case .rotation(let degrees): move { $0.axes.rotation = degrees }
        case .slider(let position): move { $0.axes.slider = position }
        case .proximityIn, .proximityOut, .frame: break
        }
    }

    private mutating func move(_ change: (inout TabletFrameBuilder) -> Void) {
        change(&self)
        hasMoved = true
    }

    private mutating func setTip(isDown: Bool) {
        guard isTipDown != isDown else { return }
        isTipDown = isDown
        actions.append(isDown ? .down : .up)
    }

    private mutating func press(_ code: UInt32, isDown: Bool) {
        guard pressedButtons.contains(code) != isDown else { return }
        if isDown, pressedButtons.count >= PointerFrameBuilder.mostButtons { return }
        if isDown { pressedButtons.insert(code) } else { pressedButtons.remove(code) }
        actions.append(.button(code: code, isDown: isDown))
    }

    /// Turns what was collected into samples, all at the place and with the axes that are known by now.
    private mutating func finishSamples() {
        if let scene, hasEntered {
            append(.entered(scene, tool))
        } else if hasMoved {
            append(.moved)
        }
        for action in actions { append(action) }
        hasEntered = false
        hasMoved = false
        actions.removeAll()
    }

    private mutating func append(_ change: TabletSample.Change) {
        samples.append(TabletSample(tool: name, change: change, location: location, time: .zero, axes: axes))
    }

    private mutating func closeFrame(at time: Instant) -> InputFrame? {
        finishSamples()
        guard !samples.isEmpty else { return nil }
        defer { samples.removeAll() }
        let timed = samples.map { sample in
            var sample = sample
            sample.time = time
            return sample
        }
        return InputFrame(seat: seat, time: time, contents: .tablet(timed))
    }
}
