import Tactus

/// One of the lab's experiments: what it shows, what can be switched, and the views that it consists of.
struct Experiment {
    /// How an experiment is to be set up.
    struct Setup {
        /// What is on.
        var toggles: Set<Toggle>
        /// Which of the experiment's ``Experiment/variants``.
        var variant = 0
        /// Where it logs.
        var journal: Journal

        /// Whether a toggle is on.
        func has(_ toggle: Toggle) -> Bool { toggles.contains(toggle) }

        /// How touches are logged where they can be switched off.
        func touchFormat(_ format: TouchFormat) -> TouchFormat { has(.touches) ? format : .silent }
    }

    /// What names it in code.
    let id: ID
    let title: String
    /// What one should try.
    let hint: String
    /// Sets of recognizers or classes to choose one of; empty where there is but one.
    var variants: [String] = []
    /// What can be switched.
    var toggles: [Toggle] = []
    /// What is on at first.
    var initially: Set<Toggle> = []
    /// The part of the stage that matters, in points of the stage.
    var focus = Rect(origin: .zero, size: Experiment.size)
    /// Makes the stage: a view that is as large as ``Experiment/size``.
    let makeStage: @MainActor (Setup) -> View

    /// The size of every experiment's stage: that of the window of which Behaviour.md speaks (HT-18).
    static let size = Size(width: 390, height: 844)

    /// What names an experiment in code.
    enum ID: CaseIterable {
        case tree, halves, circle, siblings, windows, levels, buttons, oneRecognizer, taps, equalTaps, movedTap
        case tapAndPinch, panAndPinch, nestedPans, nestedScrolling, nilTarget
    }
}

extension Experiment {
    /// All, in the order of the list.
    static let all: [Experiment] = [
        .tree, .halves, .circle, .siblings, .windows, .levels, .buttons, .oneRecognizer, .taps, .equalTaps,
        .movedTap, .tapAndPinch, .panAndPinch, .nestedPans, .nestedScrolling, .nilTarget,
    ]

    /// Those that fit into a page; the others need a window of their own.
    static let pages = all.filter { $0.id != .windows }

    /// A stage without anything in it.
    static func emptyStage() -> View {
        let stage = View(frame: Rect(origin: .zero, size: size))
        stage.backgroundColor = .tertiarySystemBackground
        return stage
    }
}
