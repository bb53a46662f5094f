import TactusGeometry

extension ViewController {
    /// Shows a controller in front of this one, as its ``modalPresentationStyle`` says.
    ///
    /// The outermost parent of this controller presents it; in a style such as
    /// ``ModalPresentationStyle/currentContext`` the nearest one that is a context (``definesPresentationContext``),
    /// this controller included. It returns at once: inside a handler, the new view appears when the event that is
    /// being handled has been. Touches of the views behind go on; their tint is dimmed meanwhile. The first responder
    /// loses its place to a presentation that nothing behind can be used beside
    /// (``PresentationController/confinesInteraction``), and gets it back when that ends.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether it is seen coming.
    ///   - completion: Called after ``viewDidAppear(_:)`` of the controller, and likewise when the presentation was
    ///     turned back on its way.
    /// - Returns: `false`, and nothing happens, when this controller's view is in no window, one is presented already,
    ///   or `controller` is shown somewhere. One that is being dismissed is gone at once then.
    @discardableResult
    public final func present(
        _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
    ) -> Bool {
        let presenter = controller.modalPresentationStyle.isInCurrentContext ? presentationContext : outermost
        guard controller.isFree, !presenter.isShown(inFrontOf: controller) else { return false }
        if let leaving = presenter.presented?.presentation, leaving.isLeaving,
            let window = leaving.container?.window
        {
            window.afterCurrentEvent {
                leaving.transition?.finishNow()
                presenter.present(controller, animated: animated, completion: completion)
            }
            return true
        }
        guard presenter.presented == nil, let window = presenter.shownView?.window else {
            return false
        }
        let presentation = controller.makePresentation(by: presenter, in: window)
        if let substitute = presentation.substituteViewController(in: window.traitCollection), substitute !== controller
        {
            controller.madePresentation = nil
            if let other = substitute.presentationController, other.delegate == nil {
                other.delegate = presentation.delegate
            }
            return presenter.present(substitute, animated: animated, completion: completion)
        }
        presenter.presented = controller
        controller.presenter = presenter
        presentation.presentingViewController = presenter
        presenter.viewIfLoaded?.setBehindController(true)
        window.afterCurrentEvent {
            guard presenter.presented === controller, presentation.stage == .idle else { return }
            guard let window = presenter.shownView?.window else { return presenter.removePresented() }
            window.windowScene?.application?.closePopups(showing: presenter)
            presentation.begin(in: window, isAnimated: animated, completion: completion)
        }
        return true
    }

    /// Takes the controller away that this one presents, with all that it presents in turn; when it presents none,
    /// takes itself away. Only the one that this one presents is seen going.
    ///
    /// It returns at once: inside a handler, the view disappears when the event that is being handled has been. A
    /// presentation that is still on its way is turned back.
    ///
    /// - Parameters:
    ///   - animated: Whether it is seen going.
    ///   - completion: Called when the view has left the window.
    /// - Returns: `false`, and nothing happens, when this controller neither presents nor is presented.
    @discardableResult
    public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) -> Bool {
        var presenter = self
        while presenter.presented == nil, let parent = presenter.parent { presenter = parent }
        guard let presented = presenter.presented else {
            return presenter.presenter?.dismiss(animated: animated, completion: completion) ?? false
        }
        presented.presentation?.isLeaving = true
        let dismissal = {
            guard presenter.presented === presented, let first = presented.presentation else {
                return
            }
            let presentation = first.replacedByFrontmost() ?? first
            if presentation === first { presented.removePresented() }
            if presentation.stage == .idle { presentation.remove() }
            presentation.end(isAnimated: animated, completion: completion)
        }
        if let window = presenter.shownView?.window ?? presented.shownView?.window {
            window.afterCurrentEvent(dismissal)
        } else {
            dismissal()
        }
        return true
    }

    /// What looks after the presentation of this controller, or of what contains it: while it is presented the one that
    /// does, else the one that would, in its ``modalPresentationStyle``. Ask for it before the presentation to set it
    /// up, after the style was set.
    @_disfavoredOverload
    public final var presentationController: PresentationController? { knownPresentationController }

    /// Returns ``presentationController``, where it is known what the automatic style is: a controller that nobody
    /// contains or presents has that style from then on.
    ///
    /// - Parameter style: The style that takes the place of ``ModalPresentationStyle/automatic``.
    /// - Returns: What looks after the presentation, or will.
    public final func resolvePresentationController(automatic style: ModalPresentationStyle) -> PresentationController?
    {
        if modalPresentationStyle == .automatic, parent == nil, presentingViewController == nil {
            modalPresentationStyle = style
        }
        return knownPresentationController
    }

    private var knownPresentationController: PresentationController? {
        guard presentingViewController != nil else { return ownPresentationController }
        var controller = self
        while controller.madePresentation == nil, controller.presenter == nil, let parent = controller.parent {
            controller = parent
        }
        return controller.ownPresentationController
    }

    private var ownPresentationController: PresentationController? {
        if let madePresentation { return madePresentation }
        let automatic = viewIfLoaded?.window?.windowScene?.application?.automaticModalPresentationStyle ?? .fullScreen
        let made = modalPresentationStyle.makeController(self, presenter, automatic: automatic)
        // What is automatic is known when it is presented.
        if modalPresentationStyle != .automatic { madePresentation = made }
        return modalPresentationStyle == .automatic ? nil : made
    }

    /// Whether the controller is being presented: also in its `viewWillAppear` and `viewDidAppear`.
    public final var isBeingPresented: Bool {
        presentation?.stage == .presenting || madePresentation?.ending == .presenting
    }

    /// Whether the controller is being dismissed: also in its `viewWillDisappear` and `viewDidDisappear`.
    public final var isBeingDismissed: Bool {
        presentation?.stage == .dismissing || madePresentation?.ending == .dismissing
    }

    /// What looks after the presentation of this controller, while it is presented.
    final var presentation: PresentationController? { presenter == nil ? nil : madePresentation }

    /// Takes away what this controller presents, frontmost first, at once.
    final func removePresented() {
        guard let presented else { return }
        presented.removePresented()
        guard let presentation = presented.presentation else { return }
        guard presentation.container?.window != nil else {
            presentation.remove()
            return presentation.runDismissals()
        }
        presentation.end(isAnimated: false, completion: nil)
        presentation.transition?.finishNow()
    }

    private func makePresentation(by presenter: ViewController, in window: Window) -> PresentationController {
        if let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter) {
            madePresentation = own
            return own
        }
        if let madePresentation { return madePresentation }
        let automatic = window.windowScene?.application?.automaticModalPresentationStyle ?? .fullScreen
        let made = modalPresentationStyle.makeController(self, presenter, automatic: automatic)
        madePresentation = made
        return made
    }

    private var outermost: ViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Whether this outermost controller is another one, or what that has presented, however indirectly.
    private func isShown(inFrontOf controller: ViewController) -> Bool {
        // One that has nothing in it, and has presented nothing, is in front of nobody, as most are.
        if controller.presented == nil, controller.children.isEmpty { return self === controller }
        return sequence(first: self) { $0.presenter?.outermost }.contains { $0 === controller }
    }

    /// Whether nobody shows the controller.
    private var isFree: Bool {
        presenter == nil && parent == nil && viewIfLoaded?.superview == nil
    }
}
