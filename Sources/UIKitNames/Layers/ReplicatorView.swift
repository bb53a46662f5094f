import Tactus

/// Shows layers several times: those inside do not show themselves, their copies do.
final class ReplicatorView: LayerView {
    /// How many instances there are at the most.
    static let limit = 1_000
    /// How many copies of layers there are at the most, whatever lies in whatever.
    private static let mostCopies = 4_000

    var count = 1 { didSet { rebuild() } }
    var delay = 0.0 { didSet { rebuild() } }
    var step = CGAffineTransform.identity { didSet { rebuild() } }
    var color = Color.white { didSet { rebuild() } }
    var colorStep = SIMD4<Double>.zero { didSet { rebuild() } }

    /// What the program's layers are in; hidden.
    let stage = ReplicatorStage(frame: .zero)
    private let room = ReplicatorStage(frame: .zero)
    private var copies: [LayerCopy] = []
    private var isBuilt = false
    private var past = ReplicatedPast()
    private var link: DisplayLink?
    private var time = 0.0

    /// How many there are: while there is none, changes of layers concern nobody.
    private static var living = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        stage.isHidden = true
        addSubview(stage)
        addSubview(room)
        Self.living += 1
    }

    isolated deinit { Self.living -= 1 }

    override func makeLayer() -> CALayer? { CAReplicatorLayer(showing: self) }

    /// A layer looks otherwise, or is elsewhere: those show it that it is in.
    ///
    /// What has been told of since it was copied last is told of no more: a layer costs the same at any depth.
    static func sourceDidChange(_ view: View) {
        guard living > 0 else { return }
        var view: View? = view
        while let layer = view as? LayerView {
            if let replicator = layer as? ReplicatorView {
                replicator.isBuilt = false
                replicator.setNeedsLayout()
            }
            if !(layer is ReplicatorStage) {
                if layer.hasChanged { return }
                layer.hasChanged = true
            }
            view = layer.superview
        }
    }

    private func rebuild() { Self.sourceDidChange(self) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        link?.invalidate()
        link = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        View.performWithoutAnimation {
            for part in [stage, room] { (part.bounds, part.center) = (bounds, CGPoint(x: bounds.midX, y: bounds.midY)) }
            if !isBuilt { build() }
            show()
        }
    }

    // MARK: Copies

    private func build() {
        isBuilt = true
        for view in room.subviews { view.removeFromSuperview() }
        copies = []
        guard !isInside else { return }
        addInstances(to: room, after: 0, SIMD4(repeating: 1))
    }

    /// Whether another one shows it.
    private var isInside: Bool {
        var view = superview
        while let above = view {
            if above is ReplicatorStage { return true }
            view = above.superview
        }
        return false
    }

    private func addInstances(
        to room: View, after delay: Double, _ tint: SIMD4<Double>, for owner: ReplicatorView? = nil
    ) {
        let base = SIMD4(color.red, color.green, color.blue, color.alpha)
        var transform = CGAffineTransform.identity
        for index in 0..<count {
            let own = (base + colorStep * Double(index)).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
            let instance = ReplicatorStage(frame: bounds)
            instance.bounds = bounds
            instance.transform = transform
            instance.alpha = own.w
            room.addSubview(instance)
            for source in stage.subviews {
                (owner ?? self).copy(source, to: instance, after: delay + Double(index) * self.delay, tint * own)
            }
            transform = transform.concatenating(step)
        }
    }

    private func copy(_ source: View, to room: View, after delay: Double, _ tint: SIMD4<Double>) {
        guard let source = source as? LayerView else { return }
        source.hasChanged = false
        guard copies.count < Self.mostCopies, let copy = LayerCopy(of: source, after: delay, tint) else { return }
        copies.append(copy)
        room.addSubview(copy.view)
        if let inner = source as? ReplicatorView {
            inner.addInstances(to: copy.view, after: delay, tint, for: self)
        } else {
            for child in source.subviews { self.copy(child, to: copy.view, after: delay, tint) }
        }
    }

    // MARK: Frames

    private func show() {
        let longest = copies.reduce(0) { max($0, $1.delay) }
        let isMoving = copies.contains { LayerAnimations.of($0.source)?.isMoving == true }
        let sources = Dictionary(copies.map { (ObjectIdentifier($0.source), $0.source) }) { first, _ in first }
        // Its own link may be later than theirs.
        for source in sources.values { time = max(time, LayerAnimations.of(source)?.shownTime ?? 0) }
        past.note(
            sources.compactMapValues { source in
                LayerAnimations.of(source).flatMap { $0.shownTime > 0 ? $0.shownValues : nil }
            }, at: time,
            keeping: longest)
        for copy in copies { copy.show(past.values(of: copy.source, at: time - copy.delay)) }
        run(isMoving || !past.isEmpty)
    }

    private func run(_ isNeeded: Bool) {
        guard isNeeded, let scene = window?.windowScene else {
            link?.isPaused = true
            return
        }
        if link == nil {
            link = scene.addDisplayLink { [weak self] frame in
                self?.time = frame.presentation.seconds
                self?.setNeedsLayout()
            }
        }
        link?.isPaused = false
    }
}

/// A room of a replicator: no layer of the program's.
final class ReplicatorStage: LayerView {
    override func makeLayer() -> CALayer? { nil }
}

/// A layer that shows what another one shows, some time later.
final class LayerCopy {
    let source: LayerView
    let view: LayerView
    let delay: Double
    private let tint: SIMD4<Double>
    /// What the copy has.
    private var written: [LayerProperty: [Double]] = [:]

    /// Copies a layer without those inside; `nil` for what is no layer, or makes particles.
    init?(of source: LayerView, after delay: Double, _ tint: SIMD4<Double>) {
        guard let layer = source.layerOfItsOwn, !(source is EmitterView) else { return nil }
        (self.source, self.delay, self.tint) = (source, delay, tint)
        switch source {
        case let shape as ShapeView:
            let copy = ShapeView(frame: .zero)
            (copy.fillRule, copy.style, copy.dashes) = (shape.fillRule, shape.style, shape.dashes)
            view = copy
        case let gradient as GradientView:
            let copy = GradientView(frame: .zero)
            copy.type = gradient.type
            view = copy
        case let text as TextLayerView:
            let copy = TextLayerView(frame: .zero)
            (copy.font, copy.size) = (text.font, text.size)
            (copy.alignment, copy.truncation) = (text.alignment, text.truncation)
            copy.label.styledText = text.label.styledText
            copy.label.numberOfLines = text.label.numberOfLines
            copy.label.textColor = Self.tinted(text.label.textColor, tint)
            view = copy
        default: view = ReplicatorStage(frame: .zero)
        }
        view.cornerCurve = source.cornerCurve
        view.maskedCorners = source.maskedCorners
        view.clipsToBounds = source.clipsToBounds
        guard let contents = layer.contents else { return }
        let copy = CALayer(view: view)
        copy.contents = contents
        copy.contentsGravity = layer.contentsGravity
    }

    /// Shows what the layer says, and what was animated of it.
    func show(_ animated: [LayerProperty: LayerValue]) {
        let animations = LayerAnimations.of(source)
        for property in LayerProperty.allCases {
            let model = (animations?.model(property) ?? property.read(source)).map(LayerValue.init)
            guard let value = animated[property] ?? model, written[property] != value.numbers else { continue }
            written[property] = value.numbers
            switch value.raw {
            case let color as Color: property.write(Self.tinted(color, tint), to: view)
            case let colors as [Color]: property.write(colors.map { Self.tinted($0, tint) }, to: view)
            case let raw: property.write(raw, to: view)
            }
        }
    }

    private static func tinted(_ color: Color, _ tint: SIMD4<Double>) -> Color {
        if tint.x == 1, tint.y == 1, tint.z == 1 { return color }
        return Color(
            red: color.red * tint.x, green: color.green * tint.y, blue: color.blue * tint.z, alpha: color.alpha)
    }
}

/// What layers have shown lately, as far as it was animated.
struct ReplicatedPast {
    private var moments: [(time: Double, values: [ObjectIdentifier: [LayerProperty: LayerValue]])] = []

    /// Notes what layers show now, and forgets what was longer ago than what is kept, in seconds.
    mutating func note(
        _ values: [ObjectIdentifier: [LayerProperty: LayerValue]], at time: Double, keeping duration: Double
    ) {
        if moments.last.map({ $0.time >= time }) == true { moments.removeLast() }
        if !values.isEmpty || !moments.isEmpty { moments.append((time, values)) }
        let kept = moments.lastIndex { $0.time <= time - duration - 1e-6 } ?? 0
        moments.removeFirst(kept)
        if moments.allSatisfy({ $0.values.isEmpty }) { moments = [] }
    }

    /// What of a layer was animated at a time.
    func values(of source: View, at time: Double) -> [LayerProperty: LayerValue] {
        moments.last { $0.time <= time + 1e-6 }?.values[ObjectIdentifier(source)] ?? [:]
    }

    /// Whether something is left that is to be shown later.
    var isEmpty: Bool { moments.isEmpty }
}
