extension Window {
    /// What ``sendEvent(_:)`` does unless it is overridden: recognizers first, then views.
    ///
    /// An event is delivered once each time the application sends it. What a handler, or an override, sends again is
    /// ignored: rule GR-47.
    final func sendToRecognizersAndViews(_ event: Event) {
        guard awaitedEvent === event else {
            windowScene?.application?.report(.eventSentAgain)
            return
        }
        awaitedEvent = nil
        if let event = event as? ResponderEvent { event.arrive() } else { gestureEnvironment.dispatch(event) }
    }

    /// Tells views about their touches, and responders about their presses, as far as the recognizers let them.
    ///
    /// - Parameter event: The event that is being delivered; `nil` when a recognizer's decision outside any event may
    ///   have released touches that were held back.
    final func deliverToViews(with event: Event?) {
        let presses = event as? PressesEvent
        deliverer.deliverTouches(of: presses == nil ? event : nil, in: self)
        pressDeliverer.deliverPresses(of: presses, in: self)
    }

    /// Notes a change of the view tree.
    final func treeDidChange(removing view: View?) {
        treeGeneration += 1
        guard view != nil else { return }
        deliverer.viewsMayHaveLeft = true
        windowScene?.application?.inputLoop.viewDidLeaveWindow()
    }
}
