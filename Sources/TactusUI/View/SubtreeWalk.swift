/// A walk through a view and all inside it, each view before those inside it, from back to front.
///
/// It keeps its way in memory of its own and not on the stack, so that a tree may be as deep as it likes. The subviews
/// of a view are those at the time when the walk goes inside it; what has left its superview when its turn comes is
/// passed over. A view without subviews costs no memory.
struct SubtreeWalk {
    /// A view that the walk is inside, and its subviews that are still to come.
    private struct Level {
        let view: View
        var rest: ArraySlice<View>
    }

    private var levels: [Level] = []
    private var present: View?
    private var isStarted = false

    /// Begins at a view.
    init(from view: View) { present = view }

    /// Goes on to the next view.
    ///
    /// - Parameter descends: Whether to go inside the view that was returned last.
    /// - Returns: The view; `nil` when there is none.
    mutating func next(goingInside descends: Bool = true) -> View? {
        guard isStarted else {
            isStarted = true
            return present
        }
        if descends, let view = present, !view.children.isEmpty {
            levels.append(Level(view: view, rest: view.children[...]))
        }
        present = nil
        while !levels.isEmpty {
            let last = levels.count - 1
            while let child = levels[last].rest.popFirst() {
                guard child.parent === levels[last].view else { continue }
                present = child
                return child
            }
            levels.removeLast()
        }
        return nil
    }
}

extension View {
    /// Calls `body` for this view and all inside it, superviews first, however deep they are.
    ///
    /// - Parameter body: Called with a view. Answers whether the walk goes on inside that one.
    package final func walkInside(_ body: (View) -> Bool) {
        var walk = SubtreeWalk(from: self)
        var descends = true
        while let view = walk.next(goingInside: descends) { descends = body(view) }
    }

    /// Calls `body` for this view and all inside it, superviews first, however deep they are.
    package final func forEachInside(_ body: (View) -> Void) {
        walkInside {
            body($0)
            return true
        }
    }
}
