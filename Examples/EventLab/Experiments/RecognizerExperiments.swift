import Tactus

/// What a view hears of its touches beside recognizers, and what recognizers on one view do to each other.
extension Experiment {
    /// The table of rule GR-30, and row CF-426.
    static let oneRecognizer = Experiment(
        id: .oneRecognizer, title: "One recognizer",
        hint: "What the view hears of a tap, a drag or a hold, with each recognizer and each of its flags.",
        variants: ["none", "tap", "double", "pan", "press"],
        toggles: [.cancels, .delaysBegan, .delaysEnded], initially: [.cancels, .delaysEnded], focus: boxFocus
    ) { setup in
        let stage = emptyStage()
        let isDouble = setup.variant == 2
        let view = box("view", Palette.green[1], touches: isDouble ? .counted : .bare, setup)
        let recognizers: [() -> GestureRecognizer] = [
            { TapGestureRecognizer() }, { doubleTap() }, { PanGestureRecognizer() }, { LongPressGestureRecognizer() },
        ]
        if setup.variant > 0 {
            let recognizer = recognizers[setup.variant - 1]()
            setup.setFlags(of: recognizer)
            setup.log(recognizer, as: "action")
            view.addGestureRecognizer(recognizer)
        }
        stage.addSubview(view)
        return stage
    }

    /// Rules GR-24 and GR-25: the first case of RC-24.
    static let taps = Experiment(
        id: .taps, title: "Single, double, long",
        hint: "Tap once, tap twice, hold. A single tap that requires the double tap to fail waits for it.",
        toggles: [.required, .doubleFirst, .longPress], initially: [.required, .longPress], focus: boxFocus
    ) { setup in
        let stage = emptyStage()
        let view = box("tap me", Palette.orange[1], touches: .silent, setup)
        let (single, double) = (TapGestureRecognizer(), doubleTap())
        setup.log(single, as: "single")
        setup.log(double, as: "double")
        if setup.has(.required) { single.require(toFail: double) }
        for tap in setup.has(.doubleFirst) ? [double, single] : [single, double] { view.addGestureRecognizer(tap) }
        if setup.has(.longPress) {
            let press = LongPressGestureRecognizer()
            setup.log(press, as: "long press")
            view.addGestureRecognizer(press)
        }
        stage.addSubview(view)
        return stage
    }

    /// Row CF-413 and rule GR-7.
    static let equalTaps = Experiment(
        id: .equalTaps, title: "Two equal taps",
        hint: "Both stay on the view, and both get the touch. The one that was added last wins, unless both may.",
        toggles: [.together], focus: boxFocus
    ) { setup in
        let view = box("view", Palette.purple[1], touches: .named, setup)
        let stage = TogetherStage()
        for number in 1...2 {
            let tap = TapGestureRecognizer()
            setup.log(tap, as: "action tap_\(number)")
            if setup.has(.together) { tap.delegate = stage }
            view.addGestureRecognizer(tap)
        }
        stage.addSubview(view)
        return stage
    }

    /// Row CF-417 and rule GR-4.
    static let movedTap = Experiment(
        id: .movedTap, title: "One tap, two views",
        hint: "The same recognizer was added to the first view, then to the second. It belongs to the last one only.",
        focus: boxFocus
    ) { setup in
        let stage = emptyStage()
        let tap = TapGestureRecognizer()
        for (name, top, color) in [("first", 200.0, Palette.green[1]), ("second", 360.0, Palette.orange[1])] {
            let view = ProbeView(
                name, frame: Rect(x: 45, y: top, width: 300, height: 140), color: color, touches: .named,
                journal: setup.journal)
            view.addGestureRecognizer(tap)
            stage.addSubview(view)
        }
        tap.addAction { [journal = setup.journal] tap in journal.record("action \(tap.view?.logName ?? "nobody")") }
        return stage
    }

    static func doubleTap() -> TapGestureRecognizer {
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
    }

    /// The box in the middle of the stages that need but one, and the part of the stage around it.
    static func box(_ name: String, _ color: Color, touches: TouchFormat, _ setup: Setup) -> ProbeView {
        ProbeView(
            name, frame: Rect(x: 45, y: 200, width: 300, height: 300), color: color, touches: touches,
            journal: setup.journal)
    }

    static let boxFocus = Rect(x: 25, y: 180, width: 340, height: 340)
}

extension Experiment.Setup {
    /// Logs what a recognizer does: a tap by its entry alone, what goes on for a while with its state.
    func log(_ recognizer: GestureRecognizer, as entry: String) {
        recognizer.name = entry
        recognizer.addAction { [journal] recognizer in
            journal.record(recognizer is TapGestureRecognizer ? entry : "\(entry) \(recognizer.state)")
        }
    }
}

/// A stage whose recognizers may all recognize together.
final class TogetherStage: View, GestureRecognizerDelegate {
    init() {
        super.init(frame: Rect(origin: .zero, size: Experiment.size))
        backgroundColor = .tertiarySystemBackground
    }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
}
