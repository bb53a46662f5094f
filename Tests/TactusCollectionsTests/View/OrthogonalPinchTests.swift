import Testing

@testable import TactusCollections

/// Two fingers that change the columns of a grid with a section that scrolls sideways.
@MainActor
@Suite("Pinches of sections that scroll sideways")
struct OrthogonalPinchTests {
    /// Squares in columns; in the section of number 1 as many of them show side by side, and the others follow.
    private let layout = CollectionLayout.columns(4, pinchingBetween: 2...8) { columns in
        CollectionLayout { section, environment in
            guard section == 1 else { return .grid(columns: columns, in: environment) }
            let side = CollectionLayoutDimension.fractionalWidth(1 / Double(columns))
            let size = CollectionLayoutSize(widthDimension: side, heightDimension: side)
            let whole = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            var made = CollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: whole)]))
            made.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
            return made
        }
    }

    private func library(mirrored: Bool = false) -> Library {
        let library = Library(layout)
        if mirrored { library.host.window.traitOverrides.layoutDirection = .rightToLeft }
        library.show([("first", Array(0..<8)), ("strip", Array(100..<140)), ("last", Array(200..<280))])
        return library
    }

    private func place(_ library: Library, _ id: Int) -> Rect? {
        library.source.path(for: id).flatMap { library.collection.cell(forItemAt: $0) }.map {
            $0.convert($0.bounds, to: nil)
        }
    }

    @Test(
        "CV-94: the item between the fingers stays there, in a section that scrolls sideways too",
        arguments: [false, true])
    func held(isMirrored: Bool) throws {
        let library = library(mirrored: isMirrored)
        let strip = try #require(library.collection.strips[1])
        strip.scroll(to: 800)
        library.finish()
        // 80 points a tile: the section lies between 160 and 240.
        let id = try #require((100..<140).first { place(library, $0)?.contains(Point(x: 160, y: 200)) == true })
        let before = try #require(place(library, id))
        let part = ((160 - before.minX) / before.width, (200 - before.minY) / before.height)
        let (one, two) = (library.host.finger(), library.host.finger())
        one.down(at: Point(x: 100, y: 200))
        two.down(at: Point(x: 220, y: 200))
        for step in 1...20 {
            one.move(to: Point(x: 100 - Double(step) * 2, y: 200))
            two.move(to: Point(x: 220 + Double(step) * 2, y: 200))
        }
        library.host.settle()
        #expect(library.collection.pinched != nil)
        let now = try #require(place(library, id))
        #expect(now.width > 90 && abs(now.width - now.height) < 0.01)
        #expect(abs(now.minX + part.0 * now.width - 160) < 1 && abs(now.minY + part.1 * now.height - 200) < 1)
        // Neighbours lie edge to edge all along, and rows below the section below it.
        let neighbour = try #require(place(library, id + (isMirrored ? -1 : 1)))
        #expect(abs(neighbour.minX - now.maxX) < 0.01)
        #expect(place(library, 200).map { abs($0.minY - now.maxY) < 0.01 } == true)
        one.up()
        two.up()
        library.finish()
        #expect(library.collection.columnsInView == 2 || library.collection.columnsInView == 3)
        let side = 320 / Double(library.collection.columnsInView)
        let rest = try #require(place(library, id))
        #expect(abs(rest.width - side) < 0.01 && rest.intersects(Rect(x: 100, y: 100, width: 120, height: 200)))
        // It has come to rest where a tile begins.
        let start = strip.distance / side
        #expect(abs(start - start.rounded()) < 0.01)
        let fresh = place(library, id)
        library.collection.setNeedsLayout()
        library.finish()
        #expect(place(library, id) == fresh)
    }

    @Test(
        "CV-94: between the fingers an ordinary item stays, and sections around it keep what begins there",
        arguments: [false, true])
    func beside(isMirrored: Bool) throws {
        let library = library(mirrored: isMirrored)
        let strip = try #require(library.collection.strips[1])
        strip.scroll(to: 800)
        library.finish()
        let (one, two) = (library.host.finger(), library.host.finger())
        one.down(at: Point(x: 100, y: 360))
        two.down(at: Point(x: 220, y: 360))
        for step in 1...20 {
            one.move(to: Point(x: 100 + Double(step) * 1.5, y: 360))
            two.move(to: Point(x: 220 - Double(step) * 1.5, y: 360))
            library.host.settle()
            let first = place(library, 110)
            #expect(
                first.map { isMirrored ? $0.maxX == 320 : $0.minX == 0 } == true,
                "step \(step): \(String(describing: first))")
        }
        one.up()
        two.up()
        library.finish()
        let count = Double(library.collection.columnsInView)
        #expect(count > 4 && abs(strip.distance - 10 * 320 / count) < 0.01)
        #expect(strip.subviews.allSatisfy { $0.isHidden || $0.alpha == 1 })
    }

    @Test("CV-94: pinched and scrolled, it shows what a fresh one shows")
    func fresh() throws {
        let library = library()
        for (middle, way) in [(200.0, 1.4), (360, -1.2), (200, -2.0)] {
            let (one, two) = (library.host.finger(), library.host.finger())
            one.down(at: Point(x: 90, y: middle))
            two.down(at: Point(x: 230, y: middle))
            for step in 1...20 {
                one.move(to: Point(x: 90 + Double(step) * way, y: middle))
                two.move(to: Point(x: 230 - Double(step) * way, y: middle))
                if step % 5 == 0 { library.host.settle() }
            }
            one.up()
            two.up()
            library.host.advance(by: .milliseconds(80))
        }
        library.finish()
        let count = library.collection.columnsInView
        let fresh = Library(layout)
        fresh.show([("first", Array(0..<8)), ("strip", Array(100..<140)), ("last", Array(200..<280))])
        fresh.collection.layout = try #require(library.collection.layout.columns).layout(count)
        for library in [library, fresh] {
            library.collection.contentOffset = .zero
            library.finish()
            library.collection.strips[1]?.scroll(to: 320)
            library.finish()
        }
        #expect(library.host.picture.hasSamePixels(as: fresh.host.picture))
    }
}
