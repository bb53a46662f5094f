import TactusTesting
import Testing
import UIKitNames

/// Tiles that grow when they come, fall when they go, and are told apart by what has become of them.
private final class GrowingLayout: UICollectionViewFlowLayout {
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var log: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            if item.updateAction == .insert, let path = item.indexPathAfterUpdate { inserted.append(path) }
            if item.updateAction == .delete, let path = item.indexPathBeforeUpdate { deleted.append(path) }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("updated \(inserted.map(\.item)) \(deleted.map(\.item))")
        (inserted, deleted) = ([], [])
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        log.append("from \(oldBounds.width)")
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        log.append("resized")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if inserted.contains(itemIndexPath) { attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard deleted.contains(itemIndexPath) else { return nil }
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        attributes?.center.y += 300
        attributes?.alpha = 1
        return attributes
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
        log.append("\(elementKind) of \(elementIndexPath.section)")
        attributes?.frame.origin.x = 320
        return attributes
    }
}

/// How layouts of programs written for UIKit let things come and go.
@MainActor
@Suite("Habits: layouts in a change")
struct LayoutTransitionHabitTests {
    private final class Tiles: UICollectionViewDataSource {
        var counts = [4]
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
        }
    }

    let host = TestHost(size: CGSize(width: 320, height: 480))
    private let layout = GrowingLayout()
    private let tiles = Tiles()
    let view: UICollectionView

    init() {
        layout.itemSize = CGSize(width: 100, height: 100)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head")
        view.dataSource = tiles
        host.window.addSubview(view)
        host.settle()
        host.advance(by: .seconds(1))
    }

    @Test("CV-95: what a layout returns of items that come and go is how they begin and end")
    func items() throws {
        let gone = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        tiles.counts = [4]
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        host.settle()
        #expect(layout.log == ["updated [3] [0]"])
        let new = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(new.transform == .identity && new.presentedTransform.a < 0.3 && new.presentedAlpha < 0.3)
        #expect(gone.alpha == 1 && gone.frame.minY == 300)
        host.advance(by: .seconds(1))
        #expect(new.presentedTransform == .identity && new.alpha == 1)
        #expect(view.visibleCells.count == 4)
    }

    @Test("CV-97: a layout is told of another size in an animation, and that headers come")
    func bounds() {
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        host.advance(by: .seconds(1))
        layout.log = []
        View.animate(duration: .milliseconds(300)) {
            view.frame.size.width = 220
            view.layoutIfNeeded()
        }
        #expect(layout.log == ["from 320.0", "resized"])
        host.advance(by: .seconds(1))
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.presentedFrame.minX == 0)
    }
}
