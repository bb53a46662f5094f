import TactusEditing
import TactusGraphics

// What the parts of the text look like.
extension TextEditor: TextStyleSource {
    /// The text with its attributes. Costs its length.
    var styledText: StyledText { styles.styledText(text, content.styles, in: 0..<text.count) }

    /// A part of the text with its attributes. Costs the length of the part.
    func styledText(in range: Range<Int>) -> StyledText { styles.styledText(text, content.styles, in: range) }

    /// Takes over another text with its attributes. What was done cannot be undone.
    func setStyledText(_ text: StyledText, selecting selection: TextSelection? = nil) {
        styles = TextStyles()
        let (buffer, runs) = styles.take(text)
        setText(buffer, styles: runs, selecting: selection)
    }

    // MARK: Typing

    /// What is typed next looks like: as what is before it, in the place of something as its beginning. A link ends
    /// where it ends, and an image is not repeated.
    var typingAttributes: TextAttributes { typingStyle ?? attributesOfText(replacing: content.selection.range) }

    /// What text looks like that is put in the place of a part.
    private func attributesOfText(replacing range: Range<Int>) -> TextAttributes {
        var attributes = styles[content.inheritedStyle(at: range)]
        attributes.attachment = nil
        let next = styles[content.styles.style(at: range.lowerBound)]
        let isAtEnd = range.lowerBound >= text.count || next.link != attributes.link
        if attributes.link != nil, range.isEmpty, isAtEnd { attributes.link = nil }
        return attributes
    }

    /// The number of what is typed next; `nil` in a text without styles, where there is nothing to look up.
    var numberOfTypingStyle: Int? {
        guard typingStyle != nil || !content.styles.isEmpty else { return nil }
        return number(of: typingAttributes)
    }

    /// The number of what is put in the place of a part; `nil` in a text without styles.
    func numberOfStyle(replacing range: Range<Int>) -> Int? {
        guard !content.styles.isEmpty else { return nil }
        return number(of: attributesOfText(replacing: range))
    }

    /// The number of attributes. From the first that say something on, the layout asks for them.
    func number(of attributes: TextAttributes) -> Int {
        let number = styles.number(of: attributes)
        if number != 0 { layout.styleSource = self }
        return number
    }

    func setTypingAttributes(_ attributes: TextAttributes) {
        typingStyle = attributes
        _ = number(of: attributes)
    }

    /// What is typed after a deletion looks as what was deleted.
    func keepingTypingStyle(_ delete: () -> Void) {
        guard typingStyle != nil || !content.styles.isEmpty else { return delete() }
        let kept = typingStyle ?? (selection.isCaret ? nil : typingAttributes)
        delete()
        if selection.isCaret { typingStyle = kept }
    }

    // MARK: Changing

    /// Gives a part other attributes, as one step of undo; as none for who is being told of a change, and will be again
    /// when that is undone.
    func updateAttributes(of range: Range<Int>, named name: String, _ change: (TextAttributes) -> TextAttributes) {
        let range = range.clamped(to: 0..<text.count)
        guard !range.isEmpty else { return }
        let isStep = !isTelling
        edit(named: name) { $0.updateStyles(of: range, isStep: isStep) { number(of: change(styles[$0])) } }
    }

    /// Replaces a part by a text with attributes, if that is agreed to; by plain text where it is to be another.
    func replace(_ range: Range<Int>, with new: StyledText, named name: String) {
        guard let agreed = agreed(range, new.string) else { return }
        guard agreed.utf8.elementsEqual(new.string.utf8) else {
            let style = numberOfStyle(replacing: range)
            return edit(named: name) { $0.replace(range, withText: agreed, style: style) }
        }
        let (buffer, runs) = styles.take(new)
        if !runs.isEmpty { layout.styleSource = self }
        edit(named: name) { $0.replace(range, with: buffer, styles: runs) }
    }

    /// Replaces a part by a text, whose bytes are shared unless somebody wants to see them first.
    func replace(_ range: Range<Int>, with new: TextBuffer, named name: String) {
        if owner.asksBeforeReplacing || new.count < 1 << 16 {
            return replace(range, with: new.string, named: name)
        }
        let runs = numberOfStyle(replacing: range).map { StyleRuns($0, count: new.count) }
        edit(named: name) { $0.replace(range, with: new, styles: runs) }
    }

    // MARK: Layout

    func styledText(of part: FragmentScanner.Part, in text: TextBuffer) -> StyledText {
        let runs = content.styles
        let start = part.content.lowerBound
        let line = part.beginsLine ? start : text.lineRange(text.line(at: start)).lowerBound
        guard !part.content.isEmpty else { return emptyLine(at: line, in: text) }
        var paragraph = styles[runs.style(at: line)].paragraphStyle
        // What goes on with a long line has no first line.
        if !part.beginsLine, let others = paragraph?.headIndent { paragraph?.firstLineHeadIndent = others }
        var styled = StyledText()
        runs.forEachRun(in: part.content) { range, number in
            var attributes = styles[number].withLook(of: layout.style.linkAttributes)
            attributes.paragraphStyle = paragraph
            styled.append(StyledText(text.string(in: range), attributes))
        }
        return styled
    }

    private func emptyLine(at offset: Int, in text: TextBuffer) -> StyledText {
        let isTypedIn = typingStyle != nil && content.selection == TextSelection(caret: offset)
        let attributes = isTypedIn ? typingAttributes : styles[content.styles.style(at: offset)]
        guard attributes.font != nil || attributes.paragraphStyle != nil else { return StyledText() }
        return StyledText(
            "\u{200B}", TextAttributes(font: attributes.font, paragraphStyle: attributes.paragraphStyle))
    }
}
