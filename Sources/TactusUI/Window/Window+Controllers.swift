extension Window {
    /// The controller whose view fills the window, behind other subviews; `nil` by default.
    ///
    /// Setting it makes the controller's view. The former controller's view leaves the window, and with it all that the
    /// controller presents.
    public final var rootViewController: ViewController? {
        get { rootController }
        set {
            guard newValue !== rootController else { return }
            precondition(newValue?.parent == nil, "a controller inside another one cannot be a window's root")
            precondition(newValue?.presentingViewController == nil, "a presented controller cannot be a window's root")
            rootController?.removePresented()
            rootController?.viewIfLoaded?.removeFromSuperview()
            rootController = newValue
            guard let view = newValue?.loadView(filling: bounds) else { return }
            insertSubview(view, at: 0)
        }
    }

    /// The root controller and all that are shown in front of it, from back to front.
    final var presentedControllers: [ViewController] {
        rootController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
    }

    /// Calls `action` when the event or timer that is being handled has been; at once when there is none.
    final func afterCurrentEvent(_ action: @escaping () -> Void) {
        guard let application = windowScene?.application else { return action() }
        application.afterCurrentEvent(action)
    }
}
