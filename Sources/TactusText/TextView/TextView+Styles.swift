import TactusEditing
public import TactusGraphics
public import TactusUI
import TactusControls
import TactusGeometry
import TactusPlatform

extension TextView: StyledTextInput {
    final var takesStyles: Bool { allowsEditingTextAttributes && isEditable }
    final var wantsSpelling: Bool { spellCheckingType.checks(traits) }
}

// What the parts of the text look like.
extension TextView {
    /// The text with fonts, colours, paragraph styles, links and images of its parts. Setting it does what setting
    /// ``text`` does; setting the plain text takes the attributes away.
    ///
    /// Reading and setting it costs the length of the text. An edit costs what it costs in a plain text, and some 0.1
    /// ms more where 100,000 parts differ from their neighbours. A paragraph's style is that of its first character.
    public final var styledText: StyledText {
        get { editor.styledText }
        set {
            contentView.foundText = nil
            editor.setStyledText(newValue)
            textWasSet()
        }
    }

    /// Shows another text with attributes in the place of this one, without scrolling. What was done cannot be undone.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: What is selected then, in bytes.
    package final func show(_ text: StyledText, selecting selection: TextSelection) {
        contentView.foundText = nil
        editor.setStyledText(text, selecting: selection)
        layoutDidChange()
        textDidBecomeAnother()
    }

    /// What is typed next looks like: as the character before the caret, at the beginning of a paragraph as the one
    /// behind it; in the place of a selection as its beginning. What is set holds until the selection is another.
    public final var typingAttributes: TextAttributes {
        get { editor.typingAttributes }
        set {
            editor.setTypingAttributes(newValue)
            textInteraction.update()
        }
    }

    /// Finds what the character at an offset looks like.
    ///
    /// - Parameter offset: In bytes; one outside of the text counts as the nearest one.
    /// - Returns: The attributes; those that say nothing for an empty text.
    public final func attributes(at offset: Int) -> TextAttributes {
        editor.styles[editor.content.styles.style(at: offset)]
    }

    /// Changes what a part of the text looks like, as the user would: it can be undone, and
    /// `TextViewDelegate.textViewDidChange(_:)` is sent. Within that call nothing is sent, and it is no step of undo:
    /// an editor of code colours its text there, also after an undo. What an input method composes goes on being
    /// composed; a change meanwhile is no step of undo either.
    ///
    /// - Parameters:
    ///   - range: The part, in bytes; taken outwards to whole characters.
    ///   - change: Changes the attributes of a run. Called once for each.
    public final func updateAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
        editor.updateAttributes(of: range, named: "Format") {
            var attributes = $0
            change(&attributes)
            return attributes
        }
    }

    /// Changes how the lines of paragraphs lie, as ``updateAttributes(in:_:)`` does: of all that a range touches, and
    /// of what is typed next where the caret is in one of them.
    ///
    /// - Parameters:
    ///   - range: In bytes.
    ///   - change: Changes the style of a paragraph.
    public final func updateParagraphStyle(in range: Range<Int>, _ change: (inout ParagraphStyle) -> Void) {
        let paragraphs = paragraphs(of: range)
        func changed(_ attributes: TextAttributes) -> TextAttributes {
            var attributes = attributes
            var style = attributes.paragraphStyle ?? ParagraphStyle()
            change(&style)
            attributes.paragraphStyle = style
            return attributes
        }
        let caret = selection.isCaret ? selection.head : nil
        if let caret, paragraphs.lowerBound <= caret, caret <= paragraphs.upperBound {
            typingAttributes = changed(typingAttributes)
        }
        editor.updateAttributes(of: paragraphs, named: "Format", changed)
    }

    /// The lines that a range touches, with what ends them.
    private func paragraphs(of range: Range<Int>) -> Range<Int> {
        let text = textBuffer
        let range = range.clamped(to: 0..<text.count)
        let last = text.line(at: range.isEmpty ? range.lowerBound : text.offset(beforeCharacterAt: range.upperBound))
        let start = text.lineRange(text.line(at: range.lowerBound)).lowerBound
        return start..<(last + 1 < text.lineCount ? text.lineRange(last + 1).lowerBound : text.count)
    }

    /// What both ways to set a text end with.
    final func textWasSet() {
        contentOffset = Point(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        layoutDidChange()
        textDidBecomeAnother()
    }

    /// What was found in the former text, and how its words are spelled, is forgotten.
    private func textDidBecomeAnother() {
        findInteraction?.activeFindSession?.invalidateFoundResults()
        if spelling != nil { spelling = SpellingMarks(for: self) }
        spelling?.schedule()
    }

    // MARK: Links

    /// The link at an offset, whose character begins there, with its range; `nil` where there is none.
    final func link(at offset: Int) -> (target: String, range: Range<Int>)? {
        let fragment = editor.layout.fragment(at: offset)
        let text = fragment.layout.text
        guard text.hasAttributes, fragment.content.contains(offset) else { return nil }
        let index = fragment.position(of: CaretPosition(offset)).index
        guard let target = text.attributes(at: index).link else { return nil }
        var whole: Range<String.Index>?
        for run in text.attributeRuns {
            let isJoined = run.attributes.link == target && whole?.upperBound == run.range.lowerBound
            if isJoined, let start = whole?.lowerBound { whole = start..<run.range.upperBound; continue }
            if let whole, whole.contains(index) { break }
            whole = run.attributes.link == target ? run.range : nil
        }
        return whole.map { (target, fragment.range(of: $0)) }
    }

    private func link(at point: Point, _ flags: ModifierFlags) -> (target: String, range: Range<Int>)? {
        guard !isEditable || flags.contains(.control) else { return nil }
        let layout = editor.layout
        let fragment = layout.fragment(atHeight: point.y)
        guard fragment.layout.text.hasAttributes else { return nil }
        let local = Point(x: point.x, y: point.y - layout.linesTop(of: fragment))
        guard let character = fragment.layout.character(at: local) else { return nil }
        return link(at: fragment.range(of: character).lowerBound)
    }

    /// Follows the link at a point: where the text cannot be edited, or Control is held.
    public final func performPrimaryAction(at point: Point, modifierFlags: ModifierFlags) -> Bool {
        guard let link = link(at: point, modifierFlags) else { return false }
        follow(link)
        return true
    }

    /// Whether a link is at a point, which a click there would follow.
    public final func hasPrimaryAction(at point: Point, modifierFlags: ModifierFlags) -> Bool {
        link(at: point, modifierFlags) != nil
    }

    private func follow(_ link: (target: String, range: Range<Int>)) {
        guard textDelegate?.textView(self, shouldInteractWith: link.target, in: link.range) != false else { return }
        if let linkAction { return linkAction(link.target) }
        window?.windowScene?.application?.linkOpener?(link.target)
    }

    /// Follows the link that the caret is in, of a text that is only read.
    final func followLinkAtCaret() {
        if let link = link(at: selection.range.lowerBound) { follow(link) }
    }
}
