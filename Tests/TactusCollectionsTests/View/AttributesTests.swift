import RandomNumbers
import Testing

@testable import TactusCollections

/// What shows otherwise than by its frame alone.
@MainActor
@Suite("Attributes of layouts")
struct AttributesTests {
    /// Cards of 200 by 300 points that pile up at the upper edge, of which every tenth does not show.
    private struct Deck: CollectionAttributedGeometry {
        let count: Int
        var contentSize: Size { Size(width: 320, height: Double(count) * 100 + 200) }
        var shouldInvalidateForBoundsChange: Bool { true }

        func frameForItem(at index: Int) -> Rect { Rect(x: 20, y: Double(index) * 100, width: 200, height: 300) }

        func indexesForItems(in rect: Rect) -> [Int] {
            Array(max(Int(rect.minY / 100) - 3, 0)..<min(max(Int(rect.maxY / 100) + 1, 0), count))
        }

        func attributesForItem(at index: Int, in visible: Rect) -> CollectionLayoutAttributes {
            var attributes = CollectionLayoutAttributes(frame: frameForItem(at: index))
            attributes.frame.origin.y = max(attributes.frame.minY, visible.minY)
            attributes.zIndex = index
            attributes.isHidden = index % 10 == 9
            attributes.alpha = index % 2 == 0 ? 1 : 0.5
            attributes.transform = Transform(translationX: 10, y: 0)
            return attributes
        }
    }

    private let deck = CollectionLayout.section(.custom { count, _ in Deck(count: count) })

    @Test("CV-73: items show as their layout says, for each part of the content that shows")
    func own() throws {
        let library = Library(deck)
        library.show(0..<100)
        func cell(_ item: Int) -> CollectionCell? {
            library.collection.cell(forItemAt: ItemPath(item: item, section: 0))
        }
        #expect(cell(0)?.center == Point(x: 120, y: 150) && cell(0)?.frame.minX == 30)
        #expect((0..<4).map { cell($0)?.alpha } == [1, 0.5, 1, 0.5])
        #expect((0..<4).map { cell($0)?.zPosition } == [0, 1, 2, 3])
        library.collection.contentOffset.y = 620
        library.host.settle()
        // The cards that have come to the edge wait there.
        #expect((3...8).map { cell($0)?.frame.minY } == [620, 620, 620, 620, 700, 800])
        #expect(cell(9) == nil && cell(10)?.frame.minY == 1000)
        // A tap means the card that is in front.
        library.host.finger().tap(at: Point(x: 100, y: 40))
        #expect(library.source.selectedItemIdentifiers == [6])
        #expect(library.collection.pathForItem(at: Point(x: 100, y: 690)) == ItemPath(item: 6, section: 0))
    }

    @Test("CV-73: no cell is made for an item that does not show")
    func hidden() {
        let library = Library(deck)
        library.show(0..<100)
        for y in stride(from: 0.0, through: 9_000, by: 90) {
            library.collection.contentOffset.y = y
            library.host.settle()
        }
        let texts = Set(
            library.collection.subviews.compactMap { ($0 as? CollectionListCell)?.contentConfiguration.text })
        #expect(texts.isDisjoint(with: (0..<10).map { "Item \($0 * 10 + 9)" }))
        #expect(library.collection.subviews.filter { $0 is CollectionCell }.count <= 16)
    }

    @Test("CV-73: read from the right attributes are the same in a mirror")
    func mirrored() {
        let library = Library(deck)
        library.host.window.traitOverrides.layoutDirection = .rightToLeft
        library.show(0..<100)
        let cell = library.collection.cell(forItemAt: ItemPath(item: 0, section: 0))
        #expect(cell?.center == Point(x: 200, y: 150) && cell?.frame.maxX == 290)
    }

    /// Posters of 200 points, of which the one in the middle is the largest.
    private func carousel(mirrored: Bool = false, pinned: Bool = false) -> Strip {
        let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
        var section = CollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        section.header = pinned ? .init(height: 20, pinToVisibleBounds: true) : nil
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.contentSize.width / 2
            for index in items.indices {
                if case .header = items[index].element {
                    items[index].alpha = 0.25
                    continue
                }
                let distance = min(abs(items[index].center.x - middle) / 200, 1)
                items[index].transform = Transform(scaleX: 1 - distance / 2, y: 1 - distance / 2)
                items[index].alpha = 1 - distance / 2
                items[index].zIndex = -Int(distance * 100)
            }
        }
        var layout = CollectionLayout.section(section)
        layout.scrollDirection = .horizontal
        return Strip(layout, counts: [50], isMirrored: mirrored)
    }

    @Test(
        "CV-74: a section changes how what shows of it shows, with each frame that scrolls", arguments: [false, true])
    func handler(isMirrored: Bool) {
        let strip = carousel(mirrored: isMirrored)
        func look(_ item: Int) -> [Double]? {
            strip.collection.cell(forItemAt: ItemPath(item: item, section: 0)).map {
                [$0.alpha, $0.transform.a, $0.zPosition]
            }
        }
        for start in [0.0, 40, 140, 2000] {
            strip.scroll(to: start)
            for item in strip.collection.shown.keys {
                let distance = min(abs(Double(item) * 100 + 50 - start - 160) / 200, 1)
                #expect(look(item) == [1 - distance / 2, 1 - distance / 2, -Double(Int(distance * 100))])
            }
            #expect((4...5).contains(strip.collection.visibleCells.count))
        }
        strip.host.finger().drag(from: Point(x: 200, y: 50), to: Point(x: 100, y: 50), over: .milliseconds(100))
        strip.host.advance(by: .milliseconds(50))
        let middle = strip.collection.visibleCells.max { $0.alpha < $1.alpha }
        #expect(middle.map { abs($0.convert($0.bounds.center, to: nil).x - 160) <= 50 } == true)
        strip.finish()
    }

    @Test("CV-74: headers are among what it changes, and show as they are without it")
    func header() {
        let strip = carousel(pinned: true)
        strip.scroll(to: 300)
        #expect(strip.collection.header(forSection: 0)?.alpha == 0.25)
        strip.collection.layout = .grid(rows: 1)
        strip.finish()
        #expect(
            strip.collection.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform == .identity && $0.zPosition == 0 }
        )
        let fresh = Strip(.grid(rows: 1), counts: [50])
        strip.scroll(to: 0)
        #expect(strip.host.picture.hasSamePixels(as: fresh.host.picture))
    }

    @Test("CV-74: in a section that scrolls sideways by itself it follows that")
    func orthogonal() {
        let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
        var section = CollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            for index in items.indices { items[index].alpha = items[index].frame.minX < offset.x + 50 ? 1 : 0.5 }
        }
        let strip = Strip(.section(section), counts: [30])
        func alphas() -> [Double] { strip.collection.visibleCells.map(\.alpha) }
        #expect(alphas() == [1, 0.5, 0.5, 0.5])
        strip.host.finger().drag(from: Point(x: 200, y: 40), to: Point(x: 100, y: 40), over: .milliseconds(100))
        strip.finish()
        #expect(strip.collection.visibleCells.first?.path?.item == 1 && alphas() == [1, 0.5, 0.5, 0.5])
    }

    @Test("CV-74: numbers that are none change nothing")
    func noNumbers() {
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        var section = CollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        section.visibleItemsInvalidationHandler = { items, _, _ in
            items[0].alpha = .nan
            items[1].transform = Transform(scaleX: .infinity, y: 1)
            items.removeLast()
        }
        let library = Library(.section(section))
        library.show(0..<4)
        #expect(library.collection.visibleCells.map(\.alpha) == [1, 1, 1, 1])
        #expect(library.collection.visibleCells.map(\.transform) == Array(repeating: .identity, count: 4))
    }

    @Test("CV-39: also where items show otherwise than by their frames", arguments: 0..<4)
    func twin(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) + 700)
        let isMirrored = seed % 2 == 1
        let strip = carousel(mirrored: isMirrored, pinned: true)
        var next = 1000
        for _ in 0..<40 {
            var snapshot = strip.source.snapshot()
            for item in snapshot.itemIdentifiers where Int.random(in: 0..<10, using: &random) == 0 {
                snapshot.deleteItems([item])
            }
            for _ in 0..<Int.random(in: 0..<7, using: &random) {
                snapshot.appendItems([next], toSection: 0)
                if let first = snapshot.itemIdentifiers.first, first != next {
                    snapshot.moveItem(next, beforeItem: first)
                }
                next += 1
            }
            strip.source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
            let (from, to) = (
                Double.random(in: 20..<300, using: &random), Double.random(in: 20..<300, using: &random)
            )
            strip.host.finger().drag(from: Point(x: from, y: 50), to: Point(x: to, y: 50), over: .milliseconds(80))
            strip.host.advance(by: .milliseconds(Int.random(in: 0..<200, using: &random)))
        }
        strip.finish()
        let fresh = carousel(mirrored: isMirrored, pinned: true)
        fresh.show([strip.source.snapshot().itemIdentifiers])
        for strip in [strip, fresh] {
            strip.scroll(to: 130)
            strip.finish()
        }
        #expect(strip.host.picture.hasSamePixels(as: fresh.host.picture))
        #expect(strip.collection.departing.isEmpty)
    }
}
