public import TactusUI

/// Something that a test moves over a scene: a ``Finger``, a ``Stylus`` or a ``Pointer``.
public protocol PointingTool: AnyObject {
    /// The host in which it moves.
    var host: TestHost { get }
    /// Where it is, or was last, in points of the scene.
    var location: Point { get }

    /// Moves it, in one step.
    func move(to point: Point)
}

extension PointingTool {
    /// Moves it by a distance, in one step.
    public func move(by distance: Vector) { move(to: location + distance) }

    /// Moves it in a straight line, in steps as a device reports them. The clock moves with it.
    ///
    /// - Parameters:
    ///   - point: Where it arrives.
    ///   - duration: How long it takes.
    ///   - rate: Steps a second.
    ///   - curve: How its speed changes.
    public func move(to point: Point, over duration: Duration, rate: Int = 60, curve: MotionCurve = .linear) {
        let start = location
        host.walk(over: duration, rate: rate, curve: curve) { move(to: start.interpolated(to: point, $0)) }
    }
}

/// A pointing tool that touches: a ``Finger``, or the tip of a ``Stylus``.
public protocol TouchTool: PointingTool {
    /// Puts it down.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene.
    ///   - scene: The scene it lands on; `nil` for the first that is open.
    func down(at point: Point, on scene: WindowScene?)

    /// Lifts it.
    func up()
}

extension TouchTool {
    /// Puts it down and lifts it again, once or several times in a row.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene.
    ///   - scene: The scene it lands on; by default the first that is open.
    ///   - count: How often.
    ///   - duration: How long it stays down each time; the clock moves with it.
    ///   - pause: How long it stays up in between; the clock moves with it.
    public func tap(
        at point: Point, on scene: WindowScene? = nil, count: Int = 1, holding duration: Duration = .milliseconds(50),
        pause: Duration = .milliseconds(100)
    ) {
        for number in 0..<count {
            if number > 0 { host.clock.advance(by: pause) }
            down(at: point, on: scene)
            host.clock.advance(by: duration)
            up()
        }
    }

    /// Puts it down, draws it over the glass in a straight line, and lifts it.
    ///
    /// - Parameters:
    ///   - start: Where it lands, in points of the scene.
    ///   - end: Where it is lifted.
    ///   - duration: How long it moves; the clock moves with it.
    ///   - curve: How its speed changes.
    public func drag(
        from start: Point, to end: Point, over duration: Duration = .milliseconds(200), curve: MotionCurve = .linear
    ) {
        down(at: start, on: nil)
        move(to: end, over: duration, curve: curve)
        up()
    }
}
