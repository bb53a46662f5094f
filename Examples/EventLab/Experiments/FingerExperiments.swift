import Tactus

/// Gestures that go on for a while: with two fingers, one in another, and with scroll views.
extension Experiment {
    /// The second case of rule RC-24: row CF-215.
    static let tapAndPinch = Experiment(
        id: .tapAndPinch, title: "A pinch over a tap",
        hint: "One finger on red and one on blue pinch the container. One finger on blue alone is a tap.",
        toggles: [.touches], initially: [.touches], focus: boxFocus
    ) { setup in
        let stage = emptyStage()
        let container = box("container", Palette.green[0], touches: .silent, setup)
        let part = { (name: String, left: Double, color: Color) in
            ProbeView(
                name, frame: Rect(x: left, y: 50, width: 120, height: 200), color: color,
                touches: setup.touchFormat(.named), journal: setup.journal)
        }
        let (red, blue) = (part("red", 20, Palette.orange[2]), part("blue", 160, Palette.blue[2]))
        let (tap, pinch) = (TapGestureRecognizer(), PinchGestureRecognizer())
        setup.log(tap, as: "tap")
        setup.log(pinch, as: "pinch")
        blue.addGestureRecognizer(tap)
        container.addGestureRecognizer(pinch)
        container.addSubview(red)
        container.addSubview(blue)
        stage.addSubview(container)
        return stage
    }

    /// The third case of rule RC-24: row CF-216.
    static let panAndPinch = Experiment(
        id: .panAndPinch, title: "Pan against pinch",
        hint: "Drag with one finger, pinch and turn with two. Alone, the first wins; together, all of them act.",
        toggles: [.together], initially: [.together], focus: boxFocus
    ) { setup in
        let stage = TogetherStage()
        let view = box("drag, pinch, turn", Palette.purple[1], touches: .silent, setup)
        view.isMultipleTouchEnabled = true
        let recognizers: [(GestureRecognizer, String)] = [
            (PanGestureRecognizer(), "pan"), (PinchGestureRecognizer(), "pinch"),
            (RotationGestureRecognizer(), "rotation"),
        ]
        for (recognizer, entry) in recognizers {
            setup.log(recognizer, as: entry)
            if setup.has(.together) { recognizer.delegate = stage }
            view.addGestureRecognizer(recognizer)
        }
        stage.addSubview(view)
        return stage
    }

    /// Rules GR-6 and GR-16.
    static let nestedPans = Experiment(
        id: .nestedPans, title: "A pan in a pan",
        hint: "Both pans see the finger on the inner view. The deeper one wins, unless both may.",
        toggles: [.together], focus: boxFocus
    ) { setup in
        let stage = TogetherStage()
        let outer = box("outer", Palette.blue[0], touches: .silent, setup)
        let inner = ProbeView(
            "inner", frame: Rect(x: 75, y: 75, width: 150, height: 150), color: Palette.blue[2], touches: .silent,
            journal: setup.journal)
        for view in [outer, inner] {
            let pan = PanGestureRecognizer()
            setup.log(pan, as: "\(view.logName) pan")
            if setup.has(.together) { pan.delegate = stage }
            view.addGestureRecognizer(pan)
        }
        outer.addSubview(inner)
        stage.addSubview(outer)
        return stage
    }

    /// Row CF-207.
    static let nestedScrolling = Experiment(
        id: .nestedScrolling, title: "Scrolling in scrolling",
        hint: "Drag the inner list to its end, lift the finger, and drag on: then the outer one scrolls.",
        focus: boxFocus
    ) { setup in
        let stage = ScrollingStage(journal: setup.journal)
        let outer = ScrollView(frame: Rect(x: 45, y: 200, width: 300, height: 300))
        let inner = ScrollView(frame: Rect(x: 50, y: 50, width: 200, height: 200))
        (outer.name, inner.name) = ("outer", "inner")
        outer.backgroundColor = Palette.blue[0]
        inner.backgroundColor = Palette.blue[1]
        outer.contentSize = Size(width: 300, height: 500)
        inner.contentSize = Size(width: 200, height: 300)
        inner.bounces = false  // it would keep the drag, and give way beyond its end
        for (view, color, step) in [(outer, Palette.blue[1], 60.0), (inner, Palette.blue[2], 50.0)] {
            addStripes(to: view, color: color, step: step)
            view.delegate = stage
        }
        outer.addSubview(inner)
        stage.addSubview(outer)
        return stage
    }

    /// Something that one can see moving.
    private static func addStripes(to view: ScrollView, color: Color, step: Double) {
        for top in stride(from: 10, to: view.contentSize.height - 10, by: step) {
            let stripe = View(frame: Rect(x: 10, y: top, width: view.bounds.width - 20, height: step / 2))
            stripe.backgroundColor = color
            stripe.cornerRadius = 8
            view.addSubview(stripe)
        }
    }
}

/// The stage of the scroll views, which tells of their drags.
private final class ScrollingStage: View, ScrollViewDelegate {
    private let journal: Journal

    init(journal: Journal) {
        self.journal = journal
        super.init(frame: Rect(origin: .zero, size: Experiment.size))
        backgroundColor = .tertiarySystemBackground
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
        journal.record("\(scrollView.logName) began dragging")
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
        journal.record("\(scrollView.logName) ended dragging at \(Int(scrollView.contentOffset.y.rounded()))")
    }
}
