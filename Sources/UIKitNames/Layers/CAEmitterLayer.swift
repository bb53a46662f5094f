public import Tactus

/// Where particles come from.
nonisolated public enum CAEmitterLayerEmitterShape: Hashable, Sendable, CaseIterable {
    /// One point.
    case point
    /// A line from left to right.
    case line
    /// A rectangle.
    case rectangle
    /// A circle.
    case circle
}

/// From which part of the shape particles come.
nonisolated public enum CAEmitterLayerEmitterMode: Hashable, Sendable, CaseIterable {
    /// From the whole of it.
    case volume
    /// From its edge.
    case outline
}

/// A layer in which particles come, move and vanish, such as confetti or snow.
///
/// Particles are drawn with each frame, one after the other, on the CPU: some hundreds are cheap, and there are never
/// more than 4,000, beyond which none comes. While none is there and none comes, nothing is drawn. Which particles come
/// follows from ``seed`` alone.
public final class CAEmitterLayer: CALayer {
    private let emitter: EmitterView

    /// Creates a layer without kinds of particles.
    public init() {
        emitter = EmitterView(frame: .zero)
        super.init(view: emitter)
    }

    init(showing emitter: EmitterView) {
        self.emitter = emitter
        super.init(view: emitter)
    }

    required init(presenting layer: CALayer) {
        guard let emitter = layer.view as? EmitterView else { preconditionFailure("\(layer) has no emitter") }
        self.emitter = emitter
        super.init(presenting: layer)
    }

    /// The kinds of particles; `nil` for none.
    public var emitterCells: [CAEmitterCell]? {
        get { emitter.cells.isEmpty ? nil : emitter.cells }
        set { emitter.cells = newValue ?? [] }
    }

    /// Where the middle of the shape is, in points of the layer's own space.
    public var emitterPosition: CGPoint {
        get { emitter.position }
        set { emitter.position = newValue }
    }

    /// How large the shape is, in points.
    public var emitterSize: CGSize {
        get { emitter.size }
        set { emitter.size = newValue }
    }

    /// Where particles come from.
    public var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { emitter.shape = newValue }
    }

    /// From which part of the shape they come.
    public var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { emitter.mode = newValue }
    }

    /// What the cells' rates are multiplied by: 1 at first; 0 lets none come any more.
    public var birthRate: CGFloat {
        get { emitter.birthRate }
        set { emitter.birthRate = newValue }
    }

    /// What the cells' lives are multiplied by: 1 at first.
    public var lifetime: CGFloat {
        get { emitter.lifetime }
        set { emitter.lifetime = newValue }
    }

    /// Which particles come.
    public var seed: UInt32 {
        get { emitter.seed }
        set { emitter.seed = newValue }
    }
}

/// Makes particles, and draws them.
final class EmitterView: LayerView {
    /// How many particles there are at the most.
    static let limit = 4_000

    var cells: [CAEmitterCell] = [] { didSet { run() } }
    var position = CGPoint.zero
    var size = CGSize.zero
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var birthRate: CGFloat = 1 { didSet { run() } }
    var lifetime: CGFloat = 1
    var seed: UInt32 = 0 { didSet { state = UInt64(seed) } }

    private(set) var particles: [Particle] = []
    private var owed: [ObjectIdentifier: Double] = [:]
    private var state: UInt64 = 0
    private var link: DisplayLink?
    private var last: Double?
    private let picture = EmitterPicture(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.emitter = self
        addSubview(picture)
    }

    override func makeLayer() -> CALayer? { CAEmitterLayer(showing: self) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return run() }
        link?.invalidate()
        (link, last) = (nil, nil)
    }

    private var isEmitting: Bool {
        birthRate > 0 && cells.contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 }
    }

    private func run() {
        guard let scene = window?.windowScene, isEmitting || !particles.isEmpty else { return }
        if link == nil {
            link = scene.addDisplayLink { [weak self] frame in self?.step(to: frame.presentation.seconds) }
        }
        if link?.isPaused == true { last = nil }
        link?.isPaused = false
    }

    private func step(to time: Double) {
        let passed = min(max(time - (last ?? time), 0), 0.25)
        last = time
        particles.removeAll { time - $0.birth >= $0.life }
        if birthRate > 0 { for cell in cells where cell.isEnabled { emit(cell, over: passed, until: time) } }
        place(at: time)
        if particles.isEmpty, !isEmitting { link?.isPaused = true }
    }

    private func emit(_ cell: CAEmitterCell, over passed: Double, until time: Double) {
        guard let image = (cell.contents as? CGImage)?.image ?? cell.contents as? UIImage else { return }
        let rate = max(cell.birthRate * birthRate, 0)
        guard rate.isFinite else { return }
        var due = (owed[ObjectIdentifier(cell)] ?? 0) + rate * passed
        while due >= 1, particles.count < Self.limit {
            due -= 1
            particles.append(make(cell, image, at: time - (rate > 0 ? due / rate : 0)))
        }
        owed[ObjectIdentifier(cell)] = min(due, 1)
    }

    /// A number from −1 to 1 (SplitMix64).
    private func varied() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return Double(mixed >> 11) / Double(1 << 52) - 1
    }

    private func make(_ cell: CAEmitterCell, _ image: Image, at time: Double) -> Particle {
        let angle = cell.emissionLongitude + varied() * cell.emissionRange
        let speed = cell.velocity + varied() * cell.velocityRange
        var color = cell.color.map { $0.resolved(in: traitCollection.colors) }
        if let plain = color, cell.redRange != 0 || cell.greenRange != 0 || cell.blueRange != 0 {
            func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
            color = Color(
                red: clamped(plain.red + varied() * cell.redRange),
                green: clamped(plain.green + varied() * cell.greenRange),
                blue: clamped(plain.blue + varied() * cell.blueRange), alpha: plain.alpha)
        }
        return Particle(
            cell: cell, image: image, birth: time,
            life: max(cell.lifetime + varied() * cell.lifetimeRange, 0) * max(lifetime, 0), start: place(),
            velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
            size: cell.scale + varied() * cell.scaleRange, spin: cell.spin + varied() * cell.spinRange, color: color,
            alpha: 1 + varied() * cell.alphaRange)
    }

    /// Where a particle comes from.
    private func place() -> CGPoint {
        let (width, height) = (size.width / 2, size.height / 2)
        switch shape {
        case .point: return position
        case .line:
            let side = varied()
            return CGPoint(x: position.x + (mode == .outline ? (side < 0 ? -1 : 1) : side) * width, y: position.y)
        case .rectangle:
            let (x, y) = (varied(), varied())
            guard mode == .outline else { return CGPoint(x: position.x + x * width, y: position.y + y * height) }
            let isSide = abs(x) > abs(y)
            return CGPoint(
                x: position.x + (isSide ? (x < 0 ? -1 : 1) : x) * width,
                y: position.y + (isSide ? y : (y < 0 ? -1 : 1)) * height)
        case .circle:
            let (angle, part) = (varied() * .pi, (varied() + 1) / 2)
            let radius = width * (mode == .outline ? 1 : part.squareRoot())
            return CGPoint(x: position.x + cos(angle) * radius, y: position.y + sin(angle) * radius)
        }
    }

    private func place(at time: Double) {
        picture.time = time
        var box = CGRect.null
        for particle in particles {
            let now = particle.state(at: time - particle.birth)
            let reach = hypot(now.size.width, now.size.height) / 2 + 1
            box = box.union(
                CGRect(x: now.center.x - reach, y: now.center.y - reach, width: 2 * reach, height: 2 * reach))
        }
        let room = box.isNull ? .zero : box.integral
        View.performWithoutAnimation {
            picture.frame = room
            picture.bounds = room
        }
        picture.setNeedsDisplay()
    }

    fileprivate func draw(on canvas: Canvas, at time: Double) {
        for particle in particles {
            let now = particle.state(at: time - particle.birth)
            guard now.alpha > 0, now.size.width > 0 else { continue }
            canvas.saveState()
            canvas.translateBy(x: now.center.x, y: now.center.y)
            canvas.rotate(by: now.angle)
            let box = CGRect(
                x: -now.size.width / 2, y: -now.size.height / 2, width: now.size.width, height: now.size.height)
            if let color = particle.color {
                canvas.draw(
                    particle.image.withRenderingMode(.template), in: box,
                    tint: color.withAlphaComponent(color.alpha * now.alpha))
            } else if now.alpha < 1 {
                canvas.beginGroup()
                canvas.draw(particle.image, in: box)
                canvas.endGroup(alpha: now.alpha)
            } else {
                canvas.draw(particle.image, in: box)
            }
            canvas.restoreState()
        }
    }
}

private final class EmitterPicture: LayerView {
    weak var emitter: EmitterView?
    var time = 0.0

    override func makeLayer() -> CALayer? { nil }

    override func draw(_ rect: CGRect, in canvas: Canvas) { emitter?.draw(on: canvas, at: time) }
}
