public import TactusGeometry

/// Colours that blend into one another, along a straight line or outwards from a point.
///
/// ```swift
/// canvas.fill(bounds, with: .linear(from: .white, at: Point(x: 0, y: 0), to: .blue, at: Point(x: 0, y: 100)))
/// lamp.backgroundGradient = .radial(from: .white, at: Point(x: 0.5, y: 0.5), to: .clear, radius: 0.5)
/// ```
public struct Gradient: Hashable, Sendable {
    /// A colour at a place on the way.
    public struct Stop: Hashable, Sendable {
        /// The place: 0 where the gradient starts, 1 where it ends.
        public var location: Double
        /// The colour there.
        public var color: Color

        /// Creates a stop.
        public init(location: Double, color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// The line or circle along which the colours change, in the coordinate space of what is filled.
    public enum Shape: Hashable, Sendable {
        /// Along a line. Before its start is the first stop's colour, after its end the last one's.
        case linear(start: Point, end: Point)
        /// Outwards from a point, in all directions. The radius is how far the gradient reaches to the sides and
        /// upwards and downwards: an ellipse, or a circle where both are the same. Beyond it is the last stop's colour.
        case radial(center: Point, radius: Size)
    }

    /// The line or circle along which the colours change.
    public var shape: Shape
    /// The colours, in the order of their locations.
    public var stops: [Stop]

    /// Creates a gradient with the given stops.
    public init(_ shape: Shape, stops: [Stop]) {
        self.shape = shape
        self.stops = stops
    }

    /// A gradient along a line, from one colour to another.
    ///
    /// - Parameters:
    ///   - startColor: The colour where it starts, and before.
    ///   - start: Where it starts.
    ///   - endColor: The colour where it ends, and beyond.
    ///   - end: Where it ends.
    /// - Returns: The gradient.
    public static func linear(
        from startColor: Color, at start: Point, to endColor: Color, at end: Point
    ) -> Gradient {
        Gradient(
            .linear(start: start, end: end),
            stops: [Stop(location: 0, color: startColor), Stop(location: 1, color: endColor)])
    }

    /// A gradient outwards from a point, from one colour to another.
    ///
    /// - Parameters:
    ///   - innerColor: The colour at the centre.
    ///   - center: Where it starts.
    ///   - outerColor: The colour where it ends, and beyond.
    ///   - radius: How far it reaches.
    /// - Returns: The gradient.
    public static func radial(
        from innerColor: Color, at center: Point, to outerColor: Color, radius: Double
    ) -> Gradient {
        Gradient(
            .radial(center: center, radius: Size(width: radius, height: radius)),
            stops: [Stop(location: 0, color: innerColor), Stop(location: 1, color: outerColor)])
    }
}
