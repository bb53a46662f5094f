import TactusPlatform

/// The controllers and views of a window that keep their state, each with its path: the names of those that it is in,
/// and its own.
struct RestorableParts {
    private(set) var parts: [(path: String, responder: Responder)] = []
    private var taken: [String: Int] = [:]
    private var added: Set<ObjectIdentifier> = []
    /// What is still to be looked at, the next last. It is kept here and not on the stack, since views and controllers
    /// may be in one another as deep as they like.
    private var waiting: [Step] = []

    /// A part of the window, and the path of what it is in.
    private enum Step {
        /// A view with its subviews, as far as they are no other controller's.
        case view(View, String)
        /// A controller with what is in it, in sight or not.
        case controller(ViewController, String)
        /// What a controller has whose views were not met in its own.
        case others(of: ViewController, String)
    }

    init(of window: Window) {
        if let root = window.rootViewController { waiting.append(.controller(root, "")) }
        waiting.append(.view(window, ""))
        while let step = waiting.popLast() { take(step) }
    }

    private mutating func take(_ step: Step) {
        switch step {
        case .view(let view, let outer):
            let path = note(view, view.restorationIdentifier, below: outer)
            for subview in view.subviews.reversed() {
                guard let controller = subview.controller else {
                    waiting.append(.view(subview, path))
                    continue
                }
                // What is presented comes with who presents it.
                if controller.presenter == nil { waiting.append(.controller(controller, path)) }
            }
        case .controller(let controller, let outer):
            guard added.insert(ObjectIdentifier(controller)).inserted else { return }
            let path = note(controller, controller.restorationIdentifier, below: outer)
            waiting.append(.others(of: controller, path))
            if let view = controller.viewIfLoaded { waiting.append(.view(view, path)) }
        case .others(let controller, let path):
            if let presented = controller.presented { waiting.append(.controller(presented, path)) }
            waiting += controller.children.reversed().map { .controller($0, path) }
        }
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
