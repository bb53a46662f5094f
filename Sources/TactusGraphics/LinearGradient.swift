public import TactusGeometry

/// Colours that blend into one another along a straight line.
public struct LinearGradient: Hashable, Sendable {
    /// A colour at a place on the line.
    public struct Stop: Hashable, Sendable {
        /// The place: 0 at the gradient's start, 1 at its end.
        public var location: Double
        /// The colour there.
        public var color: Color

        /// Creates a stop.
        public init(location: Double, color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// Where the line begins, in the space of what is filled.
    ///
    /// Before it is the first stop's colour.
    public var start: Point
    /// Where the line ends.
    ///
    /// After it is the last stop's colour.
    public var end: Point
    /// The colours, in the order of their locations.
    public var stops: [Stop]

    /// Creates a gradient with the given stops.
    public init(start: Point, end: Point, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }

    /// Creates a gradient from one colour at `start` to another at `end`.
    public init(from startColor: Color, at start: Point, to endColor: Color, at end: Point) {
        self.init(
            start: start, end: end,
            stops: [Stop(location: 0, color: startColor), Stop(location: 1, color: endColor)])
    }
}
