import TactusControls
import TactusGeometry
import TactusPlatform
import TactusUI

extension CollectionView {
    /// The items that are selected, in their order. They stay selected wherever a change takes them.
    public final var pathsForSelectedItems: [ItemPath] { selection.sorted().map(geometry.path(of:)) }

    /// Selects an item. The delegate is not told.
    ///
    /// - Parameters:
    ///   - path: Which item; `nil` for none at all.
    ///   - animated: Whether the collection scrolls there little by little.
    ///   - position: Where the item is to show; `nil` to scroll nowhere.
    public final func selectItem(
        at path: ItemPath?, animated: Bool = false, scrollPosition position: ScrollPosition? = nil
    ) {
        guard let path else { return apply(SelectionChange(deselected: selection.sorted())) }
        guard let item = geometry.item(at: path) else {
            return report("there is no item \(path) to select; nothing was selected")
        }
        apply(selecting([item], adding: selectsSeveral))
        if let position { scroll(to: item, position, animated: animated) }
    }

    /// Selects an item no more. The delegate is not told.
    public final func deselectItem(at path: ItemPath, animated: Bool = false) {
        guard let item = geometry.item(at: path), selection.contains(item) else { return }
        apply(SelectionChange(deselected: [item]))
    }

    /// Selects all items, where several can be selected. The delegate is not told.
    public final func selectAll() {
        guard selectsSeveral else { return }
        apply(selecting(Array(0..<geometry.numberOfItems), adding: true))
    }

    // MARK: For this module

    struct SelectionChange {
        var selected: [Int] = []
        var deselected: [Int] = []
    }

    /// Whether items can be selected now: while they are edited there are rules of their own.
    final var selectsItems: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several items can be selected now.
    final var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Items are edited from now on, or no longer. What is selected when that begins stays so.
    final func editingDidChange() {
        closeSwipe(animated: true)
        let hasOwnRules =
            allowsMultipleSelectionDuringEditing != allowsMultipleSelection
            || !allowsSelectionDuringEditing && !allowsMultipleSelectionDuringEditing
        for cell in shown.values {
            if hasOwnRules { cell.ignoreTouch() }
            cell.isEditing = isEditing
        }
        guard !isEditing, allowsMultipleSelectionDuringEditing, !allowsMultipleSelection else { return }
        apply(SelectionChange(deselected: selection.sorted()))
    }

    final func selectionRulesDidChange() {
        for cell in shown.values { cell.ignoreTouch() }
        let most = selectsItems ? (selectsSeveral ? Int.max : 1) : 0
        if selection.count > most { apply(SelectionChange(deselected: selection.sorted().dropFirst(most).map(\.self))) }
        showMark()
    }

    /// What selecting items, and the others no more, amounts to.
    final func selecting(_ items: [Int], adding: Bool) -> SelectionChange {
        let new = Set(items.filter { placeholder(at: $0) == nil })
        return SelectionChange(
            selected: new.filter { !selection.contains($0) }.sorted(),
            deselected: adding ? [] : selection.subtracting(new).sorted())
    }

    final func apply(_ change: SelectionChange) {
        selection.subtract(change.deselected)
        selection.formUnion(change.selected)
        for item in change.deselected { shown[item]?.isSelected = false }
        for item in change.selected { shown[item]?.isSelected = true }
    }

    /// What of a change the delegate allows; nothing when it has changed the items while it was asked.
    private func allowed(_ change: SelectionChange) -> SelectionChange {
        guard let collectionDelegate else { return change }
        let count = changeCount
        func filter(_ items: [Int], _ isAllowed: (ItemPath) -> Bool) -> [Int] {
            items.filter { changeCount == count && isAllowed(geometry.path(of: $0)) }
        }
        let selected = filter(change.selected) { collectionDelegate.collectionView(self, shouldSelectItemAt: $0) }
        var deselected = change.deselected
        if change.selected.isEmpty {
            deselected = filter(deselected) { collectionDelegate.collectionView(self, shouldDeselectItemAt: $0) }
        } else if selected.isEmpty, !selectsSeveral {
            deselected = []
        }
        return changeCount == count ? SelectionChange(selected: selected, deselected: deselected) : SelectionChange()
    }

    /// Changes the selection as the user wants and the delegate allows, and tells that.
    final func choose(_ change: SelectionChange) {
        let change = allowed(change)
        apply(change)
        pendingDeselected += change.deselected
        pendingSelected += change.selected
        tellSelection()
    }

    /// Tells the delegate which items are selected no more, and then which ones are: as they are numbered when it is
    /// told, since it may change them meanwhile.
    private func tellSelection() {
        while !pendingDeselected.isEmpty {
            let item = pendingDeselected.removeFirst()
            if !selection.contains(item) {
                collectionDelegate?.collectionView(self, didDeselectItemAt: geometry.path(of: item))
            }
        }
        while !pendingSelected.isEmpty {
            let item = pendingSelected.removeFirst()
            if selection.contains(item) {
                collectionDelegate?.collectionView(self, didSelectItemAt: geometry.path(of: item))
            }
        }
    }

    // MARK: Touches

    /// Whether nothing else goes on with a cell, or with others.
    final func isFree(_ cell: CollectionCell) -> Bool { cell.path != nil && held == nil && swipe == nil }

    /// Whether a touch that lands on a cell may highlight it: the delegate is asked.
    final func mayHighlight(_ cell: CollectionCell) -> Bool {
        guard let path = cell.path, isFree(cell), selectsItems || !isEditing else { return false }
        return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    /// The touch that a cell follows from now on: the first one of a finger, a pen or the primary button. The
    /// collection follows one at a time. One that lands while actions are uncovered closes them, and nothing else.
    final func follow(_ cell: CollectionCell, _ touches: Set<Touch>) -> Touch? {
        if let swipe, !swipe.isTracking {
            closeSwipe(animated: true)
            return nil
        }
        guard followedTouch.map({ $0.phase == .ended || $0.phase == .cancelled || $0.window == nil }) ?? true,
            let touch = touches.sorted(by: { $0.number < $1.number })
                .first(where: { $0.landingButtons.contains(.primary) }), let item = cell.item,
            isAsSaid(geometry.section(of: item)), mayHighlight(cell)
        else { return nil }
        followedTouch = touch
        return touch
    }

    /// The user has tapped a cell, or what counts as that.
    final func tapped(_ cell: CollectionCell, _ touch: Touch?, _ modifiers: ModifierFlags) {
        guard let item = cell.item, isAsSaid(geometry.section(of: item)) else { return }
        guard selectsItems else {
            if !isEditing { perform(item) }
            return
        }
        let former = mark
        mark = item
        showMark(formerly: former)
        let isPointer = touch?.type == .indirectPointer
        let isPrimary = isPrimary(item)
        if isPointer, touch?.tapCount == 2, modifiers.isEmpty, !isPrimary { return perform(item) }
        choose(tapping(item, isPointer: isPointer, modifiers))
        if !(isPointer && modifiers.contains(.shift)) { rangeStart = item }
        // The delegate may have changed the items when it was told.
        if isPrimary, modifiers.isEmpty, let item = cell.item { perform(item) }
    }

    /// Whether a tap on an item, which does not go with a selection that there is, is a primary action too.
    private func isPrimary(_ item: Int) -> Bool {
        guard !selectsSeveral || selection.isSubset(of: [item]) else { return false }
        return collectionDelegate?.collectionView(
            self, canPerformPrimaryActionForItemAt: geometry.path(of: item)) == true
    }

    private func tapping(_ item: Int, isPointer: Bool, _ modifiers: ModifierFlags) -> SelectionChange {
        guard selectsSeveral else {
            // One that is selected already is chosen once more: what was opened by it may be closed by now.
            return selection.contains(item) ? SelectionChange(selected: [item]) : selecting([item], adding: false)
        }
        if isPointer, modifiers.contains(.shift), let start = rangeStart ?? selection.min() {
            return selecting(Array(min(start, item)...max(start, item)), adding: modifiers.contains(.control))
        }
        if isPointer, !modifiers.contains(.control) { return selecting([item], adding: false) }
        return selection.contains(item) ? SelectionChange(deselected: [item]) : selecting([item], adding: true)
    }

    /// The user means an item.
    final func perform(_ item: Int) {
        guard placeholder(at: item) == nil else { return }
        if shown[item]?.performPrimaryAction() == true { return }
        collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: geometry.path(of: item))
    }
}
