import TactusGeometry
import TactusLayout

extension LayoutEngine {
    /// The node of a view or guide, made now if there was none.
    func node(of item: any LayoutItem) -> LayoutNode {
        if let node = nodes[ObjectIdentifier(item)] { return node }
        let node = LayoutNode(item, in: &solver)
        nodes[ObjectIdentifier(item)] = node
        for variable in node.variables { nodesByVariable[variable] = node }
        if isPlacing { node.view?.madeLayoutState.placingEngine = self }
        addTies(to: node)
        return node
    }

    /// Counts a node as needed once more.
    func retain(_ node: LayoutNode) { node.useCount += 1 }

    /// Counts a node as needed once less; forgets it when nothing needs it.
    func release(_ node: LayoutNode) {
        node.useCount -= 1
        guard node.useCount == 0 else { return }
        removeTies(of: node)
        insetNodes.removeAll { $0 === node }
        for variable in node.variables {
            nodesByVariable[variable] = nil
            solver.remove(variable)
        }
        nodes[node.key] = nil
        node.view?.layoutState?.placingEngine = nil
    }

    // MARK: Ties

    /// Adds what holds a node, apart from constraints: facts, or what its content wants.
    func addTies(to node: LayoutNode) {
        if let guide = node.guide {
            if guide.purpose != .own { addInsets(to: node, guide) }
            return
        }
        guard let view = node.view else { return }
        node.isPinned =
            (view === root && isPlacing) || (view !== root && view.translatesAutoresizingMaskIntoConstraints)
        if node.isPinned {
            let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
            node.facts = zip(node.variables, attributes).map { variable, attribute in
                add([.init(variable, 1)], 0, .frame(node, attribute))
            }
            setFacts(of: node)
        } else {
            measure(node)
        }
    }

    /// Removes what ``addTies(to:)`` added.
    func removeTies(of node: LayoutNode) {
        for id in node.facts + node.content.values.flatMap({ [$0.hugging, $0.resistance] }) {
            solver.remove(id)
            origins[id] = nil
        }
        node.facts = []
        node.content = [:]
        node.hasFlexibleHeight = false
        if node.guide?.purpose != .own, let owner = node.guide?.owningView,
            let ownerNode = nodes[ObjectIdentifier(owner)]
        {
            insetNodes.removeAll { $0 === node }
            release(ownerNode)
        }
    }

    /// Ties a guide to its view by insets.
    private func addInsets(to node: LayoutNode, _ guide: LayoutGuide) {
        guard let view = guide.owningView else { return }
        let owner = self.node(of: view)
        retain(owner)
        insetNodes.append(node)
        let origin = LayoutOrigin.insets(node)
        let isKeyboard = guide.purpose == .keyboard
        if guide.purpose == .content {
            // Its size is what the constraints say.
            node.facts = [add([.init(node.x, 1)], 0, origin), add([.init(node.y, 1)], 0, origin)]
            return
        }
        node.facts = [
            add([.init(node.x, 1)], 0, origin),
            isKeyboard
                ? add([.init(node.y, 1), .init(node.height, 1), .init(owner.height, -1)], 0, origin)
                : add([.init(node.y, 1)], 0, origin),
            add([.init(node.width, 1), .init(owner.width, -1)], 0, origin),
            isKeyboard
                ? add([.init(node.height, 1)], 0, origin)
                : add([.init(node.height, 1), .init(owner.height, -1)], 0, origin),
        ]
        setFacts(of: node)
    }

    /// Tells the solver what a node's frame is, or its insets.
    func setFacts(of node: LayoutNode) {
        guard node.facts.count == 4 else { return }
        for (id, value) in zip(node.facts, values(of: node)) { solver.setConstant(value, of: id) }
    }

    private func values(of node: LayoutNode) -> [Double] {
        if let view = node.view {
            let size = view.geometry.bounds.size
            let corner = view === root ? .zero : view.geometry.position
            let (width, height) = (size.width - node.alignment.horizontal, size.height - node.alignment.vertical)
            return [corner.x + node.alignment.left, corner.y + node.alignment.top, max(width, 0), max(height, 0)]
        }
        guard let guide = node.guide, let owner = guide.owningView else { return [0, 0, 0, 0] }
        // Insets are those of the frame, and the view takes part by what of it is aligned.
        let beyond = nodes[ObjectIdentifier(owner)]?.alignment ?? .zero
        if guide.purpose == .viewport {
            return [owner.bounds.minX, owner.bounds.minY, beyond.horizontal, beyond.vertical]
        }
        if guide.purpose == .keyboard { return [0, beyond.vertical, beyond.horizontal, owner.keyboardOverlap] }
        let insets: Insets =
            switch guide.purpose {
            case .margins: owner.layoutMargins
            case .readable: owner.readableInsets
            default: owner.safeAreaInsets
            }
        return [
            insets.left, insets.top, beyond.horizontal - insets.horizontal, beyond.vertical - insets.vertical,
        ]
    }

    private func add(_ terms: [LinearConstraint.Term], _ constant: Double, _ origin: LayoutOrigin)
        -> LayoutSolver.ConstraintID
    {
        let id = solver.add(LinearConstraint(terms, .equal, constant, isFact: true))
        origins[id] = origin
        return id
    }

    // MARK: Content

    /// Asks a view again for the size of its content.
    func measure(_ node: LayoutNode) {
        guard let view = node.view, !node.isPinned else { return }
        var size = view.intrinsicContentSize
        let width = solver.value(of: node.width)
        let height = width > 0 ? view.intrinsicHeight(forWidth: width + node.alignment.horizontal) : nil
        node.hasFlexibleHeight = width <= 0 || height != nil
        if let height { size.height = height }
        if size.width >= 0 { size.width = max(size.width - 2 * node.contentInset, 0) }
        set(size.width, .horizontal, of: node, node.width, view)
        set(size.height, .vertical, of: node, node.height, view)
    }

    private func set(
        _ extent: Double, _ axis: LayoutAxis, of node: LayoutNode, _ variable: LayoutSolver.Variable, _ view: View
    ) {
        precondition(!extent.isNaN, "the intrinsic content size of \(view.debugTitle) is not a number")
        guard extent >= 0, extent.isFinite else {
            guard let old = node.content.removeValue(forKey: axis) else { return }
            for id in [old.hugging, old.resistance] {
                solver.remove(id)
                origins[id] = nil
            }
            return
        }
        if let known = node.content[axis] {
            solver.setConstant(extent, of: known.hugging)
            solver.setConstant(extent, of: known.resistance)
            return
        }
        func add(_ relation: LinearConstraint.Relation, _ priority: LayoutPriority) -> LayoutSolver.ConstraintID {
            let id = solver.add(LinearConstraint([.init(variable, 1)], relation, extent, priority: priority.rawValue))
            origins[id] = .content(node)
            return id
        }
        node.content[axis] = LayoutContent(
            hugging: add(.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
            resistance: add(.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)))
    }
}
