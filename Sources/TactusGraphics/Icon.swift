public import TactusGeometry

/// A small sign that says without words what something does: drawn as lines, in any size and colour.
///
/// ```swift
/// canvas.draw(.check, in: Rect(x: 0, y: 0, width: 24, height: 24), color: .black)
/// ```
///
/// Icons are drawn on a field of 24×24 points, with lines that are 2 points wide and have round ends; a larger or
/// smaller one scales them along.
public struct Icon: Hashable, Sendable {
    /// The lines, on the field.
    public var outline: Path
    /// The filled area, in the icon's own field.
    public var area: Path

    /// The field that icons are drawn on.
    public static let field = Rect(x: 0, y: 0, width: 24, height: 24)

    /// How wide the lines are on the field, in points.
    public static let lineWidth = 2.0

    /// Creates an icon.
    ///
    /// - Parameters:
    ///   - outline: The lines, on a field of 24×24 points.
    ///   - area: What is filled.
    public init(outline: Path, area: Path = Path()) {
        self.outline = outline
        self.area = area
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
        withSavedState {
            translateBy(x: rect.midX - side / 2, y: rect.midY - side / 2)
            scaleBy(x: side / Icon.field.width, y: side / Icon.field.height)
            fill(icon.area, with: color)
            stroke(
                icon.outline, with: color,
                style: StrokeStyle(width: lineWidth, cap: .round, join: .round))
        }
    }
}
