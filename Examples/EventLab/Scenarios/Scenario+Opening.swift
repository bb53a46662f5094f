import Tactus

extension Scenario {
    /// Opens the scenario's window, which wants to be exactly as large as its stage.
    func open(in application: Application, journal: Journal) {
        application.hitTestPolicy = toggles.contains(.twoPass) ? .uikitTwoPass : .single
        let setup = Experiment.Setup(toggles: toggles, variant: variant, journal: journal)
        let hasTwoWindows = experiment.id == .windows
        let hits = HitTelling(format: hasTwoWindows ? .results : .silent, journal: journal)
        let window = ProbeWindow(title: "Event Lab: \(experiment.title)", name: "Window", hits: hits)
        window.addSubview(experiment.makeStage(setup))
        if toggles.contains(.windowTap) { addTap(to: window, journal: journal) }
        application.open(window)
        guard let scene = window.windowScene else { return }
        scene.minimumSize = Experiment.size
        scene.maximumSize = Experiment.size
        if hasTwoWindows { Experiment.frontWindow(of: scene, in: setup).isHidden = false }
    }

    private func addTap(to window: Window, journal: Journal) {
        let tap = TapGestureRecognizer()
        tap.name = "tap on the window"
        tap.addAction { _ in journal.record("action window") }
        window.addGestureRecognizer(tap)
    }
}
