import TactusGeometry
import TactusPlatform

extension Window {
    /// Moves the focus, as the keys do: to the view that is next in reading order, or nearest in a direction.
    ///
    /// The view becomes the first responder, and scroll views show it. Views are passed over that are hidden, disabled,
    /// take no touches, or are being moved by an animation; and, while a controller is presented, all that are not in
    /// the frontmost one's view. The first step goes to the first view, or the last; arrows need one to begin at.
    ///
    /// - Parameter heading: Which way.
    /// - Returns: Whether it moved. It does not when there is no view in that direction, and when the first responder
    ///   does not give its place up, or a ``FocusEnvironment`` prevents it.
    @discardableResult
    public final func moveFocus(_ heading: FocusHeading) -> Bool {
        guard let view = focusTarget(heading), focus(view, by: heading) else { return false }
        view.showInScrollViews()
        return true
    }

    /// Moves the focus for a key.
    ///
    /// - Returns: Whether the key has its use in that.
    final func moveFocus(for key: Key) -> Bool {
        guard let heading = FocusHeading(key, leavesText: currentFirstResponder is any KeyInput) else { return false }
        if let view = focusTarget(heading) {
            if focus(view, by: heading) { view.showInScrollViews() }
            return true
        }
        guard heading.isSequential, !showsFocus, let view = currentFirstResponder?.hostView, view.canBecomeFocused
        else { return false }
        showsFocus = true  // the only one that there is
        return true
    }

    private func focusTarget(_ heading: FocusHeading) -> View? {
        StackRoom.check("moveFocus(_:)", of: self)
        layoutIfNeeded()
        if currentFirstResponder == nil, let view = lostFocus.target(heading), view.window === self,
            let target = collectedFocusTarget(heading, from: view, mayBeStart: true)
        {
            return target
        }
        if heading.isSequential, currentFirstResponder == nil, let view = preferredFocus { return view }
        return collectedFocusTarget(heading, from: currentFirstResponder?.hostView)
    }

    /// Remembers where the focus would have gone from what loses it without being asked, since it was
    /// disabled or is removed.
    final func rememberLostFocus() {
        guard showsFocus, let view = currentFirstResponder?.hostView else { return }
        lostFocus.next.view = collectedFocusTarget(.next, from: view)
        lostFocus.previous.view = collectedFocusTarget(.previous, from: view)
    }

    /// - Parameters:
    ///   - heading: Which way.
    ///   - start: The view that the search begins at.
    ///   - mayBeStart: Whether that view is where the focus goes, if it takes it.
    /// - Returns: The view that the focus goes to.
    private func collectedFocusTarget(_ heading: FocusHeading, from start: View?, mayBeStart: Bool = false) -> View? {
        TreeWalks.begin()
        defer { TreeWalks.end() }
        var collector = FocusCollector(from: start)
        guard let node = collector.node(for: focusRoot) else { return nil }
        if mayBeStart, let start, collector.takesFocus(start) { return start }
        let last = lastFocusOfGroups.compactMapValues { memory in
            collector.views.firstIndex { $0 === memory.view }
        }
        var order = node.inReadingOrder(isMirrored: focusRoot.effectiveLayoutDirection == .rightToLeft)
        if !heading.isSequential { order += collector.itemsOfGuides(beside: order, in: focusRoot) }
        let search = FocusSearch(order, from: collector.start, lastOfGroups: last)
        return search.target(heading).map { collector.views[$0] }
    }

    /// What the focus, and whoever does not see the window, stays in: the frontmost view that a controller presents,
    /// else the window.
    package final var focusRoot: View {
        guard let presentation = presentedControllers.last?.presentation, presentation.confinesInteraction,
            let view = presentation.presentedView, view.window === self
        else { return self }
        return view
    }

    /// The first responder is another one.
    final func firstResponderDidChange(from old: Responder?) {
        let responder = currentFirstResponder
        guard old !== responder else { return }
        windowScene?.application?.accessibilityMayDiffer()
        defer { if !isChangingFirstResponder { reportFocusUpdate() } }
        if showsFocus { (old as? View)?.tellFocusChanged() }
        guard let view = responder as? View else { return }
        if showsFocus { view.tellFocusChanged() }
        if let group = view.focusGroup { lastFocusOfGroups[group] = FocusMemory(view: view) }
    }

    /// The focus is shown from now on, or no longer; or the window has become key, or has ceased to be.
    final func focusLookDidChange() {
        if !showsFocus { lostFocus = LostFocus() }
        (currentFirstResponder as? View)?.tellFocusChanged()
        reportFocusUpdate()
    }
}

/// A view that had the focus.
struct FocusMemory {
    weak var view: View?
}

/// Where the focus goes on from, once the view is disabled or gone that had it.
struct LostFocus {
    var next = FocusMemory()
    var previous = FocusMemory()

    /// The view for a heading; `nil` for those of the arrows, which need a view to begin at.
    func target(_ heading: FocusHeading) -> View? {
        switch heading {
        case .next: next.view
        case .previous: previous.view
        case .up, .down, .left, .right: nil
        }
    }
}

extension View {
    /// Whether keys go to this view, and it should show so: it is the first responder of the key window, and the user
    /// gets about by keys. A touch ends that, until a key moves the focus again, or changes a control.
    ///
    /// The view is drawn again when that changes, if it has ever asked. The toolkit's controls draw a ring.
    public final var isFocused: Bool {
        drawing.readsFocus = true
        return isFocusedForDrawing
    }

    /// What ``isFocused`` says, for those who draw the view again themselves when that changes.
    package final var isFocusedForDrawing: Bool {
        guard let window, window.showsFocus, window.isKeyWindow else { return false }
        return isFirstResponder
    }

    /// Tells the view and its interactions that the focus shows on it now, or no longer.
    fileprivate final func tellFocusChanged() {
        focusRingDidChange()
        for interaction in attachedInteractions { interaction.focusDidChange() }
    }

    /// The group that the view belongs to, by itself or by a superview.
    fileprivate final var focusGroup: String? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.focusGroupIdentifier).first
    }

    /// Lets all scroll views that the view is in show it.
    final func showInScrollViews() {
        for view in sequence(first: self, next: \.parent).dropFirst() {
            (view as? any ScrollableContainer)?.scrollRectToVisible(convert(bounds, to: view), animated: false)
        }
    }
}
