import TactusGeometry
import TactusPlatform

extension Window {
    /// The controller whose view fills the window, behind other subviews; `nil` by default.
    ///
    /// Setting it makes the controller's view. The former controller's view leaves the window, and with it all that the
    /// controller presents.
    public final var rootViewController: ViewController? {
        get { rootController }
        set {
            guard newValue !== rootController else { return }
            StackRoom.check("rootViewController", of: self)
            precondition(newValue?.parent == nil, "a controller inside another one cannot be a window's root")
            precondition(newValue?.presentingViewController == nil, "a presented controller cannot be a window's root")
            rootController?.removePresented()
            rootController?.viewIfLoaded?.removeFromSuperview()
            rootController = newValue
            guard let view = newValue?.loadView(filling: bounds) else { return }
            insertSubview(view, at: 0)
        }
    }

    /// Lets the views of the controllers fill the window.
    final func layOutControllers() {
        if let view = rootController?.viewIfLoaded, view.superview === self { view.frame = bounds }
        for controller in presentedControllers { controller.presentation?.container?.frame = bounds }
    }

    /// The window has another size, and what is in it not yet: tells its controllers, and resizes them.
    final func resizeControllers() {
        let shown = presentedControllers.filter { controller in
            controller.appearance.stage == .appeared && controller.viewIfLoaded?.window === self
        }
        guard !shown.isEmpty else { return }
        let coordinator = ViewControllerTransitionCoordinator()
        for controller in shown {
            if let presentation = controller.presentation {
                presentation.viewWillTransition(to: bounds.size, with: coordinator)
            } else if controller.viewIfLoaded?.bounds.size != bounds.size {
                controller.viewWillTransition(to: bounds.size, with: coordinator)
            }
        }
        layOutControllers()
        coordinator.begin()
        afterCurrentEvent { [self] in
            // Who waits for the end finds everything in its new place.
            if coordinator.isAwaited { layoutIfNeeded() }
            coordinator.finish(isCancelled: false)
        }
    }

    /// Whether anything but the program's content covers a part of the window.
    final var coversSomething: Bool { hasAdditionalSafeArea || windowScene?.coversSomething ?? false }

    /// The root controller and all that are shown in front of the window's content, from back to front: also those that
    /// a controller has presented which is neither the root nor inside it.
    final var presentedControllers: [ViewController] {
        let own = rootController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
        let shown = subviews.compactMap { ($0 as? PresentationContainer)?.presented }
        guard !shown.isEmpty else { return own }
        let known = Set(own.map(ObjectIdentifier.init))
        let others = shown.filter { !known.contains(ObjectIdentifier($0)) }
        guard !others.isEmpty else { return own }
        return shown.last === others.last ? own + others : others + own
    }

    /// Ends what is presented in front when the key is Escape, or that for going back, if that may be.
    ///
    /// - Returns: Whether the key has its use in that, also when the presentation may not end.
    final func endPresentation(for key: Key) -> Bool {
        guard key.usage == .keyboardEscape || key.usage == .acBack,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]),
            let presentation = presentedControllers.last?.presentation, presentation.dismissesOnCancel
        else { return false }
        presentation.attemptDismissal()
        return true
    }

    /// Calls `action` when the event or timer that is being handled has been; at once when there is none.
    final func afterCurrentEvent(_ action: @escaping () -> Void) {
        guard let application = windowScene?.application else { return action() }
        application.afterCurrentEvent(action)
    }
}
