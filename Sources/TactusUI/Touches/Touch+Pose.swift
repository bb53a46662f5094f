import Glibc
public import TactusGeometry

extension Touch {
    // MARK: Force

    /// How hard the touch presses, where 1 is about an ordinary touch. 0 for all but pens that tell it
    /// (`zwp_tablet_tool_v2.pressure`, version 1). Wayland has no force of fingers, whatever the panel measures.
    public var force: Double { type == .pencil ? pose.force : 0 }

    /// The greatest ``force`` that this touch can have; 0 when its device does not tell forces.
    public var maximumPossibleForce: Double { type == .pencil ? pose.maximumForce : 0 }

    // MARK: Attitude

    /// The angle between the pen and the glass, in radians: π/2 when it stands upright, 0 when it lies. A finger, and a
    /// pen that does not tell, stands upright.
    public var altitudeAngle: Double { pose.altitude }

    /// Returns the direction in which the pen leans, in radians: 0 along the view's positive x axis, growing clockwise.
    /// 0 when the pen stands upright.
    ///
    /// - Parameter view: The view whose axes count; `nil` for the window's.
    /// - Returns: The angle, from -π to π.
    public func azimuthAngle(in view: View?) -> Double {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// The direction in which the pen leans, as a way one point long.
    ///
    /// - Parameter view: The view in whose coordinate space it is given; `nil` for the window's.
    /// - Returns: The way; along the positive x axis when the pen stands upright.
    public func azimuthUnitVector(in view: View?) -> Vector {
        let upright = Vector(dx: 1, dy: 0)
        guard let direction = pose.direction else { return upright }
        let start = place(.zero, in: view)
        let way = place(.zero + direction, in: view) - start
        return way.length > 0 ? way / way.length : upright
    }

    /// How far the pen is turned around its own axis, in radians clockwise from its natural position. 0 for
    /// what does not tell.
    public var rollAngle: Double { pose.rollAngle }

    /// The position of the tool's slider, from -1 to 1: the finger wheel of an airbrush. `nil` for tools without one.
    public var sliderPosition: Double? { pose.slider }

    /// Whether the tool is one that takes away: mostly the other end of a pen.
    public var isEraser: Bool { tool?.kind == .eraser }

    // MARK: Size

    /// Half the length of the contact's longer axis, in points (`wl_touch.shape`, version 6); 8 when
    /// the device does not tell.
    public var majorRadius: Double { sample.shape.map { $0.major / 2 } ?? Self.unknownRadius }

    /// How far ``majorRadius`` may be off, in points.
    public var majorRadiusTolerance: Double { sample.shape.map { ($0.major - $0.minor) / 2 } ?? Self.unknownRadius }

    /// Whether the device tells the size of the contact.
    public var isRadiusKnown: Bool { sample.shape != nil }

    /// Half the length of the contact's shorter axis, in points (`wl_touch.shape`, version 6); 8 when the device does
    /// not tell.
    public var minorRadius: Double { sample.shape.map { $0.minor / 2 } ?? Self.unknownRadius }

    /// Returns the direction of the contact's longer axis, in radians: 0 along the view's positive x axis, growing
    /// clockwise, from -π/2 up to but not including π/2, since an axis points both ways (`wl_touch.orientation`,
    /// version 6).
    ///
    /// - Parameter view: The view whose axes count; `nil` for the window's.
    /// - Returns: The angle; `nil` when the device does not tell.
    public func majorAxisAngle(in view: View?) -> Double? {
        guard let degrees = sample.shape?.orientation else { return nil }
        let radians = degrees * .pi / 180
        // The wire counts from the downward axis; clockwise from there is towards the left.
        let way = place(.zero + Vector(dx: -sin(radians), dy: cos(radians)), in: view) - place(.zero, in: view)
        let angle = atan2(way.dy, way.dx)
        let upper = angle < -.pi / 2 ? angle + .pi : angle
        // What is a right angle but for the last bit is one.
        return upper > .pi / 2 - 1e-12 ? upper - .pi : upper
    }

    private static let unknownRadius = 8.0

    // MARK: Guesses

    /// The properties of this touch that are estimated. Mostly empty: tablets report everything at once.
    public var estimatedProperties: Properties { sample.estimate?.properties ?? [] }

    /// The estimated properties that ``Responder/touchesEstimatedPropertiesUpdated(_:)`` will report later.
    public var estimatedPropertiesExpectingUpdates: Properties { sample.estimate?.expectingUpdates ?? [] }

    /// Names this state of the touch for updates: the touch that comes with one has the same index. It grows with every
    /// sample that is partly a guess; `nil` when nothing is.
    public var estimationUpdateIndex: UInt64? { sample.estimate?.index }

    /// How the tool is held.
    var pose: ToolPose { ToolPose(sample.axes) }

    /// A place of the scene in a view's space; with `nil`, in the window's.
    private func place(_ point: Point, in view: View?) -> Point {
        convert(window?.geometry.fromSuperview(point) ?? point, to: view)
    }
}
