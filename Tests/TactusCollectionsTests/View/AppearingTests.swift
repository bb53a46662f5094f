import Testing

@testable import TactusCollections

/// How items, headers and decorations begin to show in a change, and cease to.
@MainActor
@Suite("Appearing and disappearing in a layout")
struct AppearingTests {
    /// Rows of 44 points. What is new grows out of a quarter of its size and comes from the left; what is gone falls.
    private func layout(_ log: Log, header: Bool = false) -> CollectionLayout {
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        var section = CollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        if header { section.header = .init(height: 30) }
        section.initialLayoutAttributesForAppearing = { attributes in
            MainActor.assumeIsolated {
                log.add("in \(Self.name(attributes)) \(attributes.frame.minY) \(attributes.alpha)")
            }
            var attributes = attributes
            attributes.transform = Transform(scaleX: 0.25, y: 0.25)
            attributes.frame.origin.x -= 320
            return attributes
        }
        section.finalLayoutAttributesForDisappearing = { attributes in
            MainActor.assumeIsolated {
                log.add("out \(Self.name(attributes)) \(attributes.frame.minY) \(attributes.alpha)")
            }
            var attributes = attributes
            attributes.frame.origin.y += 200
            return attributes
        }
        return .section(section)
    }

    nonisolated private static func name(_ attributes: CollectionLayoutAttributes) -> String {
        switch attributes.element {
        case .cell(let path): "\(path.section)-\(path.item)"
        case .header(let section): "header \(section)"
        case .footer(let section): "footer \(section)"
        case .supplementary(let kind, let path): "\(kind) \(path.section).\(path.item)"
        case .decoration(let kind, let section, _): "\(kind) \(section)"
        case nil: "nothing"
        }
    }

    @Test("CV-95: what is new begins as its section says, and what is gone ends so")
    func items() throws {
        let log = Log()
        let library = Library(layout(log))
        library.show([0, 1, 2, 3])
        #expect(log.take() == [])
        let gone = try #require(library.collection.cell(forItemAt: ItemPath(item: 1, section: 0)))
        library.show([0, 2, 9, 3], animated: true)
        #expect(log.take() == ["out 0-1 44.0 0.0", "in 0-2 88.0 0.0"])
        let new = try #require(library.collection.cell(forItemAt: ItemPath(item: 2, section: 0)))
        #expect(new.transform == .identity && new.alpha == 1 && new.frame == Rect(x: 0, y: 88, width: 320, height: 44))
        #expect(new.presentedTransform.a < 0.3 && new.presentedCenter.x < -140 && new.presentedAlpha < 0.1)
        #expect(gone.frame.minY == 244 && gone.presentedCenter.y < 80 && gone.presentedAlpha > 0.9)
        library.host.advance(by: .milliseconds(150))
        #expect(new.presentedTransform.a > 0.4 && new.presentedCenter.x > -100)
        #expect(gone.presentedCenter.y > 100)
        library.finish()
        #expect(new.presentedCenter == Point(x: 160, y: 110) && library.collection.departing.isEmpty)
        let fresh = Library(layout(Log()))
        fresh.show([0, 2, 9, 3])
        fresh.finish()
        #expect(library.host.picture.hasSamePixels(as: fresh.host.picture))
    }

    @Test("CV-95: without animation nothing is asked, and by scrolling neither")
    func unasked() {
        let log = Log()
        let library = Library(layout(log))
        library.show(0..<100)
        library.show(1..<100)
        library.collection.contentOffset.y = 2000
        library.host.settle()
        #expect(log.take() == [])
    }

    @Test("CV-95: what comes from out of sight is asked about where it was, what goes there where it goes")
    func fromOutOfSight() {
        let log = Log()
        let library = Library(layout(log), size: Size(width: 320, height: 132))
        library.show(0..<6)
        library.show([5, 1, 2, 3, 4, 0], animated: true)
        #expect(log.take().sorted() == ["in 0-0 220.0 1.0", "out 0-0 220.0 1.0"])
        library.finish()
        #expect(library.texts == ["Item 5", "Item 1", "Item 2"])
    }

    @Test("CV-95: headers are asked about as items are")
    func headers() throws {
        let log = Log()
        let library = Library(layout(log, header: true))
        library.show([("a", [0]), ("b", [1])])
        let header = try #require(library.collection.header(forSection: 0))
        library.show([("b", [1]), ("c", [2])], animated: true)
        #expect(
            log.take()
                == ["out 0-0 30.0 0.0", "out header 0 0.0 0.0", "in 0-0 30.0 0.0", "in header 1 74.0 0.0"]
                .map { $0.replacing("in 0-0 30.0", with: "in 1-0 104.0") })
        #expect(header.frame.minY == 200 && header.presentedCenter.y < 40)
        let new = try #require(library.collection.header(forSection: 1))
        #expect(new.presentedTransform.a < 0.3)
        library.finish()
        #expect(new.presentedTransform == .identity && new.alpha == 1)
        #expect(!library.collection.subviews.contains { $0 === header && !$0.isHidden && $0.frame.minY == 200 })
    }

    @Test("CV-96: the layout is told what becomes of items before, and that all is on its way after")
    func updates() {
        let log = Log()
        var layout = layout(log)
        layout.willUpdate = { updates in
            let words = updates.map { update in
                "\(update.action) \(update.pathBefore.map { "\($0.item)" } ?? "-")"
                    + " \(update.pathAfter.map { "\($0.item)" } ?? "-")"
            }
            MainActor.assumeIsolated { log.add(words.joined(separator: ", ")) }
        }
        layout.didPrepareAnimations = { MainActor.assumeIsolated { log.add("done") } }
        let library = Library(layout)
        library.show([0, 1, 2, 3])
        _ = log.take()
        library.show([3, 0, 2, 9], animated: true)
        #expect(
            log.take() == [
                "delete 1 -, move 3 0, insert - 3", "out 0-1 44.0 0.0", "in 0-3 132.0 0.0", "done",
            ])
        library.show([3, 0], animated: false)
        #expect(log.take().filter { $0 == "done" || $0.hasPrefix("delete") } == ["delete 2 -, delete 3 -", "done"])
    }

    @Test("CV-97: a collection that gets another size in an animation takes its items there with it")
    func resized() throws {
        let library = Library(.grid(columns: 4), size: Size(width: 320, height: 160))
        library.show(0..<60)
        let collection = library.collection
        let cell = try #require(collection.cell(forItemAt: ItemPath(item: 5, section: 0)))
        #expect(cell.frame == Rect(x: 80, y: 80, width: 80, height: 80))
        View.animate(duration: .milliseconds(400)) {
            collection.frame.size = Size(width: 160, height: 160)
            collection.layoutIfNeeded()
        }
        #expect(cell.frame == Rect(x: 40, y: 40, width: 40, height: 40))
        #expect(cell.presentedFrame == Rect(x: 80, y: 80, width: 80, height: 80))
        // The third and fourth rows come from below, where they were.
        let third = try #require(collection.cell(forItemAt: ItemPath(item: 8, section: 0)))
        #expect(third.frame.minY == 80 && third.presentedFrame == Rect(x: 0, y: 160, width: 80, height: 80))
        library.host.advance(by: .milliseconds(200))
        #expect(abs(cell.presentedFrame.width - 60) < 6 && abs(third.presentedFrame.minY - 120) < 12)
        library.finish()
        #expect(third.presentedFrame == Rect(x: 0, y: 80, width: 40, height: 40))
        View.animate(duration: .milliseconds(400)) {
            collection.frame.size = Size(width: 320, height: 160)
            collection.layoutIfNeeded()
        }
        // What has no room any more goes on below the edge, and is let go of there.
        #expect(third.frame.minY == 160 && third.presentedFrame.minY == 80 && third.path == nil)
        library.finish()
        #expect(collection.departing.isEmpty && collection.visibleCells.count == 8)
        let fresh = Library(.grid(columns: 4), size: Size(width: 320, height: 160))
        fresh.show(0..<60)
        fresh.finish()
        #expect(library.host.picture.hasSamePixels(as: fresh.host.picture))
    }

    @Test("CV-97: the layout is told of it, and asked how items appear and disappear by it")
    func resizedLayout() {
        let log = Log()
        var layout = layout(log)
        layout.willChangeBounds = { former in
            MainActor.assumeIsolated { log.add("from \(former.height)") }
        }
        layout.didPrepareAnimations = { MainActor.assumeIsolated { log.add("done") } }
        let library = Library(layout, size: Size(width: 320, height: 88))
        library.show(0..<10)
        View.animate(duration: .milliseconds(400)) {
            library.collection.frame.size.height = 132
            library.collection.layoutIfNeeded()
        }
        #expect(log.take() == ["from 88.0", "in 0-2 88.0 1.0", "done"])
        library.finish()
        #expect(library.texts == ["Item 0", "Item 1", "Item 2"])
        #expect(log.take() == [])
    }
}
