import TactusGeometry

extension ViewController {
    /// Takes another controller in. It leaves its former parent; one that is presented is presented no more.
    ///
    /// The child's view is the caller's to place: add it to a view of this controller, then tell the child by
    /// ``didMove(toParent:)``. Adding a child again changes nothing.
    ///
    /// - Parameter child: Neither this controller nor one that contains it.
    public final func addChild(_ child: ViewController) {
        StackRoom.check("addChild(_:)", of: child)
        precondition(!isInside(child), "a controller cannot be inside itself")
        guard child.parent !== self else { return }
        child.becomeFree()
        child.willMove(toParent: self)
        // Which may have put it elsewhere, or have presented it.
        child.becomeFree()
        guard child.parent == nil else { return }
        precondition(!isInside(child), "a controller cannot be inside itself")
        children.append(child)
        child.parent = self
    }

    /// Whether the controller is another one, or inside it at any depth. One without children is not looked for.
    private func isInside(_ other: ViewController) -> Bool {
        if other.children.isEmpty { return self === other }
        return sequence(first: self, next: \.parent).contains { $0 === other }
    }

    /// Leaves the parent, after the caller has taken the view out of the parent's. Nothing happens without a parent.
    public final func removeFromParent() {
        guard let parent else { return }
        StackRoom.check("removeFromParent()", of: self)
        if let index = parent.children.indexFromEnds(of: self) { parent.children.remove(at: index) }
        self.parent = nil
        parent.childDidLeave(self)
        didMove(toParent: nil)
    }

    /// Leaves its parent, and is presented no more: what is inside of a controller and in front of it would be in front
    /// of itself.
    private func becomeFree() {
        removeFromParent()
        presenter?.removePresented()
    }

    /// Whether the controller has no class of its own.
    final var isPlain: Bool { type(of: self) == ViewController.self }

    /// Calls a body with each child that has a class of its own. Children that are just ``ViewController`` would only
    /// hand on what they are told, each from inside the one before it: those in them are called in their stead, however
    /// deep they are.
    ///
    /// - Parameters:
    ///   - value: What is told of this controller.
    ///   - inside: Returns what a child is told, given the child, its parent and what the parent is told; `nil` for
    ///     nothing.
    ///   - body: Called with a child and what it is told.
    final func forEachChildOverriding<Value>(
        _ value: Value, inside: (ViewController, ViewController, Value) -> Value?,
        _ body: (ViewController, Value) -> Void
    ) {
        var waiting = children.reversed().map { (child: $0, parent: self, value: value) }
        while let next = waiting.popLast() {
            guard let value = inside(next.child, next.parent, next.value) else { continue }
            guard next.child.isPlain else {
                body(next.child, value)
                continue
            }
            for child in next.child.children.reversed() { waiting.append((child, next.child, value)) }
        }
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
