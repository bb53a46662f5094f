import TactusPlatform

/// The controllers and views of a window that keep their state, each with its path: the names of those that it is in,
/// and its own.
struct RestorableParts {
    private(set) var parts: [(path: String, responder: Responder)] = []
    private var taken: [String: Int] = [:]

    init(of window: Window) {
        let covered = addViews(of: window, below: "")
        if let root = window.rootViewController, !covered.contains(root) { add(root, below: "") }
    }

    /// Adds a controller with what is in it, in sight or not.
    private mutating func add(_ controller: ViewController, below path: String) {
        let path = note(controller, controller.restorationIdentifier, below: path)
        var covered: Set<ViewController> = []
        if let view = controller.viewIfLoaded { covered = addViews(of: view, below: path) }
        for child in controller.children where !covered.contains(child) { add(child, below: path) }
        if let presented = controller.presented { add(presented, below: path) }
    }

    /// Adds a view and its subviews, as far as they are no other controller's.
    ///
    /// - Returns: The controllers that were added on the way.
    private mutating func addViews(of view: View, below path: String) -> Set<ViewController> {
        let path = note(view, view.restorationIdentifier, below: path)
        var covered: Set<ViewController> = []
        for subview in view.subviews {
            guard let controller = subview.controller else {
                covered.formUnion(addViews(of: subview, below: path))
                continue
            }
            // What is presented comes with who presents it.
            guard controller.presenter == nil else { continue }
            covered.insert(controller)
            add(controller, below: path)
        }
        return covered
    }

    private mutating func note(_ responder: Responder, _ identifier: String?, below path: String) -> String {
        guard let identifier else { return path }
        let own = path.isEmpty ? identifier : "\(path)/\(identifier)"
        taken[own, default: 0] += 1
        // Of two with one path the first keeps its state.
        if taken[own] == 1 { parts.append((own, responder)) }
        return own
    }

    /// What they keep.
    var encoded: [String: [String: StateValue]] {
        var states: [String: [String: StateValue]] = [:]
        for (path, responder) in parts {
            let coder = StateCoder()
            responder.encodeRestorableState(with: coder)
            if !coder.values.isEmpty { states[path] = coder.values }
        }
        return states
    }

    /// Gives back what was kept to those that are there.
    func decode(_ states: [String: [String: StateValue]]) {
        for (path, responder) in parts {
            if let state = states[path] { responder.decodeRestorableState(with: StateCoder(values: state)) }
        }
    }
}

extension View {
    /// The name under which the view keeps its state, told apart from others of the same superview or controller;
    /// `nil`, by default, for none. See ``Responder/encodeRestorableState(with:)``.
    public final var restorationIdentifier: String? {
        get { accessibility?.restorationIdentifier }
        set { if newValue != restorationIdentifier { madeAccessibility.restorationIdentifier = newValue } }
    }
}
