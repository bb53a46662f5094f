/// How far a finger may stray and how quickly taps must follow: the distances and times that recognizers go by.
///
/// ``uikit`` has fixed distances in points. ``adaptive(pointsPerInch:)`` starts from millimetres of the glass, because ten
/// points are 1.6 mm on a phone and 2.6 mm on a desktop monitor. Recognizers read the application's profile at the first
/// touch of each attempt.
///
/// Distances are measured in the window's space, in points, as straight lines; "more than" is meant strictly.
nonisolated public struct InputProfile: Hashable, Sendable {
    /// The values for a finger on a screen.
    public var direct: Metrics
    /// The values for the tip of a pen.
    public var pencil: Metrics
    /// The values for a pointer with a button down.
    public var pointer: Metrics

    /// Creates a profile of one's own.
    public init(direct: Metrics, pencil: Metrics, pointer: Metrics) {
        self.direct = direct
        self.pencil = pencil
        self.pointer = pointer
    }

    /// Returns the values for touches of the given type.
    public func metrics(for type: Touch.TouchType) -> Metrics {
        switch type {
        case .direct, .indirect: direct
        case .pencil: pencil
        case .indirectPointer: pointer
        }
    }

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
        /// How far touches must go for a pan to begin, in points.
        public var panSlop: Double
        /// The greatest velocity that is reported, in points per second.
        public var maximumVelocity: Double

        /// Creates values; those that are left out are UIKit's for a finger.
        public init(
            tapMaximumDuration: Duration? = .milliseconds(750),
            multiTapInterval: Duration = .milliseconds(350),
            multiTapMinimumInterval: Duration = .zero,
            tapMovement: Double = 45,
            multiTapDistance: Double = 45,
            landingWindow: Duration = .milliseconds(300),
            panSlop: Double = 10,
            maximumVelocity: Double = 8000
        ) {
            self.tapMaximumDuration = tapMaximumDuration
            self.multiTapInterval = multiTapInterval
            self.multiTapMinimumInterval = multiTapMinimumInterval
            self.tapMovement = tapMovement
            self.multiTapDistance = multiTapDistance
            self.landingWindow = landingWindow
            self.panSlop = panSlop
            self.maximumVelocity = maximumVelocity
        }
    }
}

nonisolated extension InputProfile {
    /// The fixed values that UIKit is known to use. Tests run under them.
    public static let uikit = InputProfile(
        direct: Metrics(),
        pencil: Metrics(),
        pointer: Metrics(tapMaximumDuration: nil, tapMovement: 5, multiTapDistance: 5, panSlop: 4))

    /// The values for a display of the given density; the least and greatest distances keep odd displays usable.
    ///
    /// - Parameter pointsPerInch: How many points make an inch of the glass; see
    ///   ``pointsPerInch(ofExtent:millimeters:)``.
    /// - Returns: The values; ``uikit`` when the density is not known.
    public static func adaptive(pointsPerInch: Double?) -> InputProfile {
        guard let pointsPerInch, pointsPerInch.isFinite, pointsPerInch > 0 else { return .uikit }
        func points(_ millimeters: Double, _ range: ClosedRange<Double>) -> Double {
            min(max(millimeters * pointsPerInch / 25.4, range.lowerBound), range.upperBound)
        }
        let bounce = Duration.milliseconds(20)
        return InputProfile(
            direct: Metrics(
                multiTapMinimumInterval: bounce, tapMovement: points(7, 20...60), multiTapDistance: points(7, 20...60),
                panSlop: points(1.6, 6...24)),
            pencil: Metrics(
                multiTapMinimumInterval: bounce, tapMovement: points(4, 10...30), multiTapDistance: points(4, 10...30),
                panSlop: points(1, 4...12)),
            pointer: uikit.pointer)
    }

    /// The density of a display, or `nil` when its size is not known or cannot be true.
    ///
    /// Virtual displays, projectors and careless firmware report nothing, nothing useful, or an aspect ratio.
    ///
    /// - Parameters:
    ///   - extent: The length of one side in points.
    ///   - millimeters: The physical length of the same side. Below ten it is not believed.
    /// - Returns: Points per inch.
    public static func pointsPerInch(ofExtent extent: Double, millimeters: Double) -> Double? {
        guard extent.isFinite, millimeters.isFinite, extent > 0, millimeters >= 10 else { return nil }
        return extent * 25.4 / millimeters
    }
}
