extension PanGestureRecognizer {
    /// The directions in which a pan may go.
    nonisolated public enum Axes: Hashable, Sendable {
        /// Any direction.
        case both
        /// To the left and to the right. Fingers that first go up or down by the slop are not this pan. What they go up
        /// and down later is not part of the translation.
        case horizontal
        /// Up and down. Fingers that first go sideways by the slop are not this pan. What they go sideways later is not
        /// part of the translation.
        case vertical
        /// Any direction to begin with; from then on only along the axis that the fingers had gone farther on.
        case lockToDominant
    }
}
