/// How large the figures may be. They are checked in: who makes one worse says so in a commit, and why.
enum Limits {
    /// Allocations of one delivered touch motion, from the platform to `touchesMoved`: 6, and room for a list that grows. One
    /// is the set in the signature of that method, the others are lists of one sample, change, dispatch and window on the
    /// way. The aim is one.
    static let allocationsPerMotion = 6.5
    /// More allocations of one motion for 1,000 recognizers on views that the touch misses.
    static let allocationsForMissedRecognizers = 0.0
    /// How much longer one motion takes with them.
    static let timeForMissedRecognizers = 1.25
    /// A hit test among 10,000 sibling views of a stock class where the last one asked is hit, in microseconds.
    static let hitTestOf10000Siblings = 50.0
    /// The same against a walk over an array of as many plain rectangles: what a machine's speed does not change.
    static let hitTestAgainstPlainWalk = 12.0
}
