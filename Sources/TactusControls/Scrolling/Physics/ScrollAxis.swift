import TactusUI

/// Where the content of a scroll view can be along one axis.
nonisolated struct ScrollAxis: Hashable, Sendable {
    /// The offsets between its ends.
    let offsets: ClosedRange<Double>
    /// The extent of the scroll view, in points.
    let viewport: Double
    /// Whether it can be scrolled at all: there is more content than fits, or it always bounces.
    let canScroll: Bool
    /// Whether it can be drawn beyond its ends.
    let bounces: Bool

    /// - Parameters:
    ///   - content: The extent of the content, in points.
    ///   - viewport: That of the scroll view.
    ///   - before: The room before the content.
    ///   - after: The room behind it.
    ///   - bounces: Whether content that can be scrolled bounces.
    ///   - alwaysBounces: Whether content that fits does too.
    init(
        content: Double, viewport: Double, before: Double = 0, after: Double = 0, bounces: Bool = true,
        alwaysBounces: Bool = false
    ) {
        let start = 0 - before  // which is not a negative zero
        offsets = start...max(content + after - viewport, start)
        self.viewport = viewport
        self.bounces = bounces
        canScroll = offsets.lowerBound < offsets.upperBound || (bounces && alwaysBounces)
    }

    /// Whether there is more content than fits.
    var hasMoreContent: Bool { offsets.lowerBound < offsets.upperBound }

    /// The offset between the ends that is nearest to `offset`.
    func limit(_ offset: Double) -> Double { min(max(offset, offsets.lowerBound), offsets.upperBound) }

    /// How far an offset is beyond the ends: negative before the beginning, zero between them.
    func excess(of offset: Double) -> Double { offset - limit(offset) }

    /// Where content shows that a finger has drawn to an offset.
    func shown(_ pulled: Double) -> Double {
        let end = limit(pulled)
        return bounces ? end + RubberBand.shown(pulled - end, in: viewport) : end
    }

    /// To which offset a finger must have drawn content that is shown at one.
    func pulled(_ shown: Double) -> Double {
        let end = limit(shown)
        return end + RubberBand.pulled(shown - end, in: viewport)
    }

    /// Whether a finger that goes so far moves the content: rule SV-15.
    ///
    /// - Parameters:
    ///   - offset: Where the content is.
    ///   - translation: The finger's translation, in points: positive draws the content towards its beginning.
    /// - Returns: Whether there is a way, also one beyond the ends.
    func canScroll(from offset: Double, along translation: Double) -> Bool {
        canScroll && (bounces || hasRoom(from: offset, along: translation))
    }

    /// Whether there is content to come where a finger draws it.
    func hasRoom(from offset: Double, along translation: Double) -> Bool {
        translation > 0 ? offset > offsets.lowerBound : offset < offsets.upperBound
    }
}
