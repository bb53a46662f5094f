public import TactusGeometry
public import TactusGraphics

/// Draws the ring around what has the focus: in the tint outside, and in the colour of the background inside, so that
/// it is seen also on the tint.
///
/// ```swift
/// override func draw(_ rect: Rect, in canvas: Canvas) {
///     drawFace(in: canvas)
///     if isFocused { FocusRing.draw(in: face, cornerRadius: face.width / 2, on: canvas) }
/// }
/// ```
///
/// A view that asks ``View/isFocused`` while it draws is redrawn when the answer changes.
public enum FocusRing {
    private static let outerWidth = 2.0
    private static let innerWidth = 1.5

    /// Draws a ring just inside a box; nothing in a box that is less than 7 points wide or high.
    ///
    /// - Parameters:
    ///   - box: The box, in the canvas's coordinate space, in points.
    ///   - cornerRadius: The radius of its corners, in points: half of its side makes it round.
    ///   - canvas: The canvas that the view draws on.
    public static func draw(in box: Rect, cornerRadius: Double, on canvas: Canvas) {
        stroke(box, outerWidth, inset: outerWidth / 2, cornerRadius, .tintColor.signShade, canvas)
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
