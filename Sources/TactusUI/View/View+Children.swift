extension View {
    /// Notes a new subview in all lists of subviews.
    final func insertChild(_ view: View, at index: Int) {
        children.insert(view, at: index)
        subviewTable.insert(at: index)
        view.lastIndex = index + subviewTable.shift
        // Subviews of one depth are drawn as they are listed, whoever of them comes, goes or moves.
        if depthOrder != .listed || view.drawing.zPosition != 0 { depthOrder = .unknown }
    }

    /// Forgets a subview.
    final func removeChild(_ view: View) {
        guard let index = index(of: view) else { return }
        children.remove(at: index)
        subviewTable.remove(at: index)
        if depthOrder != .listed { depthOrder = .unknown }
    }

    /// Gives a subview another place among its siblings.
    final func moveChild(from old: Int, to new: Int) {
        let view = children.remove(at: old)
        children.insert(view, at: new)
        subviewTable.move(from: old, to: new)
        view.lastIndex = new + subviewTable.shift
        if depthOrder != .listed { depthOrder = .unknown }
    }

    /// Returns the index of a view in ``subviews``; `nil` when it is not there.
    ///
    /// It is looked for from where it was last, outwards: its siblings come and go, but mostly few of them, or from the
    /// front.
    final func index(of child: View) -> Int? {
        guard !children.isEmpty else { return nil }
        var below = min(max(child.lastIndex - subviewTable.shift, 0), children.count - 1)
        var above = below + 1
        while below >= 0 || above < children.count {
            if below >= 0, children[below] === child { return remember(below, of: child) }
            if above < children.count, children[above] === child { return remember(above, of: child) }
            below -= 1
            above += 1
        }
        return nil
    }

    /// Notes that something has to be done in a subview, or in one inside it.
    final func mark(_ child: View, _ marks: SubviewTable.Marks) {
        if let index = index(of: child) { subviewTable.mark(marks, at: index) }
    }

    private func remember(_ index: Int, of child: View) -> Int {
        child.lastIndex = index + subviewTable.shift
        return index
    }

    /// Lets go of the subviews, before the view is gone itself.
    ///
    /// Those inside that nobody else keeps go one after the other, superviews first. Each would else let go of its own
    /// while it goes, and so overflow the stack where the tree is deep.
    final func releaseSubviews() {
        // Those that others keep refer to this view, and to this window, no longer.
        if root === self { forEachInside { $0.root = nil } }
        for child in children { child.parent = nil }
        var leaving: [View] = []
        collectUnshared(into: &leaving)
        var index = 0
        while index < leaving.count {
            // A view of its own, so that the list is not copied for each that is added to it.
            let view = leaving[index]
            view.collectUnshared(into: &leaving)
            index += 1
        }
        // From here on the list alone keeps them.
        children.removeAll()
        if mask?.keepsViews == true { mask = nil }
        leaving.reverse()
        while leaving.popLast() != nil {}
    }

    /// Adds the subviews, and the mask, that only this view keeps and that keep some themselves.
    private func collectUnshared(into leaving: inout [View]) {
        for index in children.indices where children[index].keepsViews {
            if isKnownUniquelyReferenced(&children[index]) { leaving.append(children[index]) }
        }
        // The view that it masked must not find it again when it goes.
        guard maskView?.keepsViews == true, isKnownUniquelyReferenced(&maskView), let mask = maskView else { return }
        mask.maskOwner = nil
        maskView = nil
        leaving.append(mask)
    }

    private var keepsViews: Bool { !children.isEmpty || mask != nil }
}
