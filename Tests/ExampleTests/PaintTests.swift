import Tactus
import TactusTesting
import Testing

@testable import Paint

@Suite("Paint, drawn on by hand")
@MainActor
struct PaintTests {
    let host = TestHost(launching: PaintApp(), size: Size(width: 480, height: 360))

    private var paper: PaperView {
        get throws { try host.find(PaperView.self) }
    }

    /// Draws a line with one finger.
    private func draw(from start: Point, to end: Point) {
        host.finger().drag(from: start, to: end)
    }

    @Test("in a hand the words on how it works take two lines")
    func phone() throws {
        let host = TestHost(launching: PaintApp(), size: Size(width: 320, height: 480))
        try host.expectImage(named: "paint-phone")
    }

    @Test("ten fingers draw ten lines at the same time, each its own")
    func tenFingers() throws {
        let fingers = (0..<10).map { _ in host.finger() }
        for (index, finger) in fingers.enumerated() { finger.down(at: Point(x: 45 + 42 * Double(index), y: 60)) }
        for step in 1...20 {
            for (index, finger) in fingers.enumerated() {
                let swing = Double(index % 2 == 0 ? step % 10 : -(step % 10)) * 1.5
                finger.move(to: Point(x: 45 + 42 * Double(index) + swing, y: 60 + Double(step) * 11))
            }
            host.advance(by: .milliseconds(8))
        }
        for finger in fingers { finger.up() }
        host.advance(by: .seconds(1))

        let lines = try paper.lines
        #expect(lines.count == 10)
        #expect(lines.allSatisfy { $0.samples.count == 21 })
        try host.expectImage(named: "paint-ten-fingers")
    }

    @Test("two fingers that tap take the last line back, and leave no ink of their own; undone lines come back")
    func undo() throws {
        draw(from: Point(x: 60, y: 100), to: Point(x: 400, y: 100))
        let one = host.picture
        draw(from: Point(x: 60, y: 200), to: Point(x: 400, y: 200))
        let two = host.picture
        #expect(try paper.lines.map(\.id) == [1, 2])

        twoFingerTap()
        #expect(try paper.lines.map(\.id) == [1])
        #expect(host.picture.hasSamePixels(as: one))
        host.window.undoManager?.redo()
        host.settle()
        #expect(host.picture.hasSamePixels(as: two))
        twoFingerTap()
        twoFingerTap()
        twoFingerTap()
        #expect(try paper.lines.isEmpty)
    }

    private func twoFingerTap() {
        let fingers = [host.finger(), host.finger()]
        fingers[0].down(at: Point(x: 200, y: 150))
        fingers[1].down(at: Point(x: 260, y: 160))
        host.advance(by: .milliseconds(60))
        for finger in fingers { finger.up() }
        host.advance(by: .seconds(1))
    }

    @Test("a finger that rests opens the colours, goes to one, and the next line has it; resting leaves no ink")
    func choosesAColor() throws {
        let finger = host.finger()
        finger.down(at: Point(x: 240, y: 180))
        host.advance(by: .seconds(1))
        #expect(try paper.lines.isEmpty)
        finger.move(to: Point(x: 320, y: 182), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        try host.expectImage(named: "paint-colours")
        finger.up()
        host.advance(by: .seconds(1))

        #expect(try paper.color == ColorWheel.colors[2])
        #expect(host.window.subviews.count == 3)
        draw(from: Point(x: 60, y: 100), to: Point(x: 400, y: 100))
        #expect(try paper.lines.map(\.color) == [ColorWheel.colors[2]])
        #expect(host.picture.color(at: PixelPoint(x: 200, y: 100)) == ColorWheel.colors[2])
    }

    @Test("a tap on a colour of the tray takes it, and its buttons take lines back and bring them again")
    func tray() throws {
        try host.tap(.button, "Colour 5")
        #expect(try paper.color == ColorWheel.colors[4])
        draw(from: Point(x: 60, y: 100), to: Point(x: 400, y: 100))
        try host.tap(.button, "Undo")
        #expect(try paper.lines.isEmpty)
        try host.tap(.button, "Redo")
        #expect(try paper.lines.map(\.color) == [ColorWheel.colors[4]])
    }

    @Test("near an edge the colours stay inside, and a finger that lifts where it rested keeps its colour")
    func keepsTheColor() throws {
        let finger = host.finger()
        finger.down(at: Point(x: 5, y: 355))
        host.advance(by: .seconds(1))
        let wheel = try host.find(ColorWheel.self)
        #expect(host.window.bounds.contains(wheel.frame))
        finger.move(to: Point(x: 8, y: 352))
        finger.up()
        #expect(try paper.color == Color(hex: 0x22577A))
    }

    @Test("a pen draws wider the harder it presses and the flatter it is held")
    func pen() throws {
        let pen = host.stylus(axes: TabletAxes(pressure: 0, tilt: TabletTilt(x: 0, y: 0)))
        func stroke(y: Double, from light: Double, to hard: Double, tilt: Double) {
            pen.tilt(to: TabletTilt(x: tilt, y: 0))
            pen.enter(at: Point(x: 40, y: y))
            pen.down(pressure: light)
            for step in 1...18 {
                pen.press(with: light + (hard - light) * Double(step) / 18)
                pen.move(to: Point(x: 40 + Double(step) * 22, y: y))
                host.advance(by: .milliseconds(8))
            }
            pen.up()
            pen.leave()
        }
        stroke(y: 80, from: 0.1, to: 1, tilt: 0)
        stroke(y: 180, from: 0.4, to: 0.4, tilt: 0)
        stroke(y: 280, from: 0.4, to: 0.4, tilt: 60)
        host.advance(by: .seconds(1))

        let lines = try paper.lines
        let widths = lines.map { $0.samples.map(\.width) }
        #expect(widths[0].first.map { $0 < 3 } == true && widths[0].max() == 13.5)
        #expect(try #require(widths[2].last) > 1.9 * #require(widths[1].last))
        try host.expectImage(named: "paint-pen")
    }

    @Test("what a busy program did not see at once is drawn all the same: every sample becomes ink")
    func coalesced() throws {
        let finger = host.finger()
        finger.down(at: Point(x: 40, y: 40))
        host.whileBusy {
            for step in 1...12 { finger.move(to: Point(x: 40 + Double(step) * 20, y: 40 + Double(step * step) * 1.5)) }
        }
        finger.up()
        #expect(try paper.lines.first?.samples.count == 13)
    }
}

@Suite("A line of ink")
struct LineTests {
    private func line(_ places: [Point]) -> (line: Line, ink: [Line.Piece]) {
        var line = Line(id: 1, color: .black)
        var ink: [Line.Piece] = []
        for (index, place) in places.enumerated() {
            ink += line.add(Line.Sample(point: place, width: Double(index + 1)))
        }
        return (line, ink)
    }

    @Test("is the same whether it is drawn as it grows or at once, and has no gap")
    func grows() {
        let (line, ink) = line([Point(x: 0, y: 0), Point(x: 30, y: 5), Point(x: 32, y: 60), Point(x: -9, y: 61)])
        #expect(ink == line.pieces)
        #expect(zip(ink.dropFirst(), ink.dropFirst(2)).allSatisfy { ($0.end - $1.start).length < 0.001 })
        #expect(ink.allSatisfy { $0.bounds.contains($0.start) && $0.bounds.contains($0.end) })
    }

    @Test("is a dot where a finger only lands, and does not grow where it stays")
    func dot() {
        let place = Point(x: 5, y: 6)
        let (line, ink) = line([place, place, place])
        #expect(ink == [Line.Piece(start: place, end: place, width: 1)])
        #expect(line.samples.count == 1)
    }
}
