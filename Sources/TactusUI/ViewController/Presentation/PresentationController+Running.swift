import TactusGeometry

extension PresentationController {
    /// Shows the controller.
    final func begin(in window: Window, isAnimated: Bool, completion: (() -> Void)?) {
        guard let presenting = presentingViewController else { return }
        (stage, ending) = (.presenting, nil)
        isLeaving = false
        let anchor = context(in: window, presenting)
        keepsPresentersView =
            anchor != nil || (presenting.presentation == nil && window.rootViewController !== presenting)
        let container = PresentationContainer(self, frame: anchor?.superview?.bounds ?? window.bounds)
        self.container = container
        if let anchor {
            window.contextCount += 1
            contextWindow = window
            container.clipsToBounds = true
            container.follow(anchor)
        }
        // First, so that whoever is asked for an animation knows the container's traits.
        if let anchor, let room = anchor.superview {
            room.insertSubview(container, aboveSubview: anchor)
        } else {
            window.addSubview(container)
        }
        let transition = ViewControllerTransition(
            from: presenting, to: presentedViewController, in: container, isAnimated: isAnimated)
        transition.hidesFromViewController = shouldRemovePresentersView
        transition.tellsArrivalFirst = true
        self.transition = transition
        let animation = isAnimated ? animation(isPresenting: true, presenting) : nil
        let interaction =
            isAnimated
            ? delegateOfTransition?.interactionController(
                forPresentation: presentedViewController) : nil
        presentedViewController.loadView(filling: container.bounds)
        transition.begin(by: animation, interactively: interaction?.wantsInteractiveStart ?? false) { [self] in
            presentationTransitionWillBegin()
            if let view = presentedView {
                if view.superview == nil { container.addSubview(view) }
                if view.superview === container { view.frame = frameOfPresentedViewInContainerView }
            }
            if confinesInteraction { displaced.displace(in: window, from: anchor, except: container) }
        } completion: { [self] isCompleted in
            if stage == .presenting { presentationDidEnd(isCompleted, completion) }
        }
        if transition.isRunning { interaction?.startInteractiveTransition(transition) }
    }

    private final func presentationDidEnd(_ isCompleted: Bool, _ completion: (() -> Void)?) {
        stage = isCompleted ? .presented : .idle
        let coordinator = transition?.coordinator
        if isCompleted { ending = .presenting }
        transition = nil
        if isCompleted {
            if takesPresentersViewAway { presentingViewController?.shownView?.removeFromSuperview() }
        } else {
            remove()
        }
        presentationTransitionDidEnd(isCompleted)
        // Last, when both controllers have heard of the end.
        coordinator?.animate(alongsideTransition: nil) { [self] _ in
            ending = nil
            completion?()
            if !isCompleted { runDismissals() }
        }
    }

    /// Takes the controller away, or turns back what brings it.
    final func end(isAnimated: Bool, completion: (() -> Void)?) {
        if let completion { dismissals.append(completion) }
        switch stage {
        case .presenting where isAnimated && transition?.isAnimated == true: transition?.cancel()
        case .presenting, .presented:
            transition?.finishNow()
            if stage == .presented { beginDismissal(isAnimated: isAnimated) }
        case .dismissing: if !isAnimated { transition?.finishNow() }
        case .idle: runDismissals()
        }
    }

    private final func beginDismissal(isAnimated: Bool) {
        guard let presenting = presentingViewController, let container, container.window != nil else {
            remove()
            return runDismissals()
        }
        (stage, ending) = (.dismissing, nil)
        presenting.viewIfLoaded?.setBehindController(false)
        let transition = ViewControllerTransition(
            from: presentedViewController, to: presenting, in: container, isAnimated: isAnimated)
        transition.showsToViewController = replaced?.removesPresentersView ?? shouldRemovePresentersView
        transition.tellsArrivalFirst = true
        self.transition = transition
        let animation = isAnimated ? animation(isPresenting: false, presenting) : nil
        let interaction =
            isAnimated
            ? delegateOfTransition?.interactionController(
                forDismissal: presentedViewController) : nil
        transition.begin(by: animation, interactively: interaction?.wantsInteractiveStart ?? false) { [self] in
            if takesPresentersViewAway { presenting.restoreShownView(behind: container) }
            dismissalTransitionWillBegin()
        } completion: { [self] isCompleted in
            if stage == .dismissing { dismissalDidEnd(isCompleted) }
        }
        if transition.isRunning { interaction?.startInteractiveTransition(transition) }
    }

    private final func dismissalDidEnd(_ isCompleted: Bool) {
        let coordinator = transition?.coordinator
        transition = nil
        stage = isCompleted ? .idle : .presented
        if isCompleted {
            ending = .dismissing
            let scene = container?.window?.windowScene
            remove()
            // Who was covered in part is in front again, and hears nothing of it.
            scene?.updatePointerLock()
        } else if takesPresentersViewAway {
            presentingViewController?.shownView?.removeFromSuperview()
        }
        dismissalTransitionDidEnd(isCompleted)
        guard isCompleted else {
            isLeaving = false
            presentingViewController?.viewIfLoaded?.setBehindController(true)
            return dismissals = []
        }
        coordinator?.animate(alongsideTransition: nil) { [self] _ in
            ending = nil
            runDismissals()
        }
    }

    /// Lets the frontmost of what is presented over this go in its place, where that covers all between them: those
    /// have disappeared, and are taken away without a word.
    ///
    /// - Returns: The frontmost one, which the presenter of this presents now; `nil` where it stays as it is.
    final func replacedByFrontmost() -> PresentationController? {
        guard stage == .presented, let presenter = presentingViewController else { return nil }
        var between: [PresentationController] = []
        // Nobody but the one behind it may hold each of them.
        var covered: [ViewController] = []
        var front = self
        var shown = presentedViewController
        while let controller = shown.presented, let next = controller.presentation {
            guard next.stage == .presented else { return nil }
            between.append(front)
            covered.append(shown)
            (front, shown) = (next, controller)
        }
        guard front !== self, front.takesPresentersViewAway, front.container?.window != nil else { return nil }
        front.replaced = Replaced(
            removesPresentersView: shouldRemovePresentersView, takesPresentersViewAway: takesPresentersViewAway)
        front.displaced = displaced
        front.dismissals += between.flatMap(\.dismissals)
        for presentation in between { presentation.dismissals = [] }
        for (presentation, controller) in zip(between, covered) {
            // What lies behind the frontmost one is not in the window any more, and hears nothing.
            presentation.displaced = DisplacedResponder()
            controller.presented = nil
            presentation.remove()
        }
        presenter.presented = shown
        shown.presenter = presenter
        front.presentingViewController = presenter
        front.isLeaving = true
        return front
    }

    /// Nothing is presented any more.
    final func remove() {
        replaced = nil
        // Nobody but its presenter may hold it, which lets go of it.
        let presented = presentedViewController
        let window = container?.window
        stage = .idle
        isLeaving = false
        transition = nil
        presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        clearWindow()
        if let presenting = presentingViewController {
            presenting.presented = nil
            presenting.viewIfLoaded?.setBehindController(false)
        }
        presented.presenter = nil
        presentingViewController = nil
        if let window { displaced.restore(in: window) }
    }

    /// Takes what belongs to the presentation out of the window: also when the presented controller ends that is there,
    /// because whoever presented it has ended.
    final func clearWindow() {
        contextWindow?.contextCount -= 1
        contextWindow = nil
        container?.removeFromSuperview()
        container = nil
    }

    /// Whether the presenter's view leaves the window as long as it is covered.
    final var takesPresentersViewAway: Bool {
        replaced?.takesPresentersViewAway ?? (shouldRemovePresentersView && !keepsPresentersView)
    }

    final func runDismissals() {
        let calls = dismissals
        dismissals = []
        for call in calls { call() }
    }

    private final var delegateOfTransition: (any ViewControllerTransitioningDelegate)? {
        presentedViewController.transitioningDelegate
    }

    private final func animation(
        isPresenting: Bool, _ presenting: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        let own =
            isPresenting
            ? delegateOfTransition?.animationController(forPresented: presentedViewController, presenting: presenting)
            : delegateOfTransition?.animationController(forDismissed: presentedViewController)
        return own ?? animationController(isPresenting: isPresenting)
    }
}

extension ViewController {
    /// What of the controller is in its window: its view, or what its presentation has put around it.
    final var shownView: View? { presentation?.container ?? viewIfLoaded }

    /// Puts the view back that was taken out while it was covered.
    final func restoreShownView(behind front: View) {
        guard let view = shownView, view.superview == nil, let window = front.window else { return }
        view.frame = window.bounds
        window.insertSubview(view, belowSubview: front)
    }
}
