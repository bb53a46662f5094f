import Tactus

/// Who a ticket is for, as a little picture in the tint.
final class TicketSign: View {
    private let ticket: Order.Ticket

    init(_ ticket: Order.Ticket) {
        self.ticket = ticket
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .tintColor.withAlphaComponent(0.12)
        translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 52),
            heightAnchor.constraint(equalToConstant: 52).with(priority: .defaultHigh),
        ])
    }

    override func layoutSubviews() { cornerRadius = theme.radii.medium }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        switch ticket {
        case .adult: person(at: 26, height: 32, in: canvas)
        case .child: person(at: 26, height: 23, in: canvas)
        case .senior:
            person(at: 23, height: 32, in: canvas)
            var stick = Path()
            stick.move(to: Point(x: 38, y: bounds.height - 10))
            stick.addLine(to: Point(x: 38, y: bounds.height - 24))
            stick.addCurve(
                to: Point(x: 33, y: bounds.height - 24), controlPoint1: Point(x: 38, y: bounds.height - 28),
                controlPoint2: Point(x: 34, y: bounds.height - 28))
            canvas.stroke(stick, with: .tintColor, style: StrokeStyle(width: 2.5, cap: .round))
        case .family:
            person(at: 18, height: 30, in: canvas)
            person(at: 33, height: 30, in: canvas)
            person(at: 9, height: 17, in: canvas)
            person(at: 43, height: 17, in: canvas)
        }
    }

    /// Draws a head and shoulders that stand on the ground of the sign.
    private func person(at x: Double, height: Double, in canvas: Canvas) {
        let ground = bounds.height - 10
        let (head, width) = (height * 0.38, height * 0.52)
        let top = ground - height
        canvas.fill(Path(ovalIn: Rect(x: x - head / 2, y: top, width: head, height: head)), with: .tintColor)
        let body = Rect(x: x - width / 2, y: top + head + 2, width: width, height: height - head - 2)
        canvas.fill(
            Path(roundedRect: body, byRoundingCorners: [.topLeft, .topRight], cornerRadius: width / 2), with: .tintColor
        )
    }
}
