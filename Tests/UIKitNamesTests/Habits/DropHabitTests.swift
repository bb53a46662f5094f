import TactusTesting
import Testing
import UIKitNames

/// A page of words that are dragged about and dropped, as programs for UIKit write it.
private final class DropsController: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let table = UITableView(frame: .zero, style: .plain)
    var words = ["a", "b", "c", "d", "e"]
    var log: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var waits = false
    var contexts: [UITableViewDropPlaceholderContext] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
        table.dataSource = self
        table.dragInteractionEnabled = true
        table.dragDelegate = self
        table.dropDelegate = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))] }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: tableView.hasActiveDrag ? .copy : .forbidden, intent: intent)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession) { log.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession) { log.append("end") }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            if waits {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: destination, reuseIdentifier: "word", rowHeight: 60)
                placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
                let context = coordinator.drop(item.dragItem, to: placeholder)
                contexts.append(context)
            } else if let source = item.sourceIndexPath {
                let end = destination.row > source.row ? destination.row - 1 : destination.row
                let path = IndexPath(row: end, section: 0)
                tableView.performBatchUpdates {
                    words.insert(words.remove(at: source.row), at: end)
                    tableView.deleteRows(at: [source], with: .automatic)
                    tableView.insertRows(at: [path], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: path)
                log.append("\(source.row) to \(end)")
            }
        }
    }

    var texts: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .compactMap { $0.textLabel?.text }
    }
}

/// Tiles that take what is dropped.
private final class TileDropsController: UICollectionViewController, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    var words = ["a", "b", "c", "d"]
    var taken: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        words.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.item] as NSString))] }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: .copy,
            intent: destinationIndexPath?.item == 2 ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
            taken.append("\(words[item.sourceIndexPath?.item ?? 0]) into \(words[path.item])")
            return
        }
        let context = coordinator.drop(
            item.dragItem, to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "tile"))
        item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { word, error in
            context.commitInsertion { path in self.words.insert(word ?? "\(String(describing: error))", at: path.item) }
        }
    }
}

/// What programs written for UIKit take for granted of drops into lists.
@MainActor
@Suite("Habits: drops into lists")
struct DropHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private func drag(_ start: CGPoint, _ end: CGPoint) -> Finger {
        let finger = host.finger()
        finger.down(at: start)
        host.advance(by: .seconds(1))
        finger.move(to: end, over: .milliseconds(300))
        host.advance(by: .seconds(1))
        return finger
    }

    @Test("CV-99: a row is dropped elsewhere in its table, with the row that it was, and lands there")
    func moving() {
        let page = DropsController()
        host.window.rootViewController = page
        host.settle()
        let finger = drag(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 140))
        #expect(page.log == ["enter"] && page.table.hasActiveDrag && page.table.hasActiveDrop)
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.log == ["enter", "0 to 2", "end"] && page.words == ["b", "c", "a", "d", "e"])
        #expect(page.texts == ["b", "c", "a", "d", "e"])
        #expect(!page.table.hasActiveDrag && !page.table.hasActiveDrop)
    }

    @Test("CV-98: into the middle of a row, or between two rows near its edges, as a table decides by itself")
    func automatic() {
        let page = DropsController()
        page.intent = .automatic
        host.window.rootViewController = page
        host.settle()
        let finger = drag(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 110))
        #expect(page.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == true)
        finger.cancel()
        host.advance(by: .seconds(1))
        #expect(page.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == false)
    }

    @Test("CV-100: a placeholder of a table has its height, and becomes a row, or goes")
    func placeholders() {
        let page = DropsController()
        page.waits = true
        host.window.rootViewController = page
        host.settle()
        drag(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 140)).up()
        host.advance(by: .seconds(1))
        #expect(page.texts == ["a", "b", "c", "…", "d", "e"] && page.table.hasUncommittedUpdates)
        #expect(page.table.visibleCells.map(\.frame.height) == [44, 44, 44, 60, 44, 44])
        #expect(page.table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "d")
        #expect(page.contexts[0].commitInsertion { page.words.insert("new", at: $0.row) })
        host.advance(by: .seconds(1))
        #expect(page.texts == ["a", "b", "c", "new", "d", "e"] && !page.table.hasUncommittedUpdates)
        #expect(page.table.visibleCells.allSatisfy { $0.frame.height == 44 })
        drag(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 100)).up()
        host.advance(by: .seconds(1))
        #expect(page.texts.contains("…") && page.contexts[1].deletePlaceholder())
        host.advance(by: .seconds(1))
        #expect(page.texts == ["a", "b", "c", "new", "d", "e"])
    }

    @Test("CV-100: tiles take words that are read first, and others into themselves")
    func tiles() async {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let page = TileDropsController(collectionViewLayout: layout)
        host.window.rootViewController = page
        host.settle()
        drag(CGPoint(x: 50, y: 50), CGPoint(x: 280, y: 50)).up()
        host.advance(by: .seconds(1))
        #expect(page.taken == ["a into c"])
        drag(CGPoint(x: 50, y: 50), CGPoint(x: 190, y: 50)).up()
        host.settle()
        #expect(page.collectionView.hasUncommittedUpdates && page.collectionView.visibleCells.count == 5)
        while page.words.count == 4 { await Task.yield() }
        host.advance(by: .seconds(1))
        #expect(page.words == ["a", "b", "a", "c", "d"] && page.collectionView.visibleCells.count == 5)
        #expect(!page.collectionView.hasUncommittedUpdates)
    }

    @Test("UK-48: a delegate of drops need not take them")
    func drops() {
        final class Looks: UIDropInteractionDelegate {
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
            ) -> UIDropProposal { UIDropProposal(operation: .forbidden) }
        }
        let delegate = Looks()
        let view = UIView()
        view.addInteraction(UIDropInteraction(delegate: delegate))
        #expect(view.interactions.count == 1)
    }
}
