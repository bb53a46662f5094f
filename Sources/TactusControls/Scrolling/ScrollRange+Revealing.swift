import TactusGeometry
import TactusUI

nonisolated extension ScrollRange {
    /// The offset, nearest to another one, at which a part of the content shows.
    ///
    /// - Parameters:
    ///   - offset: Where the content is.
    ///   - part: The part, in the space of the content.
    ///   - viewport: The size of the scroll view.
    ///   - inset: The room around the content, in which nothing need show.
    /// - Returns: The offset, within the range.
    func offset(from offset: Point, showing part: Rect, in viewport: Size, inset: Insets) -> Point {
        let shown = Rect(origin: offset, size: viewport).inset(by: inset)
        let translation = Vector(
            dx: Self.translation(from: shown.minX, shown.maxX, to: part.minX, part.maxX),
            dy: Self.translation(from: shown.minY, shown.maxY, to: part.minY, part.maxY))
        return translation == .zero ? offset : limit(offset + translation)
    }

    /// How far a stretch has to go until it covers another one, or is inside it.
    private static func translation(from low: Double, _ high: Double, to partLow: Double, _ partHigh: Double) -> Double
    {
        let (toLow, toHigh) = (partLow - low, partHigh - high)
        if toLow < 0, toHigh < 0 { return max(toLow, toHigh) }
        if toLow > 0, toHigh > 0 { return min(toLow, toHigh) }
        return 0
    }
}
