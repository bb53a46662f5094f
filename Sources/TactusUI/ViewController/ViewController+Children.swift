extension ViewController {
    /// Takes another controller in. It leaves its former parent.
    ///
    /// The child's view is the caller's to place: add it to a view of this controller, then tell the child by
    /// ``didMove(toParent:)``. Adding a child again changes nothing.
    ///
    /// - Parameter child: Neither this controller nor one that contains it.
    public final func addChild(_ child: ViewController) {
        precondition(
            !sequence(first: self, next: \.parent).contains(child), "a controller cannot be inside itself")
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Leaves the parent, after the caller has taken the view out of the parent's. Nothing happens without a parent.
    public final func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parent.childDidLeave(self)
        didMove(toParent: nil)
    }

    /// Lets go of the children, before the controller is gone itself.
    ///
    /// Those inside that nobody else keeps go one after the other, parents first. Each would else let go of its own
    /// while it goes, and so overflow the stack where many are in one another.
    final func releaseChildren() {
        for child in children { child.parent = nil }
        var leaving: [ViewController] = []
        collectUnshared(into: &leaving)
        var index = 0
        while index < leaving.count {
            let controller = leaving[index]
            controller.collectUnshared(into: &leaving)
            index += 1
        }
        // From here on the list alone keeps them.
        children.removeAll()
        leaving.reverse()
        while leaving.popLast() != nil {}
    }

    /// Adds the children that only this controller keeps, and that have some themselves.
    private func collectUnshared(into leaving: inout [ViewController]) {
        for index in children.indices where !children[index].children.isEmpty {
            if isKnownUniquelyReferenced(&children[index]) { leaving.append(children[index]) }
        }
    }
}
