import TactusTesting
import Testing

@testable import TactusCollections

@Suite("Rows beside an index")
@MainActor
struct IndexRoomTests {
    let library = Library(size: Size(width: 320, height: 480))

    private func showIndex(_ sections: Int = 26) {
        library.source.indexTitleProvider = { $0.sectionIdentifiers.map { ($0.uppercased(), $0) } }
        library.show((0..<sections).map { (String(UnicodeScalar(97 + UInt8($0))), [$0]) })
    }

    private func dress(_ accessory: View) {
        let cell = library.collection.visibleCells.first as? CollectionListCell
        cell?.accessories = [.customView(accessory)]
        library.host.settle()
    }

    @Test("CV-198: what is in rows ends before the words", arguments: [false, true], [1.0, 1.8])
    func room(isMirrored: Bool, textScale: Double) throws {
        library.host.application.traitOverrides.textScale = textScale
        library.host.application.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let mark = IconView(.star)
        showIndex()
        dress(mark)
        let strip = try #require(library.collection.indexStrip)
        let box = mark.convert(mark.bounds, to: library.collection)
        #expect(isMirrored ? box.minX >= strip.frame.maxX : box.maxX <= strip.frame.minX)

        // Without the index the row ends at its margin.
        library.source.indexTitleProvider = nil
        library.show([("a", [0])])
        dress(mark)
        let alone = mark.convert(mark.bounds, to: library.collection)
        #expect(abs(isMirrored ? alone.minX - 16 : alone.maxX - 304) < 1)
    }

    @Test("CV-198: a card that ends beside the words is as it is")
    func cards() throws {
        library.collection.layout = .list(.insetGrouped)
        let mark = IconView(.star)
        showIndex(3)
        dress(mark)
        let strip = try #require(library.collection.indexStrip)
        let box = mark.convert(mark.bounds, to: library.collection)
        #expect(box.maxX == 320 - 16 - 16 && box.maxX <= strip.frame.minX)
    }

    @Test("CV-198: words grow with the text as far as they have room, and do not overlap", arguments: [1.0, 1.4, 3])
    func words(textScale: Double) throws {
        library.host.application.traitOverrides.textScale = textScale
        showIndex()
        let strip = try #require(library.collection.indexStrip)
        let labels = strip.subviews.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(labels.count > 10)
        for (upper, lower) in zip(labels, labels.dropFirst()) {
            #expect(upper.frame.maxY <= lower.frame.minY + 1)
            #expect(upper.sizeThatFits(upper.frame.size).height <= upper.frame.height + 1)
        }
    }
}
