import TactusGeometry
import TactusGraphics

/// A disc under a finger, and what the toolkit calls it: `3 moved ×2`.
final class TouchMark: View {
    private static let radius = 22.0
    private static let labelSize = Size(width: 110, height: 18)
    private var text = ""

    init() {
        super.init(
            frame: Rect(
                x: 0, y: 0, width: max(2 * Self.radius, Self.labelSize.width),
                height: 2 * (Self.radius + Self.labelSize.height)))
    }

    /// Shows a touch as it is now.
    func show(_ touch: Touch) {
        center = touch.sceneLocation
        let text = "\(touch.number) \(touch.phase)" + (touch.tapCount > 1 ? " ×\(touch.tapCount)" : "")
        guard text != self.text else { return }
        self.text = text
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let middle = bounds.center
        let disc = Rect(
            x: middle.x - Self.radius, y: middle.y - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
        canvas.fill(Path(ovalIn: disc), with: OverlayColors.touch.withAlphaComponent(0.35))
        canvas.stroke(Path(ovalIn: disc.insetBy(dx: 1, dy: 1)), with: OverlayColors.touch, width: 2)
        OverlayText.draw(text, centeredAt: Point(x: middle.x, y: Self.labelSize.height / 2), on: canvas)
    }
}

/// A circle, about the place where a finger landed.
final class CircleMark: View {
    private let color: Color

    init(at center: Point, radius: Double, color: Color) {
        self.color = color
        super.init(
            frame: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.stroke(Path(ovalIn: bounds.insetBy(dx: 1, dy: 1)), with: color, width: 1.5)
    }
}

/// A straight line. It takes up no more of the screen than it must, so that moving one paints little.
final class LineMark: View {
    init(_ color: Color) {
        super.init(frame: .zero)
        backgroundColor = color
    }

    /// Leads from one place to another, in the scene's space.
    func lead(from start: Point, to end: Point) {
        let way = Vector(dx: end.x - start.x, dy: end.y - start.y)
        let length = start.distance(to: end)
        bounds = Rect(x: 0, y: 0, width: max(length, Self.thickness), height: Self.thickness)
        center = Point(x: start.x + way.dx / 2, y: start.y + way.dy / 2)
        transform = Transform(a: way.cosine, b: way.sine, c: -way.sine, d: way.cosine, tx: 0, ty: 0)
    }

    private static let thickness = 2.0
}

/// A recognizer that takes part in a touch, with its state as a coloured dot.
final class RecognizerMark: View {
    private let title: String
    private var state: GestureRecognizer.State?

    static let size = Size(width: 190, height: 18)

    init(_ recognizer: GestureRecognizer, at place: Point) {
        title = recognizer.title
        super.init(frame: Rect(origin: place, size: Self.size))
    }

    /// Shows a state.
    func show(_ state: GestureRecognizer.State) {
        guard state != self.state else { return }
        self.state = state
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let state else { return }
        OverlayText.draw("\(title) \(state)", at: Point(x: 20, y: bounds.height / 2), on: canvas)
        let dot = Rect(x: 4, y: 4, width: bounds.height - 8, height: bounds.height - 8)
        canvas.fill(Path(ovalIn: dot), with: OverlayColors.color(of: state))
    }
}

/// Small text on a dark plate.
enum OverlayText {
    static func draw(_ text: String, at place: Point, on canvas: Canvas) {
        let layout = layout(text)
        draw(layout, Point(x: place.x, y: place.y - layout.size.height / 2), canvas)
    }

    static func draw(_ text: String, centeredAt place: Point, on canvas: Canvas) {
        let layout = layout(text)
        draw(layout, Point(x: place.x - layout.size.width / 2, y: place.y - layout.size.height / 2), canvas)
    }

    private static func layout(_ text: String) -> TextLayout {
        Typography.typesetter.layout(text, font: .systemFont(ofSize: 11), maximumLines: 1)
    }

    private static func draw(_ layout: TextLayout, _ corner: Point, _ canvas: Canvas) {
        let plate = Rect(origin: corner, size: layout.size).insetBy(dx: -3, dy: 0)
        canvas.fill(Path(roundedRect: plate, cornerRadius: 3), with: OverlayColors.plate)
        canvas.draw(layout, at: corner, color: .white)
    }
}

/// The colours of the overlay.
enum OverlayColors {
    static let touch = Color(hex: 0xE11D8F)
    static let area = Color(hex: 0x0EA5E9)
    static let tapSlop = Color(hex: 0x8B5CF6)
    static let panSlop = Color(hex: 0xF59E0B)
    static let velocity = Color(hex: 0x10B981)
    static let plate = Color(hex: 0x111827, alpha: 0.85)

    /// Grey while nothing is decided, green when it was recognized, orange when it was broken off, red when it failed.
    static func color(of state: GestureRecognizer.State) -> Color {
        switch state {
        case .possible: Color(hex: 0x9CA3AF)
        case .began, .changed: Color(hex: 0x22C55E)
        case .ended: Color(hex: 0x3B82F6)
        case .cancelled: Color(hex: 0xF97316)
        case .failed: Color(hex: 0xEF4444)
        }
    }
}

extension Vector {
    private var length: Double { (dx * dx + dy * dy).squareRoot() }
    fileprivate var cosine: Double { length == 0 ? 1 : dx / length }
    fileprivate var sine: Double { length == 0 ? 0 : dy / length }
}
