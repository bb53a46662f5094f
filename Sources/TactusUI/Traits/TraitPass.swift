import TactusGeometry

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
        StackRoom.check("traitCollection", of: top)
        runs += 1
        TreeWalks.begin()
        defer {
            TreeWalks.end()
            runs -= 1
        }
        var round = 0
        while round < rounds, isPending(top) {
            round += 1
            let wasCertain = isCertain
            isCertain = true
            visit(top, in: top.inheritedTraitState, isOther: false)
            isCertain = wasCertain && isCertain
        }
    }

    /// The same, unless views are being told just now: then that pass comes to it.
    static func runUnlessRunning(on top: View) { if runs == 0 { run(on: top) } }

    /// Whether a view in a window may have other traits than it was told of. A popup's are those of a view elsewhere,
    /// and while views are told, some are not yet.
    static func mayDiffer(in window: Window) -> Bool {
        runs > 0 || isPending(window) || window.windowScene == nil || window.traitSource != nil
    }

    /// Whether a view is being told of its traits just now, and nothing else has been said about traits since those
    /// around it were: then they are its traits, whatever is still to be told.
    static func isTelling(_ view: View) -> Bool { isCertain && told === view }

    /// Something is said about traits: views that were told may have others.
    static func traitsMayDiffer() { isCertain = false }

    private static let rounds = 8
    /// The view that is being told.
    private static var told: View?
    /// Whether nothing has been said about traits since the round began.
    private static var isCertain = false
    /// How many passes are running: a view that is told may ask for another.
    private static var runs = 0

    private static func isPending(_ view: View) -> Bool {
        !view.drawing.pending.isDisjoint(with: [.traits, .traitsInside])
    }

    /// A view on the way to those that are told, each inside the one before it.
    private struct Level {
        let view: View
        let notified: TraitState
        /// The subviews that are told because the view was, and are still to come.
        var others: ArraySlice<View>
        /// The place of the next subview that waits.
        var next = 0
        /// Whether the mask was not looked at yet, and whether what it inherits is new.
        var hasMask: Bool, isOther: Bool
    }

    /// - Parameters:
    ///   - view: The view.
    ///   - inherited: The traits of where it is.
    ///   - isOther: Whether its superview has just been told of these.
    private static func visit(_ view: View, in inherited: TraitState, isOther: Bool) {
        var way: [Level] = []
        if let level = tell(view, in: inherited, isOther: isOther) { way.append(level) }
        while let level = way.last {
            guard let (child, isOther) = nextInside(&way[way.count - 1]) else {
                way.removeLast()
                leave(level.view, below: way.last?.view)
                continue
            }
            if let inner = tell(child, in: level.notified, isOther: isOther) { way.append(inner) }
        }
    }

    /// Tells one view, which may add subviews to itself and to those above it, or take some out.
    ///
    /// - Returns: What is to be looked at inside it; `nil` when nothing is.
    private static func tell(_ view: View, in inherited: TraitState, isOther: Bool) -> Level? {
        guard isOther || isPending(view) else { return nil }
        var visitsAll = false
        if isOther || view.drawing.pending.contains(.traits) {
            view.drawing.pending.remove(.traits)
            let state = inherited.applying(view.traits?.effective, told: view.notifiedTraits)
            visitsAll = state !== view.notifiedTraits && state.collection != view.notifiedTraits.collection
            if visitsAll {
                told = view
                view.apply(state)
                told = nil
            }
        }
        return Level(
            view: view, notified: view.notifiedTraits, others: visitsAll ? view.children[...] : [],
            hasMask: view.mask != nil, isOther: visitsAll)
    }

    /// Returns the next view inside one, and whether what it inherits is new: the mask, all subviews when the view
    /// itself was told, then those that wait.
    private static func nextInside(_ level: inout Level) -> (view: View, isOther: Bool)? {
        let view = level.view
        if level.hasMask {
            level.hasMask = false
            if let mask = view.mask { return (mask, level.isOther) }
        }
        while let child = level.others.popFirst() {
            if child.parent === view { return (child, true) }
        }
        guard let index = view.subviewTable.first(.traits, from: level.next) else { return nil }
        view.subviewTable.unmark(.traits, at: index)
        level.next = index + 1
        return (view.children[index], false)
    }

    /// All inside a view was told.
    private static func leave(_ view: View, below superview: View?) {
        if view.subviewTable.first(.traits, from: 0) == nil { view.drawing.pending.remove(.traitsInside) }
        if let superview, view.parent === superview, isPending(view) { superview.mark(view, .traits) }
    }
}
