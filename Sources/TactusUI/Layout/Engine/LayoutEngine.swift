import TactusGeometry
import TactusLayout

/// Places the views and guides of one tree by the constraints between them.
///
/// The top of a tree has one when there are active constraints in it, and keeps it. What takes part has four variables:
/// its place in its container, and its size. A view that is placed by its frame takes part with facts, the others with
/// what their content wants. Before each layout the engine solves what has changed and sets the frames that came out
/// differently; heights that follow from widths, baselines and insets are then asked for again, and solved again, all
/// before any view is told to lay out.
final class LayoutEngine {
    /// The top of the tree.
    unowned let root: View
    var solver = LayoutSolver()
    /// What takes part, by identity.
    var nodes: [ObjectIdentifier: LayoutNode] = [:]
    /// The constraints that were added.
    var entries: [ObjectIdentifier: LayoutEntry] = [:]
    /// Which node a variable belongs to.
    var nodesByVariable: [LayoutSolver.Variable: LayoutNode] = [:]
    /// What a constraint of the solver is for.
    var origins: [LayoutSolver.ConstraintID: LayoutOrigin] = [:]
    /// The views that keep the constraints.
    var holders: Set<View> { Set(entries.values.compactMap(\.constraint.holder)) }
    /// Guides that follow insets of their views.
    var insetNodes: [LayoutNode] = []
    /// What contradicts what, as of the last update.
    var conflicts: [LayoutSolver.Conflict] = []
    /// Which contradictions were told.
    var reportedConflicts: Set<LayoutSolver.ConstraintID> = []
    /// Whether anything changed since the last update.
    private(set) var needsUpdate = false
    /// Nodes whose frames were set to something else than what the solver says. They stay so until their superview
    /// is laid out.
    private var displaced: [LayoutNode] = []
    /// Whether insets changed for a reason outside of the system.
    private var insetsAreStale = false
    /// The size that the root is asked to have, in a system that is only asked; `nil` in one that places views.
    let fitting: Size?

    /// Creates the engine of a tree.
    ///
    /// - Parameters:
    ///   - root: The top of the tree.
    ///   - fitting: The size that the root would like, when it is not to be placed but only measured.
    init(root: View, fitting: Size? = nil) {
        self.root = root
        self.fitting = fitting
    }

    /// Whether frames are set.
    var isPlacing: Bool { fitting == nil }

    /// Asks for an update before the next layout.
    func setNeedsUpdate() {
        needsUpdate = true
        if isPlacing { root.markLayoutBelow() }
    }

    // MARK: Changes

    /// A constraint has another constant.
    func constantDidChange(_ constraint: LayoutConstraint) {
        guard let entry = entries[ObjectIdentifier(constraint)] else { return }
        solver.setConstant(constraint.constant - entry.offset, of: entry.id)
        setNeedsUpdate()
    }

    /// A view has another frame, and not because this engine gave it one.
    func frameDidChange(of view: View) {
        guard let node = nodes[ObjectIdentifier(view)], !node.isBeingLaidOut else { return }
        guard node.isPinned else {
            if !node.isDisplaced { displaced.append(node) }
            node.isDisplaced = true
            return
        }
        setFacts(of: node)
        setNeedsUpdate()
    }

    /// Gives the subviews of a view that is about to be laid out the frames that the solver says, where a program gave
    /// them others.
    func layOutDisplaced(in superview: View) {
        guard !displaced.isEmpty else { return }
        for node in displaced where node.view?.parent === superview && nodes[node.key] === node { place(node) }
        displaced.removeAll { !$0.isDisplaced || nodes[$0.key] !== $0 }
    }

    /// The content of a view may want another size.
    func contentDidChange(of view: View) {
        guard let node = nodes[ObjectIdentifier(view)] else { return }
        measure(node)
        updateBaselines(of: node)
        setNeedsUpdate()
    }

    /// What places a view changed: its frame or constraints, or with which priorities.
    func placementDidChange(_ view: View) {
        guard let node = nodes[ObjectIdentifier(view)] else { return }
        removeTies(of: node)
        addTies(to: node)
        setNeedsUpdate()
    }

    /// Margins or the safe area may have changed.
    func insetsDidChange() {
        guard !insetNodes.isEmpty else { return }
        insetsAreStale = true
        setNeedsUpdate()
    }

    // MARK: Updating

    /// Heights that follow from widths, and insets that follow from places, may change what they follow from.
    private static let rounds = 6

    /// Solves what has changed, and sets the frames that are others now.
    func update() {
        guard needsUpdate else { return }
        if insetsAreStale { for node in insetNodes { setFacts(of: node) } }
        insetsAreStale = false
        for _ in 0..<Self.rounds {
            conflicts = solver.solve()
            let moved = takeMovedNodes()
            for node in moved { place(node) }
            guard follow(moved) else { break }
        }
        reportedConflicts.formIntersection(conflicts.map(\.broken))
        needsUpdate = solver.needsSolving
    }

    private func takeMovedNodes() -> [LayoutNode] {
        var seen: Set<ObjectIdentifier> = []
        return solver.consumeChangedVariables().compactMap { variable in
            guard let node = nodesByVariable[variable], seen.insert(ObjectIdentifier(node)).inserted else { return nil }
            return node
        }
    }

    /// The frame that came out for a node, in its container's coordinate space.
    func frame(of node: LayoutNode) -> Rect {
        Rect(
            x: solver.value(of: node.x).withoutNoise - node.alignment.left,
            y: solver.value(of: node.y).withoutNoise - node.alignment.top,
            width: max(solver.value(of: node.width).withoutNoise, 0) + node.alignment.horizontal,
            height: max(solver.value(of: node.height).withoutNoise, 0) + node.alignment.vertical)
    }

    private func place(_ node: LayoutNode) {
        guard isPlacing, !node.isPinned else { return }
        node.isDisplaced = false
        let frame = frame(of: node)
        if let guide = node.guide {
            if guide.purpose == .content {
                (guide.owningView as? any ScrollableContainer)?.setConstrainedContentSize(frame.size)
            }
            guard guide.purpose == .own, guide.placed != frame else { return }
            guide.placed = frame
            guide.owningView?.setNeedsLayout()
        }
        guard let view = node.view else { return }
        let box = view.parent?.frame(of: view, placedAt: frame) ?? frame
        guard Rect(origin: view.geometry.position, size: view.geometry.bounds.size) != box else { return }
        node.isBeingLaidOut = true
        view.layOut(in: box)
        node.isBeingLaidOut = false
        view.parent?.setNeedsLayout()
    }

    /// Asks again for what follows from the places of nodes.
    ///
    /// - Returns: Whether anything did, so that there is something to solve.
    private func follow(_ moved: [LayoutNode]) -> Bool {
        for node in moved {
            if node.hasFlexibleHeight { measure(node) }
            updateBaselines(of: node)
        }
        if !moved.isEmpty { for node in insetNodes { setFacts(of: node) } }
        return solver.needsSolving
    }

    /// Lets go of all views, when the tree is no longer its own.
    func forgetItems() {
        for node in nodes.values { node.view?.layoutState?.placingEngine = nil }
        nodes = [:]
        entries = [:]
    }
}

extension Double {
    /// What the solver makes of whole and half numbers, without the digits that came from adding and dividing.
    nonisolated fileprivate var withoutNoise: Double {
        let near = (self * 4096).rounded() / 4096
        return abs(near - self) < 1e-6 ? near : self
    }
}
