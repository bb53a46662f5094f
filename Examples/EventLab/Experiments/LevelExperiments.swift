import Tactus

/// Views in views that all handle touches, and buttons in buttons; the geometry is rule HT-18's.
extension Experiment {
    /// Rows CF-401 to CF-407, and rule HT-18.
    static let levels = Experiment(
        id: .levels, title: "Levels of views",
        hint: "level_3 hangs out of level_2. Touch it inside and outside; pass touches on, and add taps.",
        toggles: [.bubble, .taps, .cancels, .delaysBegan, .delaysEnded, .hits, .touches],
        initially: [.touches, .cancels, .delaysEnded], focus: Rect(x: 0, y: 70, width: 390, height: 450)
    ) { setup in
        // The view around the levels has a say only in the question who was hit.
        let root = ProbeView(
            "view", frame: Rect(origin: .zero, size: size), color: .tertiarySystemBackground,
            touches: setup.has(.hits) ? setup.touchFormat(.named) : .silent, journal: setup.journal)
        root.cornerRadius = 0
        let level1 = level("level_1", Palette.blue[0], setup)
        let level2 = level("level_2", Palette.green[0], setup)
        level1.addSubview(level("level_2_1", Palette.orange[1], setup))
        level1.addSubview(level2)
        level2.addSubview(level("level_3", Palette.purple[1].withAlphaComponent(0.9), setup))
        root.addSubview(level1)
        return root
    }

    private static func level(_ name: String, _ color: Color, _ setup: Setup) -> ProbeView {
        let level = ProbeView(
            name, frame: frame(of: name), color: color, hits: setup.has(.hits) ? .digits : .silent,
            touches: setup.touchFormat(.named), journal: setup.journal)
        level.passesTouchesOn = setup.has(.bubble)
        guard setup.has(.taps) else { return level }
        let tap = TapGestureRecognizer()
        tap.name = "tap on \(name)"
        setup.setFlags(of: tap)
        let entry = "action \(name.replacingLevel)"
        tap.addAction { [journal = setup.journal] _ in journal.record(entry) }
        level.addGestureRecognizer(tap)
        return level
    }

    /// Rows CF-408 to CF-412, CF-415, CF-423 to CF-425; rules CT-9 to CT-12.
    static let buttons = Experiment(
        id: .buttons, title: "Levels of buttons",
        hint: "A control does its work in its touch methods: without super there are no actions. Try level_2_1.",
        variants: ["buttons", "plain controls"],
        toggles: [.callsSuper, .taps, .cancels, .parentTap, .monitor, .enabled],
        initially: [.callsSuper, .cancels, .delaysEnded, .enabled], focus: Rect(x: 0, y: 70, width: 390, height: 450)
    ) { setup in
        let stage = emptyStage()
        let level1 = setup.has(.parentTap) ? parent(setup) : control("level_1", Palette.blue[0], setup)
        let level2 = control("level_2", Palette.green[0], setup)
        level1.addSubview(control("level_2_1", Palette.orange[1], setup))
        level1.addSubview(level2)
        level2.addSubview(control("level_3", Palette.purple[1], setup))
        stage.addSubview(level1)
        return stage
    }

    /// A plain view with a tap recognizer, around the controls.
    private static func parent(_ setup: Setup) -> View {
        let view = ProbeView(
            "level_1", frame: frame(of: "level_1"), color: Palette.blue[0], touches: .named, journal: setup.journal)
        let tap = TapGestureRecognizer()
        tap.name = "tap on level_1"
        tap.addAction { [journal = setup.journal] _ in journal.record("action view_1") }
        view.addGestureRecognizer(tap)
        return view
    }

    private static func control(_ name: String, _ color: Color, _ setup: Setup) -> Control {
        let telling = ControlTelling(
            journal: setup.journal, callsSuper: setup.has(.callsSuper),
            prefix: name == "level_2_1" ? "" : "\(name) ")
        let control: Control =
            setup.variant == 0
            ? ProbeButton(name, frame: frame(of: name), color: color, telling: telling)
            : ProbeControl(name, frame: frame(of: name), color: color, telling: telling)
        control.isEnabled = setup.has(.enabled)
        telling.registerActions(with: control, monitored: setup.has(.monitor))
        guard setup.has(.taps) else { return control }
        let tap = TapGestureRecognizer()
        tap.name = "tap on \(name)"
        setup.setFlags(of: tap)
        tap.addAction { _ in telling.record("GESTURE") }
        control.addGestureRecognizer(tap)
        return control
    }

    /// Where each level lies in the one around it.
    private static func frame(of name: String) -> Rect {
        switch name {
        case "level_1": Rect(x: 10, y: 80, width: 370, height: 600)
        case "level_2_1": Rect(x: 10, y: 300, width: 370, height: 100)
        case "level_2": Rect(x: 10, y: 90, width: 300, height: 150)
        default: Rect(x: 20, y: 120, width: 100, height: 100)
        }
    }
}

extension Experiment.Setup {
    /// Gives a recognizer the flags that can be switched.
    func setFlags(of recognizer: GestureRecognizer) {
        recognizer.cancelsTouchesInView = has(.cancels)
        recognizer.delaysTouchesBegan = has(.delaysBegan)
        recognizer.delaysTouchesEnded = has(.delaysEnded)
    }
}

extension String {
    /// `view_2_1` for `level_2_1`.
    fileprivate var replacingLevel: String { "view" + dropFirst("level".count) }
}
