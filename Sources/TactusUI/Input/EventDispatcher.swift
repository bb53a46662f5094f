/// Sends events: to the application, and through it to the windows, each of which takes an event once.
final class EventDispatcher {
    private unowned let application: Application
    /// The event that is being sent.
    private var dispatching: Event?
    /// Whether that event has come to the windows.
    private var isAtWindows = false

    init(application: Application) { self.application = application }

    /// Sends an event whose touches know their windows and views to ``Application/sendEvent(_:)``.
    func dispatch(_ event: Event) {
        application.closePopups(touchedBy: event)
        dispatching = event
        application.notifyObservers(of: .event(event))
        application.sendEvent(event)
        dispatching = nil
        endDispatch(of: event)
    }

    /// Sends an event that begins at a responder.
    func dispatch(_ event: ResponderEvent) {
        event.application = application
        event.modifierFlags = application.modifierFlags
        dispatch(event as Event)
    }

    /// Does what ``Application/sendEvent(_:)`` does unless it is overridden.
    func sendToWindows(_ event: Event) {
        guard dispatching === event, !isAtWindows else { return application.report(.eventSentAgain) }
        isAtWindows = true
        if let event = event as? ResponderEvent, event.receiver.hostWindow == nil {
            event.arrive()
        } else if let window = event.onlyWindow {
            send(event, to: window)
        } else {
            for window in windows(of: event) { send(event, to: window) }
        }
        isAtWindows = false
    }

    /// Lets the recognizers settle in all windows of an event, which the application may have kept to itself.
    private func endDispatch(of event: Event) {
        if let window = event.onlyWindow { return window.gestureEnvironment.endDispatch(of: event) }
        for window in event.windows { window.gestureEnvironment.endDispatch(of: event) }
    }

    private func send(_ event: Event, to window: Window) {
        window.awaitedEvent = event
        window.sendEvent(event)
        window.awaitedEvent = nil
    }

    /// The windows that an event goes to, front to back.
    private func windows(of event: Event) -> [Window] {
        switch event {
        case let event as ResponderEvent: event.receiver.hostWindow.map { [$0] } ?? []
        case _ where event.type == .touches: frontToBack(event.windows)
        default: event.windows
        }
    }

    private func frontToBack(_ windows: [Window]) -> [Window] {
        guard windows.count > 1 else { return windows }
        return windows.sorted { left, right in
            guard let windows = left.windowScene?.windows, let first = windows.firstIndex(of: left),
                let second = windows.firstIndex(of: right)
            else { return false }
            return first > second
        }
    }
}
