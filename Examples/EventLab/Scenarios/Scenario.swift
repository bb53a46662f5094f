/// An experiment set up in one particular way, in a window of its own, to be driven by a script.
struct Scenario {
    /// What `--scenario` calls it.
    let name: String
    /// The rules and rows of Behaviour.md that it shows; rows (`CF-401`) are names of it, too.
    let rules: [String]
    let experiment: Experiment
    /// What is on.
    var toggles: Set<Toggle>
    var variant = 0
    /// What it shows, and where to touch.
    let summary: String

    init(
        _ name: String, _ rules: String, _ experiment: Experiment, variant: Int = 0, on: Set<Toggle> = [],
        off: Set<Toggle> = [], _ summary: String
    ) {
        self.name = name
        self.rules = rules.split(separator: " ").map(String.init)
        self.experiment = experiment
        self.variant = variant
        toggles = experiment.initially.union(on).subtracting(off)
        self.summary = summary
    }

    /// What can be switched by an option.
    var options: [Toggle] {
        experiment.toggles + (experiment.id == .buttons ? [.windowTap] : [])
    }

    /// The scenario of that name, or of that row; upper and lower case do not matter.
    static func named(_ name: String) -> Scenario? {
        let name = name.lowercased()
        return all.first { $0.name == name } ?? all.first { $0.rules.contains { $0.lowercased() == name } }
    }
}
