import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// Cells of colours, one of which is chosen: by a finger that slides over them, and by arrows.
final class ColorGrid: View {
    /// Called when the user has chosen a colour, and whether the finger is still down.
    var onSelect: (Color, Bool) -> Void = { _, _ in }

    /// The colour that is chosen. Its cell is marked where one has just this colour.
    var selected = Color.black {
        didSet {
            guard selected != oldValue else { return }
            setNeedsDisplay()
        }
    }

    private var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "colours"
        clipsToBounds = true
    }

    private func box(row: Int, column: Int) -> Rect {
        let column = isMirrored ? ColorShades.columns - 1 - column : column
        func edge(_ index: Int, of count: Int, _ length: Double) -> Double {
            (Double(index) * length / Double(count)).rounded()
        }
        let (left, right) = (
            edge(column, of: ColorShades.columns, bounds.width), edge(column + 1, of: ColorShades.columns, bounds.width)
        )
        let (top, bottom) = (
            edge(row, of: ColorShades.rows, bounds.height), edge(row + 1, of: ColorShades.rows, bounds.height)
        )
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    override func layoutSubviews() {
        cornerRadius = theme.radii.medium
        cornerCurve = theme.radii.curve
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for row in 0..<ColorShades.rows {
            for column in 0..<ColorShades.columns {
                let box = box(row: row, column: column)
                if box.intersects(rect) { canvas.fill(box, with: ColorShades.color(row: row, column: column)) }
            }
        }
        let cell = ColorShades.cell(nearest: selected)
        let color = ColorShades.color(row: cell.row, column: cell.column)
        guard ColorShades.name(of: color) == ColorShades.name(of: selected.withAlphaComponent(1)) else { return }
        let mark = box(row: cell.row, column: cell.column).insetBy(dx: 1.5, dy: 1.5)
        canvas.stroke(
            Path(roundedRect: mark, cornerRadius: 3), with: color.contrastingTextColor, style: StrokeStyle(width: 3))
        if isFocused { FocusRing.draw(in: mark, cornerRadius: 3, on: canvas) }
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        setNeedsDisplay()
    }

    // MARK: Fingers and keys

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { choose(at: touches, isDown: true) }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { choose(at: touches, isDown: true) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { choose(at: touches, isDown: false) }

    private func choose(at touches: Set<Touch>, isDown: Bool) {
        guard let touch = touches.first, bounds.width > 0, bounds.height > 0 else { return }
        let point = touch.location(in: self)
        let place = min(max(point.x / bounds.width, 0), 1) * Double(ColorShades.columns)
        let column = min(Int(place), ColorShades.columns - 1)
        let row = min(Int(min(max(point.y / bounds.height, 0), 1) * Double(ColorShades.rows)), ColorShades.rows - 1)
        choose(row: row, column: isMirrored ? ColorShades.columns - 1 - column : column, isDown: isDown)
    }

    private func choose(row: Int, column: Int, isDown: Bool) {
        let row = min(max(row, 0), ColorShades.rows - 1)
        let column = min(max(column, 0), ColorShades.columns - 1)
        let color = ColorShades.color(row: row, column: column).withAlphaComponent(selected.alpha)
        if color != selected || !isDown {
            selected = color
            onSelect(color, isDown)
        }
    }

    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]) else { return .unused }
        let cell = ColorShades.cell(nearest: selected)
        let forth = isMirrored ? -1 : 1
        switch key.usage {
        case .keyboardLeftArrow: choose(row: cell.row, column: cell.column - forth, isDown: false)
        case .keyboardRightArrow: choose(row: cell.row, column: cell.column + forth, isDown: false)
        case .keyboardUpArrow: choose(row: cell.row - 1, column: cell.column, isDown: false)
        case .keyboardDownArrow: choose(row: cell.row + 1, column: cell.column, isDown: false)
        case .keyboardHome: choose(row: cell.row, column: 0, isDown: false)
        case .keyboardEnd: choose(row: cell.row, column: ColorShades.columns - 1, isDown: false)
        default: return .unused
        }
        window?.showsFocus = true
        setNeedsDisplay()
        return .usedRepeatedly
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.slider, label: "Colour", value: ColorShades.name(of: selected), isElement: true)
    }

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    private func step(_ step: Int) {
        let cell = ColorShades.cell(nearest: selected)
        let count = ColorShades.rows * ColorShades.columns
        let index = (cell.row * ColorShades.columns + cell.column + step + count) % count
        choose(row: index / ColorShades.columns, column: index % ColorShades.columns, isDown: false)
    }
}
