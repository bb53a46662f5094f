import TactusPlatform

extension Application {
    /// Begins to take media keys and other remote control. They come as ``Responder/remoteControlReceived(with:)`` to
    /// the first responder of the key window, or who stands in for it, and travel on from there.
    public final func beginReceivingRemoteControlEvents() { remoteControl.isReceiving = true }

    /// Leaves media keys and other remote control to others. What runs forwards or backwards is told to stop.
    public final func endReceivingRemoteControlEvents() {
        for button in RemoteControlButton.allCases { receiveRemoteControl(.withdrawn(button)) }
        afterCurrentEvent { [self] in remoteControl.isReceiving = false }
    }

    /// Takes a signal: for whoever connects the program to media keys, headsets or the desktop's player controls.
    /// Nothing happens unless the program has asked for remote control.
    ///
    /// The buttons for the next and the previous track tell when they come up; when they are held for half a second
    /// they begin to run forwards or backwards, until they come up. All others tell when they go down. Inside a
    /// handler, it happens when the event that is being handled has been.
    public final func receiveRemoteControl(_ signal: RemoteControlSignal) {
        let time = now
        afterCurrentEvent { [self] in remoteControl.receive(signal, at: time) }
    }
}
