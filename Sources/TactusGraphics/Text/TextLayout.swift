import CPango
public import TactusGeometry

/// Text that was broken into lines and set, ready to be measured and drawn any number of times.
///
/// A ``Typesetter`` makes layouts. A layout has a box: its upper left corner is where the layout is drawn, it is as
/// wide as the maximum width that was asked for (or as the widest line, without one), and as high as the lines.
/// Measures are in points and do not depend on the scale of the display: nothing is rounded to pixels.
///
/// ```swift
/// let title = typesetter.layout("Inbox", font: .systemFont(ofSize: 17, weight: .bold))
/// canvas.draw(title, at: Point(x: 12, y: 8), color: .black)
/// ```
///
/// A layout knows as well where its characters are: ``position(closestTo:)`` tells where a finger points,
/// ``caret(at:)`` and ``selectionRects(for:)`` what to draw there, and ``position(_:from:x:)`` where a key leads to.
///
/// A layout belongs to its typesetter's thread and never changes.
public final class TextLayout {
    /// The rectangle of the lines in the box, with their heads and tails: as wide as the widest line,
    /// as high as all of them.
    ///
    /// Empty text has a line's height and no width.
    public let bounds: Rect

    /// The lines from top to bottom.
    let broken: BrokenText

    /// The left end of each line's letters.
    let lefts: [Double]

    /// How wide the box is.
    let boxWidth: Double

    /// Places the lines of a text in a box.
    ///
    /// - Parameters:
    ///   - broken: The lines.
    ///   - options: Normalized options; alignment and width count.
    init(_ broken: BrokenText, _ options: TextOptions) {
        self.broken = broken
        let boxWidth = options.maximumWidth ?? broken.width
        var left = Double.infinity
        var right = -Double.infinity
        lefts = broken.lines.map { line in
            let piece = broken.pieces[line.piece]
            let before = piece.direction == .leftToRight ? line.head : line.tail
            let room = boxWidth - line.extent
            // A line that is too wide begins at its head.
            let alignment = room < 0 ? .natural : piece.style.alignment ?? options.alignment
            let x = room * alignment.shareBefore(in: piece.direction)
            left = min(left, x)
            right = max(right, x + line.extent)
            return x + before
        }
        self.boxWidth = boxWidth
        bounds = Rect(x: left, y: 0, width: right - left, height: broken.height)
    }

    /// The text that was laid out.
    public var text: StyledText { broken.text }

    /// How many lines there are; one for empty text.
    public var lineCount: Int { broken.lines.count }

    /// Whether text was left out because lines were limited, or were too wide for one line.
    public var isTruncated: Bool { broken.isTruncated }

    /// The distance from the top of the box to the line that the first line's letters stand on.
    public var firstBaseline: Double { broken.lines.first?.position.baseline ?? 0 }

    /// The distance from the top of the box to the line that the last line's letters stand on.
    public var lastBaseline: Double { broken.lines.last?.position.baseline ?? 0 }

    /// The width of the widest line and the height of all.
    public var size: Size { bounds.size }

    /// By how much text was made smaller to fit, of the sizes that its fonts have: 1 for not at all.
    public var scale: Double { broken.options.scale }

    /// The rectangle outside of which no ink of letters, lines and backgrounds falls.
    ///
    /// Can reach out of ``bounds``. Found when it is first asked for, in a time that grows with the text.
    public private(set) lazy var inkBounds: Rect = {
        var result = Rect.null
        for (line, left) in zip(broken.lines, lefts) {
            var ink = PangoRectangle()
            pango_layout_line_get_extents(line.pangoLine, &ink, nil)
            guard ink.width > 0, ink.height > 0 else { continue }
            result = result.union(Rect(ink).offsetBy(dx: left, dy: line.position.baseline))
        }
        for mark in marks { result = result.union(mark.frame(in: self)) }
        return result.isNull ? Rect(x: bounds.minX, y: 0, width: 0, height: 0) : result
    }()

    /// The rectangle of the ink of letters that stand on no line's baseline, as accents and vowels above and below
    /// others do; empty where there are none, as in most text.
    ///
    /// A baseline is drawn between two rows of pixels, and such a letter goes to the nearest row by itself: up to half
    /// a pixel further up or down. Found when it is first asked for, in a time that grows with the text.
    public private(set) lazy var raisedInkBounds: Rect = {
        var result = Rect.null
        for (line, left) in zip(broken.lines, lefts) {
            result = result.union(line.raisedInk.offsetBy(dx: left, dy: line.position.baseline))
        }
        return result.isNull ? Rect(x: bounds.minX, y: 0, width: 0, height: 0) : result
    }()

    /// The rectangle outside of which nothing is painted, shadows included: what has to be repainted when the text
    /// changes.
    public var paintedBounds: Rect {
        let ink = inkBounds
        return broken.shadows.reduce(ink) { $0.union($1.extent(of: ink)) }
    }

    /// Backgrounds, and lines below and through text.
    private(set) lazy var marks = TextMark.marks(of: self)

    /// How many lines lie above a height, entirely.
    ///
    /// - Parameter height: The height in points from the top of the box.
    /// - Returns: How many lines have room there.
    public func lineCount(fittingHeight height: Double) -> Int {
        broken.lines.prefix { $0.position.top + $0.position.height <= height + 0.01 }.count
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
