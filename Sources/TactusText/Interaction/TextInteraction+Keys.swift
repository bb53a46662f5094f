public import TactusPlatform
public import TactusUI
import TactusEditing
import TactusGeometry
import TactusGraphics

extension TextInteraction {
    /// Moves the caret, selects, deletes, copies and undoes as keys ask for. To be called by the view's
    /// `handleKey(_:isRepetition:)`.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isRepetition: Whether it is held.
    /// - Returns: What became of it; the view asks `super` when it is unused.
    public func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        let modifier = application?.primaryCommandModifier ?? .control
        let bindings = keyBindings ?? application?.preferences.textKeyBindings ?? .standard
        guard let textInput, let command = TextKeyCommand(key, bindings, command: modifier) else { return .unused }
        showsHandles = false
        switch command {
        case .move(let motion, let extends): return move(motion, extends, in: textInput) ? .usedRepeatedly : .unused
        case .page(let down, let extends): return turnPage(down, extends, in: textInput) ? .usedRepeatedly : .unused
        case .delete(let motion): return delete(motion, in: textInput) ? .usedRepeatedly : .unused
        case .act(let action): return act(action, in: textInput, isRepetition)
        }
    }

    // MARK: Moving

    private func move(_ motion: TextMotion, _ extends: Bool, in textInput: any TextInput) -> Bool {
        let selection = textInput.selection
        if !textInput.textInputTraits.isMultiline {
            // In a line the arrows up and down move the focus.
            if [.up, .down, .paragraphStart, .paragraphEnd].contains(motion) { return false }
        }
        if !extends, !selection.isCaret, let place = collapsed(motion, selection, in: textInput) {
            select(TextSelection(caret: place.offset), affinity: place.affinity)
            return true
        }
        let start = headPosition
        let isVertical = motion == .up || motion == .down
        let x = isVertical ? columnX(from: start, in: textInput) : nil
        let place = destination(of: motion, from: start, x: x, in: textInput)
        moveHead(to: place, extends)
        column = x.map { ($0, place.offset) }
        return true
    }

    private func moveHead(to place: CaretPosition, _ extends: Bool) {
        guard let textInput else { return }
        let anchor = extends ? textInput.selection.anchor : place.offset
        select(TextSelection(anchor: anchor, head: place.offset), affinity: place.affinity)
    }

    /// Where a selection ends that an arrow without Shift takes away; `nil` when the motion goes on from its end.
    private func collapsed(
        _ motion: TextMotion, _ selection: TextSelection, in textInput: any TextInput
    ) -> CaretPosition? {
        let isLeftToRight = textInput.baseWritingDirection(at: selection.head) == .leftToRight
        switch motion {
        case .left: return CaretPosition(isLeftToRight ? selection.range.lowerBound : selection.range.upperBound)
        case .right: return CaretPosition(isLeftToRight ? selection.range.upperBound : selection.range.lowerBound)
        default: return nil
        }
    }

    private func columnX(from place: CaretPosition, in textInput: any TextInput) -> Double {
        if let column, column.head == place.offset { return column.x }
        return textInput.caretRect(at: place).minX
    }

    private func destination(
        of motion: TextMotion, from place: CaretPosition, x: Double?, in textInput: any TextInput
    ) -> CaretPosition {
        switch motion {
        case .wordForward, .wordBackward:
            // The right arrow leads to the right, also where words are read from there.
            guard textInput.baseWritingDirection(at: place.offset) == .rightToLeft else { break }
            return textInput.position(motion == .wordForward ? .wordBackward : .wordForward, from: place, x: nil)
        case .paragraphStart:
            let start = textInput.position(motion, from: place, x: nil)
            guard start.offset == place.offset, start.offset > 0 else { return start }
            return textInput.position(motion, from: textInput.position(.backward, from: place, x: nil), x: nil)
        case .paragraphEnd:
            let end = textInput.position(motion, from: place, x: nil)
            guard end.offset == place.offset else { return end }
            return textInput.position(motion, from: textInput.position(.forward, from: place, x: nil), x: nil)
        default: break
        }
        return textInput.position(motion, from: place, x: x)
    }

    private func turnPage(_ down: Bool, _ extends: Bool, in textInput: any TextInput) -> Bool {
        guard textInput.textInputTraits.isMultiline else { return false }
        let start = headPosition
        let x = columnX(from: start, in: textInput)
        let caret = textInput.caretRect(at: start)
        let step = max(textInput.pageHeight - caret.height, caret.height)
        let y = caret.midY + (down ? step : -step)
        var place = textInput.closestPosition(to: Point(x: x, y: y))
        if !down, y < 0 { place = CaretPosition(0) }
        if down, textInput.caretRect(at: place).maxY < y - caret.height {
            place = CaretPosition(textInput.textBuffer.count)
        }
        moveHead(to: place, extends)
        column = (x, place.offset)
        return true
    }

    // MARK: Deleting

    private func delete(_ motion: TextMotion, in textInput: any TextInput) -> Bool {
        guard textInput.isEditable else { return false }
        guard textInput.hasText else {
            // What is told of each, as a field whose caret goes to the one before, is told of this one too.
            if motion == .backward { textInput.deleteBackward() }
            return motion == .backward
        }
        if !textInput.selection.isCaret || motion == .backward || textInput.markedRange != nil {
            textInput.deleteBackward()
        } else if motion == .forward {
            textInput.deleteForward()
        } else {
            let caret = textInput.selection.head
            var end = textInput.position(motion, from: headPosition, x: nil).offset
            // At the end of a paragraph what ends it goes.
            if end == caret, motion == .paragraphEnd { end = textInput.textBuffer.offset(afterCharacterAt: caret) }
            if end == caret, motion == .paragraphStart { end = textInput.textBuffer.offset(beforeCharacterAt: caret) }
            if end != caret { textInput.replace(min(end, caret)..<max(end, caret), withText: "") }
        }
        return true
    }

    // MARK: Acting

    private func act(_ action: TextKeyCommand.Action, in textInput: any TextInput, _ isRepetition: Bool) -> KeyUse {
        switch action {
        case .cut: if textInput.canPerform(.cut, withSender: nil) { textInput.cut(nil) }
        case .copy: if textInput.canPerform(.copy, withSender: nil) { textInput.copy(nil) }
        case .paste: if textInput.canPerform(.paste, withSender: nil) { textInput.paste(nil) }
        case .selectAll: if textInput.canPerform(.selectAll, withSender: nil) { textInput.selectAll(nil) }
        case .deselect: select(TextSelection(caret: textInput.selection.head))
        case .showMenu: if !isRepetition { showMenu() }
        case .undo:
            guard textInput.isEditable, let history = textInput.undoManager, history.canUndo else { return .unused }
            history.undo()
            return .usedRepeatedly
        case .redo:
            guard textInput.isEditable, let history = textInput.undoManager, history.canRedo else { return .unused }
            history.redo()
            return .usedRepeatedly
        }
        return .used
    }
}
