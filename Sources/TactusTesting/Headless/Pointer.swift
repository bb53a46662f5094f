import TactusControls
import TactusPlatform
public import TactusUI

/// The pointer of a test: a mouse, or a touchpad that moves it and scrolls.
///
/// Every call is one input frame, delivered before the call returns, at the time that the host's clock shows. Points
/// are in the coordinate space of the scene.
///
/// ```swift
/// host.pointer.click(at: Point(x: 20, y: 30), count: 2)
/// host.pointer.turnWheel(by: Vector(dx: 0, dy: 3))
/// host.pointer.scroll(by: Vector(dx: 0, dy: -120), over: .milliseconds(100))
/// ```
public final class Pointer: PointingTool {
    /// The buttons of a mouse.
    nonisolated public enum Button: UInt32, Hashable, Sendable, CaseIterable {
        // Linux's codes, from BTN_LEFT on.
        /// The left one, for choosing.
        case left = 0x110
        /// The right one, for menus.
        case right
        /// The one under the wheel.
        case middle
        /// The first one at the side.
        case side
        /// The second one at the side.
        case extra
        /// The one for going forward.
        case forward
        /// The one for going back.
        case back
        /// The one for tasks.
        case task
    }

    /// The pointer's current or last location, in points of the scene.
    public private(set) var location = Point.zero
    /// The scene that the pointer is on; `nil` before it has come, and after ``leave()``.
    public private(set) var scene: SceneID?

    /// The host that it moves over.
    public unowned let host: TestHost

    init(host: TestHost) {
        self.host = host
    }

    // MARK: Going about

    /// Brings the pointer onto a scene.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene.
    ///   - scene: The scene; by default the first that is open.
    public func enter(at point: Point, on scene: WindowScene? = nil) {
        let id = (scene ?? host.scene).id
        if self.scene != nil { leave() }
        self.scene = id
        location = point
        send(.entered(id))
    }

    /// Takes the pointer off its scene. With a button down, as a compositor does that begins to drag.
    public func leave() {
        guard scene != nil else { preconditionFailure("the pointer is not on a scene; call enter(at:) first") }
        send(.left)
        scene = nil
    }

    /// Moves the pointer, in one step; onto the first scene that is open when it is on none.
    public func move(to point: Point) {
        guard scene != nil else { return enter(at: point) }
        location = point
        send(.moved)
    }

    // MARK: Buttons

    /// Presses a button.
    public func press(_ button: Button = .left) {
        if scene == nil { enter(at: location) }
        send(.button(code: button.rawValue, isDown: true))
    }

    /// Releases a button.
    public func release(_ button: Button = .left) { send(.button(code: button.rawValue, isDown: false)) }

    /// Moves the pointer, presses a button and releases it, once or several times in a row.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene.
    ///   - button: Which button.
    ///   - count: How often.
    ///   - duration: How long it is held each time; the clock moves with it.
    ///   - pause: How long it is not held in between; the clock moves with it.
    public func click(
        at point: Point, _ button: Button = .left, count: Int = 1, holding duration: Duration = .milliseconds(50),
        pause: Duration = .milliseconds(100)
    ) {
        move(to: point)
        for number in 0..<count {
            if number > 0 { host.clock.advance(by: pause) }
            press(button)
            host.clock.advance(by: duration)
            release(button)
        }
    }

    /// Moves the pointer, and draws it in a straight line with a button held.
    ///
    /// - Parameters:
    ///   - start: Where the button is pressed, in points of the scene.
    ///   - end: Where it is released.
    ///   - button: Which button.
    ///   - duration: How long it moves; the clock moves with it.
    ///   - curve: How its speed changes.
    public func drag(
        from start: Point, to end: Point, with button: Button = .left, over duration: Duration = .milliseconds(200),
        curve: MotionCurve = .linear
    ) {
        move(to: start)
        press(button)
        move(to: end, over: duration, curve: curve)
        release(button)
    }

    // MARK: Scrolling

    /// Turns the wheel.
    ///
    /// - Parameter notches: How far the content moves, in notches or parts of one: down and to the right when positive.
    public func turnWheel(by notches: Vector) {
        send(
            .scrolled(
                ScrollSample(source: .wheel, delta: notches * -Self.pointsPerNotch, notches120: notches * -120)))
    }

    /// Scrolls with two fingers on a touchpad, in one step. They stay on it until ``liftFingers()``.
    ///
    /// - Parameter distance: How far the content moves, in points: down and to the right when positive.
    public func scroll(by distance: Vector) { send(.scrolled(ScrollSample(source: .finger, delta: -distance))) }

    /// Scrolls with two fingers on a touchpad, in steps as it reports them, and lifts them. The clock moves with it.
    ///
    /// - Parameters:
    ///   - distance: How far the content moves, in points: down and to the right when positive.
    ///   - duration: How long it takes.
    ///   - rate: Steps a second.
    ///   - curve: How the speed changes.
    public func scroll(by distance: Vector, over duration: Duration, rate: Int = 60, curve: MotionCurve = .linear) {
        var done = 0.0
        host.walk(over: duration, rate: rate, curve: curve) { share in
            scroll(by: distance * (share - done))
            done = share
        }
        liftFingers()
    }

    /// Lifts the fingers that scroll from the touchpad.
    public func liftFingers() {
        send(.scrolled(ScrollSample(source: .finger, delta: .zero, stopped: [.vertical, .horizontal])))
    }

    /// What compositors report for a notch besides, in points.
    private static let pointsPerNotch = 15.0

    private func send(_ change: PointerSample.Change) {
        guard scene != nil else { preconditionFailure("the pointer is not on a scene; call enter(at:) first") }
        host.send(.pointer([PointerSample(change: change, location: location, time: host.clock.now)]))
    }
}
