import Tactus

/// Writes what happens to one control into the journal, and registers the actions of the experiment with it.
struct ControlTelling {
    var journal: Journal
    /// Whether the touch methods call `super`, which is what tracks the touch.
    var callsSuper: Bool
    /// What comes before each entry: nothing for the control that the experiment is about.
    var prefix: String

    /// Writes an entry of this control.
    func record(_ entry: String) { journal.record(prefix + entry) }

    /// Lets the control handle touches, if it shall, and writes an entry.
    func handle(_ entry: String, _ callSuper: () -> Void) {
        if callsSuper { callSuper() }
        record(entry)
    }

    /// Registers the actions, in the order of which the log shows the effect.
    func registerActions(with control: Control, monitored: Bool) {
        let registrations: [(String, Control.Events)] = [
            ("up1", .touchUpInside), ("up2", .touchUpInside), ("all", .allTouchEvents), ("up3", .touchUpInside),
            ("down", .touchDown), ("up4", .touchUpInside),
        ]
        for (entry, events) in registrations { control.addAction(for: events) { _ in record(entry) } }
        if monitored { control.addAction(for: .touchUpInside) { _ in record("monitor") } }
    }
}

extension Control {
    /// Gives a probe its colour, and its name as a caption.
    func setUpLooks(name: String, color: Color) {
        self.name = name
        backgroundColor = color
        cornerRadius = 12
        let caption = Label(text: name, frame: Rect(x: 10, y: 8, width: max(bounds.width - 16, 0), height: 18))
        caption.font = .systemFont(ofSize: 14, weight: .semibold)
        caption.textColor = .label
        caption.isUserInteractionEnabled = false
        addSubview(caption)
    }

    /// Shows that a finger is on the control.
    func drawHighlight(in canvas: Canvas) {
        canvas.fill(Path(roundedRect: bounds, cornerRadius: 12), with: .systemBackground.withAlphaComponent(0.5))
    }
}
