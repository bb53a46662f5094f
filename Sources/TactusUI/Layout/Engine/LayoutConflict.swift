import TactusLayout

/// Required constraints that cannot all hold, of which one was given up.
public struct LayoutConflict: CustomStringConvertible {
    /// The one that was given up, the youngest; `nil` when none is somebody's, but frames contradict each other.
    public let broken: LayoutConstraint?
    /// Constraints that it contradicts and that are kept, in the order of their activation.
    public let others: [LayoutConstraint]
    /// All of it in words: what was given up, and each reason on a line of its own.
    public let description: String
}

extension LayoutEngine {
    /// What contradicts what at present, in words.
    var conflictsInWords: [LayoutConflict] { conflicts.map(conflict) }

    /// What contradicts what, and was not told.
    ///
    /// Where something of no size is part of it, nothing shows, and it will most likely get a size: that is not worth
    /// telling.
    func removeUnreportedConflicts() -> [LayoutConflict] {
        let untold = conflicts.filter { !reportedConflicts.contains($0.broken) && !isAboutNothing($0) }
        reportedConflicts.formUnion(untold.map(\.broken))
        return untold.map(conflict)
    }

    private func isAboutNothing(_ conflict: LayoutSolver.Conflict) -> Bool {
        conflict.others.contains { id in
            guard case .frame(let node, let attribute) = origins[id], let size = node.view?.geometry.bounds.size else {
                return false
            }
            return attribute == .width ? size.width == 0 : attribute == .height && size.height == 0
        }
    }

    private func conflict(_ conflict: LayoutSolver.Conflict) -> LayoutConflict {
        func constraint(_ id: LayoutSolver.ConstraintID) -> LayoutConstraint? {
            if case .constraint(let constraint) = origins[id] { constraint } else { nil }
        }
        let reasons = conflict.others.compactMap(reason) + conflict.nonnegative.compactMap(limit)
        let broken = reason(conflict.broken) ?? "a constraint"
        return LayoutConflict(
            broken: constraint(conflict.broken), others: conflict.others.compactMap(constraint),
            description: reasons.isEmpty
                ? "\(broken) was given up: it cannot hold"
                : "\(broken) was given up, the youngest of constraints that cannot all hold:"
                    + reasons.map { "\n    \($0)" }.joined())
    }

    /// A constraint of the solver in words.
    private func reason(_ id: LayoutSolver.ConstraintID) -> String? {
        switch origins[id] {
        case .constraint(let constraint): constraint.description
        case .frame(let node, let attribute): node.view.map { frameText($0, attribute) }
        case .insets(let node): node.guide.map { "the \($0.label) follows from its insets" }
        case .content(let node): node.view.map { "the content of \($0.debugTitle)" }
        case .fitting: "the size that \(root.debugTitle) is asked to have"
        case nil: nil
        }
    }

    private func frameText(_ view: View, _ attribute: LayoutAttribute) -> String {
        let size = view.geometry.bounds.size
        let value =
            switch attribute {
            case .left: view.geometry.position.x
            case .top: view.geometry.position.y
            case .width: size.width
            default: size.height
            }
        let text = "\(view.debugTitle).\(attribute.rawValue) is \(value.pointsText) by its frame"
        return view === root ? text : text + " (translatesAutoresizingMaskIntoConstraints is true)"
    }

    private func limit(_ variable: LayoutSolver.Variable) -> String? {
        guard let node = nodesByVariable[variable], let item = node.item else { return nil }
        let attribute = variable == node.width ? LayoutAttribute.width : .height
        return "\(item.itemLabel).\(attribute.rawValue) cannot be less than 0"
    }
}
