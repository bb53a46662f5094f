import Testing

@testable import TactusCollections

/// What is alive after much scrolling, compared with what was after a little of it.
@MainActor
@Suite("A day of scrolling")
struct ScrollingMemoryTests {
    /// A row that knows how many of its kind there are.
    private final class CountedCell: CollectionCell {
        static var alive = 0
        private let label = Label()
        var number = 0 {
            didSet {
                label.text = Array(repeating: "number \(number) of many", count: 1 + number % 3 * 2).joined(
                    separator: " ")
            }
        }
        required init(frame: Rect) {
            super.init(frame: frame)
            Self.alive += 1
            label.numberOfLines = 0
            contentView.addSubview(label)
        }
        isolated deinit { Self.alive -= 1 }
        override func sizeThatFits(_ size: Size) -> Size {
            Size(width: size.width, height: label.sizeThatFits(size).height + 16)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds.insetBy(dx: 8, dy: 8)
        }
    }

    nonisolated enum Subject: CaseIterable, Sendable {
        case rows, grid, sideways, strips
        @MainActor var layout: CollectionLayout {
            switch self {
            case .rows: .list(.plain)
            case .grid: .grid(columns: 4, spacing: 4)
            case .sideways: .grid(rows: 2, spacing: 4)
            case .strips: OrthogonalTests.layout()
            }
        }
    }

    /// What is alive. Cells are those that show.
    private struct Count: CustomStringConvertible {
        var cells: Int
        var subviews: Int
        var spares: Int
        var departing: Int
        var strips: Int
        var description: String { "\(cells) cells, \(subviews) subviews, \(spares) spares, \(strips) strips" }
    }

    @Test("CV-101: no more is alive after much scrolling than after a little of it", arguments: Subject.allCases)
    func flat(subject: Subject) {
        let host = TestHost(size: Size(width: 160, height: 240))
        let collection = CollectionView(frame: Rect(x: 0, y: 0, width: 160, height: 240), layout: subject.layout)
        let registration = CollectionView.CellRegistration<CountedCell, Int> { cell, _, number in
            cell.number = number
            cell.setNeedsLayout()
        }
        let source = ListSource<Int, Int>(collectionView: collection) { collection, path, number in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        host.window.addSubview(collection)
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        for section in 0..<3 { snapshot.appendItems(Array(section * 200..<section * 200 + 200), toSection: section) }
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        let cellsElsewhere = CountedCell.alive - collection.subviews.count { $0 is CountedCell }
        func count() -> Count {
            let cells = (collection.subviews + collection.strips.values.flatMap(\.subviews)).filter {
                $0 is CountedCell && !$0.isHidden
            }
            return Count(
                cells: cells.count, subviews: collection.subviews.count,
                spares: collection.spares.values.map(\.count).reduce(0, +),
                departing: collection.departing.count, strips: collection.strips.count)
        }
        var way = 130.0
        /// Goes to the end and back again.
        func scroll(_ view: ScrollView, isHorizontal: Bool) {
            let room = isHorizontal ? view.contentSize.width - 160 : view.contentSize.height - 240
            let here = (isHorizontal ? view.contentOffset.x : view.contentOffset.y) + way
            if here > room || here < 0 { way = -way }
            let goal = min(max(here, 0), max(room, 0))
            view.contentOffset = isHorizontal ? Point(x: goal, y: 0) : Point(x: 0, y: goal)
        }
        func scroll(_ steps: Range<Int>) {
            for step in steps {
                switch subject {
                case .rows, .grid: scroll(collection, isHorizontal: false)
                case .sideways: scroll(collection, isHorizontal: true)
                case .strips:
                    // The tiles, and now and then the rows around them, until the tiles are out of sight.
                    collection.contentOffset.y = step % 8 < 6 ? 8_700 : 0
                    host.settle()
                    if let strip = collection.strips[1] { scroll(strip, isHorizontal: true) }
                }
                host.settle()
                guard step % 20 == 5 else { continue }
                let (start, end) =
                    subject == .sideways
                    ? (Point(x: 150, y: 120), Point(x: 10, y: 120)) : (Point(x: 80, y: 220), Point(x: 80, y: 20))
                host.finger().drag(from: start, to: end, over: .milliseconds(80))
                host.advance(by: .milliseconds(300))
            }
            host.advance(by: .seconds(3))
            switch subject {
            case .strips: collection.contentOffset.y = 8_700
            default: collection.contentOffset = .zero
            }
            host.settle()
        }
        scroll(0..<10)
        let first = count()
        scroll(10..<400)
        let last = count()
        #expect(last.cells == first.cells && last.strips == first.strips && last.departing == 0, "\(first) \(last)")
        #expect(last.subviews <= first.subviews + last.spares && last.spares <= last.cells, "\(first) \(last)")
        // Those of a section that is out of sight wait without a superview.
        #expect(CountedCell.alive - cellsElsewhere <= last.cells + last.spares)
        #expect(last.cells <= 60)
    }
}
