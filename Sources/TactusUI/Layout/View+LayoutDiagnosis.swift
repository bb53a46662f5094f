import TactusLayout

/// A view that the constraints do not say everything of.
public struct LayoutAmbiguity: CustomStringConvertible {
    /// The view.
    public let view: View
    /// What is not said, in words: what could be, and between which limits.
    public let description: String
}

extension View {
    /// Whether the constraints that are to place the view leave a choice. What they are is solved first. For diagnosis:
    /// it costs a copy of the system.
    public final var hasAmbiguousLayout: Bool { ambiguity != nil }

    /// The views here and inside that constraints are to place and leave a choice for, in words. For diagnosis.
    public final var layoutAmbiguities: [LayoutAmbiguity] {
        var found: [LayoutAmbiguity] = []
        forEachInside { view in if let ambiguity = view.ambiguity { found.append(ambiguity) } }
        return found
    }

    /// What contradicts what in the tree that the view is in. Solved first. For diagnosis: the same is told as
    /// ``Diagnostic/layoutConflict(_:)`` when it comes up.
    public final var layoutConflicts: [LayoutConflict] {
        LayoutPass.solve(top)
        return top.layoutState?.engine?.conflictsInWords ?? []
    }

    /// The active constraints that the view's place and size follow from in one direction, in the order of their
    /// activation: those that would change it if they did not hold. For diagnosis.
    ///
    /// - Parameter axis: In which direction.
    /// - Returns: The constraints.
    public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
        LayoutPass.solve(top)
        guard let engine = top.layoutState?.engine, let node = engine.nodes[ObjectIdentifier(self)] else { return [] }
        let variables = axis == .horizontal ? [node.x, node.width] : [node.y, node.height]
        let ids = Set(variables.flatMap { engine.solver.constraints(determining: $0) }).sorted()
        return ids.compactMap { id in
            if case .constraint(let constraint) = engine.origins[id] { constraint } else { nil }
        }
    }

    private final var ambiguity: LayoutAmbiguity? {
        guard !translatesAutoresizingMaskIntoConstraints, parent != nil else { return nil }
        LayoutPass.solve(top)
        guard let engine = top.layoutState?.engine, let node = engine.nodes[ObjectIdentifier(self)] else {
            return LayoutAmbiguity(view: self, description: "\(debugTitle) is in no constraint: it stays where it is")
        }
        let names: [LayoutAttribute] = [.left, .top, .width, .height]
        let choices = zip(node.variables, names).compactMap { variable, attribute -> String? in
            let range = engine.solver.range(of: variable)
            guard range.upperBound - range.lowerBound > 0.001 else { return nil }
            return "\(attribute.rawValue) could be \(Self.text(range))"
        }
        guard !choices.isEmpty else { return nil }
        return LayoutAmbiguity(view: self, description: "\(debugTitle): " + choices.joined(separator: ", "))
    }

    private static func text(_ range: ClosedRange<Double>) -> String {
        switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
        case (true, true): "anything from \(range.lowerBound.pointsText) to \(range.upperBound.pointsText)"
        case (true, false): "anything from \(range.lowerBound.pointsText) on"
        case (false, true): "anything up to \(range.upperBound.pointsText)"
        case (false, false): "anything"
        }
    }
}
