import TactusPlatform
import TactusUI

/// Follows a finger on the dots of a page control: rule §7.3. A short touch goes a page on or back; one that stays and
/// moves scrubs through the pages.
nonisolated struct PageTracker: Hashable, Sendable {
    /// Where the dots are.
    struct Dots: Hashable, Sendable {
        var count: Int
        /// The middle of the first one, in points.
        var first: Double
        /// From one to the next, in points; more than zero.
        var spacing: Double

        /// The dot nearest to `place`.
        func page(at place: Double) -> Int {
            let page = ((place - first) / spacing).rounded()
            guard page > 0 else { return 0 }
            return page < Double(count - 1) ? Int(page) : max(count - 1, 0)
        }
    }

    /// How long a touch must last to scrub.
    static let scrubDelay = Duration.milliseconds(200)

    private let dots: Dots
    private let landing: Instant
    /// Whether the finger has begun to scrub.
    private(set) var isScrubbing = false

    /// The finger landed.
    init(_ dots: Dots, time: Instant) {
        self.dots = dots
        landing = time
    }

    /// The finger moved. Returns the page that it scrubs to, `nil` when it does not.
    mutating func moved(to place: Double, time: Instant) -> Int? {
        if time - landing >= Self.scrubDelay { isScrubbing = true }
        return isScrubbing ? dots.page(at: place) : nil
    }

    /// The finger was lifted inside.
    ///
    /// - Parameters:
    ///   - place: Where.
    ///   - middle: Where the trailing half begins.
    ///   - page: The present page.
    /// - Returns: The page that it goes to; `nil` when it had scrubbed.
    func ended(at place: Double, middle: Double, page: Int) -> Int? {
        guard !isScrubbing else { return nil }
        return min(max(page + (place < middle ? -1 : 1), 0), max(dots.count - 1, 0))
    }
}
