import TactusGeometry
import TactusLayout

/// What an attribute is, as a sum of variables.
private struct LayoutSum {
    var terms: [LinearConstraint.Term] = []
    /// What is added, in points.
    var offset = 0.0
    /// The nodes whose variables it has.
    var nodes: [LayoutNode] = []

    /// Adds another sum, so many times.
    mutating func add(_ other: LayoutSum, times factor: Double) {
        terms += other.terms.map { .init($0.variable, $0.coefficient * factor) }
        offset += other.offset * factor
        nodes += other.nodes
    }
}

extension LayoutEngine {
    /// Adds an active constraint.
    func add(_ constraint: LayoutConstraint) {
        if isPlacing { constraint.engine?.remove(constraint) }
        guard let holder = constraint.holder, let first = constraint.firstItem else { return }
        let isMirrored = constraint.isDirectional && holder.effectiveLayoutDirection == .rightToLeft
        var sum = self.sum(of: first, constraint.firstAttribute, in: holder, isMirrored)
        if let attribute = constraint.secondAttribute {
            guard let second = constraint.secondItem else { return }
            sum.add(self.sum(of: second, attribute, in: holder, isMirrored), times: -constraint.multiplier)
        }
        let id = solver.add(
            LinearConstraint(
                sum.terms, constraint.relation.linear, constraint.constant - sum.offset,
                priority: constraint.priority.rawValue))
        let entry = LayoutEntry(constraint, id, sum.nodes, offset: sum.offset)
        entry.alignment = sum.offset - baselineOffset(of: constraint)
        for node in sum.nodes { retain(node) }
        for node in baselineNodes(of: constraint) { node.baselines.append(entry) }
        origins[id] = .constraint(constraint)
        entries[ObjectIdentifier(constraint)] = entry
        if isPlacing { constraint.engine = self }
        setNeedsUpdate()
    }

    /// Removes a constraint; nothing happens when it was not added.
    func remove(_ constraint: LayoutConstraint) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        solver.remove(entry.id)
        origins[entry.id] = nil
        for node in entry.nodes { node.baselines.removeAll { $0 === entry } }
        for node in entry.nodes { release(node) }
        constraint.engine = nil
        setNeedsUpdate()
    }

    /// Asks a view again where its lines lie.
    func updateBaselines(of node: LayoutNode) {
        for entry in node.baselines {
            let constraint = entry.constraint
            let offset = entry.alignment + baselineOffset(of: constraint)
            guard offset != entry.offset else { continue }
            entry.offset = offset
            solver.setConstant(constraint.constant - offset, of: entry.id)
        }
    }

    /// How much the baselines that a constraint is about add to its left side, less to the right.
    private func baselineOffset(of constraint: LayoutConstraint) -> Double {
        var offset = constraint.firstItem.map { baselineOffset(of: $0, constraint.firstAttribute) } ?? 0
        if let second = constraint.secondItem, let attribute = constraint.secondAttribute {
            offset -= baselineOffset(of: second, attribute) * constraint.multiplier
        }
        return offset
    }

    private func baselineNodes(of constraint: LayoutConstraint) -> [LayoutNode] {
        let ends = [
            (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ]
        return ends.compactMap { item, attribute in
            guard let item, attribute?.isBaseline == true else { return nil }
            return nodes[ObjectIdentifier(item)]
        }
    }

    /// How far a baseline is below the upper edge; for a view without text, how far it is from the lower one: nothing.
    private func baselineOffset(of item: any LayoutItem, _ attribute: LayoutAttribute) -> Double {
        guard attribute.isBaseline, let view = item as? View, let node = nodes[ObjectIdentifier(view)] else { return 0 }
        guard let lines = view.baselines(in: frame(of: node).size) else { return 0 }
        return (attribute == .firstBaseline ? lines.first : lines.last) - node.alignment.top
    }

    // MARK: Sums

    /// What an attribute of an item is, in the coordinate space of a view that is or contains it, from its upper left
    /// corner; from its upper right one to the left when it is mirrored.
    private func sum(
        of item: any LayoutItem, _ attribute: LayoutAttribute, in holder: View, _ isMirrored: Bool
    ) -> LayoutSum {
        let node = node(of: item)
        switch attribute {
        case .width: return LayoutSum(terms: [.init(node.width, 1)], nodes: [node])
        case .height: return LayoutSum(terms: [.init(node.height, 1)], nodes: [node])
        case .left: return across(item, in: holder, 0, isMirrored)
        case .right: return across(item, in: holder, 1, isMirrored)
        case .leading: return across(item, in: holder, isMirrored ? 1 : 0, isMirrored)
        case .trailing: return across(item, in: holder, isMirrored ? 0 : 1, isMirrored)
        case .centerX: return across(item, in: holder, 0.5, isMirrored)
        case .top: return down(item, in: holder, 0)
        case .bottom: return down(item, in: holder, 1)
        case .centerY: return down(item, in: holder, 0.5)
        case .firstBaseline, .lastBaseline:
            let hasText = (item as? View)?.baselines(in: .zero) != nil
            var sum = down(item, in: holder, hasText ? 0 : 1)
            sum.offset += baselineOffset(of: item, attribute)
            return sum
        }
    }

    /// A place from side to side: `part` of the width lies before it, 0 at the left edge and 1 at the right one.
    private func across(_ item: any LayoutItem, in holder: View, _ part: Double, _ isMirrored: Bool) -> LayoutSum {
        let sum = place(item, in: holder, part, \.x, \.width, \.left)
        guard isMirrored else { return sum }
        var mirrored = LayoutSum()
        mirrored.add(sum, times: -1)
        return mirrored
    }

    private func down(_ item: any LayoutItem, in holder: View, _ part: Double) -> LayoutSum {
        place(item, in: holder, part, \.y, \.height, \.top)
    }

    private func place(
        _ item: any LayoutItem, in holder: View, _ part: Double, _ edge: KeyPath<LayoutNode, LayoutSolver.Variable>,
        _ extent: KeyPath<LayoutNode, LayoutSolver.Variable>, _ side: KeyPath<Insets, Double>
    ) -> LayoutSum {
        var sum = LayoutSum()
        let node = node(of: item)
        if part != 0 {
            sum.terms.append(.init(node[keyPath: extent], part))
            sum.nodes.append(node)
        }
        var current: (any LayoutItem)? = item
        while let next = current, next !== holder {
            let node = self.node(of: next)
            sum.terms.append(.init(node[keyPath: edge], 1))
            sum.nodes.append(node)
            // What is inside is placed by the corner of the view, not by that of what is aligned.
            if next !== item { sum.offset -= node.alignment[keyPath: side] }
            current = next.layoutContainer
        }
        if item === holder { sum.offset += node.alignment[keyPath: side] }
        if sum.nodes.isEmpty { sum.nodes.append(node) }
        return sum
    }
}

extension LayoutConstraint.Relation {
    nonisolated fileprivate var linear: LinearConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
