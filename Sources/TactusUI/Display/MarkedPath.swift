/// The way through the views of a tree that wait for something, see ``SubviewTable/Marks``: the views that are being
/// looked at, each inside the one before it.
///
/// It is kept in memory of its own and not on the stack, so that a tree may be as deep as it likes. Subviews may come
/// and go meanwhile.
struct MarkedPath {
    private struct Level {
        let view: View
        var next = 0
    }

    private let marks: SubviewTable.Marks
    private var levels: [Level]

    /// Begins inside a view.
    ///
    /// - Parameters:
    ///   - marks: What is waited for.
    ///   - view: The view.
    init(_ marks: SubviewTable.Marks, from view: View) {
        self.marks = marks
        levels = [Level(view: view)]
    }

    /// The view whose subviews come next; `nil` when the way is over.
    var last: View? { levels.last?.view }

    /// Takes the mark off the next subview that has one, and returns it; `nil` when there is none.
    mutating func nextSubview() -> View? {
        let last = levels.count - 1
        let view = levels[last].view
        guard let index = view.subviewTable.first(marks, from: levels[last].next) else { return nil }
        view.subviewTable.unmark(marks, at: index)
        levels[last].next = index + 1
        return view.children[index]
    }

    /// Goes inside a subview.
    mutating func enter(_ view: View) { levels.append(Level(view: view)) }

    /// Goes back to where the view before the last one is looked at, whose subview is marked anew if it asks again.
    ///
    /// - Parameters:
    ///   - flag: What the view no longer waits for, unless one of its subviews has a mark again.
    ///   - asks: Whether a view asks.
    mutating func leave(removing flag: DrawingState.Pending, whileAsked asks: (View) -> Bool) {
        guard let view = levels.popLast()?.view else { return }
        if view.subviewTable.first(marks, from: 0) == nil { view.drawing.pending.remove(flag) }
        if let above = last, view.parent === above, asks(view) { above.mark(view, marks) }
    }
}
