import TactusEditing
import TactusGeometry
import TactusGraphics

extension TextContentLayout {
    /// Draws the lines, and what is selected behind them.
    ///
    /// - Parameters:
    ///   - rect: What is needed, in the space of the layout.
    ///   - selection: What is selected.
    ///   - colors: The colours of the text, and of what lies behind selected text.
    ///   - canvas: A canvas in the space of the layout.
    func draw(
        _ rect: Rect, selecting selection: Range<Int>, _ colors: (text: Color, selection: Color), in canvas: Canvas
    ) {
        forEachFragment(from: rect.minY, to: rect.maxY) { fragment, top in
            let origin = Point(x: 0, y: top)
            if selection.overlaps(fragment.whole) {
                let selected = fragment.indices(of: selection.clamped(to: fragment.content))
                canvas.drawSelection(selected, of: fragment.layout, at: origin, color: colors.selection)
                if let room = selectedRoom(behind: fragment, top: top, in: selection) {
                    canvas.fill(room, with: colors.selection)
                }
            }
            canvas.draw(fragment.layout, at: origin, color: colors.text)
        }
    }

    /// Draws the marks of what was found, of the lines that are needed.
    func draw(_ rect: Rect, marking found: FoundText, in canvas: Canvas) {
        forEachFragment(from: rect.minY, to: rect.maxY) { fragment, top in
            for range in found.ranges.overlapping(fragment.content) {
                let color = range == found.highlighted ? FoundText.highlightColor : FoundText.color
                let part = fragment.indices(of: range.clamped(to: fragment.content))
                canvas.drawSelection(part, of: fragment.layout, at: Point(x: 0, y: top), color: color)
            }
        }
    }
}
