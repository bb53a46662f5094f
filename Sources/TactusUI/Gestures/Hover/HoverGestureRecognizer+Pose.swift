public import TactusGeometry

extension HoverGestureRecognizer {
    /// How far the pen is from the glass: from 0, where it touches, to 1, as far as the tablet can tell
    /// (`zwp_tablet_tool_v2.distance`, version 1). 0 for pointers, and for pens that do not tell.
    public final var zOffset: Double { pose.zOffset }

    /// The angle between the pen and the glass, in radians: π/2 when it stands upright, as pointers do.
    public final var altitudeAngle: Double { pose.altitude }

    /// How far the pen is turned around its own axis, in radians clockwise; 0 for what does not tell.
    public final var rollAngle: Double { pose.rollAngle }

    /// The direction in which the pen leans, in radians: 0 for along the view's positive x axis, growing clockwise. 0
    /// when it stands upright.
    ///
    /// - Parameter view: The view whose axes count; `nil` for the window's.
    /// - Returns: The angle, from -π to π.
    public final func azimuthAngle(in view: View?) -> Double { hoveringTouch?.azimuthAngle(in: view) ?? 0 }

    /// The direction in which the pen leans, as a way one point long.
    ///
    /// - Parameter view: The view in whose coordinate space it is given; `nil` for the window's.
    /// - Returns: The way; along the positive x axis when the pen stands upright.
    public final func azimuthUnitVector(in view: View?) -> Vector {
        hoveringTouch?.azimuthUnitVector(in: view) ?? Vector(dx: 1, dy: 0)
    }

    private var hoveringTouch: Touch? { trackedSequence?.touch }
    private var pose: ToolPose { hoveringTouch?.pose ?? ToolPose(nil) }
}
