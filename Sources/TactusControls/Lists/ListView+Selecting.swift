import TactusGeometry
import TactusPlatform
import TactusUI

extension ListView {
    /// The selected row, or the first one of several; `nil` when none is.
    public final var indexForSelectedRow: Int? { selection.first }

    /// The selected rows, from the top down.
    public final var indexesForSelectedRows: [Int] { selection.rows }

    /// Selects a row. The delegate is not told.
    ///
    /// - Parameters:
    ///   - index: Which row; `nil` for none at all.
    ///   - animated: Whether the list scrolls there little by little.
    ///   - position: Where the row is to show; `nil` to scroll nowhere.
    public final func selectRow(at index: Int?, animated: Bool = false, scrollPosition position: ScrollPosition? = nil)
    {
        guard let index else {
            for row in selection.rows { show(selection.deselect(row)) }
            return
        }
        precondition((0..<offsets.count).contains(index), "there is no row \(index) among \(offsets.count)")
        show(selection.select(index))
        if let position { scrollToRow(at: index, at: position, animated: animated) }
    }

    /// Selects a row no more. The delegate is not told.
    public final func deselectRow(at index: Int) { show(selection.deselect(index)) }

    // MARK: Rows

    final func mayHighlight(_ row: ListRow) -> Bool {
        guard allowsSelection, let index = row.index else { return false }
        return listDelegate?.listView(self, shouldHighlightRowAt: index) ?? true
    }

    /// The touch that a row follows from now on: the first one of a finger, a pen or the primary button. The list
    /// follows one at a time.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - touches: The touches that landed on it.
    /// - Returns: The touch; `nil` while another one is followed, and where the row may not be highlighted.
    final func follow(_ row: ListRow, _ touches: Set<Touch>) -> Touch? {
        guard followedTouch.map({ $0.phase.isTerminal || $0.window == nil }) ?? true,
            let touch = touches.inOrder.first(where: { $0.landingButtons.contains(.primary) }), mayHighlight(row)
        else { return nil }
        followedTouch = touch
        return touch
    }

    /// The user has tapped a row, or what counts as that.
    final func tapped(_ row: ListRow) {
        guard let index = row.index else { return }
        mark = index
        choose(index)
    }

    /// Whether a row shows the mark.
    final func marks(_ row: ListRow) -> Bool { allowsSelection && isFocusedForDrawing && row.index == mark }

    private func choose(_ index: Int) {
        let change = selection.tap(index)
        show(change)
        pendingChange.selected += change.selected
        pendingChange.deselected += change.deselected
        tellNews()
    }

    /// Tells the delegate which rows are selected no more, and then which ones are: as they are numbered when it is
    /// told, since it may insert and delete rows meanwhile, and not of those that were gone before.
    private func tellNews() {
        while !pendingChange.deselected.isEmpty {
            let row = pendingChange.deselected.removeFirst()
            if !selection.contains(row) { listDelegate?.listView(self, didDeselectRowAt: row) }
        }
        while !pendingChange.selected.isEmpty {
            let row = pendingChange.selected.removeFirst()
            if selection.contains(row) { listDelegate?.listView(self, didSelectRowAt: row) }
        }
    }

    private func show(_ change: RowSelection.Change) {
        for index in change.deselected { shown[index]?.isSelected = false }
        for index in change.selected { shown[index]?.isSelected = true }
    }

    // MARK: Keys

    /// Moves the mark for a key, while the list has the focus: arrows, Page Up and Page Down, Home and End.
    ///
    /// - Returns: Whether it moved.
    final func moveMark(for key: Key) -> Bool {
        guard allowsSelection, offsets.count > 0, key.isPlain else { return false }
        switch key.usage {
        case .keyboardUpArrow: return moveMark(by: -1)
        case .keyboardDownArrow: return moveMark(by: 1)
        case .keyboardPageUp: return moveMark(by: -rowsOfPage(back: true))
        case .keyboardPageDown: return moveMark(by: rowsOfPage(back: false))
        case .keyboardHome: return moveMark(by: -offsets.count)
        case .keyboardEnd: return moveMark(by: offsets.count)
        default: return false
        }
    }

    /// How many rows before the marked one, or behind it, are as high as the list.
    private func rowsOfPage(back: Bool) -> Int {
        guard let mark else { return 1 }
        let page = bounds.height - adjustedContentInset.vertical
        let index = offsets.offset(of: mark) + (back ? -page : page)
        return max(abs((offsets.row(at: index) ?? mark) - mark), 1)
    }

    /// Does for Return and Space what a tap on the marked row does, and shows it.
    ///
    /// - Returns: Whether there is one that can be selected.
    final func chooseMark(for key: Key) -> Bool {
        guard allowsSelection, key.isPlain, key.usage == .keyboardReturnOrEnter || key.usage == .keyboardSpacebar,
            let mark, listDelegate?.listView(self, shouldHighlightRowAt: mark) ?? true
        else { return false }
        guard self.mark == mark else { return true }
        window?.showsFocus = true
        scrollToRow(at: mark, animated: false)
        if self.mark == mark { choose(mark) }
        return true
    }

    /// Draws the row anew that the mark is on, or was.
    final func showMark(formerly old: Int? = nil) {
        for index in [old, mark] { index.flatMap { shown[$0] }?.setNeedsDisplay() }
    }

    private func moveMark(by step: Int) -> Bool {
        let target = mark.map { min(max($0 + step, 0), offsets.count - 1) } ?? indexesForVisibleRows.first ?? 0
        guard target != mark else { return false }
        let old = mark
        mark = target
        window?.showsFocus = true
        scrollToRow(at: target, animated: false)
        showMark(formerly: old)
        return true
    }
}

extension Key {
    /// Whether it is pressed alone.
    nonisolated fileprivate var isPlain: Bool {
        modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    }
}
