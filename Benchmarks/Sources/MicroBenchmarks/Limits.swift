/// How large the figures may be. They are checked in: who makes one worse says so in a commit, and why.
enum Limits {
    /// Allocations of one delivered touch motion, from the platform to `touchesMoved` of a view: the set in the signature of
    /// that method. Recognizers that follow the same touches share the set of the event.
    static let allocationsPerMotion = 1.0
    /// The same when a recognizer alone hears of it: nothing.
    static let allocationsPerMotionOfRecognizer = 0.0
    /// The same for four motions that waited for each other: a list of their samples in the frame and one in the
    /// touch's change.
    static let allocationsPerFourMergedMotions = 3.0
    /// More allocations of one motion for 1,000 recognizers on views that the touch misses.
    static let allocationsForMissedRecognizers = 0.0
    /// How much longer one motion takes with them.
    static let timeForMissedRecognizers = 1.25
    /// A hit test among 10,000 sibling views of a stock class where the last one asked is hit, in microseconds.
    static let hitTestOf10000Siblings = 50.0
    /// CPU time of a test that opens a pair of application and compositor, taps a button and compares the picture, in
    /// milliseconds.
    static let pairTest = 5.0
    /// CPU time of 1,000 touch frames over the wire, four at a time through the application, in milliseconds.
    static let thousandTouchFrames = 20.0
    /// The same against a walk over an array of as many plain rectangles: what a machine's speed does not change.
    static let hitTestAgainstPlainWalk = 12.0
}
