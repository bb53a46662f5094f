import Testing

@testable import TactusCollections

/// Collections that scroll sideways as a whole, read from the left and from the right.
@MainActor
@Suite("Collections that scroll sideways")
struct SidewaysTests {
    private func chips(header: Bool = false) -> CollectionLayout { Strip.chips(header: header) }

    /// A collection of chips of 320 by 100 points, each 40 points wide and as many more as its number has tens.
    private func strip(_ layout: CollectionLayout, mirrored: Bool = false, counts: [Int] = [200]) -> Strip {
        Strip(layout, counts: counts, isMirrored: mirrored)
    }

    /// From where reading begins to where an item begins, in points of the window.
    private func lead(_ strip: Strip, _ item: Int, section: Int = 0) -> Double? {
        strip.collection.cell(forItemAt: ItemPath(item: item, section: section)).map {
            let frame = $0.convert($0.bounds, to: nil)
            return strip.collection.isMirrored ? 320 - frame.maxX : frame.minX
        }
    }

    @Test("CV-70: a grid of rows goes on to the side where reading ends", arguments: [false, true])
    func grid(isMirrored: Bool) {
        let strip = strip(.grid(rows: 2, spacing: 4), mirrored: isMirrored)
        let side = (100.0 - 12) / 2
        #expect(strip.collection.contentSize == Size(width: 100 * (side + 4) + 4, height: 100))
        let first = strip.collection.rectForItem(at: ItemPath(item: 0, section: 0))
        let second = strip.collection.rectForItem(at: ItemPath(item: 1, section: 0))
        #expect(first?.size == Size(width: side, height: side) && first?.minY == 4 && second?.minY == side + 8)
        #expect(lead(strip, 0) == 4 && lead(strip, 1) == 4 && lead(strip, 2) == side + 8)
        #expect(strip.collection.visibleCells.count == 2 * 7)
        let way = isMirrored ? 200.0 : -200
        strip.host.finger().drag(
            from: Point(x: 160 - way / 2, y: 50), to: Point(x: 160 + way / 2, y: 50), over: .seconds(1))
        strip.finish()
        #expect((lead(strip, 10) ?? 999) < 100)
        // Up and down there is nothing to scroll.
        strip.host.finger().drag(from: Point(x: 160, y: 90), to: Point(x: 160, y: 10), over: .milliseconds(100))
        strip.finish()
        #expect(strip.collection.contentOffset.y == 0)
    }

    @Test("CV-70: cells that turn out wider than estimated move what is beyond them", arguments: [false, true])
    func estimates(isMirrored: Bool) {
        let strip = strip(chips(), mirrored: isMirrored)
        #expect((0..<5).map { lead(strip, $0) } == [0, 40, 81, 123, 166])
        strip.collection.scrollToItem(at: ItemPath(item: 150, section: 0), at: .centeredHorizontally, animated: false)
        let middle =
            (lead(strip, 150) ?? 0)
            + (strip.collection.cell(forItemAt: ItemPath(item: 150, section: 0))?.bounds.width ?? 0) / 2
        #expect(abs(middle - 160) < 1)
        // Back by a finger, little by little: what shows never jumps.
        let finger = strip.host.finger()
        let sign = isMirrored ? -1.0 : 1
        finger.down(at: Point(x: 160 - sign * 140, y: 50))
        finger.move(to: Point(x: 160 - sign * 120, y: 50))
        strip.host.settle()
        for step in 1...12 {
            let before = Dictionary(
                uniqueKeysWithValues: strip.collection.shown.keys.map { ($0, lead(strip, $0) ?? 0) })
            finger.move(to: Point(x: 160 - sign * 120 + sign * Double(step) * 20, y: 50))
            strip.host.settle()
            let moves = Set(
                strip.collection.shown.keys.compactMap { item in before[item].map { (lead(strip, item) ?? 0) - $0 } })
            #expect(moves == [20], "step \(step)")
        }
        finger.up()
    }

    @Test("CV-70: left, middle and right are those of the view", arguments: [false, true])
    func positions(isMirrored: Bool) {
        let strip = strip(chips(), mirrored: isMirrored)
        func place(_ position: CollectionView.ScrollPosition) -> Rect? {
            strip.collection.scrollToItem(at: ItemPath(item: 90, section: 0), at: position, animated: false)
            return strip.collection.cell(forItemAt: ItemPath(item: 90, section: 0)).map {
                $0.convert($0.bounds, to: nil)
            }
        }
        #expect(place(.left)?.minX == 0)
        #expect(place(.right)?.maxX == 320)
        #expect(place(.centeredHorizontally)?.midX == 160)
        #expect(place(.top)?.midX == 160)
        strip.collection.scrollToItem(at: ItemPath(item: 0, section: 0), at: .left, animated: true)
        strip.finish()
        #expect(lead(strip, 0) == 0)
        strip.collection.scrollToItem(at: ItemPath(item: 180, section: 0), at: .centeredHorizontally, animated: true)
        strip.finish()
        let cell = strip.collection.cell(forItemAt: ItemPath(item: 180, section: 0))
        #expect(cell.map { $0.convert($0.bounds, to: nil).midX } == 160)
    }

    @Test(
        "CV-70: a pinned header stays where reading begins, and its section pushes it away", arguments: [false, true])
    func headers(isMirrored: Bool) {
        let strip = strip(chips(header: true), mirrored: isMirrored, counts: [10, 10, 10])
        func edge(_ section: Int) -> Double? {
            strip.collection.header(forSection: section).map {
                let frame = $0.convert($0.bounds, to: nil)
                return isMirrored ? 320 - frame.maxX : frame.minX
            }
        }
        #expect(edge(0) == 0 && lead(strip, 0) == 30)
        strip.scroll(to: 100)
        #expect(edge(0) == 0 && lead(strip, 2) == 11)
        // The first section is 30 points of header and ten chips of 40 and more.
        strip.scroll(to: 300)
        strip.scroll(to: 30 + 445 - 20)
        #expect(edge(0) == -10 && edge(1) == 20)
        strip.scroll(to: 30 + 445 + 5)
        #expect(edge(0) == nil && edge(1) == 0)
    }

    @Test(
        "CV-71: what shows stays where it is when items come and go before it and beyond it", arguments: [false, true])
    func changes(isMirrored: Bool) {
        let strip = strip(chips(), mirrored: isMirrored)
        strip.scroll(to: 1000)
        let item = strip.collection.shown.keys.min() ?? 0
        let (before, id) = (lead(strip, item), strip.source.itemIdentifier(for: ItemPath(item: item, section: 0)))
        strip.show([Array(1000..<1020) + Array(0..<120) + Array(2000..<2040)], animated: true)
        strip.host.settle()
        func leadOf(_ id: Int?) -> Double? {
            id.flatMap { strip.source.path(for: $0) }.flatMap { lead(strip, $0.item) }
        }
        #expect(leadOf(id) == before)
        strip.host.advance(by: .milliseconds(100))
        #expect(leadOf(id) == before)
        strip.finish()
        #expect(leadOf(id) == before)
        // The beginning goes on showing.
        strip.scroll(to: 0)
        strip.show([Array(3000..<3004) + Array(0..<120)], animated: true)
        strip.finish()
        #expect(lead(strip, 0) == 0)
    }

    @Test("CV-71: another size of the view leaves what is where reading begins there", arguments: [false, true])
    func sizes(isMirrored: Bool) {
        let strip = strip(chips(), mirrored: isMirrored)
        strip.scroll(to: 1000)
        let item = strip.collection.shown.keys.min() ?? 0
        func distance() -> Double? {
            strip.collection.cell(forItemAt: ItemPath(item: item, section: 0)).map {
                isMirrored ? strip.collection.bounds.maxX - $0.frame.maxX : $0.frame.minX - strip.collection.bounds.minX
            }
        }
        let before = distance()
        for width in [200.0, 300, 120, 320] {
            strip.collection.frame.size.width = width
            strip.host.settle()
            #expect(distance() == before, "\(width)")
        }
        strip.scroll(to: 0)
        for width in [200.0, 300, 120, 320] {
            strip.collection.frame.size.width = width
            strip.host.settle()
            #expect(strip.collection.laidBounds.minY == 0, "\(width)")
        }
        // Read the other way what begins there is the same.
        strip.scroll(to: 1000)
        let first = strip.collection.shown.keys.min() ?? 0
        let former = lead(strip, first)
        strip.host.window.traitOverrides.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
        strip.host.settle()
        #expect(strip.collection.shown.keys.min() == first)
        #expect(lead(strip, first) == former)
    }

    @Test("CV-71: few items lie where reading begins", arguments: [false, true])
    func few(isMirrored: Bool) {
        let strip = strip(chips(), mirrored: isMirrored, counts: [3])
        #expect((0..<3).map { lead(strip, $0) } == [0, 40, 81])
        strip.host.finger().drag(from: Point(x: 100, y: 50), to: Point(x: 200, y: 50), over: .milliseconds(200))
        strip.finish()
        #expect(lead(strip, 0) == 0)
        strip.show([[]])
        strip.show([Array(0..<2)], animated: true)
        strip.finish()
        #expect(lead(strip, 0) == 0)
    }

    @Test("CV-72: arrows that go along the content lead on, the others across it", arguments: [false, true])
    func keys(isMirrored: Bool) {
        let strip = strip(.grid(rows: 2), mirrored: isMirrored)
        strip.collection.becomeFirstResponder()
        let keyboard = strip.host.keyboard
        keyboard.enter()
        let (on, back): (KeyUsage, KeyUsage) =
            isMirrored ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
        var marks: [Int?] = []
        for key in [
            on, on, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow, back, .keyboardEnd, .keyboardHome,
        ] {
            keyboard.press(key)
            marks.append(strip.collection.mark)
        }
        #expect(marks == [0, 2, 3, 4, 3, 1, 199, 0])
        keyboard.press(.keyboardPageDown)
        let page = strip.collection.mark ?? 0
        #expect((10...14).contains(page) && strip.collection.cell(forItemAt: ItemPath(item: page, section: 0)) != nil)
    }

    @Test("CV-72: an item is carried to the side and on, and put down there", arguments: [false, true])
    func reorder(isMirrored: Bool) {
        let strip = strip(chips(), mirrored: isMirrored)
        strip.source.reorderingHandlers.canReorderItem = { _ in true }
        func window(_ lead: Double) -> Point { Point(x: isMirrored ? 320 - lead : lead, y: 50) }
        let finger = strip.host.finger()
        finger.down(at: window(60))
        strip.host.advance(by: .seconds(1))
        finger.move(to: window(316))
        while strip.collection.laidBounds.minY < 600 { strip.host.advance(by: .milliseconds(100)) }
        for lead in stride(from: 316.0, through: 160, by: -4) { finger.move(to: window(lead)) }
        strip.host.advance(by: .milliseconds(500))
        finger.up()
        strip.finish()
        let order = strip.source.snapshot().itemIdentifiers
        let place = order.firstIndex(of: 1) ?? 0
        #expect(order.filter { $0 != 1 } == [0] + Array(2..<200) && place > 10)
        let frame = strip.collection.cell(forItemAt: ItemPath(item: place, section: 0)).map {
            $0.convert($0.bounds, to: nil)
        }
        #expect(
            frame.map { abs($0.midX - 160) < 60 } == true,
            "\(String(describing: frame)) \(place) \(strip.collection.pathsForVisibleItems.map(\.item))")
    }

    @Test("CV-72: what is dragged over it would come at the nearest edge between two items", arguments: [false, true])
    func drops(isMirrored: Bool) {
        let strip = strip(chips(), mirrored: isMirrored)
        let collection = strip.collection
        let place = Point(x: isMirrored ? collection.bounds.maxX - 105 : 105, y: 50)
        #expect(collection.insertionPath(at: place) == ItemPath(item: 3, section: 0))
        collection.setGap(collection.insertionEdge(at: ItemPath(item: 3, section: 0))?.midY)
        strip.finish()
        #expect(lead(strip, 2) == 81 && lead(strip, 3) == 123 + collection.look.dropGap)
        collection.setGap(nil)
        strip.finish()
        #expect(lead(strip, 3) == 123)
    }

    @Test("CV-72: the page that the content goes to is announced", arguments: [false, true])
    func prefetching(isMirrored: Bool) {
        final class Ahead: CollectionViewDataSourcePrefetching {
            var items: [Int] = []
            func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [ItemPath]) {
                items += paths.map(\.item)
            }
        }
        let strip = Strip(.grid(rows: 1), counts: [100], isMirrored: isMirrored)
        let ahead = Ahead()
        strip.collection.prefetchDataSource = ahead
        strip.scroll(to: 100)
        #expect(ahead.items == [5, 6, 7])
        strip.scroll(to: 200)
        #expect(ahead.items == [5, 6, 7, 8])
    }

    @Test(
        "CV-38: a layout that scrolls the other way leaves what was in the middle in sight", arguments: [false, true])
    func turned(isMirrored: Bool) {
        let strip = strip(.grid(columns: 4), mirrored: isMirrored, counts: [400])
        #expect(strip.collection.alwaysBounceVertical && !strip.collection.alwaysBounceHorizontal)
        strip.collection.scrollToItem(at: ItemPath(item: 200, section: 0), at: .centeredVertically, animated: false)
        for layout in [CollectionLayout.grid(rows: 2), .grid(columns: 4), chips()] {
            strip.collection.setLayout(layout, animated: true)
            strip.finish()
            #expect(!strip.collection.pathsForVisibleItems.filter { (196..<204).contains($0.item) }.isEmpty)
            let isHorizontal = layout.scrollDirection == .horizontal
            #expect(strip.collection.alwaysBounceHorizontal == isHorizontal)
            #expect((isHorizontal ? strip.collection.contentOffset.y : strip.collection.contentOffset.x) == 0)
        }
    }

    @Test("CV-70: a layout of one's own, and a waterfall, may be wider than the view", arguments: [false, true])
    func custom(isMirrored: Bool) {
        struct Steps: CollectionSectionGeometry {
            let count: Int
            var contentSize: Size { Size(width: Double(count) * 50, height: 100) }
            func frameForItem(at index: Int) -> Rect {
                Rect(x: Double(index) * 50, y: Double(index % 5) * 10, width: 48, height: 30)
            }
            func indexesForItems(in rect: Rect) -> [Int] {
                Array(max(Int(rect.minX / 50), 0)..<min(max(Int(rect.maxX / 50) + 1, 0), count))
            }
        }
        var layout = CollectionLayout.section(.custom { count, _ in Steps(count: count) })
        layout.scrollDirection = .horizontal
        let strip = strip(layout, mirrored: isMirrored)
        #expect(strip.collection.contentSize.width == 10_000 && lead(strip, 3) == 150)
        strip.scroll(to: 5000)
        #expect(lead(strip, 101) == 50 && strip.collection.visibleCells.count <= 8)
        var waterfall = CollectionLayout.waterfall(columns: 2) { item, height in height + Double(item) }
        waterfall.scrollDirection = .horizontal
        strip.collection.layout = waterfall
        strip.scroll(to: 0)
        let frames = (0..<3).map { strip.collection.rectForItem(at: ItemPath(item: $0, section: 0)) }
        #expect(frames.map { $0?.width } == [50, 51, 52] && frames.map { $0?.minY } == [0, 50, 0])
        #expect(lead(strip, 2) == 50)
    }
}
