nonisolated extension InputProfile {
    /// The fixed values that UIKit is known to use. Tests run under them.
    public static let uikit = InputProfile(
        direct: Metrics(),
        pencil: Metrics(),
        pointer: Metrics(
            tapMaximumDuration: nil, tapMovement: 5, multiTapDistance: 5, longPressMovement: 5, panSlop: 4,
            pinchSlop: 0,
            rotationSlop: 2 * .pi / 180, rotationArc: 0, swipe: nil, edgeRegion: nil, controlDragSlop: 0,
            contentTouchDelay: .zero))

    /// The values for a display of the given density; the least and greatest distances keep odd displays usable.
    ///
    /// - Parameters:
    ///   - pointsPerInch: How many points make an inch of the glass; see
    ///     `Screen.pointsPerInch(ofExtent:millimeters:)`. When it is `nil`, or cannot be true, the distances and
    ///     times are those of ``uikit``.
    ///   - preferences: What the user has told the desktop.
    /// - Returns: The values.
    public static func adaptive(pointsPerInch: Double?, preferences: Preferences = Preferences()) -> InputProfile {
        var profile = uikit
        profile.resamplesScrolling = true
        if let pointsPerInch, pointsPerInch.isFinite, pointsPerInch > 0 {
            let scale = GlassScale(pointsPerInch: pointsPerInch)
            profile.direct = scale.direct
            profile.pencil = scale.pencil
            profile.compensatesJitter = true
            // Fingers that rest on a touchpad are reported to scroll by a little.
            profile.pointer.scrollSlop = 3
        }
        preferences.apply(to: &profile.direct)
        preferences.apply(to: &profile.pencil)
        preferences.apply(to: &profile.pointer)
        return profile
    }

    /// The preferences about touch that a user can set in a desktop.
    nonisolated public struct Preferences: Hashable, Sendable {
        /// How soon the second tap of a double tap must follow; `nil` when the user has not said. What is given is
        /// brought between 0.2 and 0.6 seconds.
        public var multiTapInterval: Duration?
        /// How long a finger must rest for a long press; `nil` when the user has not said.
        public var longPressDuration: Duration?

        /// Creates preferences; by default the user has said nothing.
        public init(multiTapInterval: Duration? = nil, longPressDuration: Duration? = nil) {
            self.multiTapInterval = multiTapInterval
            self.longPressDuration = longPressDuration
        }

        fileprivate func apply(to metrics: inout Metrics) {
            if let multiTapInterval {
                metrics.multiTapInterval = min(max(multiTapInterval, .milliseconds(200)), .milliseconds(600))
            }
            if let longPressDuration { metrics.longPressDuration = max(longPressDuration, .zero) }
        }
    }
}

/// Turns millimetres of the glass into points.
nonisolated private struct GlassScale {
    let pointsPerInch: Double

    /// Two contacts in so short a time are one that bounced.
    private let bounce = Duration.milliseconds(20)

    /// A length on the glass, to a thousandth of a point.
    private func points(_ millimeters: Double, _ range: ClosedRange<Double>) -> Double {
        let points = (millimeters * pointsPerInch / 25.4 * 1000).rounded() / 1000
        return min(max(points, range.lowerBound), range.upperBound)
    }

    var direct: InputProfile.Metrics {
        InputProfile.Metrics(
            multiTapMinimumInterval: bounce,
            tapMovement: points(7, 20...60),
            multiTapDistance: points(7, 20...60),
            longPressMovement: points(2.5, 8...24),
            panSlop: points(1.6, 6...24),
            pinchSlop: points(2, 8...24),
            rotationArc: points(2, 8...24),
            swipe: swipe,
            edgeRegion: points(3, 16...28),
            controlDragSlop: points(11, 40...100),
            contentTouchDelay: .milliseconds(100))
    }

    /// A tip is finer than a finger, and a hand that leans on the glass is calmer.
    var pencil: InputProfile.Metrics {
        InputProfile.Metrics(
            multiTapMinimumInterval: bounce,
            tapMovement: points(4, 10...30),
            multiTapDistance: points(4, 10...30),
            longPressMovement: points(1.5, 5...15),
            panSlop: points(1, 4...12),
            pinchSlop: points(2, 8...24),
            rotationArc: points(2, 8...24),
            swipe: swipe,
            edgeRegion: points(3, 16...28),
            controlDragSlop: 40,
            contentTouchDelay: .milliseconds(100))
    }

    private var swipe: InputProfile.SwipeMetrics {
        let distance = points(8, 30...100)
        return InputProfile.SwipeMetrics(
            minimumDistance: distance, minimumSlowDistance: distance * 0.6, maximumDeviation: distance)
    }
}
