import Tactus

/// Rows that are swiped, taken elsewhere by a finger that rests on them, and brought back.
final class TasksList: View, CollectionViewDelegate {
    private struct Task {
        let title: String
        let detail: String
        var isDone = false
    }

    private var tasks = [
        Task(title: "Water the ferns", detail: "The big one twice"),
        Task(title: "Answer Clara", detail: "About the boat, and when we leave"),
        Task(title: "Bread and olives", detail: "Market, before noon", isDone: true),
        Task(title: "Tune the piano", detail: "Satie, Thursday"),
        Task(title: "Train to Basel", detail: "8:02, platform 4"),
        Task(title: "Return the book", detail: "Library, today"),
        Task(title: "Oil the bicycle", detail: "Chain and brakes", isDone: true),
        Task(title: "Call the museum", detail: "Two adults and a child"),
        Task(title: "Frame the print", detail: "Oak, 40 × 60"),
    ]
    private let list: CollectionView
    private let undo = Button(title: "Undo", icon: .undo, style: .filled)
    private var source: ListSource<Int, Int>?
    private var former: Snapshot<Int, Int>?

    init() {
        list = CollectionView(layout: .list(.insetGrouped))
        super.init(frame: .zero)
        list.name = "tasks"
        list.allowsSelection = false
        let cell = CollectionView.CellRegistration<CollectionListCell, Int> { [weak self] cell, _, id in
            self?.show(id, in: cell)
        }
        let source = ListSource<Int, Int>(collectionView: list) { list, path, id in
            list.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        self.source = source
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(tasks.indices))
        source.apply(snapshot, animatingDifferences: false)
        list.delegate = self
        undo.isHidden = true
        undo.addTarget(self, action: TasksList.takeBack, for: .primaryActionTriggered)
        for view in [list, undo] { addSubview(view) }
    }

    private func show(_ id: Int, in cell: CollectionListCell) {
        let task = tasks[id]
        var row = ListContentConfiguration(text: task.title, secondaryText: task.detail)
        row.icon = task.isDone ? .checkCircleFill : .circle
        row.textProperties.color = task.isDone ? .secondaryLabel : .label
        cell.contentConfiguration = row
        cell.accessories = [.reorder(displayed: .always)]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        let size = undo.intrinsicContentSize
        undo.frame = Rect(
            x: (bounds.width - size.width) / 2, y: bounds.height - size.height - 24, width: size.width,
            height: size.height)
        undo.shadow = theme.shadows.menu
    }

    // MARK: Actions

    /// Done, or not after all.
    func collectionView(
        _ collectionView: CollectionView, leadingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        guard let id = source?.itemIdentifier(for: path) else { return nil }
        let isDone = tasks[id].isDone
        let done = ContextualAction(title: isDone ? "Open" : "Done", icon: isDone ? .circle : .check) {
            [weak self] _, finish in
            self?.toggle(id)
            finish(true)
        }
        done.backgroundColor = .systemGreen
        return SwipeActionsConfiguration(actions: [done])
    }

    /// Away with it.
    func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        guard let id = source?.itemIdentifier(for: path) else { return nil }
        let delete = ContextualAction(style: .destructive, title: "Delete", icon: .trash) { [weak self] _, finish in
            self?.delete(id)
            finish(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    /// A tap does what the first action does.
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath) {
        if let id = source?.itemIdentifier(for: path) { toggle(id) }
    }

    private func toggle(_ id: Int) {
        guard let source else { return }
        tasks[id].isDone.toggle()
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([id])
        source.apply(snapshot)
    }

    private func delete(_ id: Int) {
        guard let source else { return }
        var snapshot = source.snapshot()
        former = snapshot
        snapshot.deleteItems([id])
        source.apply(snapshot)
        undo.isHidden = false
    }

    private func takeBack() {
        guard let former else { return }
        self.former = nil
        source?.apply(former)
        undo.isHidden = true
    }
}
