extension PropertyAnimator {
    /// Returns when the animation is done; at once when it is done already.
    ///
    /// An animator that nobody starts is never done, and whoever waits for it waits until the task is cancelled; so
    /// does one that is paused for good, or repeats.
    ///
    /// - Returns: Where it ended. ``Position/current`` also when the task is cancelled that waits: it waits no longer
    ///   then, and the animation goes on.
    public func completion() async -> Position {
        if let lastEnd { return lastEnd }
        let waiter = AnimationWaiter()
        waiters.append(waiter)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiter.wait(by: $0) }
        } onCancel: {
            Task { @MainActor in self.forget(waiter) }
        }
    }

    /// The animation is done.
    func resumeWaiters(_ position: Position) {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume(position) }
    }

    private func forget(_ waiter: AnimationWaiter) {
        waiters.removeAll { $0 === waiter }
        waiter.resume(.current)
    }
}

/// A task that waits for the end of an animation, or for its own.
final class AnimationWaiter {
    private var continuation: CheckedContinuation<PropertyAnimator.Position, Never>?
    private var answer: PropertyAnimator.Position?

    /// Lets a task wait; not at all when the answer is there.
    func wait(by continuation: CheckedContinuation<PropertyAnimator.Position, Never>) {
        if let answer { continuation.resume(returning: answer) } else { self.continuation = continuation }
    }

    /// Lets the task go on. The first answer counts.
    func resume(_ position: PropertyAnimator.Position) {
        guard answer == nil else { return }
        answer = position
        continuation?.resume(returning: position)
        continuation = nil
    }
}
