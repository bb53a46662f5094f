extension ViewController {
    /// A button that turns ``ViewController/isEditing`` on and off, for a bar: “Edit”, and “Done” while the page is
    /// edited. The same one each time.
    public final var editButtonItem: BarButtonItem {
        if let button = items.editButton { return button }
        let button = BarButtonItem(title: "Edit") { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        items.editButton = button
        showEditing()
        return button
    }

    /// Lets the button say what it does now.
    final func showEditing() {
        items.editButton?.title = isEditing ? "Done" : "Edit"
        items.editButton?.style = isEditing ? .prominent : .plain
    }
}
