import Tactus

/// Rectangles side by side, each of which follows the finger that holds it.
final class RectanglesPage: View {
    init(count: Int) {
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        let columns = Int((Double(count) * 4 / 3).squareRoot().rounded(.up))
        let rows = (count + columns - 1) / columns
        let cell = Size(width: 800 / Double(columns), height: 600 / Double(rows))
        let side = min(cell.width, cell.height).rounded(.down) - 2
        for index in 0..<count {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let x = (Double(column) * cell.width).rounded(.down) + 1
            let y = (Double(row) * cell.height).rounded(.down) + 1
            addSubview(Tile(number: index, frame: Rect(x: x, y: y, width: side, height: side)))
        }
    }
}

/// A rectangle: above the others and magenta while it is held.
final class Tile: View {
    private let color: Color
    private var grip = Vector.zero

    init(number: Int, frame: Rect) {
        let (red, green, blue) = (40 + number * 37 % 180, 40 + number * 91 % 180, 40 + number * 53 % 180)
        color = Color(hex: UInt32(red << 16 | green << 8 | blue))
        super.init(frame: frame)
        backgroundColor = color
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first else { return }
        grip = touch.location(in: superview) - frame.origin
        superview?.bringSubviewToFront(self)
        backgroundColor = Color(hex: 0xFF00FF)
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first else { return }
        frame.origin = touch.location(in: superview) - grip
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { backgroundColor = color }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { backgroundColor = color }
}
