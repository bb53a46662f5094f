/// Finds the view that environments prefer.
struct PreferredFocus {
    private let root: View
    private var asked: Set<ObjectIdentifier> = []

    init(in root: View) { self.root = root }

    /// The view for an environment: what it prefers, else itself, else the first in it that one reads.
    mutating func view(for environment: any FocusEnvironment) -> View? {
        guard !asked.contains(ObjectIdentifier(environment)) else { return nil }  // wishes in a circle
        if let view = said(by: environment) { return view }
        guard let view = (environment as? View) ?? (environment as? ViewController)?.viewIfLoaded else { return nil }
        guard view.isDescendant(of: root), view.letsUserIn else { return nil }
        var collector = FocusCollector(from: nil)
        guard let node = collector.node(for: view) else { return nil }
        let order = node.inReadingOrder(isMirrored: view.effectiveLayoutDirection == .rightToLeft)
        return order.first { $0.takesFocus }.map { collector.views[$0.id] }
    }

    /// What the environment says it prefers, or a controller says that is in it; `nil` when nobody says anything.
    mutating func said(by environment: any FocusEnvironment) -> View? {
        guard asked.insert(ObjectIdentifier(environment)).inserted else { return nil }
        let controller = environment as? ViewController
        for preferred in environment.preferredFocusEnvironments where preferred !== controller?.viewIfLoaded {
            if let view = view(for: preferred) { return view }
        }
        if let window = environment as? Window { return window.rootController.flatMap { said(by: $0) } }
        guard let controller else { return nil }
        for child in controller.children where child.viewIfLoaded?.isDescendant(of: root) == true {
            if let view = said(by: child) { return view }
        }
        return controller.viewIfLoaded.flatMap { said(by: $0) }
    }
}
