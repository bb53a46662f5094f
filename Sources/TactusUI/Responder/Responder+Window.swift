extension Responder {
    /// Whether this itself is the first responder of its window.
    final var isItselfFirstResponder: Bool {
        guard let window = hostWindow, window.firstResponderID == ObjectIdentifier(self) else { return false }
        return window.currentFirstResponder === self
    }

    /// The window that this responder is in, through the responders after it; `nil` for a scene and an application.
    final var hostWindow: Window? { hostView?.window }

    /// The application that this responder is part of, by its window or by the responders after it.
    final var hostApplication: Application? {
        if let application = hostWindow?.windowScene?.application { return application }
        for responder in Responder.chain(from: self) {
            if let application = responder as? Application { return application }
        }
        return nil
    }

    /// The view that must stay in its window for this to stay its first responder: its own, or the next
    /// one's up the chain.
    package final var hostView: View? { viewOfChain }

    /// Ceases to be the first responder, without being asked: for one that was disabled.
    package final func ceaseToBeFirstResponder() {
        if isItselfFirstResponder { hostWindow?.dropFirstResponder() }
    }
}
