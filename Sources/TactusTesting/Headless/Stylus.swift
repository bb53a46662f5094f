import TactusControls
import TactusPlatform
public import TactusUI

/// A pen of a test, or another tool of a graphics tablet: comes near, hovers, touches, and goes.
///
/// Every call is one input frame, delivered before the call returns, at the time that the host's clock shows. Points
/// are in the coordinate space of the scene.
///
/// ```swift
/// let pen = host.stylus()
/// pen.enter(at: Point(x: 20, y: 300))
/// pen.tilt(to: TabletTilt(x: 30, y: 0))
/// pen.down(pressure: 0.5)
/// pen.move(to: Point(x: 20, y: 100), over: .milliseconds(100))
/// pen.up()
/// pen.leave()
/// ```
public final class Stylus: TouchTool {
    /// The buttons on a pen.
    nonisolated public enum Button: UInt32, Hashable, Sendable, CaseIterable {
        // Linux's codes: BTN_STYLUS, BTN_STYLUS2, BTN_STYLUS3.
        /// The one next to the tip.
        case lower = 0x14b
        /// The one behind it.
        case upper = 0x14c
        /// A third one.
        case third = 0x149
    }

    /// The kind of the tool, and its identity.
    public let tool: TabletTool
    /// The tip's current or last location, in points of the scene.
    public private(set) var location = Point.zero
    /// How the tool is held.
    public private(set) var axes: TabletAxes
    /// Whether the tool is near the tablet.
    public private(set) var isNear = false
    /// Whether the tip touches.
    public private(set) var isDown = false
    /// What the tool tells as a guess from now on, to be mended by ``correct(_:pressure:location:remaining:)``:
    /// nothing by default.
    public var guesses: Touch.Properties = []

    /// The host whose tablet it belongs to.
    public let host: TestHost
    private let id: TabletToolID

    init(host: TestHost, id: TabletToolID, tool: TabletTool, axes: TabletAxes) {
        self.host = host
        self.id = id
        self.tool = tool
        self.axes = axes
    }

    // MARK: Going about

    /// Brings the tool near the tablet.
    ///
    /// - Parameters:
    ///   - point: Over which place, in points of the scene.
    ///   - distance: How far away: 1 is as far as the tablet can tell.
    ///   - scene: The scene; by default the first that is open.
    public func enter(at point: Point, distance: Double = 0.5, on scene: WindowScene? = nil) {
        precondition(!isNear, "the tool is near already, at \(location)")
        isNear = true
        location = point
        if axes.distance != nil { axes.distance = .init(share: distance) }
        send(.entered((scene ?? host.scene).id, tool))
    }

    /// Takes the tool away from the tablet. A tip that is down is taken away with it, as when the tablet is unplugged.
    public func leave() {
        send(.left)
        isNear = false
        isDown = false
    }

    /// Moves the tool, in one step.
    public func move(to point: Point) {
        location = point
        send(.moved)
    }

    // MARK: The tip

    /// Puts the tip down. A tool that is not near yet comes near first.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene; where the tool is, by default.
    ///   - pressure: How hard, from 0 to 1: a quarter is an ordinary touch.
    public func down(at point: Point? = nil, pressure: Double = 0.25) {
        precondition(!isDown, "the tip is down already, at \(location)")
        if !isNear { enter(at: point ?? location) }
        location = point ?? location
        isDown = true
        if axes.distance != nil { axes.distance = 0 }
        if axes.pressure != nil { axes.pressure = .init(share: pressure) }
        send(.down)
    }

    /// Puts the tip down on a scene. A tool that is not near yet comes near first; one that is stays on its scene.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene.
    ///   - scene: The scene; by default the first that is open.
    public func down(at point: Point, on scene: WindowScene?) {
        if !isNear { enter(at: point, on: scene) }
        down(at: point)
    }

    /// Lifts the tip. The tool stays near.
    public func up() {
        precondition(isDown, "the tip is not down; call down(at:) first")
        isDown = false
        if axes.pressure != nil { axes.pressure = 0 }
        send(.up)
    }

    // MARK: How it is held

    /// Changes how hard the tip is pressed, from 0 to 1.
    public func press(with pressure: Double) { change { $0.pressure = .init(share: pressure) } }

    /// Changes how far the tip is away, from 0 to 1.
    public func lift(to distance: Double) { change { $0.distance = .init(share: distance) } }

    /// Changes how far the tool leans.
    public func tilt(to tilt: TabletTilt) { change { $0.tilt = tilt } }

    /// Turns the tool around its own axis.
    ///
    /// - Parameter degrees: How far from its natural position, clockwise.
    public func rotate(to degrees: Double) { change { $0.rotation = degrees } }

    /// Moves the slider on the tool, from -1 to 1.
    public func slide(to position: Double) {
        change { $0.slider = Int32((min(max(position, -1), 1) * 65535).rounded()) }
    }

    // MARK: Buttons and wheel

    /// Presses a button.
    public func press(_ button: Button) { send(.button(code: button.rawValue, isDown: true)) }

    /// Releases a button.
    public func release(_ button: Button) { send(.button(code: button.rawValue, isDown: false)) }

    /// Presses a button of a mouse that lies on the tablet.
    public func press(_ button: Pointer.Button) { send(.button(code: button.rawValue, isDown: true)) }

    /// Releases a button of a mouse that lies on the tablet.
    public func release(_ button: Pointer.Button) { send(.button(code: button.rawValue, isDown: false)) }

    /// Turns the wheel on the tool.
    ///
    /// - Parameter notches: How far the content moves down, in notches or parts of one.
    public func turnWheel(by notches: Double) {
        let turn = Vector(dx: 0, dy: -notches)
        send(.scrolled(ScrollSample(source: .wheel, delta: turn * 15, notches120: turn * 120)))
    }

    // MARK: Guesses

    /// Tells better values for a sample that was partly a guess, see ``guesses``. The tool may be gone by now.
    ///
    /// - Parameters:
    ///   - index: The sample: its ``/TactusUI/Touch/estimationUpdateIndex``.
    ///   - pressure: How hard the tip was pressed, from 0 to 1.
    ///   - location: Where it was; where the tool is now, by default.
    ///   - remaining: What is still a guess, and will be told later.
    public func correct(
        _ index: UInt64, pressure: Double, location: Point? = nil, remaining: Touch.Properties = []
    ) {
        var corrected = axes
        corrected.pressure = .init(share: pressure)
        let sample = TabletSample(
            tool: id, change: .corrected(index: index), location: location ?? self.location, time: host.clock.now,
            axes: corrected,
            estimate: remaining.isEmpty ? nil : TabletEstimate(index: index, properties: remaining))
        host.send(.tablet([sample]))
    }

    private func change(_ change: (inout TabletAxes) -> Void) {
        change(&axes)
        if isNear { send(.moved) }
    }

    private func send(_ change: TabletSample.Change) {
        precondition(isNear, "the tool is not near the tablet; call enter(at:) first")
        let estimate =
            guesses.isEmpty ? nil : TabletEstimate(index: host.makeEstimateIndex(), properties: guesses)
        let sample = TabletSample(
            tool: id, change: change, location: location, time: host.clock.now, axes: axes, estimate: estimate)
        host.send(.tablet([sample]))
    }
}

extension TestHost {
    /// A tool of a graphics tablet that is not near yet.
    ///
    /// - Parameters:
    ///   - kind: What kind of tool it is.
    ///   - axes: How it is held. What is `nil` here it cannot tell until it is set; by default it tells
    ///     pressure and distance.
    ///   - serialNumber: The number of this very tool, if it has one.
    /// - Returns: The tool.
    public func stylus(
        _ kind: TabletTool.Kind = .pen, axes: TabletAxes = TabletAxes(pressure: 0, distance: 0),
        serialNumber: UInt64? = nil
    ) -> Stylus {
        Stylus(host: self, id: makeTool(), tool: TabletTool(kind: kind, serialNumber: serialNumber), axes: axes)
    }
}

extension UInt16 {
    /// A share of the greatest value.
    nonisolated fileprivate init(share: Double) { self.init((Swift.min(Swift.max(share, 0), 1) * 65535).rounded()) }
}
