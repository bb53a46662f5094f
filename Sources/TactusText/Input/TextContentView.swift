import TactusGeometry
import TactusGraphics
import TactusUI

/// The lines of a field or an editor, in the space of their layout: only those that are needed are drawn.
final class TextContentView: View {
    private unowned let editor: TextEditor
    /// The colour of the text.
    var textColor = Color.label {
        didSet { if textColor != oldValue { setNeedsDisplay() } }
    }
    /// Whether what is selected is marked.
    var showsSelection = false

    /// What was found, and is marked; `nil` for nothing.
    var foundText: FoundText?

    /// The words that are spelled wrong; `nil` where nothing is checked.
    weak var spelling: SpellingMarks?

    private static let selectionColor = Color.tintColor.withAlphaComponent(0.28)

    init(of editor: TextEditor) {
        self.editor = editor
        super.init(frame: .zero)
        name = "text"
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let selection = showsSelection ? editor.selection.range : 0..<0
        if let foundText { editor.layout.draw(rect, marking: foundText, in: canvas) }
        editor.layout.draw(rect, selecting: selection, (textColor, Self.selectionColor), in: canvas)
        if let spelling, !spelling.ranges.isEmpty {
            editor.layout.draw(rect, misspelled: spelling.ranges, in: canvas)
        }
    }
}
