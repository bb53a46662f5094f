/// Sends shakes of the device to the responder that is first when one begins, and asks whether to undo when nobody
/// handles one.
final class ShakeDelivery {
    private unowned let application: Application
    /// The responder that was notified of the beginning; `nil` while nothing shakes.
    private var receiver: Responder?
    /// Whether a responder handled the beginning.
    private var isHandled = false

    init(application: Application) { self.application = application }

    /// Sends a phase of a shake at once. What neither begins nor is begun is ignored.
    func sendShake(_ phase: ShakePhase) {
        guard (receiver == nil) == (phase == .began) else { return }
        let receiver = receiver ?? application.firstReceiver
        self.receiver = phase == .began ? receiver : nil
        let event = ResponderEvent(
            type: .motion, subtype: .motionShake, timestamp: application.now, receiver: receiver
        ) {
            switch phase {
            case .began: $0.motionBegan(.motionShake, with: $1)
            case .ended: $0.motionEnded(.motionShake, with: $1)
            case .cancelled: $0.motionCancelled(.motionShake, with: $1)
            }
        }
        application.dispatcher.dispatch(event)
        promptIfUnhandled(phase, event)
    }

    /// Cancels the shake if its receiver is in a window that `isVoid` names.
    func cancel(where isVoid: (Window) -> Bool) {
        if let window = receiver?.hostWindow, isVoid(window) { sendShake(.cancelled) }
    }

    /// A shake that no responder handled, from its beginning to its end, may ask whether to undo.
    private func promptIfUnhandled(_ phase: ShakePhase, _ event: ResponderEvent) {
        switch phase {
        case .began: isHandled = !event.isUnhandled
        case .ended: if !isHandled && event.isUnhandled { application.promptForUndo(from: event.receiver) }
        case .cancelled: break
        }
    }
}
