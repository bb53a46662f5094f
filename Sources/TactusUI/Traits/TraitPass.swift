/// Tells views of traits that changed, before anything is laid out or drawn by them.
enum TraitPass {
    /// Tells all views of a tree whose traits are others than they were told of: superviews first, each once.
    ///
    /// Only views are visited that say something new about traits or were added, and what is inside them as far as that
    /// makes a difference there. Views that change traits whenever they are told of some are left for the next frame
    /// after a few rounds.
    ///
    /// - Parameter top: The top of the tree.
    static func run(on top: View) {
        var round = 0
        while round < rounds, isPending(top) {
            round += 1
            visit(top, in: top.inheritedTraitState, isOther: false)
        }
    }

    private static let rounds = 8

    private static func isPending(_ view: View) -> Bool {
        !view.drawing.pending.isDisjoint(with: [.traits, .traitsInside])
    }

    /// - Parameters:
    ///   - view: The view.
    ///   - inherited: The traits of where it is.
    ///   - isOther: Whether its superview has just been told of these.
    private static func visit(_ view: View, in inherited: TraitState, isOther: Bool) {
        guard isOther || isPending(view) else { return }
        var visitsAll = false
        if isOther || view.drawing.pending.contains(.traits) {
            view.drawing.pending.remove(.traits)
            let state = inherited.applying(view.traits?.effective, told: view.notifiedTraits)
            visitsAll = state !== view.notifiedTraits && state.collection != view.notifiedTraits.collection
            if visitsAll { view.apply(state) }
        }
        let told = view.notifiedTraits
        if let mask = view.mask { visit(mask, in: told, isOther: visitsAll) }
        if visitsAll {
            for child in view.children where child.parent === view { visit(child, in: told, isOther: true) }
        }
        visitMarked(view, told)
    }

    private static func visitMarked(_ view: View, _ told: TraitState) {
        var next = 0
        while let index = view.subviewTable.first(.traits, from: next) {
            view.subviewTable.unmark(.traits, at: index)
            let child = view.children[index]
            visit(child, in: told, isOther: false)  // which may add subviews to this view, or take some out
            if isPending(child), child.parent === view { view.mark(child, .traits) }
            next = index + 1
        }
        if view.subviewTable.first(.traits, from: 0) == nil { view.drawing.pending.remove(.traitsInside) }
    }
}
