import TactusPlatform
import Testing

@testable import TactusCollections

/// Sections that scroll sideways by themselves, between rows: what fingers do with them.
@MainActor
@Suite("Hands in sections that scroll sideways")
struct OrthogonalTests {
    typealias Behavior = CollectionLayoutSection.OrthogonalScrollingBehavior

    /// Rows of 44 points; in the section of number 1 tiles of 100 by 80 points that scroll sideways.
    static func layout(_ behavior: Behavior = .continuous) -> CollectionLayout {
        CollectionLayout { section, _ in
            func size(_ width: CollectionLayoutDimension, _ height: Double) -> CollectionLayoutSize {
                CollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
            }
            let size = section == 1 ? size(.absolute(100), 80) : size(.fractionalWidth(1), 44)
            var made = CollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
            made.orthogonalScrollingBehavior = section == 1 ? behavior : .none
            return made
        }
    }

    /// 3 rows, 20 tiles from 100 on, 30 rows from 200 on.
    private func library(
        _ behavior: Behavior = .continuous, mirrored: Bool = false, tiles: Int = 20, exchange: Exchange? = nil
    ) -> Library {
        let library = Library(Self.layout(behavior))
        library.collection.dragDelegate = exchange
        library.collection.dropDelegate = exchange
        if mirrored { library.host.window.traitOverrides.layoutDirection = .rightToLeft }
        library.show([
            ("first", Array(0..<3)), ("strip", Array(100..<(100 + tiles))), ("last", Array(200..<230)),
        ])
        return library
    }

    private func cell(_ library: Library, _ id: Int) -> CollectionCell? {
        library.source.path(for: id).flatMap { library.collection.cell(forItemAt: $0) }
    }

    private func place(_ library: Library, _ id: Int) -> Rect? {
        cell(library, id).map { $0.convert($0.bounds, to: nil) }
    }

    private func order(_ library: Library, _ section: String) -> [Int] {
        library.source.snapshot().itemIdentifiers(inSection: section)
    }

    /// Where a finger has to be so that it is so far from where reading begins.
    private func spot(_ lead: Double, _ y: Double, _ isMirrored: Bool) -> Point {
        Point(x: isMirrored ? 320 - lead : lead, y: y)
    }

    // MARK: Who wins

    @Test("CV-90: a finger that begins sideways scrolls the section, and never the collection, until it lifts")
    func sideways() {
        let library = library()
        let finger = library.host.finger()
        finger.down(at: Point(x: 200, y: 170))
        finger.move(to: Point(x: 180, y: 168))
        finger.move(to: Point(x: 150, y: 160))
        finger.move(to: Point(x: 150, y: 60))
        library.host.settle()
        #expect(library.collection.strips[1]?.contentOffset.x ?? 0 > 30)
        #expect(library.collection.contentOffset.y == 0)
        finger.up()
        library.finish()
        #expect(library.collection.contentOffset.y == 0)
        // Over rows there is nothing to scroll that way.
        finger.drag(from: Point(x: 250, y: 20), to: Point(x: 50, y: 20), over: .milliseconds(200))
        library.finish()
        #expect(library.collection.contentOffset == .zero)
    }

    @Test("CV-90: a finger that begins upright scrolls the collection, and never the section, until it lifts")
    func upright() {
        let library = library()
        let finger = library.host.finger()
        finger.down(at: Point(x: 200, y: 170))
        finger.move(to: Point(x: 198, y: 150))
        finger.move(to: Point(x: 190, y: 120))
        finger.move(to: Point(x: 60, y: 120))
        library.host.settle()
        #expect(library.collection.strips[1]?.contentOffset.x == 0)
        #expect(library.collection.contentOffset.y > 30)
        finger.up()
        library.finish()
        #expect(library.collection.strips[1]?.contentOffset.x == 0)
    }

    // MARK: Actions

    private func flags() -> (Owner, SwipeActionsConfiguration) {
        let owner = Owner()
        owner.tellsSwipes = true
        let flag = ContextualAction(title: "Flag") { [weak owner] _, done in
            owner?.log.add("flag")
            done(true)
        }
        return (owner, SwipeActionsConfiguration(actions: [flag]))
    }

    @Test(
        "CV-91: a finger uncovers actions where the section has nothing more to show that way, else it scrolls",
        arguments: [false, true])
    func actions(isMirrored: Bool) throws {
        let library = library(mirrored: isMirrored)
        let (owner, flag) = flags()
        library.collection.delegate = owner
        owner.trailing = { _ in flag }
        owner.leading = SwipeActionsConfiguration(actions: [ContextualAction(title: "Keep") { _, done in done(true) }])
        let strip = try #require(library.collection.strips[1])
        func drag(from: Double, to: Double) {
            library.host.finger().drag(
                from: spot(from, 170, isMirrored), to: spot(to, 170, isMirrored), over: .milliseconds(600))
            library.finish()
        }
        // There is more that way.
        drag(from: 200, to: 120)
        #expect(strip.distance > 50 && owner.log.take() == [])
        strip.scroll(to: 0)
        library.finish()
        // At the beginning there is nothing before it.
        drag(from: 40, to: 120)
        #expect(strip.distance == 0 && owner.log.take() == ["swipe 0"])
        #expect((cell(library, 100)?.contentShift ?? 0) * (isMirrored ? -1 : 1) > 40)
        // What is uncovered is covered again by a finger that draws it back.
        drag(from: 90, to: 20)
        #expect(strip.distance == 0 && cell(library, 100)?.contentShift == 0)
        #expect(owner.log.take() == ["swiped 0"])
        strip.scroll(to: 20 * 100 - 320)
        library.finish()
        drag(from: 300, to: 220)
        #expect(owner.log.take() == ["swipe 19"])
        #expect(strip.distance == 20 * 100 - 320)
        try library.host.tap(.button, "Flag")
        library.finish()
        #expect(owner.log.take() == ["flag", "swiped 19"])
    }

    @Test("CV-91: where everything shows, a finger that goes sideways uncovers actions; without actions it bounces")
    func fitting() throws {
        let library = library(tiles: 3)
        let (owner, flag) = flags()
        library.collection.delegate = owner
        owner.trailing = { $0.item == 1 ? flag : nil }
        let finger = library.host.finger()
        finger.drag(from: Point(x: 180, y: 170), to: Point(x: 110, y: 170), over: .milliseconds(600))
        library.finish()
        #expect(owner.log.take() == ["swipe 1"])
        library.collection.closeSwipe(animated: false)
        finger.down(at: Point(x: 280, y: 170))
        finger.move(to: Point(x: 260, y: 170))
        finger.move(to: Point(x: 200, y: 170))
        library.host.settle()
        #expect(owner.log.take() == ["swiped 1"] && (library.collection.strips[1]?.contentOffset.x ?? 0) > 10)
        finger.up()
        library.finish()
        #expect(library.collection.strips[1]?.contentOffset.x == 0)
    }

    // MARK: Reordering

    private func carry(_ library: Library, from start: Point, along places: [Point], cancelled: Bool = false) {
        let finger = library.host.finger()
        finger.down(at: start)
        library.host.advance(by: .seconds(1))
        var here = start
        for place in places {
            for step in 1...20 {
                finger.move(to: here + (place - here) * (Double(step) / 20))
                library.host.settle()
            }
            here = place
            library.finish()
        }
        if cancelled { finger.cancel() } else { finger.up() }
        library.finish()
    }

    @Test("CV-92: an item is put elsewhere in a section that scrolls sideways", arguments: [false, true])
    func within(isMirrored: Bool) {
        let library = library(mirrored: isMirrored)
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        var moves: [[Int]] = []
        library.source.reorderingHandlers.didReorder = { snapshot in
            moves.append(Array(snapshot.itemIdentifiers(inSection: "strip").prefix(4)))
        }
        carry(library, from: spot(50, 170, isMirrored), along: [spot(230, 170, isMirrored)])
        #expect(order(library, "strip").prefix(4) == [101, 102, 100, 103])
        #expect(moves == [[101, 102, 100, 103]])
        #expect(place(library, 100) == Rect(x: isMirrored ? 20 : 200, y: 132, width: 100, height: 80))
        #expect(cell(library, 100)?.superview === library.collection.strips[1])
        carry(library, from: spot(250, 170, isMirrored), along: [spot(20, 170, isMirrored)], cancelled: true)
        #expect(order(library, "strip").prefix(4) == [101, 102, 100, 103])
        #expect(place(library, 100) == Rect(x: isMirrored ? 20 : 200, y: 132, width: 100, height: 80))
    }

    @Test("CV-92: an item goes from rows into such a section, and from there to rows", arguments: [false, true])
    func across(isMirrored: Bool) {
        let library = library(mirrored: isMirrored)
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        carry(library, from: spot(160, 66, isMirrored), along: [spot(120, 160, isMirrored)])
        #expect(order(library, "first") == [0, 2])
        #expect(order(library, "strip").prefix(4) == [100, 1, 101, 102])
        #expect(place(library, 1) == Rect(x: isMirrored ? 120 : 100, y: 88, width: 100, height: 80))
        carry(
            library, from: spot(250, 130, isMirrored), along: [spot(160, 200, isMirrored), spot(160, 290, isMirrored)])
        #expect(order(library, "strip").prefix(4) == [100, 1, 102, 103])
        #expect(order(library, "last").prefix(4) == [200, 201, 101, 202])
        #expect(place(library, 101) == Rect(x: 0, y: 168 + 88, width: 320, height: 44))
        #expect(cell(library, 101)?.superview === library.collection)
        #expect(library.collection.departing.isEmpty)
    }

    @Test("CV-92: near a side the section scrolls under the item in the hand", arguments: [false, true])
    func edges(isMirrored: Bool) throws {
        let library = library(mirrored: isMirrored)
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        let strip = try #require(library.collection.strips[1])
        let finger = library.host.finger()
        finger.down(at: spot(50, 170, isMirrored))
        library.host.advance(by: .seconds(1))
        finger.move(to: spot(316, 170, isMirrored))
        for _ in 0..<100 where strip.distance < 700 { library.host.advance(by: .milliseconds(50)) }
        #expect(strip.distance >= 700 && library.collection.contentOffset == .zero)
        finger.move(to: spot(160, 170, isMirrored))
        library.finish()
        let rest = strip.distance
        library.finish()
        #expect(strip.distance == rest)
        finger.up()
        library.finish()
        let index = order(library, "strip").firstIndex(of: 100) ?? 0
        #expect((7...12).contains(index))
        #expect(order(library, "strip").filter { $0 != 100 } == Array(101..<120))
        #expect(place(library, 100).map { abs($0.midX - 160) < 60 } == true)
    }

    @Test("CV-92: the last item that is carried out takes its section along, and what remains is as in a fresh list")
    func emptied() {
        let library = library(tiles: 1)
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        carry(library, from: Point(x: 50, y: 170), along: [Point(x: 50, y: 60)])
        #expect(order(library, "strip").isEmpty && library.collection.strips.isEmpty)
        #expect(order(library, "first").contains(100))
        let fresh = Library(Self.layout())
        fresh.show(["first", "strip", "last"].map { ($0, order(library, $0)) })
        fresh.finish()
        #expect(library.host.picture.hasSamePixels(as: fresh.host.picture))
    }

    // MARK: Drops

    @Test("CV-93: what is dragged over such a section shows a bar where it would come", arguments: [false, true])
    func drops(isMirrored: Bool) throws {
        let exchange = Exchange()
        let library = library(mirrored: isMirrored, exchange: exchange)
        let finger = library.host.finger()
        finger.down(at: spot(160, 20, isMirrored))
        library.host.advance(by: .seconds(1))
        finger.move(to: spot(160, 60, isMirrored))
        finger.move(to: spot(180, 170, isMirrored))
        library.host.settle()
        let bar = try #require(library.collection.subviews.first { $0.name == "insertion" })
        #expect(exchange.destinations.last == ItemPath(item: 2, section: 1))
        #expect(bar.frame == Rect(x: isMirrored ? 118.5 : 198.5, y: 132, width: 3, height: 80))
        finger.move(to: spot(310, 170, isMirrored))
        library.host.advance(by: .milliseconds(400))
        #expect(library.collection.strips[1].map { $0.distance > 50 } == true)
        finger.move(to: spot(160, 170, isMirrored))
        library.finish()
        let distance = library.collection.strips[1]?.distance ?? 0
        let expected = Int(((distance + 160) / 100).rounded())
        #expect(exchange.destinations.last == ItemPath(item: expected, section: 1))
        finger.up()
        library.finish()
        #expect(exchange.dropped == ItemPath(item: expected, section: 1))
        #expect(!library.collection.subviews.contains { $0.name == "insertion" })
    }
}
