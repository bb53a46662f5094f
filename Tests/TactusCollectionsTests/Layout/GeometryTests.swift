import RandomNumbers
import Testing

@testable import TactusCollections

@Suite("Layouts of collections")
struct GeometryTests {
    private let room = CollectionLayoutEnvironment(contentSize: Size(width: 320, height: 480))

    @Test("CV-10: a group repeats its items as often as they fit, and a section its groups")
    func groups() {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])
        var section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = Insets(top: 5, left: 20, bottom: 5, right: 20)
        let geometry = CollectionGeometry(.section(section), counts: [5], in: room)
        #expect(geometry.frame(ofItem: 0) == Rect(x: 20, y: 5, width: 140, height: 100))
        #expect(geometry.frame(ofItem: 1) == Rect(x: 160, y: 5, width: 140, height: 100))
        #expect(geometry.frame(ofItem: 4) == Rect(x: 20, y: 225, width: 140, height: 100))
        #expect(geometry.height == 330)
        #expect(geometry.items(of: 0, in: Rect(x: 0, y: 106, width: 320, height: 10)) == [0, 1, 2, 3])
    }

    @Test("CV-10: groups in groups")
    func nested() {
        func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) -> CollectionLayoutSize {
            CollectionLayoutSize(widthDimension: width, heightDimension: height)
        }
        let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair])
        let geometry = CollectionGeometry(.section(CollectionLayoutSection(group: group)), counts: [4], in: room)
        #expect(geometry.frame(ofItem: 0) == Rect(x: 0, y: 0, width: 160, height: 160))
        #expect(geometry.frame(ofItem: 1) == Rect(x: 160, y: 0, width: 160, height: 80))
        #expect(geometry.frame(ofItem: 2) == Rect(x: 160, y: 80, width: 160, height: 80))
        #expect(geometry.frame(ofItem: 3) == Rect(x: 0, y: 160, width: 160, height: 160))
    }

    @Test("CV-11: a grid has as many columns as fit, in one line")
    func grid() {
        let geometry = CollectionGeometry(.grid(minimumItemWidth: 100, spacing: 5), counts: [10], in: room)
        #expect(geometry.frame(ofItem: 0) == Rect(x: 5, y: 5, width: 100, height: 100))
        #expect(geometry.frame(ofItem: 3) == Rect(x: 5, y: 110, width: 100, height: 100))
        let mirrored = CollectionGeometry(
            .grid(minimumItemWidth: 100, spacing: 5), counts: [10], in: room, isMirrored: true)
        #expect(mirrored.frame(ofItem: 0).minX == 215)
    }

    @Test("CV-12: in a waterfall each item lies below the column that ends highest")
    func waterfall() {
        let heights = [100.0, 50, 30, .nan, -1, 20]
        let geometry = CollectionGeometry(
            .waterfall(columns: 2, spacing: 0) { item, _ in heights[item] }, counts: [6], in: room)
        #expect(
            (0..<6).map { geometry.frame(ofItem: $0).origin } == [
                Point(x: 0, y: 0), Point(x: 160, y: 0), Point(x: 160, y: 50), Point(x: 160, y: 80), Point(x: 0, y: 100),
                Point(x: 0, y: 100),
            ])
        #expect(geometry.frame(ofItem: 3).height == 160)  // no number: as wide
        #expect(geometry.frame(ofItem: 4).height == 0)
        #expect(geometry.items(of: 0, in: Rect(x: 0, y: 60, width: 320, height: 10)) == [0, 2])
    }

    @Test("CV-12: a waterfall of 128 columns has as many, and none has more")
    func waterfallColumns() {
        for (wanted, count) in [(127, 127), (128, 128), (129, 128)] {
            let geometry = CollectionGeometry(
                .waterfall(columns: wanted, spacing: 0) { _, _ in 10 }, counts: [200], in: room)
            #expect((0..<200).filter { geometry.frame(ofItem: $0).minY == 0 }.count == count)
        }
    }

    @Test("CV-13: measured heights move what is below, and go along with their items")
    func measured() {
        var geometry = CollectionGeometry(.list(.plain), counts: [3, 3], in: room)
        #expect(geometry.setHeight(100, ofItem: 1) == 56)
        #expect(geometry.frame(ofItem: 2).minY == 144 && geometry.frame(ofItem: 3).minY == 188)
        // The first two sections change places, an item comes, and one goes.
        var old = Snapshot<Int, Int>()
        old.appendSections([0, 1])
        old.appendItems([0, 1, 2], toSection: 0)
        old.appendItems([3, 4, 5], toSection: 1)
        var new = old
        new.moveSection(1, beforeSection: 0)
        new.deleteItems([0])
        new.insertItems([9], beforeItem: 3)
        let changed = geometry.changed(CollectionChange(from: old, to: new))
        #expect(changed.counts == [4, 2])
        #expect(changed.frame(ofItem: 4) == Rect(x: 0, y: 176, width: 320, height: 100))
        #expect(changed.height == 320)
    }

    @Test("CV-14: a million items in a thousand sections are found in no time")
    func large() {
        let geometry = CollectionGeometry(
            .grid(columns: 4), counts: Array(repeating: 1000, count: 1000), in: room)
        #expect(geometry.numberOfItems == 1_000_000)
        #expect(geometry.height == 1000 * 250 * 80)
        let item = geometry.item(at: ItemPath(item: 500, section: 700)) ?? 0
        #expect(item == 700_500 && geometry.path(of: item) == ItemPath(item: 500, section: 700))
        let frame = geometry.frame(ofItem: item)
        #expect(frame == Rect(x: 0, y: Double(700 * 250 + 125) * 80, width: 80, height: 80))
        let sections = geometry.sections(from: frame.minY, to: frame.maxY)
        #expect(sections == 700..<701)
        #expect(geometry.items(of: 700, in: frame) == Array(700_500..<700_504))
    }

    @Test("CV-10: sizes that are no numbers count as nothing")
    func badSizes() {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(.nan), heightDimension: .absolute(-1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(.infinity)),
            subitems: [item])
        let geometry = CollectionGeometry(.section(CollectionLayoutSection(group: group)), counts: [3], in: room)
        #expect(geometry.height.isFinite && geometry.frame(ofItem: 2).height == 0)
        var section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = .nan
        section.contentInsets = Insets(top: .nan, left: .infinity, bottom: 0, right: 0)
        var layout = CollectionLayout.section(section)
        layout.interSectionSpacing = -.infinity
        let odd = CollectionGeometry(layout, counts: [3, 2], in: room)
        #expect(odd.height.isFinite && odd.box(ofSection: 1).width == 320)
    }
}
