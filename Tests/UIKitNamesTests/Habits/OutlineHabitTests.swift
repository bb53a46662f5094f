import TactusTesting
import Testing
import UIKitNames

/// Folders that are filled when they are opened.
private final class FoldersController: UIViewController, UICollectionViewDelegate {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    lazy var list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    lazy var source = makeSource()
    var log: [String] = []
    var mayCollapse = true

    override func viewDidLoad() {
        super.viewDidLoad()
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.delegate = self
        view.addSubview(list)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["F1", "F2", "F3", "x"])
        source.apply(outline, to: 0, animatingDifferences: false)
    }

    private func makeSource() -> Source {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = item.hasPrefix("F") ? [.outlineDisclosure(options: .init(style: .header))] : []
        }
        let source = Source(collectionView: list) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "F3" }
        source.sectionSnapshotHandlers.willExpandItem = { [unowned self] in log.append("expand \($0)") }
        source.sectionSnapshotHandlers.shouldCollapseItem = { [unowned self] _ in mayCollapse }
        source.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in log.append("collapse \($0)") }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { [unowned self] parent, former in
            log.append("fill \(parent) of \(former.items.count)")
            var filled = former
            if filled.items.isEmpty { filled.append(["\(parent.dropFirst())a", "\(parent.dropFirst())b"]) }
            return filled
        }
        return source
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        source.itemIdentifier(for: indexPath) != "2a"
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("mean \(source.itemIdentifier(for: indexPath) ?? "")")
    }
}

/// Rows that are meant by a tap.
private final class MeantController: UITableViewController {
    var log: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("mean \(indexPath.row)")
    }
}

/// What programs written for UIKit take for granted of outlines, and of items that a tap means.
@MainActor
@Suite("Habits: outlines and primary actions")
struct OutlineHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private func tap(_ y: Double) {
        host.finger().tap(at: CGPoint(x: 100, y: y))
        host.advance(by: .seconds(1))
    }

    @Test("CV-123: an outline asks before an item is expanded or collapsed, and may be filled then")
    func outlines() {
        let page = FoldersController()
        host.window.rootViewController = page
        host.settle()
        tap(22)
        #expect(page.log == ["expand F1", "fill F1 of 0"])
        #expect(page.source.snapshot(for: 0).visibleItems == ["F1", "1a", "1b", "F2", "F3", "x"])
        page.log = []
        page.mayCollapse = false
        tap(22)
        #expect(page.log == [] && page.list.numberOfItems(inSection: 0) == 6)
        page.mayCollapse = true
        tap(22)
        #expect(page.log == ["collapse F1"] && page.list.numberOfItems(inSection: 0) == 4)
        page.log = []
        tap(22)
        #expect(page.log == ["expand F1", "fill F1 of 2"] && page.list.numberOfItems(inSection: 0) == 6)
        page.log = []
        tap(4 * 44 + 22)
        #expect(page.log == [] && page.list.numberOfItems(inSection: 0) == 6)
    }

    @Test("CV-124: a tap selects an item, and then means it, unless the delegate says that none does")
    func primary() {
        let page = FoldersController()
        host.window.rootViewController = page
        host.settle()
        tap(3 * 44 + 22)
        #expect(page.log == ["select 3", "mean x"])
        page.log = []
        tap(3 * 44 + 22)
        #expect(page.log == ["select 3", "mean x"])
        tap(44 + 22)
        page.log = []
        tap(2 * 44 + 22)
        #expect(page.log == ["select 2"])
        page.list.allowsMultipleSelection = true
        page.list.selectItem(at: nil, animated: false, scrollPosition: [])
        page.log = []
        tap(5 * 44 + 22)
        tap(3 * 44 + 22)
        #expect(page.log == ["select 5", "mean x", "select 3"])
        page.list.isEditing = true
        let table = MeantController(style: .plain)
        host.window.rootViewController = table
        host.settle()
        tap(66)
        #expect(table.log == ["select 1", "mean 1"])
        table.tableView.allowsSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.log = []
        tap(110)
        #expect(table.log == ["select 2"])
    }

    @Test("CV-123: parts of outlines are taken out, put in, and put elsewhere")
    func parts() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "d"])
        outline.append(["a1", "a3"], to: "a")
        outline.append(["deep"], to: "a3")
        outline.insert(["b", "c"], after: "a")
        outline.insert(["a2"], before: "a3")
        outline.expand(["a", "a3"])
        #expect(outline.items == ["a", "a1", "a2", "a3", "deep", "b", "c", "d"] && outline.index(of: "b") == 5)
        #expect(outline.level(of: "deep") == 2 && outline.parent(of: "a2") == "a")
        let part = outline.snapshot(of: "a", includingParent: false)
        #expect(part.rootItems == ["a1", "a2", "a3"] && part.visibleItems == ["a1", "a2", "a3", "deep"])
        #expect(outline.snapshot(of: "a", includingParent: true).rootItems == ["a"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["n"])
        other.append(["m"], to: "n")
        other.expand(["n"])
        outline.replace(childrenOf: "a", using: other)
        #expect(outline.visibleItems == ["a", "n", "m", "b", "c", "d"] && outline.level(of: "m") == 2)
        outline.deleteAll()
        #expect(outline.items.isEmpty && outline.rootItems.isEmpty && !outline.isExpanded("a"))
    }

    @Test("CV-125: nobody is told of what is about to show where that is switched off")
    func prefetching() {
        final class Ahead: UICollectionViewDataSourcePrefetching {
            var told = 0
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                told += indexPaths.count
            }
        }
        let (page, ahead) = (FoldersController(), Ahead())
        host.window.rootViewController = page
        page.list.prefetchDataSource = ahead
        page.list.isPrefetchingEnabled = false
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append((0..<100).map { "row \($0)" })
        page.source.apply(outline, to: 0, animatingDifferences: false)
        host.settle()
        page.list.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        host.settle()
        #expect(ahead.told == 0)
        page.list.isPrefetchingEnabled = true
        page.list.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
        host.settle()
        #expect(ahead.told > 0)
    }
}
