/// How large the figures may be. They are checked in: who makes one worse says so in a commit, and why.
enum Limits {
    /// Allocations of one delivered touch motion, from the platform to `touchesMoved` of a view: the set in the
    /// signature of that method. Recognizers that follow the same touches share the set of the event.
    static let allocationsPerMotion = 1.0
    /// The same when a recognizer alone hears of it: nothing.
    static let allocationsPerMotionOfRecognizer = 0.0
    /// The same for four motions that waited for each other: a list of their samples in the frame and one in the
    /// touch's change.
    static let allocationsPerFourMergedMotions = 3.0
    /// More allocations of one motion for 1,000 recognizers on views that the touch misses.
    static let allocationsForMissedRecognizers = 0.0
    /// How much longer one motion takes with them. Measured: 1.0, and 1.3 beside programs that use up the caches.
    static let timeForMissedRecognizers = 1.5
    /// A hit test among 10,000 sibling views of a stock class where the last one asked is hit, in microseconds.
    static let hitTestOf10000Siblings = 50.0
    /// CPU time of a test that opens a pair of application and compositor, taps a button and compares the picture, in
    /// milliseconds.
    static let pairTest = 5.0
    /// CPU time of 1,000 touch frames over the wire, four at a time through the application, in milliseconds. Measured:
    /// 10.6 at rest, and 16.5 while another program built.
    static let thousandTouchFrames = 20.0
    /// The same with a turn of the application for each. Measured: 20.8 and 33.
    static let thousandTouchFramesOneByOne = 40.0
    /// The same against a walk over an array of as many plain rectangles: what a machine's speed does not change.
    /// Measured: 2 to 3.5.
    static let hitTestAgainstPlainWalk = 6.0
    /// Views that are laid out when one constant changes among 1,000 constraints: the one whose size changes; its
    /// superview, whose subview moved, is not counted.
    static let viewsLaidOutForAConstant = 1.0
    /// Allocations of a layout of 10,000 views when nothing asks for it.
    static let allocationsAtRest = 0.0
    /// How much longer a first layout takes with 1,000 constraints than with 500, when each row hangs on the one above
    /// it. Measured: 1.6 to 2; proportional would be 2.
    static let timeForTwiceTheConstraints = 2.5
    /// A layout after one constant changed, as a part of the first one with its 1,000 constraints. Measured: 0.0004.
    static let timeForAConstant = 0.01
    /// A layout of 10,000 views that all ask for it, against a walk that sets as many frames.
    static let layoutAgainstPlainWalk = 4.0
    /// Pixels that are painted when one of 5,000 views moves by less than its size: a box around where it was and where
    /// it is, and both when it jumps.
    static let pixelsPerMove = 72.0
    /// Allocations of a frame in which one view moves: the canvas with its list of states. When it jumps, once in 40
    /// frames, there are four more, for two boxes instead of one.
    static let allocationsPerMove = 6.2
    /// How much longer the frame takes among 5,000 views than among 50. Measured: 2.7.
    static let timeOfMoveAmongMany = 4.0
    /// How much longer the frame takes than filling the same rectangles on a bitmap. Measured: 2.6.
    static let timeOfMoveAgainstHand = 4.0
    /// Allocations of a frame in which 200 views are animated: fewer than one for each. Measured: 111.
    static let allocationsOf200Animations = 130.0
    /// Views that draw while the picture turns that they are in: none.
    static let viewsDrawnInAPicture = 0.0
    /// A frame in which 200 views are animated, against one in which as many were moved by hand. Measured: 1.2.
    static let animationAgainstHand = 2.0
    /// A frame in which the picture of 200 views turns and fades, as a part of one in which they are painted.
    /// Measured: 0.3.
    static let pictureAgainstViews = 0.5
    /// Allocations of measuring a label whose text was set before: none in any call, one in a thousand of them.
    static let allocationsPerMeasuredLabel = 0.01
    /// Allocations of asking a typesetter for a layout that it has, likewise.
    static let allocationsPerKeptLayout = 0.01
    /// Asking for a layout again, as a part of the time of the first one.
    static let timeOfKeptLayout = 0.05
    /// How much longer a paragraph takes with 10,000 characters than with 5,000. Measured: 2, which is proportional.
    static let timeForTwiceTheText = 3.0
    /// A paragraph of 10,000 characters, as a part of the time of as much text in rows that are set one by one.
    static let paragraphAgainstRows = 1.0
    /// Drawing a row, as a part of the time of its first layout.
    static let drawingAgainstLayout = 0.5
    /// A key in a text of 10 MB, as so many in one of 1 kB: hardly more.
    static let keyInALargeText = 1.5
    /// Memory at the peak of a paste, for each of its bytes: the text that shows. Measured: 1.05, and
    /// of a gigabyte too.
    static let memoryPerPastedByte = 1.5
    /// Pixels that are painted when a list that fills 800 × 600 scrolls by 7: the strip that comes into view.
    static let pixelsPerScroll = 5_600.0
    /// Cells that are made or configured when 1,000 of 100,000 items change: those that come into view.
    static let cellsPerChange = 30.0
    /// How long the main thread is busy then, in milliseconds.
    static let changeOf1000Items = 5.0
    /// How much longer that frame takes in a list of 10,000 rows than in one of 1,000.
    /// Measured: 0.9.
    static let timeOfScrollAmongMany = 1.5
    /// How much longer it takes than moving the pixels. Measured: 2 to 3.
    static let timeOfScrollAgainstCopy = 5.0
    /// How much longer a jump from end to end takes in a million rows than in a thousand. Measured: 1.1.
    static let timeOfJumpAmongMillion = 1.5
    /// A finger's landing, motion and lift in a view that is in 1,000 others, for each of them, against that in a view
    /// that is in ten. Measured: 0.2.
    static let timeOfFingerPerLevel = 3.0
    /// How much longer what goes through all views takes with twice as many of them in one another: proportional would
    /// be 2, the square 4. Measured: 2.5, since so many views leave the caches.
    static let timeForTwiceTheDepth = 3.0
    /// Twice as many of what others decide on, against half of them: between twice and four times.
    static let timeForTwiceAsMuch = 3.0
    /// Allocations of twice as much, against half of it: 2, and a little more where something is kept in order.
    static let allocationsForTwiceAsMuch = 2.3
    /// The same of what is asked or noted for each pair, which is the square and is said so: recognizers in a chain,
    /// each of which is asked about each other (GR-22); surfaces in one another, up to `GuestLimits.subsurfaceDepth`,
    /// each of which notes how deep it reaches; rows in a stack view of a fixed height, all of which are in the one
    /// equation that says so (measured: 3.6); subviews that leave from the front of 8,000; keys, of which each event
    /// tells all that are held; popups up to `GuestLimits.popupDepth`. Measured: 3.4, 3.8, 3.4, 2.9, 2.9.
    static let timeForTwiceAsManyPairs = 4.5
}
