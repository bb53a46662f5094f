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
}
