import Tactus

/// What the signs at the end of a row depend on.
struct AccessoryKey: Equatable {
    var type = UITableViewCell.AccessoryType.none
    var view: ObjectIdentifier?
    var editingType = UITableViewCell.AccessoryType.none
    var editingView: ObjectIdentifier?
    var isMovable = false
    var isMultiple = false
}

// The signs at the end of a row, and what it has before it while it is edited.
extension UITableViewCell {
    /// The row is edited, or is not any more, or by other rules.
    final func editingDidChange() {
        let style = cellPath.flatMap { table?.adapter.editingStyle($0) } ?? .none
        if shownEditing != style {
            shownEditing = style
            setNeedsMeasuring()
        }
        if let table, let path = cellPath, let delegate = table.adapter.delegate, isEditing {
            shouldIndentWhileEditing = delegate.tableView(table, shouldIndentWhileEditingRowAt: path)
        }
        editing.show(isEditing ? style : .none)
        updateAccessories()
        setNeedsLayout()
    }

    final func updateAccessories() {
        let key = AccessoryKey(
            type: accessoryType, view: accessoryView.map { ObjectIdentifier($0) }, editingType: editingAccessoryType,
            editingView: editingAccessoryView.map { ObjectIdentifier($0) }, isMovable: showsReorderControl && isMovable,
            isMultiple: table?.allowsMultipleSelectionDuringEditing == true)
        guard key != accessoryKey else { return }
        accessoryKey = key
        var signs = signs(accessoryView, accessoryType, .whenNotEditing)
        signs += self.signs(editingAccessoryView, editingAccessoryType, .whenEditing)
        if key.isMovable { signs.append(.reorder()) }
        if key.isMultiple { signs.append(.multiselect()) }
        accessories = signs
        setNeedsLayout()
    }

    private var isMovable: Bool {
        guard let table, table.isEditing, let path = cellPath else { return false }
        return table.adapter.dataSource?.tableView(table, canMoveRowAt: path) ?? false
    }

    private func signs(
        _ view: View?, _ type: AccessoryType, _ displayed: CellAccessory.DisplayedState
    ) -> [CellAccessory] {
        if let view { return [.customView(view, displayed: displayed)] }
        switch type {
        case .none: return []
        case .disclosureIndicator: return [.disclosureIndicator(displayed: displayed)]
        case .checkmark: return [.checkmark(displayed: displayed)]
        case .detailButton: return [.customView(detailButton(), displayed: displayed)]
        case .detailDisclosureButton:
            return [.customView(detailButton(), displayed: displayed), .disclosureIndicator(displayed: displayed)]
        }
    }

    private func detailButton() -> Button {
        let button = Button(icon: .info, style: .plain)
        button.accessibilityLabel = "More Info"
        button.addAction(for: .touchUpInside) { [weak self] _ in
            guard let self, let table, let path = cellPath else { return }
            table.adapter.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        }
        return button
    }
}
