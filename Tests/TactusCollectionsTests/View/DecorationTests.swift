import RandomNumbers
import Testing

@testable import TactusCollections

/// A decoration.
private final class Shelf: CollectionReusableView {
    required init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .red
    }
}

/// Another one.
private final class Board: CollectionReusableView {
    required init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .green
    }
}

@MainActor
@Suite("Decorations of a collection")
struct DecorationTests {
    /// Grids on shelves, of which every second one has a board before the shelf.
    private func shelves(_ kinds: [String] = ["shelf", "board"], insets: Insets = .zero) -> CollectionLayout {
        var layout = CollectionLayout { section, environment in
            var books = CollectionLayoutSection.grid(columns: 3, spacing: 20, in: environment)
            var board = CollectionLayoutDecoration.background(elementKind: kinds[1])
            board.contentInsets = Insets(top: 4, left: 6, bottom: -8, right: 12)
            board.zIndex = section % 2 == 0 ? 1 : -1
            var shelf = CollectionLayoutDecoration.background(elementKind: kinds[0])
            shelf.contentInsets = insets
            books.decorationItems = [board, shelf]
            return books
        }
        layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
        layout.register(Board.self, forDecorationViewOfKind: "board")
        return layout
    }

    private func shown(_ library: Library, _ type: CollectionReusableView.Type) -> [Rect] {
        library.collection.visibleDecorationViews.filter { Swift.type(of: $0) == type }.map(\.frame)
            .sorted { $0.minY < $1.minY }
    }

    @Test("CV-67: a decoration lies behind its whole section, inside its insets, and the greater number is in front")
    func places() {
        let library = Library(shelves())
        library.show([("a", [1, 2, 3]), ("b", [4, 5, 6])])
        // Three tiles of 80 points, with 20 around.
        #expect(shown(library, Shelf.self) == [0, 120].map { Rect(x: 0, y: $0, width: 320, height: 120) })
        #expect(shown(library, Board.self) == [4, 124].map { Rect(x: 6, y: $0, width: 302, height: 124) })
        let order = library.collection.subviews.filter { $0 is Shelf || $0 is Board }.map { "\(type(of: $0))" }
        #expect(order == ["Board", "Shelf", "Shelf", "Board"])
        let lastDecoration = library.collection.subviews.lastIndex { $0 is Shelf || $0 is Board }
        let firstCell = library.collection.subviews.firstIndex { $0 is CollectionCell }
        #expect(lastDecoration.map { last in firstCell.map { last < $0 } } == true)
        #expect(library.collection.hitTest(Point(x: 10, y: 10), with: nil) === library.collection)
    }

    @Test("CV-67: read from the right its insets are at the other sides")
    func mirrored() {
        let library = Library(shelves())
        library.host.window.traitOverrides.layoutDirection = .rightToLeft
        library.show([("a", [1, 2, 3])])
        #expect(shown(library, Board.self) == [Rect(x: 12, y: 4, width: 302, height: 124)])
    }

    @Test("CV-68: decorations that leave the screen are shown again for other sections, and no more are made")
    func recycled() {
        let library = Library(shelves())
        library.show((0..<200).map { section in ("section \(section)", Array((section * 3)..<(section * 3 + 3))) })
        var views: Set<ObjectIdentifier> = []
        for page in 0..<40 {
            library.collection.contentOffset.y = Double(page) * 400
            library.host.settle()
            views.formUnion(library.collection.subviews.filter { $0 is Shelf }.map { ObjectIdentifier($0) })
            #expect(shown(library, Shelf.self).count <= 5)
        }
        #expect(views.count <= 10)
    }

    @Test("CV-68: a section that goes takes its decoration along, little by little; without animation at once")
    func changes() {
        let library = Library(shelves())
        library.show([("a", [1, 2, 3]), ("b", [4, 5, 6])])
        library.show([("b", [4, 5, 6])], animated: true)
        library.host.advance(by: .milliseconds(60))
        let moving = shown(library, Shelf.self)
        #expect(moving.count == 1 && library.collection.departing.contains { $0 is Shelf })
        library.finish()
        #expect(shown(library, Shelf.self) == [Rect(x: 0, y: 0, width: 320, height: 120)])
        #expect(library.collection.subviews.filter { $0 is Shelf && !$0.isHidden }.count == 1)
        library.show([("b", [])])
        #expect(library.collection.visibleDecorationViews.isEmpty)
        #expect(library.collection.subviews.allSatisfy { !($0 is Shelf) || $0.isHidden })
    }

    @Test("CV-69: a kind that nobody registered does not show and is said once; insets that are no numbers are none")
    func badInput() {
        let library = Library(shelves(["shelf", "nobody's"], insets: Insets(top: .nan, left: 5, bottom: 5, right: 5)))
        library.show([("a", [1, 2, 3]), ("b", [4, 5, 6])])
        library.collection.contentOffset.y = 20
        library.host.settle()
        #expect(shown(library, Shelf.self) == [0, 120].map { Rect(x: 0, y: $0, width: 320, height: 120) })
        #expect(library.collection.decorations.unknown == ["nobody's"])
    }

    @Test("CV-69: the layout says otherwise: other classes, fewer kinds, none at all")
    func otherLayouts() {
        let library = Library(shelves())
        library.show([("a", [1, 2, 3])])
        library.collection.layout = shelves(["board", "shelf"])
        library.host.settle()
        #expect(shown(library, Board.self) == [Rect(x: 0, y: 0, width: 320, height: 120)])
        library.collection.layout = .list(.plain)
        library.host.settle()
        #expect(library.collection.visibleDecorationViews.isEmpty)
        #expect(library.collection.subviews.allSatisfy { !($0 is Board || $0 is Shelf) || $0.isHidden })
    }

    @Test("CV-68: after any changes and scrolls a collection looks as a fresh one of the same data", arguments: 0..<6)
    func twin(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) + 300)
        let layout = shelves(insets: Insets(top: -6, left: 3, bottom: 2, right: 9))
        let library = Library(layout)
        var sections: [(String, [Int])] = (0..<6).map { section in
            ("section \(section)", Array((section * 10)..<(section * 10 + 4)))
        }
        library.show(sections)
        for step in 0..<20 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where sections.count > 2: sections.remove(at: Int.random(in: 0..<sections.count, using: &random))
            case 1:
                let first = 1_000 + step * 10
                sections.insert(
                    ("section \(first)", [first, first + 1]), at: Int.random(in: 0...sections.count, using: &random))
            case 2: sections.shuffle(using: &random)
            default: library.collection.contentOffset.y = Double.random(in: 0..<300, using: &random)
            }
            library.show(sections, animated: Bool.random(using: &random))
            library.host.advance(by: .milliseconds(Int.random(in: 0...300, using: &random)))
        }
        library.finish()
        let fresh = Library(layout)
        fresh.show(sections)
        for library in [fresh, library] {
            library.collection.contentOffset.y = 50
            library.finish()
        }
        #expect(library.host.picture.hasSamePixels(as: fresh.host.picture))
        #expect(library.collection.departing.isEmpty)
    }
}
