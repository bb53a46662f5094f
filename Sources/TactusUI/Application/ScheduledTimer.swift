/// A call that was scheduled on an ``Application``, with which it can be taken back.
///
/// The application keeps the timer until it has fired for the last time or was invalidated; one need not keep it. Who
/// does, and is kept by what it calls, is free then: a timer that is over lets go of its action.
public final class ScheduledTimer {
    /// Whether the timer will still fire.
    public private(set) var isValid = true

    let id: TimerQueue.ID
    let interval: Duration?
    /// What it calls; `nil` when it is over.
    private(set) var action: (() -> Void)?
    private weak var application: Application?

    init(id: TimerQueue.ID, interval: Duration?, application: Application, action: @escaping () -> Void) {
        self.id = id
        self.interval = interval
        self.application = application
        self.action = action
    }

    /// Takes the call back. It does not happen after this, not even when it is due already.
    public func invalidate() {
        guard isValid else { return }
        finish()
        application?.inputLoop.remove(self)
    }

    /// Notes that the timer fires no more.
    func finish() {
        isValid = false
        action = nil
    }
}
