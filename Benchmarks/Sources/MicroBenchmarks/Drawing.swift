import Tactus

/// What a frame costs in which one view among many has moved, as while a finger drags it.
enum Drawing {
    /// How many pixels are painted, and how much is allocated.
    static func counts() throws -> [Figure] {
        let board = try Board(views: 5000)
        let before = board.paintedPixels
        for _ in 0..<100 { board.moveOne() }
        let pixels = Double(board.paintedPixels - before) / 100
        let allocations = Measuring.allocations { _ in board.moveOne() }
        return [
            Figure(
                name: "pixels painted when one of 5,000 views moves", value: pixels, unit: "",
                limit: Limits.pixelsPerMove),
            Figure(
                name: "allocations when one of 5,000 views moves", value: allocations, unit: "",
                limit: Limits.allocationsPerMove),
        ]
    }

    /// How long it takes, and how much longer than among few views.
    static func times() throws -> [Figure] {
        let few = try Board(views: 50)
        let many = try Board(views: 5000)
        let byHand = try HandPaintedBoard()
        let (timeOfFew, timeByHand) = Measuring.microseconds(calls: 200) { _ in
            few.moveOne()
        } and: { _ in
            byHand.moveOne()
        }
        let (timeOfFewBesideMany, timeOfMany) = Measuring.microseconds(calls: 200) { _ in
            few.moveOne()
        } and: { _ in
            many.moveOne()
        }
        return [
            Figure(name: "a frame in which one of 50 views moves", value: timeOfFew, unit: "µs", limit: nil),
            Figure(name: "a frame in which one of 5,000 views moves", value: timeOfMany, unit: "µs", limit: nil),
            Figure(
                name: "the same against 50 views, times as long", value: timeOfMany / timeOfFewBesideMany, unit: "",
                limit: Limits.timeOfMoveAmongMany),
            Figure(
                name: "one of 50 against the same rectangles filled by hand, times as long",
                value: timeOfFew / timeByHand, unit: "", limit: Limits.timeOfMoveAgainstHand),
        ]
    }
}

/// A window full of small views, of which one moves to and fro.
private final class Board {
    private let platform: BenchPlatform
    private let application: Application
    private let piece: View
    private var steps = 0

    init(views count: Int) throws {
        platform = BenchPlatform(bitmap: try Bitmap(size: PixelSize(width: 800, height: 600)))
        application = Application(platform: platform)
        application.launch()
        let window = Window(title: "Bench", size: Size(width: 800, height: 600))
        piece = View(frame: Rect(x: 400, y: 200, width: 6, height: 6))
        piece.backgroundColor = .red
        for index in 0..<count {
            let view = View(frame: Rect(x: Double(index % 100) * 8, y: Double(index / 100) * 8, width: 6, height: 6))
            view.backgroundColor = .blue
            window.addSubview(view)
        }
        window.addSubview(piece)
        application.open(window)
        platform.takeTurn()
    }

    var paintedPixels: Int { platform.paintedPixels }

    func moveOne() {
        steps += 1
        piece.frame.origin = Point(x: 400 + Double(steps % 40) * 3, y: 200 + Double(steps % 40) * 2)
        platform.takeTurn()
    }
}

/// The same without views: what was uncovered and what is covered now is filled.
private final class HandPaintedBoard {
    private let bitmap: Bitmap
    private var steps = 0

    init() throws { bitmap = try Bitmap(size: PixelSize(width: 800, height: 600)) }

    func moveOne() {
        let old = place
        steps += 1
        let new = place
        let canvas = Canvas(bitmap)
        canvas.fill(old.union(new), with: .white)
        canvas.fill(Rect(x: (old.minX / 8).rounded(.down) * 8, y: old.minY, width: 6, height: 6), with: .blue)
        canvas.fill(new, with: .red)
    }

    private var place: Rect {
        Rect(x: 400 + Double(steps % 40) * 3, y: 200 + Double(steps % 40) * 2, width: 6, height: 6)
    }
}
