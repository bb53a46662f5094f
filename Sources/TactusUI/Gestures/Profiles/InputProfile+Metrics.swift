extension InputProfile {
    /// The values for one kind of touch.
    nonisolated public struct Metrics: Hashable, Sendable {
        /// How long all fingers of a tap may stay down, counted from the first; `nil` for as long as they like.
        public var tapMaximumDuration: Duration?
        /// How soon the next tap must begin after the previous one's last finger has left.
        public var multiTapInterval: Duration
        /// A touch that follows the previous tap sooner than this is the glass bouncing, and no next tap.
        public var multiTapMinimumInterval: Duration
        /// How far a touch may go from where it began and still be a tap, in points.
        public var tapMovement: Double
        /// How far from the first tap the next ones may be, in points.
        public var multiTapDistance: Double
        /// How long after the first finger of a gesture for several fingers the last one may land.
        public var landingWindow: Duration
        /// How long a finger must rest for a long press.
        public var longPressDuration: Duration
        /// How far a finger may stray and still rest, in points.
        public var longPressMovement: Double
        /// How far touches must go for a pan to begin, in points.
        public var panSlop: Double
        /// How far fingers on a touchpad must scroll for a pan to begin, in points.
        public var scrollSlop: Double
        /// How much the distance of two fingers must change for a pinch to begin, in points.
        public var pinchSlop: Double
        /// How far two fingers must turn for a rotation to begin, in radians.
        public var rotationSlop: Double
        /// How far one finger must go around the other for a rotation to begin, in points.
        public var rotationArc: Double
        /// The limits of a swipe; `nil` when these touches do not swipe.
        public var swipe: SwipeMetrics?
        /// How close to an edge of the window a pan from that edge must begin, in points; `nil` when these touches do
        /// not pan from edges.
        public var edgeRegion: Double?
        /// The greatest velocity that is reported, in points per second.
        public var maximumVelocity: Double
        /// With less speed, in points per second, what is let go rests where it is.
        public var minimumFlingVelocity: Double
        /// How far outside a control its touch may be and still count as inside, in points.
        public var controlDragSlop: Double
        /// How long a scroll view keeps a touch from its content, to see whether it scrolls.
        public var contentTouchDelay: Duration

        /// Creates values; those that are left out are UIKit's for a finger.
        public init(
            tapMaximumDuration: Duration? = .milliseconds(750),
            multiTapInterval: Duration = .milliseconds(350),
            multiTapMinimumInterval: Duration = .zero,
            tapMovement: Double = 45,
            multiTapDistance: Double = 45,
            landingWindow: Duration = .milliseconds(300),
            longPressDuration: Duration = .milliseconds(500),
            longPressMovement: Double = 10,
            panSlop: Double = 10,
            scrollSlop: Double = 0,
            pinchSlop: Double = 8,
            rotationSlop: Double = 5 * .pi / 180,
            rotationArc: Double = 8,
            swipe: SwipeMetrics? = SwipeMetrics(),
            edgeRegion: Double? = 13,
            maximumVelocity: Double = 8000,
            minimumFlingVelocity: Double = 50,
            controlDragSlop: Double = 70,
            contentTouchDelay: Duration = .milliseconds(150)
        ) {
            self.tapMaximumDuration = tapMaximumDuration
            self.multiTapInterval = multiTapInterval
            self.multiTapMinimumInterval = multiTapMinimumInterval
            self.tapMovement = tapMovement
            self.multiTapDistance = multiTapDistance
            self.landingWindow = landingWindow
            self.longPressDuration = longPressDuration
            self.longPressMovement = longPressMovement
            self.panSlop = panSlop
            self.scrollSlop = scrollSlop
            self.pinchSlop = pinchSlop
            self.rotationSlop = rotationSlop
            self.rotationArc = rotationArc
            self.swipe = swipe
            self.edgeRegion = edgeRegion
            self.maximumVelocity = maximumVelocity
            self.minimumFlingVelocity = minimumFlingVelocity
            self.controlDragSlop = controlDragSlop
            self.contentTouchDelay = contentTouchDelay
        }
    }

    /// The limits within which a stroke over the glass is a swipe.
    ///
    /// A quick stroke, of 500 points per second and more, must go ``minimumDistance`` within 45° of the direction; a
    /// slow one, of 100 points per second and more, ``minimumSlowDistance`` within 20°.
    nonisolated public struct SwipeMetrics: Hashable, Sendable {
        /// How far a quick stroke must go in the direction of the swipe, in points.
        public var minimumDistance: Double
        /// How far a slow stroke must go, in points.
        public var minimumSlowDistance: Double
        /// How far a stroke may stray to the side, in points.
        public var maximumDeviation: Double
        /// How soon after the last finger has landed it must be a swipe.
        public var maximumDuration: Duration

        /// Creates values; those that are left out are for a finger.
        public init(
            minimumDistance: Double = 50, minimumSlowDistance: Double = 30, maximumDeviation: Double = 50,
            maximumDuration: Duration = .milliseconds(500)
        ) {
            self.minimumDistance = minimumDistance
            self.minimumSlowDistance = minimumSlowDistance
            self.maximumDeviation = maximumDeviation
            self.maximumDuration = maximumDuration
        }
    }
}
