extension ViewController {
    /// Tells the controller that its view is about to come into sight, or to leave it: for containers that let the
    /// views of their children come and go by an animation, or by a finger.
    ///
    /// Call it before the view is put in place, or before it begins to leave, and ``endAppearanceTransition()`` when it
    /// is there. A second call with the other direction turns the transition back: the controller hears of that, and
    /// the end tells where it ended. Nothing happens when the view is on its way there already, and nothing for a child
    /// of a controller that is out of sight itself: it appears with its parent.
    ///
    /// A controller whose view comes into a window that is shown, or leaves it, without these calls is told all the
    /// same, as of something that is not animated.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether the view comes.
    ///   - animated: Whether it is seen coming or going.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        // Parents are told before their children, and wait for their arrival after them.
        var waiting = [(controller: self, isTold: false)]
        while let (controller, isTold) = waiting.popLast() {
            if isTold {
                controller.awaitArrival()
            } else if controller.beginOwnTransition(isAppearing, animated: animated) {
                waiting.append((controller, true))
                waiting += controller.forwardedChildren.reversed().map { ($0, false) }
            }
        }
    }

    /// Begins the transition of this controller alone.
    ///
    /// - Returns: Whether there was one to begin.
    private func beginOwnTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
        if isAppearing, let parent, !parent.appearance.isOnStage { return false }
        if isAppearing, isCoveredWhereItIs { return false }
        guard let step = appearance.begin(appearing: isAppearing, animated: animated) else { return false }
        appearsByItself = false
        if isAppearing { isMovingFromParent = false } else { isMovingToParent = false }
        tell(step)
        return true
    }

    private func awaitArrival() {
        if appearance.awaitsArrival { viewIfLoaded?.window?.windowScene?.awaitArrival(of: self) }
    }

    /// Tells the controller that its view is where it was going, see ``beginAppearanceTransition(_:animated:)``.
    ///
    /// Nothing happens without a transition. While the parent is still on its way into sight the child's transition
    /// ends with that of its parent, unless that does not forward
    /// (``shouldAutomaticallyForwardAppearanceMethods``).
    public final func endAppearanceTransition() {
        if let parent, parent.appearance.stage == .appearing, appearance.stage == .appearing,
            parent.shouldAutomaticallyForwardAppearanceMethods
        {
            return
        }
        endAppearance()
    }

    /// Whether the view is in sight, or on its way into it: from ``viewWillAppear(_:)`` to ``viewWillDisappear(_:)``.
    public final var isViewAppearing: Bool { appearance.isOnStage }

    /// The view is in its window, and has its traits and its size.
    final func arrive() {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard let step = controller.appearance.arrive() else { continue }
            controller.tell(step)
            waiting += controller.forwardedChildren.reversed()
        }
    }

    /// The view, which came by itself, was shown in a frame.
    final func frameDidShow() {
        guard appearsByItself, appearance.stage == .appearing else { return }
        appearsByItself = false
        endAppearanceTransition()
    }

    private func endAppearance() {
        var waiting = [self]
        while let controller = waiting.popLast() {
            for step in controller.appearance.end() {
                controller.tell(step)
                guard step == .isAppearing else { continue }
                for child in controller.forwardedChildren { child.arrive() }
            }
            (controller.isMovingToParent, controller.isMovingFromParent) = (false, false)
            waiting += controller.forwardedChildren.reversed()
        }
    }

    private func tell(_ step: AppearanceProgress.Step) {
        let animated = appearance.isAnimated
        switch step {
        case .willAppear:
            loadViewIfNeeded()
            viewWillAppear(animated)
        case .isAppearing: viewIsAppearing(animated)
        case .didAppear:
            viewDidAppear(animated)
            showOwnInputViews()
            setNeedsUpdateOfPrefersPointerLocked()
        case .willDisappear: viewWillDisappear(animated)
        case .didDisappear: viewDidDisappear(animated)
        }
    }

    /// Becomes the first responder where the window has none and the controller has a bar or a panel of its own for the
    /// lower edge, which shows by that.
    private func showOwnInputViews() {
        guard canBecomeFirstResponder, let window = viewIfLoaded?.window, window.firstResponder == nil else { return }
        guard inputAccessoryView != nil || inputView != nil || inputAccessoryViewController != nil else { return }
        becomeFirstResponder()
    }

    /// The children that hear what this controller hears.
    private var forwardedChildren: [ViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    // MARK: The window

    /// The view is about to come into a window, or to leave its window; or the window is shown or hidden.
    final func viewWillMove(to window: Window?) {
        let comes = window.map(isInSight) ?? false
        guard comes != appearance.isOnStage, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        beginAppearanceTransition(comes, animated: false)
        appearsByItself = appearance.isMoving
    }

    /// Whether the view is in sight in a window. What is presented may be in one of its own, as a popover's bubble is:
    /// it is in sight as long as what it is presented over is.
    private func isInSight(in window: Window) -> Bool {
        var outer: ViewController? = self
        while let controller = outer {
            if let container = controller.presentation?.containerView {
                // Behind another one that goes the container comes back together with the view.
                guard container.window == nil else { return container.window?.showsControllers ?? false }
                return viewIfLoaded?.isDescendant(of: container) == true && window.showsControllers
            }
            outer = controller.parent
        }
        return window.showsControllers
    }

    /// The view is in a window, or in none.
    final func viewDidMoveToWindow() {
        recordAdditionalSafeArea()
        awaitArrival()
        guard appearsByItself, appearance.stage == .disappearing else { return }
        appearsByItself = false
        endAppearanceTransition()
    }
}

extension Window {
    /// Whether the views of controllers in this window are in sight.
    final var showsControllers: Bool { areControllersShown }

    /// The window was shown or hidden, or has come into a scene or left it: tells the controllers inside.
    final func updateControllersShown() {
        let isShown = windowScene?.application != nil && !isHidden
        guard isShown != areControllersShown else { return }
        areControllersShown = isShown
        var inside: [ViewController] = []
        forEachInside { view in if let controller = view.controller { inside.append(controller) } }
        for controller in inside { controller.viewWillMove(to: self) }
        for controller in inside { controller.viewDidMoveToWindow() }
    }
}

extension WindowScene {
    /// Lets a controller hear with the next frame that its view is in place.
    func awaitArrival(of controller: ViewController) {
        guard knownArrivals.insert(ObjectIdentifier(controller)).inserted else { return }
        arrivingControllers.append(controller)
        setNeedsFrame()
    }

    /// Calls `action` when the next frame has been made.
    func afterNextFrame(_ action: @escaping () -> Void) {
        frameWaiters.append(action)
        setNeedsFrame()
    }

    /// Calls what waits for a frame.
    func runFrameWaiters() {
        let waiting = frameWaiters
        frameWaiters = []
        for action in waiting { action() }
    }

    /// Tells controllers whose views are in place, before these are laid out.
    ///
    /// - Returns: The controllers, which may be in sight when the frame has been made.
    func sendArrivals() -> [ViewController] {
        guard !arrivingControllers.isEmpty else { return [] }
        let arriving = arrivingControllers
        arrivingControllers = []
        for window in windows { window.updateTraitsIfNeeded() }
        for controller in arriving where controller.viewIfLoaded?.window?.windowScene === self { controller.arrive() }
        return arriving
    }
}
