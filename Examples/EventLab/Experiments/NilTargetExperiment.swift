import Tactus

/// The one action of the experiment with actions that have no target: whoever conforms claims it.
private protocol Answering {
    func answer(_ sender: Any?)
}

extension ActionKey where P == any Answering {
    fileprivate static var answer: Self { ActionKey { $0.answer($1) } }
}

extension Experiment {
    /// Row CF-421 and rules RS-13 and RS-14.
    static let nilTarget = Experiment(
        id: .nilTarget, title: "An action without target",
        hint:
            "The button L2 sends an action to nobody in particular. Whoever claims it first, from L2 upwards, gets it.",
        toggles: [.ownAction], focus: boxFocus
    ) { setup in
        let stage = emptyStage()
        let level1 = AnsweringView(
            "L1", frame: Rect(x: 45, y: 200, width: 300, height: 300), color: Palette.blue[0], touches: .silent,
            journal: setup.journal)
        level1.answers = { [journal = setup.journal] in journal.record("L1 handles") }
        let frame = Rect(x: 50, y: 100, width: 200, height: 100)
        let level2: Button
        if setup.has(.ownAction) {
            let button = AnsweringButton(title: "L2", style: .filled, frame: frame)
            button.answers = { [journal = setup.journal] in journal.record("L2 handles") }
            level2 = button
        } else {
            level2 = Button(title: "L2", style: .filled, frame: frame)
        }
        level2.addAction(.answer, for: .touchUpInside)
        level1.addSubview(level2)
        stage.addSubview(level1)
        return stage
    }
}

private final class AnsweringView: ProbeView, Answering {
    var answers: () -> Void = {}
    func answer(_ sender: Any?) { answers() }
}

private final class AnsweringButton: Button, Answering {
    var answers: () -> Void = {}
    func answer(_ sender: Any?) { answers() }
}
