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
    /// The first responder of the key window is told, else who stands in for it. Who was told of the beginning is told
    /// of the end; what neither begins nor is begun is ignored. When the window is hidden meanwhile, or its scene
    /// suspended, the shake is cancelled. Inside a handler, it happens when the event that is being handled has been.
    public final func receiveShake(_ phase: ShakePhase) {
        afterCurrentEvent { [self] in shakes.sendShake(phase) }
    }

    /// Shakes the device, as far as the program can tell: for tests and simulators.
    public final func simulateShake() {
        receiveShake(.began)
        receiveShake(.ended)
    }

    /// The responder that gets what has no place: the key window's first responder, who stands in for it, or the
    /// application.
    final var firstReceiver: Responder { keyWindow?.firstReceiver ?? self }
}
