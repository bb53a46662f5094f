import Glibc
import Tactus

/// A card that follows the finger, glides on when it is thrown, and turns over when it is tapped.
final class CardView: View {
    /// Whether the card shows its back.
    var isTurned = false {
        didSet { backgroundColor = isTurned ? colors.back : colors.front }
    }

    private let colors: (front: Color, back: Color)
    private let label: Label
    private var glide: Glide?
    private var link: DisplayLink?
    private static let size = Size(width: 100, height: 136)

    init(number: Int, colors: (front: Color, back: Color)) {
        self.colors = colors
        label = Label(text: "\(number)", frame: Rect(origin: .zero, size: Self.size))
        super.init(frame: Rect(origin: Point(x: -Self.size.width / 2, y: -Self.size.height / 2), size: Self.size))
        name = "card \(number)"
        backgroundColor = colors.front
        cornerRadius = 16
        label.font = .systemFont(ofSize: 44, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)

        let pan = PanGestureRecognizer()
        pan.name = "pan of card \(number)"
        pan.addTarget(self, action: CardView.drag)
        addGestureRecognizer(pan)
        let tap = TapGestureRecognizer()
        tap.name = "tap on card \(number)"
        tap.addTarget(self, action: CardView.turnOver)
        addGestureRecognizer(tap)
    }

    /// A card that leaves its window glides no further.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stop() }
    }

    /// Ends a glide where the card is.
    func stop() {
        link?.invalidate()
        link = nil
        glide = nil
    }

    private func turnOver() {
        isTurned.toggle()
    }

    private func drag(_ pan: PanGestureRecognizer) {
        switch pan.state {
        case .began:
            stop()
            superview?.bringSubviewToFront(self)
            transform = Transform(scaleX: 1.06, y: 1.06)
            follow(pan)
        case .changed: follow(pan)
        case .ended:
            transform = .identity
            throwCard(at: pan.velocity(in: superview))
        case .cancelled: transform = .identity
        default: break
        }
    }

    private func follow(_ pan: PanGestureRecognizer) {
        center = onTable(center + pan.translation(in: superview))
        pan.setTranslation(.zero, in: superview)
    }

    private func throwCard(at velocity: Vector) {
        guard let scene = window?.windowScene, velocity.length > 50 else { return }
        let start = center
        link = scene.addDisplayLink { [weak self] time in
            guard let self else { return }
            let glide = self.glide ?? Glide(start: start, velocity: velocity, time: time.presentation)
            self.glide = glide
            let goal = glide.position(at: time.presentation)
            let place = onPixels(onTable(goal))
            let isAtEdge = onTable(goal) != goal && place == center
            if glide.hasStopped(at: time.presentation) || isAtEdge { stop() }
            center = place
        }
    }

    /// The nearest place at which the card lies on whole pixels: one that moves by less is not drawn anew.
    private func onPixels(_ place: Point) -> Point {
        let scale = traitCollection.displayScale
        return Point(x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
    }

    /// The nearest place at which the whole card lies on the table.
    private func onTable(_ place: Point) -> Point {
        guard let table = superview?.bounds else { return place }
        let inner = table.insetBy(dx: Self.size.width / 2, dy: Self.size.height / 2)
        guard !inner.isNull else { return table.center }  // a table that is smaller than a card
        return Point(
            x: min(max(place.x, inner.minX), inner.maxX), y: min(max(place.y, inner.minY), inner.maxY))
    }
}

/// How a thrown card slows down: it keeps 99.6 % of its speed every millisecond.
struct Glide {
    var start: Point
    var velocity: Vector
    var time: Instant

    private static let kept = 0.996
    private static let slowest = 10.0

    /// Where the card is at `moment`.
    func position(at moment: Instant) -> Point {
        let share = 1 - Self.power(milliseconds(until: moment))
        return start + velocity * (share * Self.kept / (1000 * (1 - Self.kept)))
    }

    /// Whether the card is too slow to be seen moving.
    func hasStopped(at moment: Instant) -> Bool {
        velocity.length * Self.power(milliseconds(until: moment)) <= Self.slowest
    }

    private func milliseconds(until moment: Instant) -> Double {
        (moment.seconds - time.seconds) * 1000
    }

    private static func power(_ exponent: Double) -> Double {
        pow(kept, exponent)
    }
}
