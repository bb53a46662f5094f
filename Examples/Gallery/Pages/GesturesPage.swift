import Tactus

/// One field with every recognizer on it, and what became of each.
final class GesturesPage: FormPage {
    private let field = FieldView()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        add("A field for fingers", [field])
        add("Recognizers", field.recognizers.map { entry in knob(entry.title, entry.recognizer) })
        add("For pointers and pens", [knob("Hover", field.hover)])
        add("From an edge of the screen", [knob("Edge pan, left or right", field.edgePan)])
        let taps = Stepper()
        taps.accessibilityLabel = "Taps of the tap"
        taps.minimumValue = 1
        taps.maximumValue = 3
        let count = Label(text: "1")
        taps.addAction(for: .valueChanged) { [field] in
            field.tap.numberOfTapsRequired = Int($0.value)
            count.text = "\(Int($0.value))"
        }
        let together = Switch()
        together.isOn = true
        together.addAction(for: .valueChanged) { [field] in field.recognizesTogether = $0.isOn }
        let values = StackView(arrangedSubviews: [count, taps])
        values.alignment = .center
        values.spacing = 12
        let waiting = Switch()
        waiting.addAction(for: .valueChanged) { [field] in field.waitsForDoubleTap = $0.isOn }
        add(
            "Rules",
            [
                row("Taps in a row", values), row("Tap waits for a double tap", waiting),
                row("Pan, pinch and turn at once", together),
            ])
        let fall = Button(title: "Blocks that fall", icon: .layers, style: .tinted)
        fall.addAction(for: .primaryActionTriggered) { [weak self] _ in
            self?.window?.rootViewController?.present(BodiesController(), animated: true)
        }
        add("Bodies", [fall])
    }

    /// Fingers on the field are for its recognizers; from everywhere else they scroll the page.
    override func touchesShouldCancel(in view: View) -> Bool {
        super.touchesShouldCancel(in: view) && !view.isDescendant(of: field)
    }

    /// A finger that comes in from the edge lands outside of the field: the window hears of it.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        window?.addGestureRecognizer(field.edgePan)
        if window == nil { field.edgePan.view?.removeGestureRecognizer(field.edgePan) }
    }

    private func knob(_ title: String, _ recognizer: GestureRecognizer) -> View {
        let control = Switch()
        control.isOn = true
        control.addAction(for: .valueChanged) { recognizer.isEnabled = $0.isOn }
        return row(title, control)
    }
}

/// The field: a plate that is moved, enlarged and turned, and a line that says what was recognized.
final class FieldView: View, GestureRecognizerDelegate {
    let tap = TapGestureRecognizer()
    let hover = HoverGestureRecognizer()
    let edgePan = ScreenEdgePanGestureRecognizer()
    let recognizers: [(title: String, recognizer: GestureRecognizer)]
    /// Whether a tap waits until it is clear that no second one follows.
    var waitsForDoubleTap = false
    /// Whether pan, pinch and turn go on at once.
    var recognizesTogether = true

    /// Whether somebody has moved the plate.
    private var hasMoved = false
    private let plate = View(frame: Rect(x: 0, y: 0, width: 120, height: 90))
    private let status = Label(text: "Touch me")
    private let pan = PanGestureRecognizer()
    private let pinch = PinchGestureRecognizer()
    private let rotation = RotationGestureRecognizer()
    private let doubleTap = TapGestureRecognizer()

    init() {
        let press = LongPressGestureRecognizer()
        let swipe = SwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        doubleTap.numberOfTapsRequired = 2
        edgePan.edges = [.left, .right]
        recognizers = [
            ("Tap", tap), ("Double tap", doubleTap), ("Long press", press), ("Pan", pan), ("Pinch", pinch),
            ("Rotation", rotation),
            ("Swipe right with two fingers", swipe),
        ]
        super.init(frame: .zero)
        name = "field"
        accessibilityLabel = "Field for fingers"
        accessibilityRole = .group
        isMultipleTouchEnabled = true
        clipsToBounds = true
        cornerRadius = 12
        backgroundColor = .tertiarySystemGroupedBackground
        plate.backgroundColor = .tintColor
        plate.cornerRadius = 14
        plate.borderColor = .label
        borderColor = .tintColor
        status.textAlignment = .center
        status.textColor = .secondaryLabel
        addSubview(plate)
        addSubview(status)
        for (title, recognizer) in recognizers + [("Hover", hover), ("Edge pan", edgePan)] {
            recognizer.name = title.lowercased()
            recognizer.delegate = self
            recognizer.addAction { [weak self] in self?.note(title, $0) }
            if recognizer !== edgePan { addGestureRecognizer(recognizer) }
        }
    }

    override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 240) }

    override func layoutSubviews() {
        let height = status.intrinsicContentSize.height
        status.frame = Rect(x: 8, y: bounds.height - height - 8, width: max(bounds.width - 16, 0), height: height)
        if !hasMoved || !bounds.contains(plate.center) { plate.center = bounds.center }
    }

    private func note(_ title: String, _ recognizer: GestureRecognizer) {
        status.text = "\(title): \(recognizer.state)"
        switch recognizer {
        case pan where pan.state == .began || pan.state == .changed:
            hasMoved = true
            let place = plate.center + pan.translation(in: self)
            plate.center = Point(
                x: min(max(place.x, 0), bounds.width), y: min(max(place.y, 0), bounds.height))
            pan.setTranslation(.zero, in: self)
        case pinch where pinch.state == .began || pinch.state == .changed:
            let size = min(max(plate.bounds.width * pinch.scale, 40), 320)
            plate.bounds.size = Size(width: size, height: size * 0.75)
            pinch.scale = 1
        case rotation where rotation.state == .began || rotation.state == .changed:
            plate.transform = plate.transform.rotated(by: rotation.rotation)
            rotation.rotation = 0
        case tap: plate.cornerRadius = plate.cornerRadius == 14 ? 40 : 14
        case doubleTap: plate.transform = .identity
        case hover: plate.borderWidth = hover.state == .began || hover.state == .changed ? 4 : 0
        case edgePan: borderWidth = edgePan.state == .began || edgePan.state == .changed ? 6 : 0
        default: break
        }
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
        let free: [GestureRecognizer] = [pan, pinch, rotation]
        return recognizesTogether && free.contains { $0 === recognizer } && free.contains { $0 === other }
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool {
        waitsForDoubleTap && recognizer === tap && other === doubleTap
    }
}
