import TactusEditing
public import TactusGeometry
public import TactusGraphics
import TactusControls
import TactusUI

// Where the characters are, in points of the view that shows the lines.
extension TextView {
    /// Returns the rectangle of the caret at a position.
    public final func caretRect(at place: CaretPosition) -> Rect { editor.layout.caretRect(at: place) }

    /// Returns what is marked of a selected part, as far as it shows.
    public final func selectionRects(for range: Range<Int>) -> [Rect] {
        let shown = shownText
        return editor.layout.selectionRects(for: range, from: shown.minY, to: shown.maxY)
    }

    /// Returns the position that is nearest to a point.
    public final func closestPosition(to point: Point) -> CaretPosition { editor.layout.closestPosition(to: point) }

    /// Returns where a motion leads.
    public final func position(_ motion: TextMotion, from place: CaretPosition, x: Double?) -> CaretPosition {
        editor.layout.position(motion, from: place, x: x)
    }

    /// Returns the word at an offset, or what is between two words.
    public final func wordRange(at offset: Int) -> Range<Int> { editor.layout.wordRange(at: offset) }

    /// Returns which way the text is read.
    public final func baseWritingDirection(at offset: Int) -> TextDirection {
        editor.layout.fragment(at: offset).layout.lines.first?.direction ?? .leftToRight
    }

    /// Scrolls until a part of the text is seen.
    public final func scrollRectToVisible(_ rect: Rect) { scrollText(toShow: rect) }
}
