import Glibc
import Tactus

/// Colours in a ring around a finger that rests. The finger goes towards one and lifts.
final class ColorWheel: View {
    static let colors: [Color] = [
        0x22577A, 0x2A9D8F, 0x6A994E, 0xF2A541, 0xE76F51, 0xC8354E, 0x7B4B94, 0x2B2D33,
    ].map { Color(hex: $0) }

    /// From the finger to the middle of a colour, in points.
    private static let radius = 84.0
    private static let diameter = 48.0
    /// How far the finger goes before it points at a colour, in points.
    private static let rest = 32.0

    private let swatches: [View]
    /// Where the finger came to rest.
    private let start: Point
    private var pointed: Int? {
        didSet { if pointed != oldValue { show(pointed, insteadOf: oldValue) } }
    }

    /// The colour that the finger points at.
    var pointedColor: Color? { pointed.map { Self.colors[$0] } }

    /// Creates a wheel, which is closed.
    ///
    /// - Parameters:
    ///   - finger: Where the finger rests, in the space of the superview to be.
    ///   - area: Where the wheel has room; at its edges the wheel stays inside, beside the finger.
    ///   - chosen: The colour that is in use.
    init(around finger: Point, in area: Rect, chosen: Color) {
        swatches = Self.colors.map { color in
            let swatch = View(frame: Rect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
            swatch.backgroundColor = color
            swatch.cornerRadius = Self.diameter / 2
            // The one in use has a sign, not only another size.
            if color == chosen {
                let check = IconView(.check)
                check.tintColor = .white
                check.frame = swatch.bounds.insetBy(dx: 12, dy: 12)
                swatch.addSubview(check)
            }
            return swatch
        }
        start = finger
        let side = 2 * Self.radius + 1.6 * Self.diameter
        super.init(frame: Rect(x: 0, y: 0, width: side, height: side))
        name = "wheel"
        isUserInteractionEnabled = false  // the finger is the paper's
        center = Point(
            x: finger.x.held(between: area.minX + side / 2, and: area.maxX - side / 2),
            y: finger.y.held(between: area.minY + side / 2, and: area.maxY - side / 2))
        backgroundColor = Color(hex: 0xFFFFFF).withAlphaComponent(0.94)
        cornerRadius = side / 2
        shadow = Theme.standard.shadows.menu
        for (index, swatch) in swatches.enumerated() {
            swatch.center = place(of: index, at: Self.radius)
            addSubview(swatch)
        }
    }

    /// Grows out of the finger.
    func open() {
        transform = Transform(scaleX: 0.4, y: 0.4)
        alpha = 0
        View.animate(spring: .snappy) { [self] in
            transform = .identity
            alpha = 1
        }
    }

    /// Fades away, and is gone.
    func close() {
        View.animate(duration: .milliseconds(150)) { [self] in
            alpha = 0
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }

    /// Points at the colour in the direction of the finger.
    func point(at finger: Point) {
        guard (finger - start).length > Self.rest else { return pointed = nil }
        let way = finger - center
        let turn = atan2(way.dy, way.dx) / (2 * .pi) + 0.25
        let count = Double(swatches.count)
        pointed = (Int((turn * count).rounded()) + swatches.count) % swatches.count
    }

    private func show(_ new: Int?, insteadOf old: Int?) {
        View.animate(spring: .snappy) { [self] in
            if let old { swatches[old].transform = .identity }
            if let new { swatches[new].transform = Transform(scaleX: 1.35, y: 1.35) }
        }
    }

    /// Where a colour lies: the first one above, the others clockwise.
    private func place(of index: Int, at radius: Double) -> Point {
        let angle = (Double(index) / Double(swatches.count) - 0.25) * 2 * .pi
        return bounds.center + Vector(dx: radius * cos(angle), dy: radius * sin(angle))
    }
}

extension Double {
    /// The number, or the nearest one between the bounds; the middle of them when they are the wrong way round.
    nonisolated fileprivate func held(between low: Double, and high: Double) -> Double {
        low <= high ? Swift.min(Swift.max(self, low), high) : (low + high) / 2
    }
}
