import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// Lets what is selected be dragged: by a finger that rests on it, and by a pointer.
final class TextDragger: DragInteractionDelegate {
    private unowned let owner: TextInteraction
    private(set) lazy var interaction = DragInteraction(delegate: self)
    /// What is dragged, and where it was when the drag began.
    private var dragged: (range: Range<Int>, text: TextBuffer)?
    /// Whether the text has moved it to where it was dropped.
    private var isMoved = false

    init(for owner: TextInteraction) { self.owner = owner }

    /// Whether a place is on what is selected, and that may be dragged.
    ///
    /// - Parameter point: In points of the view that shows the text.
    /// - Returns: Whether a drag may begin there.
    func canDrag(at point: Point) -> Bool {
        guard owner.isEnabled, let textInput = owner.textInput, textInput.isFirstResponder,
            !textInput.selection.isCaret, !textInput.isSecureTextEntry, textInput.markedRange == nil
        else { return false }
        return textInput.selectionRects(for: textInput.selection.range).contains { $0.contains(point) }
    }

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [ItemProvider] {
        guard let textInput = owner.textInput, canDrag(at: session.startLocation(in: textInput.textInputView)) else {
            return []
        }
        let range = textInput.selection.range
        let text = textInput.textBuffer[range]
        dragged = (range, text)
        isMoved = false
        let item = ItemProvider()
        textInput.registerStyledText(with: item)
        item.register(text)
        return [item]
    }

    func dragInteraction(
        _ interaction: DragInteraction, operationsAllowedFor session: DragSession
    ) -> DropOperations {
        owner.textInput?.isEditable == true ? [.copy, .move] : .copy
    }

    /// The first words of what is selected, on a plate above the finger.
    func dragInteraction(_ interaction: DragInteraction, previewFor session: DragSession) -> DragPreview? {
        guard let dragged, let view = owner.view, let scene = view.window?.windowScene else { return nil }
        var end = min(dragged.text.count, 200)
        while !dragged.text.isCharacterBoundary(end) { end -= 1 }
        let layout = view.textLayout(
            for: StyledText(dragged.text.string(in: 0..<end)),
            TextOptions(
                font: .preferred(.body), lineBreakMode: .truncatingTail, maximumWidth: 240, maximumLines: 3))
        let size = Size(width: layout.size.width.rounded(.up) + 24, height: layout.size.height.rounded(.up) + 16)
        let (ground, color) = (
            Color.elevatedBackground.resolved(in: view.traitCollection.colors),
            Color.label.resolved(in: view.traitCollection.colors)
        )
        let radius = view.theme.radii.medium
        let image = try? GraphicsImageRenderer(size: size, scale: scene.scale).image { canvas in
            let plate = Path(roundedRect: Rect(origin: .zero, size: size), cornerRadius: radius)
            canvas.fill(plate, with: ground.withAlphaComponent(0.95))
            canvas.draw(layout, at: Point(x: 12, y: 8), color: color)
        }
        return image.map { DragPreview(image: $0, offset: Vector(dx: -size.width / 2, dy: -size.height - 16)) }
    }

    func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) {
        owner.dismissMenu()
        owner.showsHandles = false
        owner.update()
    }

    func dragInteraction(_ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?) {
        defer { dragged = nil }
        guard operation == .move, !isMoved, let dragged, let textInput = owner.textInput, textInput.isEditable,
            dragged.range.upperBound <= textInput.textBuffer.count,
            textInput.textBuffer[dragged.range] == dragged.text
        else { return }
        textInput.replace(dragged.range, withText: "")
    }

    /// Moves what is dragged within its own text, as one step of undo.
    ///
    /// - Parameter offset: Where it is dropped, in bytes.
    /// - Returns: Whether it was dragged from this text; if not, it is to be inserted.
    func move(to offset: Int) -> Bool {
        guard let dragged, let textInput = owner.textInput, dragged.range.upperBound <= textInput.textBuffer.count,
            textInput.textBuffer[dragged.range] == dragged.text
        else { return false }
        isMoved = true
        let range = dragged.range
        guard offset < range.lowerBound || offset > range.upperBound else { return true }
        let text = textInput.textBuffer
        let count = text.count
        let start: Int
        if offset < range.lowerBound {
            replace(offset..<range.upperBound, by: [range, offset..<range.lowerBound], of: textInput)
            start = offset
        } else {
            replace(range.lowerBound..<offset, by: [range.upperBound..<offset, range], of: textInput)
            start = offset - range.count
        }
        // A delegate may have said no, or something else.
        guard textInput.textBuffer.count == count, textInput.textBuffer != text else { return true }
        textInput.undoManager?.setActionName("Move")
        textInput.selection = TextSelection(start..<start + range.count)
        return true
    }

    /// Replaces a part of a text by other parts of it, which keep their attributes.
    private func replace(_ range: Range<Int>, by parts: [Range<Int>], of textInput: any TextInput) {
        guard let editor = (textInput as? any StyledTextInput)?.editor, !editor.content.styles.isEmpty else {
            let text = textInput.textBuffer
            return textInput.replace(range, withText: parts.map { text.string(in: $0) }.joined())
        }
        let new = parts.reduce(into: StyledText()) { $0.append(editor.styledText(in: $1)) }
        editor.replace(range, with: new, named: "Move")
    }
}
