/// Finds the view that environments prefer.
struct PreferredFocus {
    private let root: View
    private var asked: Set<ObjectIdentifier> = []

    init(in root: View) { self.root = root }

    /// The view for an environment: what it prefers, else itself, else the first in it that one reads.
    mutating func view(for environment: any FocusEnvironment) -> View? { answer(to: .view(environment)) }

    /// What the environment says it prefers, or a controller says that is in it; `nil` when nobody says anything.
    mutating func said(by environment: any FocusEnvironment) -> View? { answer(to: .wish(environment)) }

    /// Something that may lead to a view.
    private enum Question {
        /// What an environment prefers, else what it has itself.
        case view(any FocusEnvironment)
        case wish(any FocusEnvironment)
        case own(any FocusEnvironment)
    }

    /// Asks one after the other, each with what its answer leads to before the next, until there is a view.
    ///
    /// What is still to be asked is kept here and not on the stack: controllers and wishes lead to one another as far
    /// as they like.
    private mutating func answer(to question: Question) -> View? {
        var waiting = [question]
        while let next = waiting.popLast() {
            switch next {
            case .view(let environment):
                guard !asked.contains(ObjectIdentifier(environment)) else { continue }  // wishes in a circle
                waiting += [.own(environment), .wish(environment)]
            case .wish(let environment):
                guard asked.insert(ObjectIdentifier(environment)).inserted else { continue }
                waiting += wishes(of: environment).reversed()
            case .own(let environment):
                if let view = ownView(of: environment) { return view }
            }
        }
        return nil
    }

    private func wishes(of environment: any FocusEnvironment) -> [Question] {
        let controller = environment as? ViewController
        let preferred = environment.preferredFocusEnvironments.filter { $0 !== controller?.viewIfLoaded }
        var wishes = preferred.map(Question.view)
        if let window = environment as? Window {
            if let root = window.rootController { wishes.append(.wish(root)) }
        } else if let controller {
            for child in controller.children where child.viewIfLoaded.map(isInside) == true {
                wishes.append(.wish(child))
            }
            if let view = controller.viewIfLoaded { wishes.append(.wish(view)) }
        }
        return wishes
    }

    private func ownView(of environment: any FocusEnvironment) -> View? {
        guard let view = (environment as? View) ?? (environment as? ViewController)?.viewIfLoaded else { return nil }
        guard isInside(view), view.letsUserIn else { return nil }
        var collector = FocusCollector(from: nil)
        guard let node = collector.node(for: view) else { return nil }
        let order = node.inReadingOrder(isMirrored: view.effectiveLayoutDirection == .rightToLeft)
        return order.first { $0.takesFocus }.map { collector.views[$0.id] }
    }

    private func isInside(_ view: View) -> Bool { root is Window ? view.window === root : view.isDescendant(of: root) }
}
