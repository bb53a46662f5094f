import Tactus

/// What a frame costs in which many views are animated, and one in which a view with many inside turns.
enum Animation {
    /// What is allocated, and how many views draw.
    static func counts() throws -> [Figure] {
        let board = try AnimatedBoard(.animated)
        let spinner = try Spinner(isPicture: true)
        for _ in 0..<10 { spinner.frame() }
        let drawn = spinner.drawCount
        for _ in 0..<100 { spinner.frame() }
        return [
            Figure(
                name: "allocations of a frame in which 200 views are animated",
                value: Measuring.allocations(calls: 200) { _ in board.frame() }, unit: "",
                limit: Limits.allocationsOf200Animations),
            Figure(
                name: "views that draw in a frame in which the picture of 200 turns",
                value: Double(spinner.drawCount - drawn) / 100, unit: "", limit: Limits.viewsDrawnInAPicture),
        ]
    }

    static func times() throws -> [Figure] {
        let animated = try AnimatedBoard(.animated)
        let moved = try AnimatedBoard(.movedByHand)
        let picture = try Spinner(isPicture: true)
        let views = try Spinner(isPicture: false)
        let (timeOfAnimated, timeOfMoved) = Measuring.microseconds(calls: 50) { _ in
            animated.frame()
        } and: { _ in
            moved.frame()
        }
        let (timeOfPicture, timeOfViews) = Measuring.microseconds(calls: 20) { _ in
            picture.frame()
        } and: { _ in
            views.frame()
        }
        return [
            Figure(name: "a frame in which 200 views are animated", value: timeOfAnimated, unit: "µs", limit: nil),
            Figure(
                name: "the same against as many that are moved by hand, times as long",
                value: timeOfAnimated / timeOfMoved, unit: "", limit: Limits.animationAgainstHand),
            Figure(
                name: "a frame in which a view with 200 inside turns", value: timeOfViews, unit: "µs", limit: nil),
            Figure(
                name: "the same with a picture of it, as a part", value: timeOfPicture / timeOfViews, unit: "",
                limit: Limits.pictureAgainstViews),
        ]
    }
}

/// 200 views that go to and fro.
private final class AnimatedBoard {
    /// Who lets them go.
    enum Mover {
        case animated
        case movedByHand
    }

    private let platform: BenchPlatform
    private let application: Application
    private let views = (0..<200).map { index in
        View(frame: Rect(x: Double(index % 20) * 40, y: Double(index / 20) * 60, width: 20, height: 20))
    }
    private let mover: Mover
    private var steps = 0

    init(_ mover: Mover) throws {
        self.mover = mover
        platform = BenchPlatform(bitmap: try Bitmap(size: PixelSize(width: 800, height: 600)))
        application = Application(platform: platform)
        application.launch()
        let window = Window(title: "Bench", size: Size(width: 800, height: 600))
        for view in views {
            view.backgroundColor = .blue
            window.addSubview(view)
        }
        application.open(window)
        platform.takeTurn()
        guard mover == .animated else { return }
        View.animate(duration: .seconds(1), options: [.repeat, .autoreverse]) { [views] in
            for view in views { view.center.x += 60 }
        }
        platform.takeTurn()
    }

    func frame() {
        steps += 1
        platform.advance(by: .milliseconds(16))
        if mover == .movedByHand {
            let distance = steps % 120 < 60 ? 1.0 : -1
            for view in views { view.center.x += distance }
        }
        platform.takeTurn()
    }
}

/// A view that turns, with 200 others inside.
private final class Spinner {
    private let platform: BenchPlatform
    private let application: Application
    private let card = View(frame: Rect(x: 200, y: 100, width: 400, height: 400))
    private let dots = (0..<200).map { index in
        Dot(frame: Rect(x: Double(index % 20) * 20, y: Double(index / 20) * 40, width: 16, height: 30))
    }
    private var steps = 0

    init(isPicture: Bool) throws {
        platform = BenchPlatform(bitmap: try Bitmap(size: PixelSize(width: 800, height: 600)))
        application = Application(platform: platform)
        application.launch()
        let window = Window(title: "Bench", size: Size(width: 800, height: 600))
        for dot in dots { card.addSubview(dot) }
        card.shouldRasterize = isPicture
        window.addSubview(card)
        application.open(window)
        platform.takeTurn()
    }

    var drawCount: Int { dots.reduce(0) { $0 + $1.drawCount } }

    func frame() {
        steps += 1
        card.transform = Transform(rotationAngle: Double(steps % 100) / 50)
        card.alpha = 0.9
        platform.takeTurn()
    }
}

/// A view that draws a line along its edge.
private final class Dot: View {
    private(set) var drawCount = 0

    override func draw(_ rect: Rect, in canvas: Canvas) {
        drawCount += 1
        canvas.stroke(Path(ovalIn: bounds.insetBy(dx: 1, dy: 1)), with: .red, width: 1)
    }
}
