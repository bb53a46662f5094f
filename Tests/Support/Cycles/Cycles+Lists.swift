import TactusTesting
import UIKitNames

private let moment = Duration.milliseconds(500)

/// A list of numbers.
private final class NumbersController: UITableViewController {
    var numbers = Array(0..<30)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        cell.textLabel?.text = "Number \(numbers[indexPath.row] % 50)"
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Numbers" }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) }
        ])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }
}

/// A collection whose items are snapshots'.
private final class TilesController: UIViewController {
    private(set) var source: UICollectionViewDiffableDataSource<String, Int>?
    let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 160, height: 240), collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            cell.contentConfiguration = UIListContentConfiguration(text: "Tile \(number % 50)")
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        view.addSubview(list)
    }

    func show(_ numbers: [Int], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["tiles"])
        snapshot.appendItems(numbers, toSection: "tiles")
        source?.apply(snapshot, animatingDifferences: animated)
    }
}

/// Lists whose content changes.
let listCycles: [Cycle] = [
    Cycle("reloads", prepare: playReloads),
    Cycle("rows", prepare: playRows),
    Cycle("swiped rows", prepare: playSwipedRows),
    Cycle("scrolled rows", prepare: playScrolledRows),
    Cycle("row menus", prepare: playRowMenus),
    Cycle("new lists", prepare: playNewLists),
    Cycle("snapshots", prepare: playSnapshots),
    Cycle("new identifiers", prepare: playNewIdentifiers),
    Cycle("layouts", prepare: playLayouts),
    Cycle("new collections", prepare: playNewCollections),
    Cycle("pickers", prepare: playPickers),
]

private func playReloads() throws -> @MainActor (Int) throws -> Void {
    let page = NumbersController(style: .plain)
    let host = makeHost(page)
    return { number in
        page.numbers = Array(number..<number + 30)
        page.tableView.reloadData()
        host.settle()
    }
}

private func playRows() throws -> @MainActor (Int) throws -> Void {
    let page = NumbersController(style: .insetGrouped)
    let host = makeHost(page)
    return { number in
        page.numbers.insert(number, at: 2)
        page.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        host.advance(by: moment)
        page.numbers.remove(at: 1)
        page.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        host.advance(by: moment)
        page.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        host.advance(by: moment)
    }
}

private func playSwipedRows() throws -> @MainActor (Int) throws -> Void {
    let page = NumbersController(style: .plain)
    let host = makeHost(page)
    return { number in
        host.finger().drag(from: CGPoint(x: 140, y: 100), to: CGPoint(x: 60, y: 100), over: .milliseconds(200))
        host.advance(by: moment)
        host.finger().tap(at: CGPoint(x: 20, y: 160))
        host.advance(by: moment)
        page.setEditing(number % 2 == 0, animated: true)
        host.advance(by: moment)
    }
}

private func playScrolledRows() throws -> @MainActor (Int) throws -> Void {
    let page = NumbersController(style: .plain)
    page.numbers = Array(0..<1000)
    let host = makeHost(page)
    page.refreshControl = UIRefreshControl()
    return { number in
        let (top, bottom) = (CGPoint(x: 80, y: 40), CGPoint(x: 80, y: 200))
        host.finger().drag(
            from: number % 2 == 0 ? top : bottom, to: number % 2 == 0 ? bottom : top, over: .milliseconds(60))
        host.advance(by: moment)
        page.refreshControl?.endRefreshing()
    }
}

private func playRowMenus() throws -> @MainActor (Int) throws -> Void {
    let page = NumbersController(style: .plain)
    let host = makeHost(page)
    return { _ in
        let finger = host.finger()
        finger.down(at: CGPoint(x: 60, y: 100))
        host.advance(by: .seconds(1))
        finger.up()
        host.advance(by: moment)
        host.finger().tap(at: CGPoint(x: 80, y: 235))
        host.advance(by: .seconds(1))
    }
}

private func playNewLists() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    return { _ in
        host.window.rootViewController = NumbersController(style: .grouped)
        host.settle()
    }
}

private func playSnapshots() throws -> @MainActor (Int) throws -> Void {
    let page = TilesController()
    let host = makeHost(page)
    return { number in
        page.show(Array(number..<number + 12), animated: true)
        host.advance(by: moment)
        page.show([number + 3, number, number + 7] + Array(number + 20..<number + 30), animated: false)
        host.settle()
    }
}

private func playNewIdentifiers() throws -> @MainActor (Int) throws -> Void {
    let page = TilesController()
    let host = makeHost(page)
    return { number in
        page.show(Array(number * 20..<number * 20 + 20), animated: number % 2 == 0)
        host.advance(by: moment)
    }
}

private func playLayouts() throws -> @MainActor (Int) throws -> Void {
    let page = TilesController()
    let host = makeHost(page)
    page.show(Array(0..<20), animated: false)
    return { number in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: CGFloat(40 + number % 3 * 20), height: 40)
        page.list.setCollectionViewLayout(layout, animated: number % 2 == 0)
        host.advance(by: moment)
    }
}

private func playNewCollections() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    return { _ in
        let page = TilesController()
        host.window.rootViewController = page
        page.show(Array(0..<20), animated: false)
        host.settle()
    }
}

private func playPickers() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
    page.view.addSubview(picker)
    let host = makeHost(page)
    return { number in
        host.finger().drag(from: CGPoint(x: 80, y: 80), to: CGPoint(x: 80, y: 40), over: .milliseconds(100))
        host.advance(by: .seconds(1))
        if number % 5 == 0 {
            let old = page.view.subviews.last
            old?.removeFromSuperview()
            let next = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
            page.view.addSubview(next)
            host.settle()
        }
    }
}
