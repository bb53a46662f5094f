import TactusControls
import TactusGeometry
import TactusPlatform
import TactusUI

// Keys, selection, and editing in place.
extension TableView {
    final func select(_ position: TablePosition, _ modifiers: ModifierFlags) {
        guard isAsSaid() else { return }
        let old = selectedRows
        if allowsMultipleSelection, modifiers.contains(.shift), let start = rangeStart ?? markedCell?.row {
            selectedRows = Set(min(start, position.row)...max(start, position.row))
        } else if allowsMultipleSelection, modifiers.contains(.control) {
            selectedRows.formSymmetricDifference([position.row])
            rangeStart = position.row
        } else {
            selectedRows = [position.row]
            rangeStart = position.row
        }
        markedCell = position
        if selectedRows != old { tableDelegate?.tableViewSelectionDidChange(self) }
    }

    final func handleCellKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard numberOfRows > 0, !columns.isEmpty, editing == nil,
            key.modifierFlags.isDisjoint(with: [.alternate, .command]), let usage = key.usage
        else { return .unused }
        guard isAsSaid() else { return .used }
        if let goal = goal(of: usage) {
            guard goal != markedCell else { return .unused }
            window?.showsFocus = true
            scrollToCell(at: goal, animated: false)
            if goal.row == markedCell?.row {
                markedCell = goal
            } else {
                select(goal, key.modifierFlags.intersection(.shift))
            }
            return .usedRepeatedly
        }
        guard !isRepetition, let markedCell else { return .unused }
        switch usage {
        case .keyboardReturnOrEnter:
            if !beginEditing(at: markedCell) {
                tableDelegate?.tableView(self, performPrimaryActionForRow: markedCell.row)
            }
            return .used
        case .keyboardSpacebar:
            select(markedCell, key.modifierFlags)
            return .used
        case .keyboardA where key.modifierFlags.contains(.control) && allowsMultipleSelection:
            selectedRows = Set(0..<numberOfRows)
            tableDelegate?.tableViewSelectionDidChange(self)
            return .used
        default: return .unused
        }
    }

    private func goal(of usage: KeyUsage) -> TablePosition? {
        let page = max(rowsInView.count - 2, 1)
        guard var goal = markedCell else {
            let keys: [KeyUsage] = [.keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd]
            return keys.contains(usage) ? TablePosition(row: rowsInView.lowerBound, column: 0) : nil
        }
        switch usage {
        case .keyboardUpArrow: goal.row -= 1
        case .keyboardDownArrow: goal.row += 1
        case .keyboardPageUp: goal.row -= page
        case .keyboardPageDown: goal.row += page
        case .keyboardHome: goal.row = 0
        case .keyboardEnd: goal.row = numberOfRows - 1
        case .keyboardLeftArrow: goal.column += isMirrored ? 1 : -1
        case .keyboardRightArrow: goal.column += isMirrored ? -1 : 1
        default: return nil
        }
        goal.row = min(max(goal.row, 0), numberOfRows - 1)
        goal.column = min(max(goal.column, 0), columns.count - 1)
        return goal
    }

    // MARK: Editing

    /// Edits a cell in its place, with the delegate's editor.
    ///
    /// - Parameter position: Which cell.
    /// - Returns: Whether there is an editor for it.
    @discardableResult
    public final func beginEditing(at position: TablePosition) -> Bool {
        endEditing(accepting: true)
        guard (0..<numberOfRows).contains(position.row), columns.indices.contains(position.column) else { return false }
        let column = columns[position.column]
        guard let editor = tableDelegate?.tableView(self, editorForRow: position.row, in: column) else { return false }
        scrollToCell(at: position, animated: false)
        editing = TableEditing(editor: editor, row: position.row, column: column)
        (position.column < frozenCount ? frozenStrip : self).addSubview(editor)
        layOutEditor()
        editor.becomeFirstResponder()
        return true
    }

    /// Ends editing in place.
    ///
    /// - Parameter accepting: Whether what was entered counts.
    public final func endEditing(accepting: Bool) {
        guard let editing else { return }
        self.editing = nil
        let hadFocus = (window?.firstResponder as? View)?.isDescendant(of: editing.editor) == true
        tableDelegate?.tableView(
            self, didEndEditing: editing.editor, row: editing.row, column: editing.column, accepted: accepting)
        editing.editor.removeFromSuperview()
        if hadFocus { becomeFirstResponder() }
        guard let index = columns.firstIndex(where: { $0.id == editing.column.id }) else { return }
        let position = TablePosition(row: editing.row, column: index)
        if let cell = shown[position] {
            retire(cell, at: position)
            setNeedsLayout()
        }
    }

    final func layOutEditor() {
        guard let editing, let column = columns.firstIndex(where: { $0.id == editing.column.id }),
            let frame = rectForCell(at: TablePosition(row: editing.row, column: column))
        else { return }
        let place = column < frozenCount ? frame.offsetBy(dx: -frozenShift, dy: 0) : frame
        if editing.editor.frame != place { editing.editor.frame = place }
    }

    /// Return accepts, Escape does not.
    ///
    /// - Returns: Whether the key has ended editing.
    final func endEditing(by key: Key) -> Bool {
        guard editing != nil, key.usage == .keyboardReturnOrEnter || key.usage == .keyboardEscape else { return false }
        endEditing(accepting: key.usage == .keyboardReturnOrEnter)
        return true
    }
}

/// A cell that is edited.
struct TableEditing {
    let editor: View
    let row: Int
    let column: TableColumn
}
