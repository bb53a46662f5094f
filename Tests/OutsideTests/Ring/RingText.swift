import Glibc
import Tactus

/// A text that runs along a circle, from the top on, one letter every so many degrees. It is edited as any other.
final class RingText: View, TextInput {
    private static let letterAngle = Double.pi / 18
    private static let font = Font.systemFont(ofSize: 17)

    private var content = EditableText()
    private(set) lazy var interaction = TextInteraction(for: self)

    var text: String {
        get { content.text.string }
        set {
            content = EditableText(TextBuffer(newValue))
            changed()
        }
    }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addInteraction(interaction)
    }

    // MARK: The circle

    private var middle: Point { Point(x: bounds.midX, y: bounds.midY) }
    private var radius: Double { min(bounds.width, bounds.height) / 2 - 24 }

    /// The offsets between characters.
    private var boundaries: [Int] {
        var offset = 0
        return [0]
            + content.text.string.map { character in
                offset += character.utf8.count
                return offset
            }
    }

    private func point(at number: Int) -> Point {
        let angle = Double(number) * Self.letterAngle - .pi / 2
        return Point(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }

    private func changed() {
        setNeedsDisplay()
        interaction.update()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.stroke(Path(ovalIn: bounds.insetBy(dx: 4, dy: 4)), with: .separator, width: 1)
        for (number, character) in content.text.string.enumerated() {
            let letter = textLayout(for: StyledText(String(character)), TextOptions(font: Self.font))
            canvas.withSavedState {
                canvas.translateBy(x: middle.x, y: middle.y)
                canvas.rotate(by: (Double(number) + 0.5) * Self.letterAngle)
                canvas.draw(letter, at: Point(x: -letter.size.width / 2, y: -radius - 10), color: .label)
            }
        }
    }

    // MARK: Responding

    override var canBecomeFirstResponder: Bool { true }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        interaction.update()
        return true
    }

    override func resignFirstResponder() -> Bool {
        let isOther = super.resignFirstResponder()
        interaction.update()
        return isOther
    }

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        let use = interaction.handleKey(key, isRepetition: isRepetition)
        return use == .unused ? super.handleKey(key, isRepetition: isRepetition) : use
    }

    override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
        canPerformTextAction(action) ?? super.canPerform(action, withSender: sender)
    }

    // MARK: The text

    var textBuffer: TextBuffer { content.text }
    var markedRange: Range<Int>? { content.markedRange }
    var selection: TextSelection {
        get { content.selection }
        set {
            content.selection = newValue
            changed()
        }
    }
    var textInputTraits: TextInputTraits { TextInputTraits() }

    func insertText(_ text: String) {
        content.insertText(text)
        changed()
    }

    func deleteBackward() {
        content.deleteBackward()
        changed()
    }

    func replace(_ range: Range<Int>, withText text: String) {
        content.replace(range, withText: text)
        changed()
    }

    func setMarkedText(_ text: MarkedText?) {
        if let text {
            content.setMarkedText(text.text, selectedRange: text.selection ?? 0..<0)
        } else if content.markedRange != nil {
            content.undo()
        }
        changed()
    }

    func deleteSurroundingText(before: Int, after: Int) {
        let caret = content.selection.head
        content.replace(caret - before..<caret + after, withText: "")
        changed()
    }

    // MARK: Where it is

    var textInputView: View { self }

    func caretRect(at position: CaretPosition) -> Rect {
        let point = point(at: boundaries.lastIndex { $0 <= position.offset } ?? 0)
        return Rect(x: point.x, y: point.y - 10, width: 0, height: 20)
    }

    func selectionRects(for range: Range<Int>) -> [Rect] {
        boundaries.enumerated().filter { range.contains($0.element) }.map { number, _ in
            let (first, second) = (point(at: number), point(at: number + 1))
            return Rect(
                x: min(first.x, second.x), y: min(first.y, second.y) - 10, width: abs(second.x - first.x),
                height: abs(second.y - first.y) + 20)
        }
    }

    func closestPosition(to point: Point) -> CaretPosition {
        let all = boundaries
        let nearest = all.indices.min { (self.point(at: $0) - point).length < (self.point(at: $1) - point).length }
        return CaretPosition(all[nearest ?? 0])
    }

    func position(_ motion: TextMotion, from position: CaretPosition, x: Double?) -> CaretPosition {
        switch motion {
        case .right, .forward, .down: CaretPosition(content.text.offset(afterCharacterAt: position.offset))
        case .left, .backward, .up: CaretPosition(content.text.offset(beforeCharacterAt: position.offset))
        case .wordForward: CaretPosition(wordRange(at: position.offset).upperBound)
        case .wordBackward: CaretPosition(wordRange(at: max(position.offset - 1, 0)).lowerBound)
        case .lineStart, .paragraphStart, .start: CaretPosition(0)
        case .lineEnd, .paragraphEnd, .end: CaretPosition(content.text.count)
        }
    }

    func wordRange(at offset: Int) -> Range<Int> {
        let bytes = Array(content.text.string.utf8)
        var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
        while start > 0, bytes[start - 1] != 0x20 { start -= 1 }
        while end < bytes.count, bytes[end] != 0x20 { end += 1 }
        return start..<end
    }
}
