import TactusGeometry
import TactusPlatform
import TactusUI

/// What moves a scroll view's content by itself.
final class ScrollMotion {
    /// Whose motion it is.
    nonisolated enum Kind: Hashable, Sendable {
        /// That of a finger which has let go.
        case decelerating
        /// A program's.
        case animated
        /// That of a wheel or a key, whose next step adds to the way.
        case following
        /// A program's zoom.
        case zooming
        /// That of content which two fingers have scaled beyond its limits.
        case zoomBouncing
    }

    let kind: Kind
    var trajectory: ScrollTrajectory
    /// Where the content is and how large, while that changes; in place of ``course``.
    var zoom: ZoomTrajectory?
    /// Whether the delegate is told that it is a wish to see the beginning which was met.
    var endsAtTop = false
    /// The moment for which it was shown last.
    var shownAt = Instant.zero
    /// Calls for the frames in which the content moves.
    var link: DisplayLink?
    /// Calls when the content rests, also where nobody sees it.
    var end: ScheduledTimer?
    /// Calls when the speed along an axis goes on to another scroll view.
    var handoffs: [ScheduledTimer] = []

    init(_ kind: Kind, _ trajectory: ScrollTrajectory, zoom: ZoomTrajectory? = nil) {
        self.kind = kind
        self.trajectory = trajectory
        self.zoom = zoom
    }

    /// When the content rests.
    var endTime: Instant { zoom?.end ?? trajectory.end }
    /// Where the content comes to rest.
    var target: Point { zoom?.target.offset ?? trajectory.target }
    /// Whether anything changes at all.
    var moves: Bool { zoom != nil || trajectory.moves }

    /// Ends the calls.
    func invalidate() {
        link?.invalidate()
        end?.invalidate()
        for handoff in handoffs { handoff.invalidate() }
    }
}

/// A drag of a scroll view's content.
struct ScrollDragging {
    /// To which offset the content was drawn, or would have been, when the fingers had no way behind them.
    var start: Point
    /// Where the content was when it was taken, for pages.
    var takenAt: Point
    /// The axis that it goes along.
    var lock = PanConstraint.Lock.none
    /// Whether a touchpad or something like it does it, and no touch.
    var isScrolled = false
    /// The way that an inner scroll view has handed over; `nil` for a drag of the view's own.
    var handedOver: Vector?
    /// The outer scroll view that this drag was handed over to.
    weak var receiver: ScrollView?
    /// The way of the fingers, when frames draw it evenly.
    var resampler: MotionResampler?
    /// Calls for those frames.
    var link: DisplayLink?
    /// The way of the fingers up to now.
    var translation = Vector.zero

    /// Goes on from where the content is now.
    mutating func restart(at pulled: Point) {
        start = pulled + lock.keep(translation)
        if resampler != nil { resampler = MotionResampler() }
    }
}
