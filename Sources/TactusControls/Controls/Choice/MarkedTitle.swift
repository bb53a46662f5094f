import TactusGeometry
import TactusGraphics
import TactusUI

/// A mark with a text beside it, which is broken into lines where it must be: what a check box and an
/// option have in common.
struct MarkedTitle {
    let text: String
    let font: Font
    /// Whose direction, language and size of text hold.
    let control: Control

    /// Between the sides and what is shown: the ring of the focus has room there, and constraints leave
    /// it out of account.
    static let inset = 6.0
    /// Between the mark and the text.
    static let spacing = 10.0

    /// How large the mark is, in points: it grows with the text.
    var markSize: Double { control.scaledValue(control.theme.controls.markSize, for: font).rounded() }

    /// The size of mark and text with room around them, in whole device pixels, and at least 44 points in both
    /// directions.
    ///
    /// - Parameter width: The room that there is, in points; `nil` for any.
    /// - Returns: The size, in points.
    func size(width: Double?) -> Size {
        let least = control.theme.controls.height
        guard !text.isEmpty else { return Size(width: least, height: least) }
        let text = layout(width: width).size
        let height = max(text.height, markSize) + 2 * control.theme.spacing.small
        return control.roundedUpToPixels(
            Size(width: max(text.width + besideText, least), height: max(height, least)))
    }

    /// How far below the upper edge of a box the lines stand.
    func baselines(in size: Size) -> Baselines? {
        guard !text.isEmpty else { return nil }
        let layout = layout(width: size.width)
        let top = (size.height - layout.size.height) / 2
        return Baselines(first: top + layout.firstBaseline, last: top + layout.lastBaseline)
    }

    /// Where the mark is in a box, as if one read from the left: beside the first line.
    func mark(in box: Rect) -> Rect {
        let side = markSize
        guard !text.isEmpty else {
            return Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
        }
        let layout = layout(width: box.width)
        let line = layout.size.height / Double(layout.lineCount)
        let middle = box.midY - layout.size.height / 2 + line / 2
        return Rect(x: box.minX + Self.inset, y: (middle - side / 2).rounded(), width: side, height: side)
    }

    /// Draws the text.
    func draw(in box: Rect, on canvas: Canvas) {
        guard !text.isEmpty else { return }
        let layout = layout(width: box.width)
        let room = Rect(
            x: box.minX + markSize + Self.inset + Self.spacing, y: box.midY - layout.size.height / 2,
            width: max(box.width - besideText, 0), height: layout.size.height)
        canvas.draw(layout, at: control.placed(room).origin, color: .label)
    }

    /// How far the text begins from the edge, in points.
    var textInset: Double { markSize + Self.inset + Self.spacing }

    private var besideText: Double { markSize + 2 * Self.inset + Self.spacing }

    private func layout(width: Double?) -> TextLayout {
        let room = width.flatMap { $0.isFinite ? max($0 - besideText, 1) : nil }
        // The text keeps to its mark, also one that is read the other way.
        let options = TextOptions(
            font: font, alignment: control.isMirrored ? .right : .left, lineBreakMode: .wordWrapping,
            maximumWidth: room)
        return control.textLayout(for: StyledText(text), options)
    }
}
