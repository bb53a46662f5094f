import TactusUI

/// A controller that writes down what it hears of its life.
final class LivingController: ViewController {
    private let log: Log
    private let forwards: Bool
    var onAppearing: (() -> Void)?
    var onAppeared: (() -> Void)?

    init(_ name: String, _ log: Log, forwards: Bool = true) {
        self.log = log
        self.forwards = forwards
        super.init()
        self.name = name
    }

    private func note(_ what: String, _ animated: Bool = false) {
        log.add("\(name ?? "?") \(what)\(animated ? " animated" : "")")
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() { note("loaded") }
    override func viewWillAppear(_ animated: Bool) {
        note("willAppear", animated)
        onAppearing?()
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) {
        note("didAppear", animated)
        onAppeared?()
    }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }

    override func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
        note("to \(size.width)×\(size.height) from \(view.bounds.width)×\(view.bounds.height)")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [self] _ in
            note("along \(view.bounds.width)×\(view.bounds.height)")
        } completion: { [self] _ in
            note("resized")
        }
    }

    override func willTransition(
        to newCollection: TraitCollection, with coordinator: ViewControllerTransitionCoordinator
    ) {
        note("to \(newCollection.horizontalSizeClass) × \(newCollection.verticalSizeClass)")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { note("traits") }
    override func viewSafeAreaInsetsDidChange() { note("safe \(view.safeAreaInsets.top)") }
}
