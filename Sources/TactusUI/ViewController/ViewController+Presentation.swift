extension ViewController {
    /// Shows a controller in front of this one, over the whole window.
    ///
    /// The outermost parent of this controller presents it. It returns at once: inside a handler, the new view
    /// appears when the event that is being handled has been. Touches of the views behind go on; their tint is
    /// dimmed meanwhile.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - completion: Called when its view is in the window.
    /// - Returns: `false`, and nothing happens, when this controller's view is in no window, one is presented already,
    ///   or `controller` is shown somewhere.
    @discardableResult
    public final func present(_ controller: ViewController, completion: (() -> Void)? = nil) -> Bool {
        let presenter = outermost
        guard presenter.presentedViewController == nil, let window = presenter.viewIfLoaded?.window else {
            return false
        }
        guard controller.isFree, controller !== presenter else { return false }
        presenter.presentedViewController = controller
        controller.presentingViewController = presenter
        presenter.viewIfLoaded?.setBehindController(true)
        window.afterCurrentEvent {
            guard presenter.presentedViewController === controller else { return }
            guard let window = presenter.viewIfLoaded?.window else { return presenter.removePresented() }
            controller.loadView(filling: window.bounds)
            window.addSubview(controller.view)
            completion?()
        }
        return true
    }

    /// Takes the controller away that this one presents, with all that it presents in turn; when it presents none,
    /// takes itself away.
    ///
    /// It returns at once: inside a handler, the view disappears when the event that is being handled has been.
    ///
    /// - Parameter completion: Called when the view has left the window.
    /// - Returns: `false`, and nothing happens, when this controller neither presents nor is presented.
    @discardableResult
    public final func dismiss(completion: (() -> Void)? = nil) -> Bool {
        let presenter = outermost
        guard let presented = presenter.presentedViewController else {
            return presenter.presentingViewController?.dismiss(completion: completion) ?? false
        }
        let dismissal = {
            guard presenter.presentedViewController === presented else { return }
            presenter.removePresented()
            completion?()
        }
        if let window = presenter.viewIfLoaded?.window { window.afterCurrentEvent(dismissal) } else { dismissal() }
        return true
    }

    /// Takes away what this controller presents, frontmost first.
    final func removePresented() {
        guard let presented = presentedViewController else { return }
        presented.removePresented()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.presentingViewController = nil
        presentedViewController = nil
        viewIfLoaded?.setBehindController(false)
    }

    private var outermost: ViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Whether nobody shows the controller.
    private var isFree: Bool {
        presentingViewController == nil && parent == nil && viewIfLoaded?.superview == nil
    }
}
