import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of drops on collections.
@MainActor
@Suite("Habits: drops from shelf to shelf")
struct ShelfDropHabitTests {
    private final class Shelves: UIViewController, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var shelves = [["A", "B", "C"], ["X", "Y"]]
        var views: [UICollectionView] = []
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            for number in 0..<2 {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 80, height: 60)
                let frame = CGRect(x: 0, y: 20 + 200 * CGFloat(number), width: 320, height: 160)
                let shelf = UICollectionView(frame: frame, collectionViewLayout: layout)
                shelf.tag = number
                shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                shelf.dataSource = self
                shelf.dragDelegate = self
                shelf.dropDelegate = self
                view.addSubview(shelf)
                views.append(shelf)
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            shelves[collectionView.tag].count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let text = shelves[collectionView.tag][indexPath.item]
            let item = UIDragItem(itemProvider: NSItemProvider(object: text))
            item.localObject = text
            session.localContext = (collectionView.tag, indexPath)
            return [item]
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(
                operation: session.localDragSession == nil ? .forbidden : .move, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
        ) {
            let target = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
            for item in coordinator.items {
                guard let text = item.dragItem.localObject as? String else { continue }
                log.append("\(text) from \(item.sourceIndexPath.map { "\($0.item)" } ?? "elsewhere") to \(target.item)")
                if let source = item.sourceIndexPath {
                    shelves[collectionView.tag].remove(at: source.item)
                    let place = min(target.item, shelves[collectionView.tag].count)
                    shelves[collectionView.tag].insert(text, at: place)
                    collectionView.moveItem(at: source, to: IndexPath(item: place, section: 0))
                } else if let (tag, path) = coordinator.session.localDragSession?.localContext as? (Int, IndexPath) {
                    shelves[tag].remove(at: path.item)
                    views[tag].deleteItems(at: [path])
                    shelves[collectionView.tag].insert(text, at: target.item)
                    collectionView.insertItems(at: [target])
                }
                coordinator.drop(item.dragItem, toItemAt: target)
            }
        }
    }

    @Test("UK-13: an item is dragged to another place of its collection, and to another collection")
    func drops() {
        let page = Shelves()
        let host = TestHost(playing: page)
        func center(_ shelf: Int, _ item: Int) -> CGPoint {
            page.views[shelf].cellForItem(at: IndexPath(item: item, section: 0))?.middleInWindow ?? .zero
        }
        func drag(from start: CGPoint, to end: CGPoint) {
            let finger = host.finger()
            finger.down(at: start)
            host.advance(by: .seconds(1))
            finger.move(to: CGPoint(x: start.x + 20, y: start.y + 20), over: .milliseconds(100))
            finger.move(to: end, over: .milliseconds(300))
            host.advance(by: .milliseconds(200))
            finger.up()
            host.advance(by: .seconds(1))
        }
        drag(from: center(0, 1), to: CGPoint(x: center(1, 1).x - 30, y: center(1, 1).y))
        #expect(page.log == ["B from elsewhere to 1"] && page.shelves == [["A", "C"], ["X", "B", "Y"]])
        drag(from: center(1, 2), to: CGPoint(x: center(1, 0).x - 30, y: center(1, 0).y))
        #expect(page.log.last == "Y from 2 to 0" && page.shelves == [["A", "C"], ["Y", "X", "B"]])
        #expect(page.views.map { $0.numberOfItems(inSection: 0) } == [2, 3])
    }
}
