public import TactusGraphics
public import TactusUI
import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform

/// What a field keeps of styles and spelling: nothing in most.
struct FieldStyling {
    var allowsEditing = false
    /// What all of the text looks like, but for its font and colour.
    var attributes = TextAttributes()
    var checkingType = TextSpellCheckingType.default
    var checker: (any SpellChecker)? = TextChecker.shared
    var marks: SpellingMarks?
    var task: Task<Void, Never>?
    /// How high the line was that was measured last, in points.
    var lineHeight = 0.0
}

// What the parts of the text look like.
extension TextField {
    /// The text with fonts, colours and other attributes of its parts. Setting it does what setting ``text`` does, and
    /// setting the plain text takes the attributes away. A field with a ``format``, and one that hides its text, takes
    /// the plain text alone.
    public final var styledText: StyledText {
        get { editor.styledText }
        set {
            guard format == nil, !isSecureTextEntry else { return text = newValue.string }
            editor.setStyledText(newValue.withoutLineBreaks)
            textDidChange()
        }
    }

    /// What all of the text looks like, whoever enters or sets it, where a part says nothing else. ``font``,
    /// ``textColor`` and ``textAlignment`` are among it: what is said of them is set, what is left out stays.
    public final var defaultTextAttributes: TextAttributes {
        get {
            var attributes = styling.attributes
            (attributes.font, attributes.color) = (font, textColor)
            return attributes
        }
        set {
            styling.attributes = newValue
            (styling.attributes.font, styling.attributes.color) = (nil, nil)
            if let font = newValue.font { self.font = font }
            if let color = newValue.color { textColor = color }
            if let alignment = newValue.paragraphStyle?.alignment { textAlignment = alignment }
            styleDidChange()
        }
    }

    /// What is typed next looks like: as the character before the caret, in the place of a selection as its beginning.
    /// What is set holds until the selection is another.
    public final var typingAttributes: TextAttributes {
        get { editor.typingAttributes }
        set {
            editor.setTypingAttributes(newValue)
            textInteraction.update()
        }
    }

    /// Whether the user may change what parts of the text look like: then there are keys and a menu for bold, italic
    /// and underlined text, and text is pasted with the look that it has. `false` by default; and of no effect in a
    /// field with a ``format``, or one that hides its text.
    public final var allowsEditingTextAttributes: Bool {
        get { styling.allowsEditing }
        set { styling.allowsEditing = newValue }
    }

    /// Whether words that are in no dictionary are underlined; by default as `traits.checksSpelling` says, which is
    /// not. The words are checked on another thread, when nothing has changed for half a second.
    public final var spellCheckingType: TextSpellCheckingType {
        get { styling.checkingType }
        set {
            styling.checkingType = newValue
            spellingDidChange()
        }
    }

    /// What checks the spelling: the system's dictionaries by default.
    public final var spellChecker: (any SpellChecker)? {
        get { styling.checker }
        set {
            styling.checker = newValue
            spellingDidChange()
        }
    }

    /// Larger letters make a higher line.
    final func heightMayDiffer() {
        let height = editor.layout.fragment(at: 0).height
        guard styling.lineHeight != height else { return }
        styling.lineHeight = height
        invalidateIntrinsicContentSize()
    }
}

extension TextField: StyledTextInput {
    final var takesStyles: Bool { styling.allowsEditing && isEditable && format == nil && !isSecureTextEntry }
    final var shownText: Rect { contentView.bounds }
    final var wantsSpelling: Bool { styling.checkingType.checks(traits) }
    final var spelling: SpellingMarks? {
        get { styling.marks }
        set {
            styling.marks = newValue
            contentView.spelling = newValue
        }
    }
    final var spellingTask: Task<Void, Never>? {
        get { styling.task }
        set { styling.task = newValue }
    }
}

extension TextField: TogglingBoldface, TogglingItalics, TogglingUnderline, IncreasingSize, DecreasingSize {
    /// Makes what is selected bold, or regular where all of it is bold; without a selection what is typed next.
    public final func toggleBoldface(_ sender: Any?) { makeBold() }

    /// Makes what is selected italic, or upright where all of it is italic; without a selection what is typed next.
    public final func toggleItalics(_ sender: Any?) { makeItalic() }

    /// Underlines what is selected, or no longer where all of it is underlined; without a selection what is typed next.
    public final func toggleUnderline(_ sender: Any?) { makeUnderlined() }

    /// Makes what is selected a point larger, up to 288 points; without a selection what is typed next.
    public final func increaseSize(_ sender: Any?) { changeFont("Bigger") { $0.size = min($0.size + 1, 288) } }

    /// Makes what is selected a point smaller, down to 6 points; without a selection what is typed next.
    public final func decreaseSize(_ sender: Any?) { changeFont("Smaller") { $0.size = max($0.size - 1, 6) } }
}

extension TextField: PastingAndMatchingStyle {
    /// Puts the plain text of the clipboard in the place of what is selected: it looks as what is there.
    public final func pasteAndMatchStyle(_ sender: Any?) {
        if let application = textApplication { pastePlainText(from: application.pasteboard) }
    }
}
