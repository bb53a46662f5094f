import Tactus

/// A table with some prints on it.
final class PrintsTable: View {
    private let cards: [PhotoCard]

    init(_ pictures: [Picture]) {
        cards = pictures.map(PhotoCard.init)
        super.init(frame: .zero)
        name = "table"
        backgroundColor = .secondarySystemBackground
        for card in cards { addSubview(card) }
    }

    /// Lays the pictures out anew, in a loose fan along the longer side, as large as there is room for.
    func spread() {
        let isUpright = bounds.height > bounds.width
        let step =
            isUpright
            ? Vector(dx: bounds.width * 0.06, dy: bounds.height * 0.12) : Vector(dx: bounds.width * 0.14, dy: 14)
        let room = bounds.width - 24 - step.dx * Double(cards.count - 1)
        let scale = min(max(room / PhotoCard.turnedWidth, PhotoCard.scales.lowerBound), 1)
        View.animate(spring: .smooth) { [self] in
            for (index, card) in cards.enumerated() {
                let turn = Double(index) - Double(cards.count - 1) / 2
                card.center = bounds.center + step * turn
                card.transform = Transform(rotationAngle: turn * 0.12).scaledBy(x: scale, y: scale)
            }
        }
    }
}

/// A picture that fingers push, turn and stretch at the same time.
final class PhotoCard: View, GestureRecognizerDelegate {
    private static let width = 260.0
    private static let border = 8.0
    static let scales = 0.4...3.0
    /// How wide a card is that lies a little askew, in points.
    static let turnedWidth = 320.0

    init(_ picture: Picture) {
        let inner = Size(width: Self.width, height: Self.width / picture.aspect)
        super.init(
            frame: Rect(x: 0, y: 0, width: inner.width + 2 * Self.border, height: inner.height + 2 * Self.border))
        name = "card \(picture.title)"
        isMultipleTouchEnabled = true
        backgroundColor = .white
        shadowOpacity = 0.4
        shadowRadius = 12
        shadowOffset = Vector(dx: 0, dy: 4)
        let view = ImageView(image: picture.image)
        view.frame = Rect(x: Self.border, y: Self.border, width: inner.width, height: inner.height)
        addSubview(view)

        let pan = PanGestureRecognizer()
        pan.addTarget(self, action: PhotoCard.push)
        let pinch = PinchGestureRecognizer()
        pinch.addTarget(self, action: PhotoCard.stretch)
        let rotation = RotationGestureRecognizer()
        rotation.addTarget(self, action: PhotoCard.turn)
        for recognizer in [pan, pinch, rotation] as [GestureRecognizer] {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    /// The three work together, on one card.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
        other.view === self
    }

    private func push(_ pan: PanGestureRecognizer) {
        if pan.state == .began { superview?.bringSubviewToFront(self) }
        center = center + pan.translation(in: superview)
        pan.setTranslation(.zero, in: superview)
    }

    private func stretch(_ pinch: PinchGestureRecognizer) {
        let scale = min(max(transform.scale * pinch.scale, Self.scales.lowerBound), Self.scales.upperBound)
        change(around: pinch, by: Transform(scaleX: scale / transform.scale, y: scale / transform.scale))
        pinch.scale = 1
    }

    private func turn(_ rotation: RotationGestureRecognizer) {
        change(around: rotation, by: Transform(rotationAngle: rotation.rotation))
        rotation.rotation = 0
    }

    /// Changes the card so that what is under the middle of the fingers stays there.
    private func change(around recognizer: GestureRecognizer, by change: Transform) {
        let middle = recognizer.location(in: superview)
        center = middle + (center - middle).applying(change)
        transform = transform.concatenating(change)
    }
}

extension Transform {
    /// How much it makes things larger, when it makes them larger by the same in all directions.
    nonisolated fileprivate var scale: Double { Vector(dx: a, dy: b).length }
}
