import Tactus
import TactusTesting
import Testing

@testable import TactusBench

/// What the bench measures must be there to be measured.
@Suite("TactusBench")
@MainActor
struct TactusBenchTests {
    private func launch(_ exercise: TactusBench.Exercise) -> TestHost {
        TestHost(launching: TactusBench(exercise), size: Size(width: 800, height: 600))
    }

    private func sentence(_ row: Int) -> String {
        "Row \(String(String(100_000 + row).dropFirst())): the quick brown fox jumps over the lazy dog"
    }

    @Test("the arguments name an exercise, or nothing")
    func arguments() {
        #expect(TactusBench.Exercise(arguments: ["A"]) == .button)
        #expect(TactusBench.Exercise(arguments: ["B"]) == .list)
        #expect(TactusBench.Exercise(arguments: ["B", "cells"]) == .cells)
        #expect(TactusBench.Exercise(arguments: ["B", "grid"]) == .grid)
        #expect(TactusBench.Exercise(arguments: ["C", "5000"]) == .rectangles(count: 5000))
        #expect(TactusBench.Exercise(arguments: ["D"]) == .stack(hasBar: false))
        #expect(TactusBench.Exercise(arguments: ["D", "bar"]) == .stack(hasBar: true))
        #expect(TactusBench.Exercise(arguments: ["E", "1000"]) == .editor(count: 1000))
        let wrongOnes = [
            [], ["D", "1"], ["A", "B"], ["B", "1"], ["C"], ["C", "0"], ["C", "x"], ["C", "100001"], ["E"], ["E", "-1"],
        ]
        for wrong in wrongOnes {
            #expect(TactusBench.Exercise(arguments: wrong) == nil, "\(wrong)")
        }
    }

    @Test(
        "D: a tap anywhere pushes a page of 200 labels, which slides in within 0.35 s; the next one takes it away",
        arguments: [false, true])
    func stack(hasBar: Bool) {
        let host = launch(.stack(hasBar: hasBar))
        func labels() -> Int {
            host.settle()
            return host.application.accessibilityTree.flatMap(\.all).filter { $0.label?.hasPrefix("Label ") ?? false }
                .count
        }
        let (first, second): (UInt32, UInt32) = (0xFFF0_F0F0, 0xFFFF_FFFF)
        #expect(labels() == 0 && host.picture[2, 595] == first)
        host.finger().tap(at: Point(x: 400, y: 300))
        host.advance(by: .milliseconds(100))
        #expect(host.picture[790, 595] == second && host.picture[2, 595] != second)
        host.advance(by: .milliseconds(260))
        #expect(host.picture[2, 595] == second && host.picture[790, 595] == second)
        #expect(labels() == 200)
        host.finger().tap(at: Point(x: 400, y: 300))
        host.advance(by: .milliseconds(400))
        #expect(labels() == 0 && host.picture[2, 595] == first)
    }

    @Test("AP-56: in D the first page leaves as fast as the second one comes, and is seen until then")
    func sideBySide() {
        let host = launch(.stack(hasBar: false))
        host.settle()
        host.finger().tap(at: Point(x: 400, y: 300))
        host.advance(by: .milliseconds(50))
        let row = (0..<800).map { host.picture[$0, 1] }
        #expect(Set(row) == [0xFFF0_F0F0, 0xFFFF_FFFF])
        #expect(row.last == 0xFFFF_FFFF && row.first == 0xFFF0_F0F0)
    }

    @Test("B cells: rows are as high as their texts; B grid: tiles in eight columns; a fling moves both")
    func collections() throws {
        for exercise in [TactusBench.Exercise.cells, .grid] {
            let host = launch(exercise)
            host.settle()
            let collection = try #require(host.window.subviews.first as? CollectionView)
            let sizes = collection.visibleCells.map(\.frame)
            if exercise == .grid {
                #expect(sizes.count == 48 && sizes.allSatisfy { $0.size == Size(width: 100, height: 100) })
            } else {
                #expect(Set(sizes.map(\.height)).count == 3 && sizes.allSatisfy { $0.height >= 57 })
            }
            host.finger().drag(
                from: Point(x: 400, y: 500), to: Point(x: 400, y: 100), over: .milliseconds(100))
            host.advance(by: .seconds(3))
            #expect(collection.contentOffset.y > 1000)
        }
    }

    @Test("A: the button is filled otherwise while a finger is on it, at once, and back after")
    func button() {
        let host = launch(.button)
        func fill() -> UInt32 { host.picture[385, 270] }
        let atRest = fill()
        let finger = host.finger()
        finger.down(at: Point(x: 400, y: 300))
        let pressed = fill()
        #expect(pressed != atRest)
        finger.move(to: Point(x: 420, y: 310))
        #expect(fill() == pressed)
        finger.move(to: Point(x: 400, y: 560))
        #expect(fill() == atRest)
        finger.move(to: Point(x: 400, y: 300))
        #expect(fill() == pressed)
        finger.up()
        #expect(fill() == atRest)
        for _ in 0..<3 {
            finger.down(at: Point(x: 400, y: 300))
            #expect(fill() == pressed)
            finger.up()
            #expect(fill() == atRest)
        }
    }

    @Test("B: ten thousand rows of 40 points, each with its number, follow a finger and glide")
    func list() throws {
        let host = launch(.list)
        let list = try host.find(ListPage.self)
        #expect(list.numberOfRows == 10_000 && list.contentSize.height == 400_000)
        let label = try host.find(Label.self, sentence(0))
        #expect(label.font == Font(family: "DejaVu Sans", size: 14))

        host.finger().drag(from: Point(x: 400, y: 520), to: Point(x: 400, y: 220), over: .milliseconds(125))
        let lifted = list.contentOffset.y
        #expect((250...310).contains(lifted) && list.isDecelerating)
        host.advance(by: .seconds(6))
        #expect(list.contentOffset.y > lifted + 500 && !list.isDecelerating)
        let row = Int(list.contentOffset.y / 40) + 3
        let shown = try host.find(Label.self, sentence(row))
        #expect(shown.convert(shown.bounds, to: list).minY == Double(row) * 40)
    }

    @Test("C 1000: what a finger holds is magenta, above the others, and follows; lifted it has its colour again")
    func rectangles() throws {
        let host = launch(.rectangles(count: 1000))
        let page = try host.find(RectanglesPage.self)
        let tiles = page.subviews.compactMap { $0 as? Tile }
        let magenta: UInt32 = 0xFFFF_00FF
        func pixel(of tile: Tile) -> UInt32 {
            host.picture[Int(tile.frame.center.x), Int(tile.frame.center.y)]
        }
        #expect(tiles.count == 1000 && tiles[0].frame == Rect(x: 1, y: 1, width: 19, height: 19))
        #expect(tiles.allSatisfy { pixel(of: $0) != magenta })

        let held = stride(from: 5, to: 1000, by: 100).map { tiles[$0] }
        let before = held.map { (frame: $0.frame, color: pixel(of: $0)) }
        let fingers = held.map { tile in
            let finger = host.finger()
            finger.down(at: tile.frame.center)
            #expect(page.subviews.last === tile && pixel(of: tile) == magenta)
            return finger
        }
        for _ in 0..<5 {
            for finger in fingers { finger.move(by: Vector(dx: 6, dy: 2)) }
            host.advance(by: .milliseconds(8))
        }
        for (tile, old) in zip(held, before) {
            #expect(tile.frame == old.frame.offsetBy(dx: 30, dy: 10) && pixel(of: tile) == magenta)
        }
        for finger in fingers { finger.up() }
        for (tile, old) in zip(held, before) { #expect(pixel(of: tile) == old.color) }
    }

    @Test(
        "E: as many bytes as wanted in lines of eighty letters, edited at the end, which shows",
        arguments: [0, 1000, 1 << 20])
    func editor(count: Int) throws {
        let host = launch(.editor(count: count))
        let editor = try host.find(TextView.self)
        #expect(editor.textBuffer.count == count && editor.isFirstResponder)
        if count > 80 { #expect(editor.textBuffer.lineRange(0) == 0..<80) }
        for index in [0, 1, 79, 80, 81, 162, 999] where index < count {
            let isEnd = index % 81 == 80 || index == count - 1
            let letter = Character(Unicode.Scalar(UInt8(97 + (index * 7 + index / 81) % 26)))
            #expect(editor.textBuffer.string(in: index..<index + 1) == (isEnd ? "\n" : String(letter)))
        }
        host.settle()
        host.keyboard.type("xyz")
        #expect(editor.textBuffer.string(in: count..<count + 3) == "xyz")
        let caret = editor.convert(editor.caretRect(at: CaretPosition(count + 3)), from: editor.textInputView)
        #expect(editor.bounds.contains(Point(x: caret.midX, y: caret.midY)))
    }

    @Test(
        "looks the same by day and by night", arguments: [TactusBench.Exercise.button, .list, .rectangles(count: 100)])
    func night(exercise: TactusBench.Exercise) {
        let (day, night) = (launch(exercise), launch(exercise))
        night.scene.traitOverrides.userInterfaceStyle = .dark
        #expect(night.picture.hasSamePixels(as: day.picture))
    }
}
