import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusUI

/// A field or an editor of this module: its text has styles, and a spelling.
protocol StyledTextInput: TextInput, TextEditorOwner {
    var editor: TextEditor { get }
    var font: Font { get }
    var isEditing: Bool { get }
    var textInteraction: TextInteraction { get }

    /// Whether what is pasted, dropped or chosen from a menu may have a look of its own.
    var takesStyles: Bool { get }

    /// The part of the layout that shows.
    var shownText: Rect { get }

    /// Whether spelling is checked; what the program says, apart from what can be checked.
    var wantsSpelling: Bool { get }
    var spellChecker: (any SpellChecker)? { get }
    /// The words that are spelled wrong; `nil` while nothing is checked.
    var spelling: SpellingMarks? { get set }
    /// What finds guesses, or learns a word.
    var spellingTask: Task<Void, Never>? { get set }
}

extension StyledTextInput {
    /// Replaces what is selected, or a part, by a text with attributes: in a field without its line breaks.
    func replace(_ range: Range<Int>, withStyled text: StyledText, named name: String) {
        editor.replace(range, with: textInputTraits.isMultiline ? text : text.withoutLineBreaks, named: name)
    }

    // MARK: Commands

    /// Whether one of the actions that style text is performed now; `nil` for another action.
    func canPerformStyleAction<P>(_ action: ActionKey<P>) -> Bool? {
        let isAction =
            action == ActionKey<any TogglingBoldface>.toggleBoldface
            || action == ActionKey<any TogglingItalics>.toggleItalics
            || action == ActionKey<any TogglingUnderline>.toggleUnderline
            || action == ActionKey<any IncreasingSize>.increaseSize
            || action == ActionKey<any DecreasingSize>.decreaseSize
            || action == ActionKey<any WritingLeftToRight>.makeTextWritingDirectionLeftToRight
            || action == ActionKey<any WritingRightToLeft>.makeTextWritingDirectionRightToLeft
        if isAction { return takesStyles && self is P }
        if action == ActionKey<any PastingAndMatchingStyle>.pasteAndMatchStyle {
            return canPerformTextAction(ActionKey<any Pasting>.paste)
        }
        return nil
    }

    /// Adds the menu Format to those of a bar: nothing where attributes may not be changed, or somebody has added one.
    func insertFormatMenu(with builder: MenuBuilder) {
        guard builder.system == .main, takesStyles, builder.menu(for: .format) == nil else { return }
        let sizes = Menu(
            options: .displayInline,
            children: [
                Command(title: "Larger", action: .increaseSize), Command(title: "Smaller", action: .decreaseSize),
            ])
        let format = Menu(title: "Format", identifier: .format, children: TextStyleCommands.all + [sizes])
        builder.insertSibling(format, afterMenu: .edit)
    }

    /// Marks a command whose style what is selected has: wholly, in part, or not.
    func validateStyle(_ command: Command) {
        if command.performs(.toggleBoldface) { command.state = state { self.isBold($0) } }
        if command.performs(.toggleItalics) { command.state = state { self.isItalic($0) } }
        if command.performs(.toggleUnderline) { command.state = state { $0.underline != nil } }
    }

    // MARK: Styles

    private func isBold(_ attributes: TextAttributes) -> Bool {
        (attributes.font ?? font).weight.rawValue >= Font.Weight.semibold.rawValue
    }

    private func isItalic(_ attributes: TextAttributes) -> Bool { (attributes.font ?? font).slant == .italic }

    /// Whether a test holds for what is selected, or for what is typed next.
    private func state(_ test: (TextAttributes) -> Bool) -> Command.State {
        guard !selection.isCaret else { return test(editor.typingAttributes) ? .on : .off }
        var (holds, fails) = (false, false)
        editor.content.styles.forEachRun(in: selection.range) {
            if test(editor.styles[$1]) { holds = true } else { fails = true }
        }
        return holds ? fails ? .mixed : .on : .off
    }

    /// Changes what is selected, or what is typed next, where that is allowed.
    func changeStyle(_ name: String, _ change: (inout TextAttributes) -> Void) {
        func changed(_ attributes: TextAttributes) -> TextAttributes {
            var attributes = attributes
            change(&attributes)
            return attributes
        }
        guard takesStyles else { return }
        guard selection.isCaret else { return editor.updateAttributes(of: selection.range, named: name, changed) }
        editor.setTypingAttributes(changed(editor.typingAttributes))
        textInteraction.update()
    }

    /// Changes the font of what is selected, or of what is typed next.
    func changeFont(_ name: String, _ change: (inout Font) -> Void) {
        changeStyle(name) {
            var font = $0.font ?? self.font
            change(&font)
            $0.font = font == self.font ? nil : font
        }
    }

    func makeBold() {
        let isBold = state { self.isBold($0) } == .on
        changeFont("Bold") { $0.weight = isBold ? .regular : .bold }
    }

    func makeItalic() {
        let isItalic = state { self.isItalic($0) } == .on
        changeFont("Italic") { $0.slant = isItalic ? .upright : .italic }
    }

    func makeUnderlined() {
        let isUnderlined = state { $0.underline != nil } == .on
        changeStyle("Underline") { $0.underline = isUnderlined ? nil : .single }
    }
}

/// The keys and the first items of the Format menu.
enum TextStyleCommands {
    static let all = [
        command("Bold", "b", .toggleBoldface), command("Italic", "i", .toggleItalics),
        command("Underline", "u", .toggleUnderline),
    ]

    private static func command<P>(_ title: String, _ input: KeyCommand.Input, _ action: ActionKey<P>) -> KeyCommand {
        let command = KeyCommand(title: title, input: input, modifierFlags: .command, action: action)
        command.wantsPriorityOverSystemBehavior = true
        return command
    }
}

extension StyledText {
    /// The text in one line: a space, with the same attributes, for each line break.
    var withoutLineBreaks: StyledText {
        guard string.withoutLineBreaks != string else { return self }
        var line = StyledText()
        for run in attributeRuns {
            line.append(StyledText(String(string[run.range]).withoutLineBreaks, run.attributes))
        }
        return line
    }
}
