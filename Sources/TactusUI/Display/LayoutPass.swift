import TactusGeometry
import TactusLayout

/// Solves constraints and calls ``View/layoutSubviews()`` where it was asked for.
enum LayoutPass {
    /// What one run did.
    struct Report {
        /// How many times the tree was walked: once, unless a view asked again while it was laid out.
        var rounds = 0
        /// How many views were laid out.
        var views = 0
        /// How many steps the solver made.
        var steps = 0
    }

    /// Lays out `view` and all inside it, superviews first, until nothing asks any more.
    ///
    /// Constraints of the whole tree are solved first, so that each view finds its subviews placed, and is laid out
    /// once. Views that ask again each time they are laid out are left for the next frame after a few rounds.
    ///
    /// - Parameter view: Where to begin.
    /// - Returns: What was done.
    @discardableResult
    static func run(on view: View) -> Report { run(on: view, masks: 0) }

    private static func run(on view: View, masks: Int) -> Report {
        StackRoom.check("layoutIfNeeded()", of: view)
        TreeWalks.begin()
        defer { TreeWalks.end() }
        var report = Report()
        let top = view.top
        TraitPass.run(on: top)
        while report.rounds < rounds, needsLayout(view) || needsSolving(top) {
            report.rounds += 1
            report.steps += solve(top)
            visit(view, in: top, &report, masks: masks)
            // Views that were added meanwhile, and ask for no layout, are drawn by their traits too.
            TraitPass.run(on: top)
        }
        if report.rounds > 0 { tell(report, of: top) }
        return report
    }

    /// Whether the view, or one inside it, asks for layout.
    static func needsLayout(_ view: View) -> Bool {
        !view.drawing.pending.isDisjoint(with: [.layout, .layoutInside])
    }

    /// Brings the frames of all views up to date that constraints place.
    ///
    /// - Parameter top: The top of a tree.
    /// - Returns: How many steps it took.
    @discardableResult
    static func solve(_ top: View) -> Int {
        updateConstraints(in: top)
        guard let engine = top.layoutState?.engine else { return 0 }
        let before = engine.solver.pivotCount
        engine.update()
        return engine.solver.pivotCount - before
    }

    /// Lets views say anew what they want, those inside first, and hands it over.
    static func updateConstraints(in view: View) {
        guard asksForConstraints(view) else { return }
        // Unknown once a view had its say, and may have moved others into another tree.
        var top: View? = view.top
        var way = MarkedPath(.constraints, from: view)
        while let view = way.last {
            if let child = way.nextSubview() {
                if asksForConstraints(child) { way.enter(child) }
                continue
            }
            if view.drawing.pending.contains(.constraints) {
                TraitScope.with(view.notifiedTraits) {
                    if view.updateOwnConstraintsIfNeeded() { top = nil }
                    view.handOverConstraints(in: top ?? view.top)
                }
                view.drawing.pending.remove(.constraints)
            }
            way.leave(removing: .constraintsInside, whileAsked: asksForConstraints)
        }
    }

    private static let rounds = 8

    private static func asksForConstraints(_ view: View) -> Bool {
        !view.drawing.pending.isDisjoint(with: [.constraints, .constraintsInside])
    }

    private static func needsSolving(_ top: View) -> Bool {
        asksForConstraints(top) || top.layoutState?.engine?.needsUpdate == true
    }

    private static func visit(_ view: View, in top: View, _ report: inout Report, masks: Int) {
        guard needsLayout(view) else { return }
        layOut(view, in: top, &report, masks: masks)
        var way = MarkedPath(.layout, from: view)
        while way.last != nil {
            if let child = way.nextSubview() {
                guard needsLayout(child) else { continue }
                // Which may add subviews to its superview, or take some out.
                layOut(child, in: top, &report, masks: masks)
                way.enter(child)
            } else {
                way.leave(removing: .layoutInside, whileAsked: needsLayout)
            }
        }
    }

    /// Lays out one view, and its mask.
    private static func layOut(_ view: View, in top: View, _ report: inout Report, masks: Int) {
        // A view that asks for its layout while it is laid out has it afterwards, not within.
        if view.drawing.pending.contains(.layout), !view.drawing.pending.contains(.placingSubviews) {
            // It may just have been added: it is told of its traits first.
            if view.drawing.pending.contains(.traits) { TraitPass.run(on: top) }
            top.layoutState?.engine?.layOutDisplaced(in: view)
            view.drawing.pending.remove(.layout)
            view.notifyOfSafeArea()
            view.drawing.pending.insert(.placingSubviews)
            let outer = TraitScope.current
            TraitScope.current = view.notifiedTraits
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.controller?.viewDidLayoutSubviews()
            TraitScope.current = outer
            view.drawing.pending.remove(.placingSubviews)
            report.views += 1
        }
        // What is masked in more groups is not painted either.
        if let mask = view.mask, masks < PaintList.deepestGroups { _ = run(on: mask, masks: masks + 1) }
    }

    private static func tell(_ report: Report, of top: View) {
        guard let application = top.root?.windowScene?.application else { return }
        for conflict in top.layoutState?.engine?.removeUnreportedConflicts() ?? [] {
            application.report(.layoutConflict(conflict))
        }
        application.trace?.traceLayout(of: top, report, at: application.now)
    }
}
