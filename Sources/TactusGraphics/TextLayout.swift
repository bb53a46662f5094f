import CPango
public import TactusGeometry

/// Text that was broken into lines and set, ready to be measured and drawn any number of times.
///
/// A ``Typesetter`` makes layouts. A layout has a box: its upper left corner is where the layout is drawn, it is as wide
/// as the maximum width that was asked for (or as the widest line, without one), and as high as the lines. Measures are
/// in points and do not depend on the scale of the display: nothing is rounded to pixels.
///
/// ```swift
/// let title = typesetter.layout("Inbox", font: .systemFont(ofSize: 17, weight: .bold))
/// canvas.draw(title, at: Point(x: 12, y: 8), color: .black)
/// ```
///
/// A layout belongs to its typesetter's thread and never changes.
public final class TextLayout {
    /// Where the lines lie in the box: as wide as the widest line, as high as all of them.
    ///
    /// Empty text has a line's height and no width.
    public let bounds: Rect

    /// Where ink may fall: what has to be repainted when the text changes.
    ///
    /// Can reach out of ``bounds``.
    public let inkBounds: Rect

    /// How many lines there are; one for empty text.
    public let lineCount: Int

    /// Whether text was left out because lines were limited; an ellipsis stands for it.
    public let isTruncated: Bool

    /// The distance from the top of the box to the line that the first line's letters stand on.
    public let firstBaseline: Double

    /// The distance from the top of the box to the line that the last line's letters stand on.
    public let lastBaseline: Double

    /// Pango's object.
    let pangoLayout: OpaquePointer

    /// The width of the widest line and the height of all.
    public var size: Size { bounds.size }

    /// Takes over a finished layout.
    init(owning pangoLayout: OpaquePointer, isTruncated: Bool) {
        self.pangoLayout = pangoLayout
        self.isTruncated = isTruncated
        var ink = PangoRectangle()
        var logical = PangoRectangle()
        pango_layout_get_extents(pangoLayout, &ink, &logical)
        bounds = Rect(logical)
        inkBounds = Rect(ink)
        lineCount = Int(pango_layout_get_line_count(pangoLayout))
        firstBaseline = points(pango_layout_get_baseline(pangoLayout))
        lastBaseline = TextLayout.lastBaseline(of: pangoLayout)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pangoLayout)) }

    private static func lastBaseline(of layout: OpaquePointer) -> Double {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        while pango_layout_iter_next_line(iterator) != 0 {}
        return points(pango_layout_iter_get_baseline(iterator))
    }
}

/// A length of Pango's, in points.
func points(_ pangoUnits: Int32) -> Double { Double(pangoUnits) / Double(PANGO_SCALE) }

extension Rect {
    /// Creates the rectangle from one of Pango's.
    init(_ rectangle: PangoRectangle) {
        self.init(
            x: points(rectangle.x), y: points(rectangle.y), width: points(rectangle.width),
            height: points(rectangle.height))
    }
}
