import Tactus

/// The sign before a row that is edited, and the button that it uncovers.
@MainActor final class CellEditing {
    private unowned let cell: UITableViewCell
    private var sign: EditingSign?
    private var confirmation: DeleteButton?

    init(of cell: UITableViewCell) { self.cell = cell }

    /// Whether the button shows that takes the row away.
    var isConfirming: Bool { confirmation != nil }

    /// How far the content moves aside, in points.
    var leadingRoom: Double {
        sign == nil ? 0 : cell.shouldIndentWhileEditing ? cell.theme.controls.height - 4 : 0
    }

    /// Shows the sign of a style; none for `.none`.
    func show(_ style: UITableViewCell.EditingStyle) {
        guard sign?.style ?? .none != style else { return }
        close(animated: false)
        sign?.removeFromSuperview()
        sign = nil
        guard style != .none else { return }
        let sign = EditingSign(style)
        sign.addAction(for: .touchUpInside) { [weak self] _ in self?.tapped() }
        cell.addSubview(sign)
        self.sign = sign
    }

    private func tapped() {
        guard let table = cell.table, let sign else { return }
        let wasOpen = isConfirming
        table.closeConfirmation()
        guard !wasOpen, let path = cell.cellPath, let row = table.adapter.contents.row(at: path) else { return }
        guard sign.style == .delete else { return table.adapter.commit(sign.style, row) }
        let button = DeleteButton(table.adapter.deleteTitle(path))
        button.addAction(for: .touchUpInside) { [weak table] _ in
            table?.closeConfirmation()
            table?.adapter.commit(.delete, row)
        }
        cell.addSubview(button)
        confirmation = button
        table.confirmingCell = cell
        cell.setNeedsLayout()
        button.alpha = 0
        View.animate(duration: cell.theme.motion.quick, options: .allowUserInteraction) { button.alpha = 1 }
    }

    /// Takes the button away.
    func close(animated: Bool) {
        guard let button = confirmation else { return }
        confirmation = nil
        if cell.table?.confirmingCell === cell { cell.table?.confirmingCell = nil }
        guard animated, cell.window != nil else { return button.removeFromSuperview() }
        View.animate(duration: cell.theme.motion.quick, options: .allowUserInteraction) {
            button.alpha = 0
        } completion: { _ in
            button.removeFromSuperview()
        }
    }

    func layOut(beside content: Rect, in bounds: Rect, isMirrored: Bool) {
        let side = cell.theme.controls.height
        sign?.frame = Rect(
            x: isMirrored ? bounds.width - side : 0, y: (bounds.height - side) / 2, width: side, height: side)
        if let confirmation {
            let width = confirmation.preferredWidth
            confirmation.frame = Rect(
                x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        }
    }
}

/// The sign before a row that takes it away, or adds one.
final class EditingSign: Control {
    let style: UITableViewCell.EditingStyle
    private let icon: IconView

    init(_ style: UITableViewCell.EditingStyle) {
        self.style = style
        icon = IconView(style == .insert ? .plusCircleFill : .minusCircleFill)
        super.init(frame: .zero)
        icon.tintColor = style == .insert ? .systemGreen : .systemRed
        addSubview(icon)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = theme.controls.signSize
        icon.frame = Rect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.button, label: style == .insert ? "Insert" : "Remove", isElement: true)
    }
}

/// The button at the end of a row that takes it away.
final class DeleteButton: Control {
    private let label: Label

    init(_ title: String) {
        label = Label(text: title)
        super.init(frame: .zero)
        backgroundColor = .systemRed
        label.font = .preferred(.body)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    var preferredWidth: Double {
        max(
            theme.controls.height + 2 * theme.spacing.large, label.intrinsicContentSize.width + 2 * theme.spacing.medium
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.button, label: label.text, isElement: true)
    }
}

extension UITableView {
    /// Takes the button away that would take a row away.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    final func closeConfirmation() -> Bool {
        guard let cell = confirmingCell else { return false }
        cell.editing.close(animated: true)
        return true
    }
}
