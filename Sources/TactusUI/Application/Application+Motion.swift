/// How far a shake has come.
nonisolated public enum ShakePhase: Hashable, Sendable {
    /// The device is being shaken.
    case began
    /// It came to rest.
    case ended
    /// Nobody will tell whether it came to rest, or it took too long to be a shake.
    case cancelled
}

extension Application {
    /// Takes note that the device is being shaken: for whoever reads its sensors.
    ///
    /// The first responder of the key window is told, else who stands in for it. Who was told of the beginning is told of
    /// the end; what neither begins nor is begun is ignored. When the window is hidden meanwhile, or its scene suspended,
    /// the shake is cancelled. Inside a handler, it happens when the event that is being handled has been.
    public final func receiveShake(_ phase: ShakePhase) {
        afterCurrentEvent { [self] in deliverShake(phase) }
    }

    /// Shakes the device, as far as the program can tell: for tests and simulators.
    public final func simulateShake() {
        receiveShake(.began)
        receiveShake(.ended)
    }

    /// Tells of a shake at once.
    final func deliverShake(_ phase: ShakePhase) {
        guard (shakeReceiver == nil) == (phase == .began) else { return }
        let receiver = shakeReceiver ?? firstReceiver
        shakeReceiver = phase == .began ? receiver : nil
        let event = ResponderEvent(type: .motion, subtype: .motionShake, timestamp: now, receiver: receiver) {
            switch phase {
            case .began: $0.motionBegan(.motionShake, with: $1)
            case .ended: $0.motionEnded(.motionShake, with: $1)
            case .cancelled: $0.motionCancelled(.motionShake, with: $1)
            }
        }
        tell(event)
        noteShake(phase, event)
    }

    /// A shake that nobody handled, from its beginning to its end, may ask whether to undo.
    private func noteShake(_ phase: ShakePhase, _ event: ResponderEvent) {
        switch phase {
        case .began: isShakeHandled = !event.isUnhandled
        case .ended: if !isShakeHandled && event.isUnhandled { promptForUndo(from: event.receiver) }
        case .cancelled: break
        }
    }

    /// Sends an event that begins at a responder.
    final func tell(_ event: ResponderEvent) {
        event.application = self
        event.modifierFlags = keys.modifierFlags
        dispatch(event)
    }

    /// Who gets what has no place: the key window's first responder, who stands in for it, or the application.
    final var firstReceiver: Responder { keyWindow?.firstReceiver ?? self }
}
