import TactusGeometry
import TactusGraphics

/// The ring around what has the focus: in the tint outside, and in the colour of the ground inside, so that it is seen
/// also on the tint.
package enum FocusRing {
    private static let outerWidth = 2.0
    private static let innerWidth = 1.5

    /// Draws a ring just inside `box`.
    package static func draw(in box: Rect, cornerRadius: Double, on canvas: Canvas) {
        stroke(box, outerWidth, inset: outerWidth / 2, cornerRadius, .tintColor, canvas)
        stroke(box, innerWidth, inset: outerWidth + innerWidth / 2, cornerRadius, .systemBackground, canvas)
    }

    private static func stroke(
        _ box: Rect, _ width: Double, inset: Double, _ radius: Double, _ color: Color, _ canvas: Canvas
    ) {
        let line = box.insetBy(dx: inset, dy: inset)
        guard !line.isEmpty else { return }
        canvas.stroke(Path(roundedRect: line, cornerRadius: max(radius - inset, 0)), with: color, width: width)
    }
}
