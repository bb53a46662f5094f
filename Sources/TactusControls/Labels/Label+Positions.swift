public import TactusGeometry
import TactusUI

extension Label {
    /// The character of ``styledText``'s string that is drawn at a point, as a whole: to find the word or the
    /// link under a finger.
    ///
    /// Costs a look into the cache of layouts.
    ///
    /// - Parameter point: A point in the view's coordinate space.
    /// - Returns: The character; `nil` beside the text, and on an ellipsis.
    public final func character(at point: Point) -> Range<String.Index>? {
        let (layout, origin) = placedLayout
        return layout.character(at: Point(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// Where a part of the text is drawn: to show which part is meant, or to put something over it.
    ///
    /// - Parameter range: A part of ``styledText``'s string.
    /// - Returns: Rectangles in the view's coordinate space, at least one for each line that has something of it; none
    ///   for what is left out.
    public final func rects(for range: Range<String.Index>) -> [Rect] {
        let (layout, origin) = placedLayout
        return layout.selectionRects(for: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
}
