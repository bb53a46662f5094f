import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// Shows larger what a finger covers: the text around the caret, above the finger.
final class LoupeView: View {
    private static let size = Size(width: 132, height: 64)
    private static let scale = 1.4
    /// How far above the finger it is.
    private static let distance = 24.0

    private weak var source: View?
    private var caret = Rect.zero

    init(of source: View) {
        self.source = source
        super.init(frame: Rect(origin: .zero, size: Self.size))
        name = "loupe"
        isUserInteractionEnabled = false
        cornerRadius = Self.size.height / 2
        clipsToBounds = true
        borderWidth = 1
        borderColor = .separator
        backgroundColor = .systemBackground
    }

    /// Shows the text around a caret.
    ///
    /// - Parameters:
    ///   - caret: The caret, in points of the source.
    ///   - point: Where the finger is, in points of the window.
    func magnify(_ caret: Rect, below point: Point) {
        self.caret = caret
        guard let window, let source else { return }
        let line = source.convert(caret, to: nil)
        let bounds = window.bounds
        var box = Rect(
            x: point.x - Self.size.width / 2, y: line.minY - Self.distance - Self.size.height, width: Self.size.width,
            height: Self.size.height)
        box.origin.x = min(max(box.minX, bounds.minX + 4), max(bounds.maxX - Self.size.width - 4, bounds.minX))
        // Where there is no room above the line it shows below.
        if box.minY < bounds.minY { box.origin.y = line.maxY + 2 * Self.distance }
        box.origin = Point(x: box.minX.rounded(), y: box.minY.rounded())
        View.performWithoutAnimation { frame = box }
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.withSavedState {
            canvas.translateBy(x: bounds.midX, y: bounds.midY)
            canvas.scaleBy(x: Self.scale, y: Self.scale)
            canvas.translateBy(x: -caret.midX, y: -caret.midY)
            let shown = Rect(
                x: caret.midX - bounds.width / Self.scale / 2, y: caret.midY - bounds.height / Self.scale / 2,
                width: bounds.width / Self.scale, height: bounds.height / Self.scale)
            source?.draw(shown, in: canvas)
            let line = Rect(
                x: caret.midX - CaretView.width / 2, y: caret.minY, width: CaretView.width, height: caret.height)
            canvas.fill(line, with: .tintColor.signShade)
        }
    }
}
