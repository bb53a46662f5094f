public import TactusGeometry

extension Event {
    /// A pinch and turn on a touchpad, in one event of type ``EventType/transform``.
    ///
    /// One sequence lasts from the fingers' first movement until they are lifted. The pointer stands still meanwhile;
    /// where it was when the sequence began decides what is pinched.
    nonisolated public struct Pinch: Hashable, Sendable {
        /// How far the sequence has come.
        public var phase: SequencePhase
        /// How much farther apart the fingers are than when the sequence began; above zero, 1 at its beginning.
        public var scale: Double
        /// How far they have turned since the sequence began: in radians, clockwise as seen on the screen, over
        /// whole turns as well.
        public var rotation: Double
        /// How far their centre has gone since the sequence began, in points. The pointer does not follow it.
        public var translation: Vector
        /// How many fingers pinch.
        public var fingerCount: Int
    }
}
