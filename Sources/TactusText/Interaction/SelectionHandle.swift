import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// A handle at an end of what is selected: a line with a knob, in an area of 44 points that takes the finger.
///
/// The area of the one at the beginning lies above the middle of its line, that of the other below it: so both can be
/// taken hold of where a single letter is selected.
final class SelectionHandle: View {
    /// The end that it stands at.
    enum End: Hashable {
        case start, end
    }

    /// How wide and high the area is that takes a finger.
    static let target = 44.0
    private static let knob = 12.0

    let end: End
    /// Until when it lets touches through: they may be further taps in a row.
    var sleepsUntil = Instant.zero
    /// Where the caret would stand, in points of this view.
    private var line = Rect.zero

    init(_ end: End) {
        self.end = end
        super.init(frame: .zero)
        name = end == .start ? "start handle" : "end handle"
        cursor = .default
    }

    /// Moves it to an end of the selection.
    ///
    /// - Parameter caret: The caret there, in the space of the superview.
    func move(to caret: Rect) {
        let middle = caret.midY.rounded()
        let x = caret.midX.rounded() - Self.target / 2
        let reach = max((caret.height / 2).rounded(.up), 1)
        let box =
            end == .start
            ? Rect(x: x, y: middle - Self.target, width: Self.target, height: Self.target + reach)
            : Rect(x: x, y: middle - reach, width: Self.target, height: Self.target + reach)
        let newLine = Rect(
            x: Self.target / 2 - 1, y: caret.minY.rounded() - box.minY, width: 2,
            height: caret.maxY.rounded() - caret.minY.rounded())
        if newLine != line {
            line = newLine
            setNeedsDisplay()
        }
        View.performWithoutAnimation { frame = box }
        superview?.bringSubviewToFront(self)
    }

    override func point(inside point: Point, with event: Event?) -> Bool {
        let middle = line.midY
        if let event, event.timestamp < sleepsUntil { return false }
        return bounds.contains(point) && (end == .start ? point.y <= middle : point.y >= middle)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(line, with: .tintColor.signShade)
        let y = end == .start ? line.minY - 2 : line.maxY + 2
        let knob = Rect(
            x: line.midX - Self.knob / 2, y: y - Self.knob / 2, width: Self.knob, height: Self.knob)
        canvas.fill(Path(ovalIn: knob), with: .tintColor.signShade)
    }
}
