import Tactus
import TactusDynamics

/// Blocks that fall, and lie on each other: thrown by fingers, and turned with all that is around them.
final class BodiesController: ViewController, GestureRecognizerDelegate {
    private let field = View()
    private let gravity = GravityBehavior()
    private let collision = CollisionBehavior()
    private let looks = DynamicItemBehavior()
    private lazy var animator = DynamicAnimator(referenceView: field)
    /// What each finger holds, by its recognizer.
    private var held: [ObjectIdentifier: AttachmentBehavior] = [:]
    private var count = 0
    private static let side = 56.0
    private static let colors: [Color] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal]

    override init() {
        super.init()
        title = "Bodies"
        modalPresentationStyle = .fullScreen
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        field.name = "bodies"
        field.backgroundColor = .secondarySystemGroupedBackground
        field.clipsToBounds = true
        field.isMultipleTouchEnabled = true
        let tap = TapGestureRecognizer()
        tap.addAction { [weak self] in self?.drop(at: $0.location(in: self?.field)) }
        field.addGestureRecognizer(tap)

        let turn = Button(title: "Turn", icon: .arrowClockwise, style: .tinted)
        turn.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.turn() }
        let close = Button(title: "Close", style: .filled)
        close.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.dismiss(animated: true) }
        let knobs = StackView(arrangedSubviews: [turn, close])
        knobs.distribution = .fillEqually
        knobs.spacing = 12
        let column = StackView(arrangedSubviews: [field, knobs])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            column.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
        ])

        collision.translatesReferenceBoundsIntoBoundary = true
        looks.elasticity = 0.35
        looks.friction = 0.5
        for behavior in [gravity, collision, looks] { animator.addBehavior(behavior) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        field.cornerRadius = view.theme.radii.large
        guard count == 0, field.bounds.width > 0 else { return }
        for step in 0..<6 { drop(at: Point(x: 60 + Double(step * 47 % 150), y: 40 + Double(step) * 70)) }
    }

    /// Lets a block fall from a point of the field.
    private func drop(at point: Point) {
        let block = View(frame: Rect(x: 0, y: 0, width: Self.side, height: Self.side))
        let reach = Self.side / 2
        block.center = Point(
            x: min(max(point.x, reach), max(field.bounds.width - reach, reach)),
            y: min(max(point.y, reach), max(field.bounds.height - reach, reach)))
        block.backgroundColor = Self.colors[count % Self.colors.count]
        block.name = "block \(count)"
        block.cornerRadius = view.theme.radii.small
        count += 1
        let pan = PanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addAction { [weak self, weak block] pan in
            if let block { self?.carry(block, pan) }
        }
        block.addGestureRecognizer(pan)
        field.addSubview(block)
        gravity.addItem(block)
        collision.addItem(block)
        looks.addItem(block)
    }

    /// A block hangs on the finger where that took it.
    private func carry(_ block: View, _ pan: PanGestureRecognizer) {
        let place = pan.location(in: field)
        switch pan.state {
        case .began:
            let hold = AttachmentBehavior(
                item: block, offsetFromCenter: place - block.center, attachedToAnchor: place)
            held[ObjectIdentifier(pan)] = hold
            animator.addBehavior(hold)
        case .changed: held[ObjectIdentifier(pan)]?.anchorPoint = place
        default:
            if let hold = held.removeValue(forKey: ObjectIdentifier(pan)) { animator.removeBehavior(hold) }
        }
    }

    /// What was beside is below from now on.
    private func turn() { gravity.angle += .pi / 2 }

    /// Fingers carry several blocks at once.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
}
