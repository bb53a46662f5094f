import TactusGeometry

// A controller that is a context is covered where it is: what is presented in it lies in the same superview, in front
// of its view and as large as it, and comes and goes with it.
extension PresentationController {
    /// Whether it is over a part of the window, while it runs.
    final var isInContext: Bool { contextWindow != nil }

    /// The view that is covered, where that is not the whole window.
    final func context(in window: Window, _ presenting: ViewController) -> View? {
        guard presentedViewController.modalPresentationStyle.isInCurrentContext, presenting.definesPresentationContext,
            let view = presenting.shownView, let room = view.superview, room !== window
        else { return nil }
        return view
    }
}

extension PresentationContainer {
    /// Lies where a view lies.
    func follow(_ anchor: View) {
        View.performWithoutAnimation {
            bounds = Rect(origin: .zero, size: anchor.bounds.size)
            (anchorPoint, center, transform) = (anchor.anchorPoint, anchor.center, anchor.transform)
        }
    }
}

extension ViewController {
    /// The nearest controller, this one or one that contains it, that is a context; the outermost one where none is.
    final var presentationContext: ViewController {
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parent { controller = parent }
        return controller
    }

    /// Whether the view is where it was and not in sight, since what this controller presents covers it.
    final var isCoveredWhereItIs: Bool {
        guard let presentation = presented?.presentation, !presentation.takesPresentersViewAway else { return false }
        return presentation.stage == .presented && presentation.shouldRemovePresentersView
    }

    /// What is over this controller's view, in a part of the window.
    private var contextContainer: PresentationContainer? {
        guard let presentation = presented?.presentation, presentation.isInContext else { return nil }
        return presentation.container
    }

    /// The view has another place or size.
    final func contextDidMove() {
        if let view = viewIfLoaded { contextContainer?.follow(view) }
    }

    /// The view leaves its superview.
    final func contextWillLeave() { contextContainer?.removeFromSuperview() }

    /// The view is in a superview.
    final func contextDidCome() {
        guard let container = contextContainer, container.superview == nil, let view = viewIfLoaded,
            let room = view.superview
        else { return }
        container.follow(view)
        room.insertSubview(container, aboveSubview: view)
    }
}

extension View {
    /// Whether nobody can use the view, since what is presented in its controller covers it.
    final var isBehindContext: Bool {
        guard let root, root.contextCount > 0, let presentation = controller?.presented?.presentation else {
            return false
        }
        return presentation.isInContext && presentation.confinesInteraction
    }
}
