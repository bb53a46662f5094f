import TactusTesting
import Testing

@testable import TactusCollections

@Suite("Tiles as high as what is in them")
@MainActor
struct TileHeightTests {
    /// A cover as high as wide, with so many points of caption below.
    private final class Tile: CollectionCell {
        var caption = 0.0
        override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: size.width + caption) }
    }

    let host = TestHost(size: Size(width: 320, height: 480))

    @Test("CV-199: a grid with an estimated height has tiles as high as they want, in rows as high as the highest")
    func heights() {
        let collection = CollectionView(
            frame: Rect(x: 0, y: 0, width: 320, height: 480),
            layout: .grid(minimumItemWidth: 90, estimatedItemHeight: 40, spacing: 10))
        let cell = CollectionView.CellRegistration<Tile, Int> { cell, _, caption in cell.caption = Double(caption) }
        let source = ListSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([20, 36, 21, 22])
        source.apply(snapshot, animatingDifferences: false)
        host.window.addSubview(collection)
        host.settle()
        host.settle()
        let frames = (0..<4).compactMap { collection.frame(forItemAt: ItemPath(item: $0, section: 0)) }
        let width = (320.0 - 40) / 3
        #expect(frames.map { $0.width.rounded() } == Array(repeating: width.rounded(), count: 4))
        #expect(frames.map { ($0.height - width).rounded() } == [20, 36, 21, 22])
        #expect(frames[0].minY == 10 && abs(frames[3].minY - (10 + width + 36 + 10)) <= 1)
    }
}
