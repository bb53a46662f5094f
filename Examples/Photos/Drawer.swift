import Tactus

/// A drawer at the lower edge: a finger pulls it up, and goes on into the list inside it; it goes down again when the
/// list is at its top.
final class Drawer: View {
    /// How much of the drawer shows while it is closed, in points: its title, and room around it.
    private(set) var handle = 56.0
    /// How much of it lies below the lower edge of the room while it is open: a spring that swings over shows no gap.
    private static let reserve = 100.0

    private(set) var isOpen = false
    private let title = Label()
    private let grip = View()
    private let list = ScrollView()
    private let lines = StackView()
    private let pan = PanGestureRecognizer()
    private var room = Rect.zero

    init() {
        super.init(frame: .zero)
        name = "drawer"
        backgroundColor = .elevatedBackground
        cornerRadius = Theme.standard.radii.extraLarge
        maskedCorners = [.topLeft, .topRight]
        shadow = Theme.standard.shadows.sheet
        grip.backgroundColor = .systemFill
        grip.cornerRadius = 2.5
        title.font = .systemFont(ofSize: 18, weight: .semibold)
        title.textAlignment = .center
        lines.axis = .vertical
        lines.spacing = 12
        lines.distribution = .fillEqually
        list.name = "details"
        list.addSubview(lines)
        for view in [grip, title, list] { addSubview(view) }

        pan.name = "pull"
        pan.addTarget(self, action: Drawer.pull)
        addGestureRecognizer(pan)
        list.panGestureRecognizer.require(toFail: pan)
        let tap = TapGestureRecognizer()
        tap.name = "toggle"
        tap.addTarget(self, action: Drawer.toggle)
        addGestureRecognizer(tap)
    }

    /// Shows what is known of a picture.
    func show(_ picture: Picture) {
        title.text = picture.title
        for row in lines.arrangedSubviews { row.removeFromSuperview() }
        for detail in picture.details {
            let name = Label(text: detail.name)
            name.textColor = .secondaryLabel
            let row = StackView(arrangedSubviews: [name, Label(text: detail.value)])
            row.distribution = .equalSpacing
            lines.addArrangedSubview(row)
        }
        list.setContentOffset(.zero, animated: false)
        setNeedsLayout()
    }

    /// Lays the drawer out at the lower edge of a room.
    func layOut(in room: Rect) {
        let handle = max(title.intrinsicContentSize.height + 30, 56)
        guard room != self.room || handle != self.handle else { return }
        (self.room, self.handle) = (room, handle)
        let height = min(360, room.height * 0.7)
        let width = min(room.width, 520)
        frame = Rect(
            x: (room.width - width) / 2, y: room.height - handle, width: width, height: height + Self.reserve)
        settle()
    }

    override func layoutSubviews() {
        grip.frame = Rect(x: bounds.midX - 22, y: 8, width: 44, height: 5)
        title.frame = Rect(x: 20, y: 16, width: max(bounds.width - 40, 0), height: handle - 24)
        list.frame = Rect(
            x: 0, y: handle, width: bounds.width, height: max(bounds.height - Self.reserve - handle, 0))
        let height = lines.sizeThatFits(Size(width: max(bounds.width - 48, 0), height: .infinity)).height
        lines.frame = Rect(x: 24, y: 8, width: max(bounds.width - 48, 0), height: height)
        list.contentSize = Size(width: bounds.width, height: height + 16)
    }

    // MARK: Pulling

    /// Where the drawer's upper edge is while it is open, and while it is closed.
    private var ends: (open: Double, closed: Double) {
        (room.height - bounds.height + Self.reserve, room.height - handle)
    }

    /// An open drawer leaves the finger to the list, unless that is at its top and the finger goes down.
    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer === pan, isOpen, pan.location(in: self).y > handle else { return true }
        return list.contentOffset.y <= 0 && pan.velocity(in: self).dy > 0
    }

    private func pull(_ pan: PanGestureRecognizer) {
        switch pan.state {
        case .changed:
            let top = frame.minY + pan.translation(in: superview).dy
            pan.setTranslation(.zero, in: superview)
            frame.origin.y = min(max(top, ends.open), ends.closed)
        case .ended:
            let speed = pan.velocity(in: superview).dy
            isOpen = abs(speed) > 300 ? speed < 0 : frame.minY < (ends.open + ends.closed) / 2
            slide(at: speed)
        case .cancelled: slide()
        default: break
        }
    }

    private func toggle(_ tap: TapGestureRecognizer) {
        guard tap.location(in: self).y <= handle else { return }
        isOpen.toggle()
        slide()
    }

    /// Brings the drawer to where it belongs; a finger may catch it on its way.
    private func slide(at speed: Double = 0) {
        View.animate(
            spring: .snappy, initialVelocity: Vector(dx: 0, dy: speed), options: .allowUserInteraction
        ) { [self] in settle() }
    }

    private func settle() {
        frame.origin.y = isOpen ? ends.open : ends.closed
    }
}
