/// Calls ``View/layoutSubviews()`` where it was asked for.
enum LayoutPass {
    /// Lays out `view` and all inside it, superviews first, until nothing asks any more.
    ///
    /// Views that ask again each time they are laid out are left for the next frame after a few rounds.
    static func run(on view: View) {
        for _ in 0..<rounds where needsLayout(view) { visit(view) }
    }

    /// Whether the view, or one inside it, asks for layout.
    static func needsLayout(_ view: View) -> Bool {
        !view.drawing.pending.isDisjoint(with: [.layout, .layoutInside])
    }

    private static let rounds = 8

    private static func visit(_ view: View) {
        guard needsLayout(view) else { return }
        let isAsked = view.drawing.pending.contains(.layout)
        view.drawing.pending.subtract([.layout, .layoutInside])
        if isAsked { view.layoutSubviews() }
        var next = 0
        while let index = view.subviewTable.first(.layout, from: next) {
            view.subviewTable.unmark(.layout, at: index)
            visit(view.children[index])  // which may add subviews to this view, or take some out
            next = index + 1
        }
    }
}
