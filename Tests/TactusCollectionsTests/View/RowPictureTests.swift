import TactusTesting
import Testing

@testable import TactusCollections

@Suite("Pictures that come later, and headers of sections")
@MainActor
struct RowPictureTests {
    /// A square in one colour, from another thread.
    nonisolated private struct Square: ImageSource, Hashable {
        let white: Double
        @concurrent func image(shownSize size: Size, scale: Double) async throws -> Image {
            try GraphicsImageRenderer(size: size, scale: scale).image {
                $0.fill(Path(rect: Rect(origin: .zero, size: size)), with: Color(red: white, green: 0, blue: 0))
            }
        }
    }

    let host = TestHost(size: Size(width: 320, height: 200))

    @Test("CV-202: a row's picture comes when it shows, and is kept while the row shows the same one")
    func pictures() async throws {
        let list = CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 200), layout: .list(.plain))
        let cell = CollectionView.CellRegistration<CollectionListCell, Int> { cell, _, number in
            var content = ListContentConfiguration(text: "Song")
            content.imageSource = Square(white: Double(number) / 4)
            cell.contentConfiguration = content
        }
        let source = ListSource<String, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = Snapshot<String, Int>()
        snapshot.appendSections(["S"])
        snapshot.appendItems([1, 2])
        source.applySnapshotUsingReloadData(snapshot)
        host.window.addSubview(list)
        host.settle()
        let row = try #require(list.cell(forItemAt: ItemPath(item: 1, section: 0)) as? CollectionListCell)
        let picture = try #require(
            row.contentView.subviews.first?.subviews.compactMap { $0 as? ImageView }.first)
        #expect(picture.isLoading && picture.frame.size == Size(width: 40, height: 40))
        await host.settleImages()
        host.advance(by: .seconds(1))
        #expect(!picture.isLoading)
        let place = row.convert(picture.frame.center, to: nil)
        let pixel = PixelPoint(x: Int(place.x), y: Int(place.y))
        #expect(host.picture.color(at: pixel) == Color(hex: 0x800000))

        snapshot.reconfigureItems([2])
        source.apply(snapshot) {}
        host.settle()
        #expect(!picture.isLoading && picture.image != nil)
    }

    @Test("CV-203: headers are made for a section's identity")
    func headers() {
        var configuration = CollectionListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let library = Library(.list(configuration))
        let header = CollectionView.SectionRegistration<CollectionHeaderFooterView, String> { view, section in
            view.label.text = "— \(section) —"
        }
        library.source.headerProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, section: $1) }
        library.show([("a", [1]), ("b", [2])])
        library.show([("b", [2]), ("c", [3])])
        let texts = (0..<2).map {
            (library.collection.header(forSection: $0) as? CollectionHeaderFooterView)?.label.text
        }
        #expect(texts == ["— b —", "— c —"])
    }
}
