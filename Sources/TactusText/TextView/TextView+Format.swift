public import TactusGraphics
public import TactusUI
import TactusEditing

// The actions of the Format menu.
extension TextView {
    static let styleCommands = [
        command("Bold", "b", .toggleBoldface), command("Italic", "i", .toggleItalics),
        command("Underline", "u", .toggleUnderline),
    ]

    private static func command<P>(_ title: String, _ input: KeyCommand.Input, _ action: ActionKey<P>) -> KeyCommand {
        let command = KeyCommand(title: title, input: input, modifierFlags: .command, action: action)
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    /// Adds the menu Format to those of a bar: nothing where attributes may not be changed, or somebody has added one.
    final func insertFormatMenu(with builder: MenuBuilder) {
        guard builder.system == .main, allowsEditingTextAttributes, isEditable, builder.menu(for: .format) == nil
        else { return }
        let sizes = Menu(
            options: .displayInline,
            children: [
                Command(title: "Larger", action: .increaseSize), Command(title: "Smaller", action: .decreaseSize),
            ])
        let format = Menu(title: "Format", identifier: .format, children: Self.styleCommands + [sizes])
        builder.insertSibling(format, afterMenu: .edit)
    }

    /// Whether one of the actions that style text is performed now; `nil` for another action.
    final func canPerformStyleAction<P>(_ action: ActionKey<P>) -> Bool? {
        let isAction =
            action == ActionKey<any TogglingBoldface>.toggleBoldface
            || action == ActionKey<any TogglingItalics>.toggleItalics
            || action == ActionKey<any TogglingUnderline>.toggleUnderline
            || action == ActionKey<any IncreasingSize>.increaseSize
            || action == ActionKey<any DecreasingSize>.decreaseSize
            || action == ActionKey<any WritingLeftToRight>.makeTextWritingDirectionLeftToRight
            || action == ActionKey<any WritingRightToLeft>.makeTextWritingDirectionRightToLeft
        if isAction { return allowsEditingTextAttributes && isEditable }
        if action == ActionKey<any PastingAndMatchingStyle>.pasteAndMatchStyle {
            return canPerformTextAction(ActionKey<any Pasting>.paste)
        }
        return nil
    }

    /// Whether a test holds for all that is selected, or for what is typed next.
    private func holds(_ test: (TextAttributes) -> Bool) -> Bool {
        guard !selection.isCaret else { return test(typingAttributes) }
        var holds = true
        editor.content.styles.forEachRun(in: selection.range) { if !test(editor.styles[$1]) { holds = false } }
        return holds
    }

    private func change(_ name: String, _ change: (inout TextAttributes) -> Void) {
        func changed(_ attributes: TextAttributes) -> TextAttributes {
            var attributes = attributes
            change(&attributes)
            return attributes
        }
        guard allowsEditingTextAttributes, isEditable else { return }
        guard !selection.isCaret else { return typingAttributes = changed(typingAttributes) }
        editor.updateAttributes(of: selection.range, named: name, changed)
    }

    private func changeFont(_ name: String, _ change: (inout Font) -> Void) {
        self.change(name) {
            var font = $0.font ?? self.font
            change(&font)
            $0.font = font == self.font ? nil : font
        }
    }
}

extension TextView: TogglingBoldface, TogglingItalics, TogglingUnderline, IncreasingSize, DecreasingSize {
    /// Makes what is selected bold, or regular where all of it is bold; without a selection what is typed next.
    public final func toggleBoldface(_ sender: Any?) {
        let isBold = holds { ($0.font ?? font).weight.rawValue >= Font.Weight.semibold.rawValue }
        changeFont("Bold") { $0.weight = isBold ? .regular : .bold }
    }

    /// Makes what is selected italic, or upright where all of it is italic; without a selection what is typed next.
    public final func toggleItalics(_ sender: Any?) {
        let isItalic = holds { ($0.font ?? font).slant == .italic }
        changeFont("Italic") { $0.slant = isItalic ? .upright : .italic }
    }

    /// Underlines what is selected, or no longer where all of it is underlined; without a selection what is typed next.
    public final func toggleUnderline(_ sender: Any?) {
        let isUnderlined = holds { $0.underline != nil }
        change("Underline") { $0.underline = isUnderlined ? nil : .single }
    }

    /// Makes what is selected a point larger, up to 288 points; without a selection what is typed next.
    public final func increaseSize(_ sender: Any?) { changeFont("Bigger") { $0.size = min($0.size + 1, 288) } }

    /// Makes what is selected a point smaller, down to 6 points; without a selection what is typed next.
    public final func decreaseSize(_ sender: Any?) { changeFont("Smaller") { $0.size = max($0.size - 1, 6) } }
}

extension TextView: PastingAndMatchingStyle {
    /// Puts the plain text of the clipboard in the place of what is selected: it looks as what is there.
    public final func pasteAndMatchStyle(_ sender: Any?) {
        guard let application = textApplication else { return }
        pastePlainText(from: application.pasteboard)
    }
}

extension TextView: WritingLeftToRight, WritingRightToLeft, UpdatingTextAttributes {
    /// Writes the selected paragraphs from left to right.
    public final func makeTextWritingDirectionLeftToRight(_ sender: Any?) { write(.leftToRight) }

    /// Writes the selected paragraphs from right to left.
    public final func makeTextWritingDirectionRightToLeft(_ sender: Any?) { write(.rightToLeft) }

    private func write(_ direction: TextDirection) {
        guard allowsEditingTextAttributes, isEditable else { return }
        updateParagraphStyle(in: selection.range) { $0.direction = direction }
    }

    /// Changes the attributes of each part of what is selected, or of what is typed next where nothing is selected.
    /// Does nothing unless ``allowsEditingTextAttributes`` is set.
    public final func updateTextAttributes(conversionHandler: (TextAttributes) -> TextAttributes) {
        change("Format") { $0 = conversionHandler($0) }
    }
}
