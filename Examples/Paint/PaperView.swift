import Tactus

/// The paper: lines that grow under fingers and pens.
///
/// The ink is painted once, into a picture, as the fingers draw it; the view shows the picture. A line that is taken
/// back makes it paint the others again.
final class PaperView: View {
    /// The colour of the next line.
    var color = Color(hex: 0x22577A)
    /// Called when something is drawn for the first time.
    var onFirstLine: (() -> Void)?

    /// All lines, in the order in which they were begun.
    private(set) var lines: [Line] = []
    /// Which line grows under which touch.
    private var growing: [Touch: Line.ID] = [:]
    private var lineCount = 0
    private var ink: Ink?

    override init(frame: Rect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    convenience init() { self.init(frame: .zero) }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches.sorted(by: { $0.number < $1.number }) {
            lineCount += 1
            growing[touch] = lineCount
            lines.append(Line(id: lineCount, color: color))
            extend(with: touch, of: event)
            if lineCount == 1 { onFirstLine?() }
        }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { extend(with: touch, of: event) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches {
            extend(with: touch, of: event)
            guard let id = growing.removeValue(forKey: touch), let line = lines.last(where: { $0.id == id }) else {
                continue
            }
            undoManager?.registerUndo(withTarget: self) { $0.takeBack(line) }
        }
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        // The finger meant something else: it tapped, or asked for a colour.
        let ids = touches.compactMap { growing.removeValue(forKey: $0) }
        let meant = lines.filter { ids.contains($0.id) }
        lines.removeAll { ids.contains($0.id) }
        repaint(where: meant)
    }

    /// Draws on to where a touch is now, through every place where it was seen since the last event.
    private func extend(with touch: Touch, of event: Event?) {
        guard let id = growing[touch], let index = lines.lastIndex(where: { $0.id == id }) else { return }
        for seen in event?.coalescedTouches(for: touch) ?? [touch] {
            for piece in lines[index].add(Line.Sample(seen, in: self)) {
                ink?.paint(piece, lines[index].color)
                setNeedsDisplay(piece.bounds)
            }
        }
    }

    // MARK: Undo

    private func takeBack(_ line: Line) {
        lines.removeAll { $0.id == line.id }
        undoManager?.registerUndo(withTarget: self) { $0.bringBack(line) }
        repaint(where: [line])
    }

    private func bringBack(_ line: Line) {
        lines.insert(line, at: lines.firstIndex { $0.id > line.id } ?? lines.count)
        undoManager?.registerUndo(withTarget: self) { $0.takeBack(line) }
        repaint(where: [line])
    }

    // MARK: Ink

    override func draw(_ rect: Rect, in canvas: Canvas) {
        if ink?.fits(bounds.size, scale: canvas.scale) != true { makeInk(scale: canvas.scale) }
        ink?.draw(on: canvas)
    }

    private func makeInk(scale: Double) {
        ink = Ink(size: bounds.size, scale: scale)
        for line in lines { ink?.paint(line) }
    }

    /// Paints the ink anew after lines have come or gone.
    private func repaint(where changed: [Line]) {
        ink?.clear()
        for line in lines { ink?.paint(line) }
        for line in changed { setNeedsDisplay(line.bounds) }
    }
}
