import TactusGeometry
import TactusUI

/// Which dots a page control shows, where, and how large: all of them, or as many as there is room for.
///
/// Where there is no room for all, the dot of the present page goes along the row as the pages go along the whole, and
/// is an outer one only at the first and at the last page. Outer dots are smaller where there are others beyond them.
nonisolated struct PageDots: Hashable, Sendable {
    /// A dot.
    struct Dot: Hashable, Sendable {
        /// Which page it stands for.
        let page: Int
        /// Where its middle is, from the edge where reading begins, in points.
        let middle: Double
        let size: Size
    }

    /// From one dot to the next, in points.
    static let spacing = 17.0
    /// How high a dot is, in points.
    static let dotSize = 8.0
    private static let currentDotWidth = 16.0
    /// How large the outermost dots are, and the ones beside them, where others are beyond them.
    private static let outerScales = [0.5, 0.75]

    private let count: Int
    private let current: Int
    /// How many dots there is room for.
    private let shown: Int
    /// The page of the first one.
    private let firstPage: Int
    /// The middle of the first one, in points.
    private let first: Double

    /// - Parameters:
    ///   - count: How many pages there are.
    ///   - current: The present one.
    ///   - width: How much room there is, in points.
    init(count: Int, current: Int, width: Double) {
        self.count = count
        self.current = current
        let room = ((width - Self.currentDotWidth) / Self.spacing).rounded(.down)
        shown = room < Double(count) ? min(max(Int(room) + 1, 1), count) : count
        firstPage = current - Self.place(of: current, count, shown)
        first = (width - Double(max(shown - 1, 0)) * Self.spacing) / 2
    }

    /// Which of the shown dots is that of the present page.
    private static func place(of current: Int, _ count: Int, _ shown: Int) -> Int {
        guard shown < count, shown > 1 else { return shown == 1 ? 0 : current }
        let part = Double(current) / Double(count - 1)
        let place = Int((part * Double(shown - 1)).rounded())
        guard shown > 2 else { return place }
        let isOuter = (first: current == 0, last: current == count - 1)
        return min(max(place, isOuter.first ? 0 : 1), isOuter.last ? shown - 1 : shown - 2)
    }

    /// The dots that are shown.
    var all: [Dot] {
        (0..<shown).map { place in
            let page = firstPage + place
            return Dot(page: page, middle: first + Double(place) * Self.spacing, size: size(of: page, at: place))
        }
    }

    /// What a finger that scrubs goes along: the pages, evenly along what is shown.
    var track: PageTracker.Dots {
        let isWhole = shown == count || shown < 2
        let spacing = isWhole ? Self.spacing : Double(shown - 1) * Self.spacing / Double(count - 1)
        return PageTracker.Dots(count: count, first: first, spacing: spacing)
    }

    private func size(of page: Int, at place: Int) -> Size {
        if page == current { return Size(width: Self.currentDotWidth, height: Self.dotSize) }
        var scale = 1.0
        if firstPage > 0, place < Self.outerScales.count { scale = Self.outerScales[place] }
        let behind = shown - 1 - place
        if firstPage + shown < count, behind < Self.outerScales.count { scale = min(scale, Self.outerScales[behind]) }
        return Size(width: Self.dotSize * scale, height: Self.dotSize * scale)
    }
}
