import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of items that are taken elsewhere.
@MainActor
@Suite("Habits: moves")
struct MoveHabitTests {
    private final class Tiles: UICollectionViewDataSource {
        var moves: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
    }

    /// The first place is taken for good.
    private final class Pinned: UICollectionViewDelegate {
        var asked: [String] = []
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            asked.append("\(originalIndexPath.item) at \(currentIndexPath.item) to \(proposedIndexPath.item)")
            return proposedIndexPath.item == 0 ? IndexPath(item: 1, section: 0) : proposedIndexPath
        }
    }

    private func collection(_ tiles: Tiles, _ delegate: any UICollectionViewDelegate) -> (TestHost, UICollectionView) {
        let host = TestHost(size: CGSize(width: 300, height: 400))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = tiles
        view.delegate = delegate
        host.window.addSubview(view)
        host.settle()
        return (host, view)
    }

    private func carry(_ view: UICollectionView, from item: Int, through places: [CGPoint]) {
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
        for place in places { view.updateInteractiveMovementTargetPosition(place) }
        view.endInteractiveMovement()
    }

    @Test("CV-112: an item in the hand goes where the delegate says, which knows where it was and where it is")
    func targets() {
        let (tiles, pinned) = (Tiles(), Pinned())
        let (host, view) = collection(tiles, pinned)
        carry(view, from: 4, through: [CGPoint(x: 250, y: 50), CGPoint(x: 50, y: 50)])
        host.advance(by: .seconds(1))
        #expect(pinned.asked == ["4 at 4 to 2", "4 at 2 to 0"] && tiles.moves.last?.hasSuffix("to 1") == true)
        #expect(view.pathOfItemInHand == nil)
    }

    /// As before iOS 15.
    private final class Older: UICollectionViewDelegate {
        var asked: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            asked.append("\(currentIndexPath.item) to \(proposedIndexPath.item)")
            return currentIndexPath
        }
    }

    @Test("CV-112: the older form is asked where there is no newer one; an item that may go nowhere stays")
    func olderForm() {
        let (tiles, older) = (Tiles(), Older())
        let (host, view) = collection(tiles, older)
        carry(view, from: 4, through: [CGPoint(x: 250, y: 50)])
        host.advance(by: .seconds(1))
        #expect(older.asked == ["4 to 2"] && tiles.moves == [])
    }
}
