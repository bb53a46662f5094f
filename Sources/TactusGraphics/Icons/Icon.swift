public import TactusGeometry

/// A small sign that says without words what something does: drawn as lines, in any size and colour.
///
/// ```swift
/// canvas.draw(.check, in: Rect(x: 0, y: 0, width: 24, height: 24), color: .black)
/// ```
///
/// Icons are drawn on a field of 24×24 points, with lines that are 2 points wide and have round ends; a larger or
/// smaller one scales them along. With a ``Weight`` their lines match text of that weight and size. An icon of one's
/// own is best written as a drawing program does, see ``Path/init(svgPath:)``.
public struct Icon: Hashable, Sendable {
    /// The lines, on the field.
    public var outline: Path
    /// The filled area, in the icon's own field.
    public var area: Path
    /// Whether it points along the line, and is mirrored where one reads from the right.
    ///
    /// `IconView` and `Button` go by it; ``chevronBackward`` is one, ``chevronLeft``, which means the left everywhere,
    /// is not.
    public var flipsForRightToLeftLayoutDirection: Bool

    /// The field that icons are drawn on.
    public static let field = Rect(x: 0, y: 0, width: 24, height: 24)

    /// How wide the lines are on the field, in points.
    public static let lineWidth = 2.0

    /// Creates an icon.
    ///
    /// - Parameters:
    ///   - outline: The lines, on a field of 24×24 points.
    ///   - area: What is filled.
    ///   - flipsForRightToLeftLayoutDirection: Whether it is mirrored where one reads from the right.
    public init(outline: Path, area: Path = Path(), flipsForRightToLeftLayoutDirection: Bool = false) {
        self.outline = outline
        self.area = area
        self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    }

    /// The same icon in a mirror: what pointed to the left points to the right.
    public var mirrored: Icon {
        let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: Icon.field.width, ty: 0)
        return Icon(
            outline: outline.applying(mirror), area: area.applying(mirror),
            flipsForRightToLeftLayoutDirection: flipsForRightToLeftLayoutDirection)
    }

    /// How heavy an icon's lines are, beside text.
    public enum Weight: Hashable, Sendable, CaseIterable {
        /// Beside light text, and large titles.
        case light
        /// Beside ordinary text.
        case regular
        /// Beside bold text.
        case bold

        /// How wide the lines are on the field of 24×24 points.
        ///
        /// Small icons have somewhat heavier lines than large ones, as small letters have: so both look alike beside
        /// each other.
        ///
        /// - Parameter side: The length of the icon's side as it is drawn, in points.
        /// - Returns: The width; 2 for ``regular`` at 16…28 points.
        public func lineWidth(side: Double) -> Double {
            let width =
                switch self {
                case .light: 1.5
                case .regular: Icon.lineWidth
                case .bold: 2.6
                }
            guard side.isFinite else { return width }
            if side < 16 { return width * (1 + 0.0625 * min(16 - side, 4) / 2) }
            return width * (1 - 0.2 * min(max(side - 28, 0) / 36, 1))
        }
    }
}

extension Canvas {
    /// Draws an icon, as large as fits into `rect` and in its middle.
    ///
    /// - Parameters:
    ///   - icon: The icon.
    ///   - rect: Where there is room for it.
    ///   - color: The colour of its lines.
    ///   - lineWidth: How wide the lines are on the icon's field of 24×24 points.
    public func draw(_ icon: Icon, in rect: Rect, color: Color, lineWidth: Double = Icon.lineWidth) {
        let side = min(rect.width, rect.height)
        guard side > 0, side < .infinity, !rect.isNull else { return }
        let color = resolve(color, for: .sign)
        guard color.alpha == 1 || icon.area.isEmpty || icon.outline.isEmpty else {
            // Lines that lie half on the area would be seen on it.
            guard color.alpha > 0 else { return }
            return withGroup(alpha: color.alpha) {
                draw(icon, in: rect, color: color.withAlphaComponent(1), lineWidth: lineWidth)
            }
        }
        withSavedState {
            translateBy(x: rect.midX - side / 2, y: rect.midY - side / 2)
            scaleBy(x: side / Icon.field.width, y: side / Icon.field.height)
            fill(icon.area, with: color)
            stroke(
                icon.outline, with: color,
                style: StrokeStyle(width: lineWidth, cap: .round, join: .round))
        }
    }

    /// Draws an icon with lines that match text of a weight, as large as fits into `rect` and in its middle.
    ///
    /// - Parameters:
    ///   - icon: The icon.
    ///   - rect: Where there is room for it.
    ///   - color: The colour of its lines.
    ///   - weight: How heavy its lines are.
    public func draw(_ icon: Icon, in rect: Rect, color: Color, weight: Icon.Weight) {
        draw(icon, in: rect, color: color, lineWidth: weight.lineWidth(side: min(rect.width, rect.height)))
    }
}
