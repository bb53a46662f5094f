import TactusGeometry

/// What a window remembers of moves of the focus.
struct FocusUpdates {
    /// The view that environments were last told of.
    weak var reported: View?
    /// The key that moves it now.
    var heading: FocusHeading?
    /// Whether it is on its way.
    var isMoving = false
    /// Whether environments are being told.
    var isReporting = false
    /// Who asked for an update.
    weak var request: (any FocusEnvironment)?
    var timer: ScheduledTimer?

    /// How often a move may lead to another one, before the rest waits for a key.
    static let mostRounds = 8
}

extension Window {
    /// The view that has the focus, as environments see it: whether the window is key makes no difference to them.
    final var focusedView: View? { showsFocus ? currentFirstResponder as? View : nil }

    /// Moves the focus, unless an environment prevents it.
    ///
    /// - Returns: Whether it moved.
    @discardableResult
    final func focus(_ view: View, by heading: FocusHeading?) -> Bool {
        StackRoom.check("the focus", of: view)
        let context = FocusUpdateContext(
            previouslyFocusedView: focusedView, nextFocusedView: view, focusHeading: heading)
        guard context.environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }), view.window === self else {
            return false
        }
        focusUpdates.isMoving = true
        showsFocus = true
        let moved = view.becomeFirstResponder()
        focusUpdates.isMoving = false
        focusUpdates.heading = heading
        reportFocusUpdate()
        focusUpdates.heading = nil
        return moved
    }

    /// Tells environments when another view has the focus than they were told of. Whoever moves it again when it is
    /// told is heard after all were told.
    final func reportFocusUpdate() {
        guard !focusUpdates.isMoving, !focusUpdates.isReporting else { return }
        focusUpdates.isReporting = true
        defer { focusUpdates.isReporting = false }
        for _ in 0..<FocusUpdates.mostRounds {
            let (previous, next) = (focusUpdates.reported, focusedView)
            guard previous !== next else { return }
            let context = FocusUpdateContext(
                previouslyFocusedView: previous, nextFocusedView: next, focusHeading: focusUpdates.heading)
            focusUpdates.reported = next
            focusUpdates.heading = nil
            let coordinator = FocusAnimationCoordinator()
            for environment in context.environments { environment.didUpdateFocus(in: context, with: coordinator) }
            coordinator.run(in: self)
        }
    }

    // MARK: What is preferred

    final func requestFocusUpdate(of environment: any FocusEnvironment) {
        guard showsFocus, let application = windowScene?.application else { return }
        if let focusedView, !environment.contains(focusedView) { return }
        focusUpdates.request = environment
        guard focusUpdates.timer?.isValid != true else { return }
        focusUpdates.timer = application.schedule(after: .zero) { [weak self] in self?.performFocusUpdate() }
    }

    final func performFocusUpdate() {
        focusUpdates.timer?.invalidate()
        focusUpdates.timer = nil
        guard let environment = focusUpdates.request else { return }
        focusUpdates.request = nil
        layoutIfNeeded()
        var search = PreferredFocus(in: focusRoot)
        guard let view = search.view(for: environment), view !== focusedView else { return }
        if focus(view, by: nil) { view.showInScrollViews() }
    }

    /// Where the focus goes when it comes from nowhere: what controllers and views prefer who say so.
    final var preferredFocus: View? {
        let root = focusRoot
        var search = PreferredFocus(in: root)
        return search.said(by: root === self ? self : presentedControllers.last ?? root)
    }
}
