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
        #expect(pinned.asked == ["4 at 4 to 2", "4 at 2 to 0"] && tiles.moves == ["4 to 1"])
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

    /// Words in sections, which a program moves when it is told.
    private final class Words: UICollectionViewDataSource, UICollectionViewDelegate {
        final class Cell: UICollectionViewCell { var word = "" }
        var words: [[String]]
        var moves: [String] = []
        init(_ words: [[String]]) { self.words = words }
        func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
            (cell as? Cell)?.word = words[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath) to \(destinationIndexPath)")
            let word = words[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            words[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
        }
    }

    private func list(_ words: Words) -> (host: TestHost, view: UICollectionView) {
        let host = TestHost(size: CGSize(width: 100, height: 200))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(Words.Cell.self, forCellWithReuseIdentifier: "word")
        view.dataSource = words
        view.delegate = words
        host.window.addSubview(view)
        host.settle()
        return (host, view)
    }

    private func shown(_ view: UICollectionView) -> [String] {
        view.visibleCells.compactMap { ($0 as? Words.Cell)?.word }
    }

    @Test("CV-241: the data source is told of a move once, where the item is put down, and is asked by its own order")
    func once() {
        let words = Words([["a", "b", "c"], ["d", "e", "f", "g", "h"]])
        let (host, view) = list(words)
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        for y in [60.0, 100, 150] {
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
            host.advance(by: .milliseconds(300))
        }
        #expect(words.moves == [] && words.words[0] == ["a", "b", "c"])
        #expect(shown(view) == ["b", "c", "d", "a", "e"])
        // What comes into view is what would be there.
        view.contentOffset.y = 60
        host.settle()
        #expect(shown(view).suffix(2) == ["f", "g"])
        view.endInteractiveMovement()
        host.advance(by: .seconds(1))
        #expect(words.moves == ["[0, 0] to [1, 1]"])
        view.contentOffset.y = 0
        host.advance(by: .seconds(1))
        #expect(shown(view) == Array(words.words.joined().prefix(5)))
        #expect(host.diagnostics == [])
    }

    @Test("CV-241: a change is counted by the source’s order while an item is carried; taken back, nothing is told")
    func meanwhile() {
        let words = Words([["a", "b", "c", "d"]])
        let (host, view) = list(words)
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        #expect(view.pathOfItemInHand == [0, 2] && words.moves == [])
        words.words[0].insert("x", at: 0)
        view.insertItems(at: [[0, 0]])
        host.advance(by: .seconds(1))
        #expect(view.pathOfItemInHand == [0, 1] && words.moves == [])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        view.endInteractiveMovement()
        host.advance(by: .seconds(1))
        #expect(words.moves == ["[0, 1] to [0, 2]"] && shown(view) == ["x", "b", "a", "c", "d"])

        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 140))
        view.cancelInteractiveMovement()
        host.advance(by: .seconds(1))
        #expect(words.moves.count == 1 && shown(view) == ["x", "b", "a", "c", "d"])
        #expect(host.diagnostics == [])
    }
}
