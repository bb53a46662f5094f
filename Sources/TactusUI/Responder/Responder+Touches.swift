extension Responder {
    /// Calls the touch method that belongs to `phase`. The way down the responder chain begins here.
    ///
    /// Resting touches and the phases of hovering have no method; nothing is called for them.
    func receive(_ touches: Set<Touch>, in phase: Touch.Phase, with event: Event) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
