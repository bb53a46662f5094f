import Tactus

/// What belongs together of animations: how long they take where they do not say it, and what to do when all are over.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { self.showNext() }
/// layer.add(fade, forKey: "fade")
/// CATransaction.commit()
/// ```
///
/// Changes of a layer's properties show at once, unless they are made in `UIView.animate`.
public enum CATransaction {
    /// What a transaction says.
    struct Settings {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
    }

    /// One that has begun.
    private final class Open {
        var settings: Settings
        var completion: (() -> Void)?
        var awaited = 0
        var isCommitted = false
        var observation: PropertyAnimator.StartObservation?

        init(_ settings: Settings) { self.settings = settings }

        func wait() { awaited += 1 }

        func leave() {
            awaited -= 1
            finishIfDone()
        }

        func finishIfDone() {
            guard isCommitted, awaited == 0, let completion else { return }
            self.completion = nil
            completion()
        }
    }

    private static var open: [Open] = []

    /// What the innermost transaction says.
    static var settings: Settings { open.last?.settings ?? Settings() }

    /// Notes in all open transactions that something runs; the closure that is returned says that it is over.
    static func hold() -> () -> Void {
        let waiting = open.filter { $0.completion != nil }
        for transaction in waiting { transaction.wait() }
        return { for transaction in waiting { transaction.leave() } }
    }

    /// Begins a transaction, inside the one that is open.
    public static func begin() {
        let transaction = Open(settings)
        // Animations of views are awaited as well.
        transaction.observation = PropertyAnimator.observeStarts { [weak transaction] animator in
            guard let transaction, transaction.completion != nil else { return }
            transaction.wait()
            animator.observeEnd { _ in transaction.leave() }
        }
        open.append(transaction)
    }

    /// Ends the innermost transaction; what it waits for goes on. Without one nothing happens.
    public static func commit() {
        guard let transaction = open.popLast() else { return }
        transaction.observation?.invalidate()
        transaction.isCommitted = true
        // Without any animation, it is done when whoever commits has gone on.
        guard transaction.awaited == 0, transaction.completion != nil else { return }
        guard let application = Application.sharedIfAny else { return transaction.finishIfDone() }
        application.schedule(after: .zero) { transaction.finishIfDone() }
    }

    /// Sets what is called when all animations that are added from now on, until the commit, are over.
    public static func setCompletionBlock(_ block: (() -> Void)?) { open.last?.completion = block }

    /// Returns what is called when all is over; `nil` for nothing.
    public static func completionBlock() -> (() -> Void)? { open.last?.completion }

    /// Sets how long animations take that do not say it, in seconds.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {
        open.last?.settings.duration = max(duration, 0)
    }

    /// Returns how long animations take that do not say it, in seconds.
    public static func animationDuration() -> CFTimeInterval { settings.duration }

    /// Sets how animations are spread over their time that do not say it.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        open.last?.settings.timingFunction = function
    }

    /// Returns how animations are spread over their time that do not say it; `nil` for evenly.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { settings.timingFunction }

    /// Sets what ``disableActions()`` tells: changes of layers show at once in any case.
    public static func setDisableActions(_ flag: Bool) { open.last?.settings.disablesActions = flag }

    /// Whether the program has said that changes of layers are to show at once.
    public static func disableActions() -> Bool { settings.disablesActions }

    /// Shows what has changed at the next frame, as every change does.
    public static func flush() {}
}
