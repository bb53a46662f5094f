import TactusGeometry

extension Window {
    /// The responder at which keys and commands begin while this is the key window; `nil` when nobody
    /// has asked for them.
    public final var firstResponder: Responder? { currentFirstResponder }

    /// The first responder, else the frontmost controller's, else the window itself: who gets what has no place.
    final var firstReceiver: Responder {
        currentFirstResponder ?? presentedControllers.last?.innermostInSight ?? self
    }

    /// What ``Responder/becomeFirstResponder()`` does unless it is overridden.
    final func makeFirstResponder(_ responder: Responder) -> Bool {
        StackRoom.check("becomeFirstResponder()", of: responder)
        if currentFirstResponder === responder {
            windowScene?.application?.textInput.showKeyboard(for: responder)
            return true
        }
        guard responder.canBecomeFirstResponder, displaceFirstResponder() else {
            reportFocusUpdate()
            return false
        }
        guard responder.hostWindow === self else {  // the one before has taken it away
            reportFocusUpdate()
            updateInputViews()
            return false
        }
        currentFirstResponder = responder
        if !isHidden { makeKey() }
        updateInputViews()
        return true
    }

    /// What ``Responder/resignFirstResponder()`` does unless it is overridden.
    final func dismissFirstResponder(_ responder: Responder) -> Bool {
        StackRoom.check("resignFirstResponder()", of: responder)
        guard currentFirstResponder === responder else { return true }
        guard isDroppingFirstResponder || responder.canResignFirstResponder else { return false }
        currentFirstResponder = nil
        if !isChangingFirstResponder { updateInputViews() }
        return true
    }

    /// Takes the place from the first responder, without asking it.
    final func dropFirstResponder() {
        guard let responder = currentFirstResponder, !isDroppingFirstResponder else { return }
        rememberLostFocus()
        isDroppingFirstResponder = true
        _ = responder.resignFirstResponder()
        isDroppingFirstResponder = false
        if currentFirstResponder === responder { currentFirstResponder = nil }  // it did not call super
        updateInputViews()
    }

    /// Takes the place from the first responder if it is in `view`, without asking it.
    final func dropFirstResponder(inside view: View) {
        guard let own = currentFirstResponder?.hostView, own.isDescendant(of: view) else { return }
        dropFirstResponder()
    }

    /// Asks the first responder to make room for another one.
    private func displaceFirstResponder() -> Bool {
        guard let responder = currentFirstResponder else { return true }
        isChangingFirstResponder = true
        defer { isChangingFirstResponder = false }
        guard responder.canResignFirstResponder, responder.resignFirstResponder() else { return false }
        if currentFirstResponder === responder { currentFirstResponder = nil }  // it did not call super
        return currentFirstResponder == nil
    }
}

extension View {
    /// Makes the first responder give its place up when it is this view or inside it: ends the typing, say
    /// before a form is sent.
    ///
    /// - Parameter force: Whether it is told to rather than asked.
    /// - Returns: Whether the first responder, if there is one here, has given its place up.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder, responder.hostView?.isDescendant(of: self) == true
        else { return true }
        if force { window.dropFirstResponder() } else { responder.resignFirstResponder() }
        return window.firstResponder !== responder
    }
}

extension ViewController {
    /// The controller in sight inside this one, however deep: of several beside each other the last child.
    fileprivate final var innermostInSight: ViewController {
        var controller = self
        while let window = controller.viewIfLoaded?.window,
            let child = controller.children.last(where: { $0.isViewAppearing && $0.viewIfLoaded?.window === window })
        {
            controller = child
        }
        return controller
    }
}
