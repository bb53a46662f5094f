import TactusGeometry

extension View {
    /// The view that this one is in; `nil` for a window and for a view that was not added to any.
    public final var superview: View? { parent }

    /// The views in this one, from back to front. The last one is drawn above the others and asked first for touches.
    public final var subviews: [View] { children }

    /// The window that this view is in, through its superviews; a window answers with itself.
    public final var window: Window? { root }

    /// Whether this view is `view`, or is inside it at any depth.
    public final func isDescendant(of view: View) -> Bool {
        if view.children.isEmpty { return view === self }
        var current: View? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.parent
        }
        return false
    }

    /// Returns this view, or the first one inside it, that has a ``tag``; `nil` when there is none. What lies behind is
    /// looked at first, each view before those inside it.
    public final func viewWithTag(_ tag: Int) -> View? {
        var walk = SubtreeWalk(from: self)
        while let view = walk.next() {
            if view.tag == tag { return view }
        }
        return nil
    }

    /// Puts `view` in front of the other subviews. It leaves its former superview.
    public final func addSubview(_ view: View) {
        insertSubview(view, at: view.parent === self ? children.count - 1 : children.count)
    }

    /// Puts `view` behind the subview that is at `index`. It leaves its former superview.
    ///
    /// - Parameters:
    ///   - view: The view to add; neither a window, nor this view, nor one that this view is in or masks, however
    ///     indirectly.
    ///   - index: A place in ``subviews`` as they are without `view`: 0 is the back, as what is less,
    ///     their count and more the front.
    public final func insertSubview(_ view: View, at index: Int) {
        precondition(!(view is Window), "a window cannot be a subview; open it, or add it to a scene")
        if isShown(inside: view) {
            precondition(!isDescendant(of: view), "a view cannot be a subview of itself or of a view inside it")
            preconditionFailure("a view cannot be a subview of its own mask or of a view inside that")
        }
        let index = max(index, 0)
        if view.parent === self {
            moveSubview(view, to: min(index, children.count - 1))
        } else {
            view.leaveSuperview(for: root)
            adopt(view, at: index)
        }
    }

    /// Puts `view` directly behind `sibling`; in front of all when that is no other subview of this view. It leaves its
    /// former superview.
    public final func insertSubview(_ view: View, belowSubview sibling: View) {
        insertSubview(view, at: indexWithout(view, of: sibling) ?? children.count)
    }

    /// Puts `view` directly in front of `sibling`; in front of all when that is no other subview of this view. It
    /// leaves its former superview.
    public final func insertSubview(_ view: View, aboveSubview sibling: View) {
        insertSubview(view, at: indexWithout(view, of: sibling).map { $0 + 1 } ?? children.count)
    }

    /// Lets two subviews change places. Nothing happens when there is none at one of the indices.
    ///
    /// - Parameters:
    ///   - index: A place in ``subviews``.
    ///   - other: Another one.
    public final func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        let (low, high) = (min(index, other), max(index, other))
        guard low >= 0, high < children.count, low != high else { return }
        let (back, front) = (children[low], children[high])
        moveSubview(front, to: low)
        moveSubview(back, to: high)
    }

    /// Moves a subview in front of the others. Nothing happens when `view` is no subview of this view.
    public final func bringSubviewToFront(_ view: View) {
        if view.parent === self { moveSubview(view, to: children.count - 1) }
    }

    /// Moves a subview behind the others. Nothing happens when `view` is no subview of this view.
    public final func sendSubviewToBack(_ view: View) {
        if view.parent === self { moveSubview(view, to: 0) }
    }

    /// Takes the view out of its superview. Touches that it, or a view inside it, has are cancelled unless it is back
    /// in the same window when the present callback returns. A first responder inside it is none any more.
    public final func removeFromSuperview() {
        leaveSuperview(for: nil)
    }

    /// Takes the view out of its superview, on its way to another window or to none.
    private func leaveSuperview(for newWindow: Window?) {
        guard let superview = parent else { return }
        StackRoom.check("removeFromSuperview()", of: self)
        if let window = root, window !== newWindow { window.dropFirstResponder(inside: self) }
        if let root, root.contextCount > 0 { controller?.contextWillLeave() }
        guard parent === superview else { return }  // the first responder did it already
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let oldWindow = root
        if oldWindow != nil { announce(window: nil, onTheWayTo: newWindow) }
        guard parent === superview else { return }  // one of the hooks did it already
        markRemoved()
        leaveLayout()
        superview.removeChild(self)
        superview.setNeedsLayoutUnlessLaidOut()
        root?.safeAreaPath.forget(self)
        parent = nil
        if let oldWindow {
            oldWindow.treeDidChange(removing: self)
            enter(window: nil)
        }
        didMoveToSuperview()
    }

    private func adopt(_ view: View, at index: Int) {
        StackRoom.check("addSubview(_:)", of: view)
        TreeWalks.recordAddition(of: view, to: self)
        view.willMove(toSuperview: self)
        if root != nil { view.announce(window: root, onTheWayTo: root) }
        // What is a subview is no mask: or else the view that it masks could come to lie in it.
        view.maskOwner?.mask = nil
        // One of the hooks may have put it elsewhere, or this view inside it: the later wish holds.
        guard view.parent == nil, !isShown(inside: view) else {
            if view.parent == nil { view.leaveControllersBehind() }
            return
        }
        view.joinLayout()
        insertChild(view, at: min(index, children.count))  // the hooks may have changed their number
        view.parent = self
        view.markAdded()
        if let root {
            root.treeDidChange(removing: nil)
            view.enter(window: root)
        }
        view.didMoveToSuperview()
        view.controller?.contextDidCome()
        didAddSubview(view)
        setNeedsLayout()
    }

    private func moveSubview(_ view: View, to index: Int) {
        guard let old = self.index(of: view), old != index else { return }
        moveChild(from: old, to: index)
        view.markRestacked()
        root?.treeDidChange(removing: nil)
    }

    /// The place of `sibling` among the subviews without `view`; `nil` when it is none of them.
    private func indexWithout(_ view: View, of sibling: View) -> Int? {
        guard sibling !== view, sibling.parent === self, let index = index(of: sibling) else { return nil }
        guard view.parent === self, let own = self.index(of: view) else { return index }
        return own < index ? index - 1 : index
    }

    /// Tells this view and all inside it that their window will change. Controllers hear of where it ends: a view that
    /// goes from window to window, or inside one, does not disappear.
    private func announce(window: Window?, onTheWayTo destination: Window?) {
        TreeWalks.begin()
        defer { TreeWalks.end() }
        forEachInside {
            $0.willMove(toWindow: window)
            $0.controller?.viewWillMove(to: destination)
        }
    }

    /// Tells controllers that their views have come to nowhere, in place of where they were going.
    private func leaveControllersBehind() {
        forEachInside {
            $0.controller?.viewWillMove(to: nil)
            $0.controller?.viewDidMoveToWindow()
        }
    }

    /// Sets the window of this view and of all inside it, then tells them.
    private func enter(window: Window?) {
        TreeWalks.begin()
        defer { TreeWalks.end() }
        forEachInside { $0.setRoot(window) }
        if let prepare = window?.windowScene?.application?.viewPreparation { forEachInside(prepare) }
        forEachInside {
            $0.didMoveToWindow()
            for interaction in $0.attachedInteractions { interaction.viewDidMoveToWindow() }
            $0.controller?.viewDidMoveToWindow()
        }
    }

    /// Sets the window of this view alone.
    private func setRoot(_ window: Window?) {
        if window?.windowScene !== root?.windowScene {
            if animations != nil { leaveAnimations() }
            if mask != nil { leaveAnimationsOfMask() }
        }
        let interest = ownHoverInterest
        let isFiltering = backdropFilter != nil
        root?.hoverInterest -= interest
        if isFiltering { root?.backdropViews.removeAll { $0 === self } }
        root = window
        root?.hoverInterest += interest
        if isFiltering { root?.backdropViews.append(self) }
        if let covered = layoutState?.additionalSafeArea, covered != .zero { root?.hasAdditionalSafeArea = true }
    }
}
