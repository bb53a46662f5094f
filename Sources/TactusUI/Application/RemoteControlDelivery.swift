import TactusPlatform

/// Sends media keys and other remote control to the first responder: the acting half of ``RemoteControlTracker``.
final class RemoteControlDelivery {
    private unowned let application: Application
    private var tracker = RemoteControlTracker()
    /// The timers of the buttons that are held, until it is known whether they run forwards or backwards.
    private var holdTimers: [RemoteControlButton: ScheduledTimer] = [:]
    /// Whether the application has asked for remote control.
    var isReceiving = false

    init(application: Application) { self.application = application }

    /// Sends what a signal means at once, as of `time`. Nothing happens while remote control is not received.
    func receive(_ signal: RemoteControlSignal, at time: Instant) {
        guard isReceiving else { return }
        application.at(time) {
            sendRemoteControl(tracker.receive(signal))
            updateHoldTimer(for: signal)
        }
    }

    private func updateHoldTimer(for signal: RemoteControlSignal) {
        switch signal {
        case .down(let button):
            guard tracker.held[button] == .undecided, holdTimers[button] == nil else { return }
            holdTimers[button] = application.schedule(after: RemoteControlTracker.holdDuration) { [weak self] in
                guard let self else { return }
                holdTimers[button] = nil
                sendRemoteControl(tracker.holdDurationPassed(for: button))
            }
        case .up(let button), .withdrawn(let button):
            holdTimers.removeValue(forKey: button)?.invalidate()
        case .pressed, .seek:
            break
        }
    }

    private func sendRemoteControl(_ subtypes: [Event.EventSubtype]) {
        for subtype in subtypes {
            let event = ResponderEvent(
                type: .remoteControl, subtype: subtype, timestamp: application.now, receiver: application.firstReceiver
            ) { $0.remoteControlReceived(with: $1) }
            application.dispatcher.dispatch(event)
        }
    }
}
