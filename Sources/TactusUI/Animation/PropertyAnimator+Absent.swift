import TactusGeometry
import TactusGraphics
import TactusPlatform

// A program draws an animation along that it has made, and paused, before its views could be seen: in `viewDidLoad`.
// Until they are in a scene the animator keeps what it will add to them.
extension PropertyAnimator {
    /// Begins the animation, or goes on with one that is paused; one of which nothing can be seen is done at once.
    func start(afterDelay delay: Duration = .zero) {
        guard activate() else { return }
        if !progress.isRunning { run(by: timing, after: max(delay, .zero), isResumed: delay <= .zero) }
    }

    /// Lets an animation that the program has started run for the rest of the turn, though none of its views is in a
    /// scene: it may be paused yet, and is kept then.
    ///
    /// - Returns: Whether it waits.
    func waitForPause(after delay: Duration) -> Bool {
        guard mayBePaused, !isDrawn, !absent.isEmpty else { return false }
        progress.run(to: isReversed ? 0 : 1, by: isReversed ? timing.once : timing, from: .zero + delay)
        guard !isEndDue else { return true }
        isEndDue = true
        Task { @MainActor in
            if isEndDue { endWithoutApplication() }
        }
        return true
    }

    /// Ends an animation that nothing is to be seen of. One that is begun when such a one has ended waits its turn, so
    /// that two which begin each other for ever do not keep everything else from running.
    func endWithoutApplication() {
        isEndDue = false
        let position: Position = isReversed || timing.autoreverses ? .start : .end
        guard AnimationScope.isEnding else {
            return AnimationScope.whileEnding { end(at: position) }
        }
        Task { @MainActor in
            if state == .active { AnimationScope.whileEnding { end(at: position) } }
        }
    }

    /// What a paused animation adds to a property of a view that is in no scene yet.
    struct Absent {
        let view: View
        let property: AnimatedProperty
        let former: AnimatedState
        let distance: SIMD8<Double>
        let window: AnimationWindow?
        let gradient: Gradient?
    }

    /// Animators that wait for views.
    private static var waiting: [Weak] = []

    private struct Weak {
        weak var animator: PropertyAnimator?
    }

    /// Notes a change of a view that is in no scene.
    func wait(for view: View, _ property: AnimatedProperty, former: AnimatedState, distance: SIMD8<Double>) {
        let gradient = property == .gradient ? view.gradientToAnimateFrom(formerly: former) : nil
        absent.append(
            Absent(
                view: view, property: property, former: former, distance: distance, window: AnimationScope.window,
                gradient: gradient))
        if !Self.waiting.contains(where: { $0.animator === self }) { Self.waiting.append(Weak(animator: self)) }
    }

    /// Lets animators take part in views that have come into a scene. Called before each frame.
    static func addArrivals() {
        guard !waiting.isEmpty else { return }
        for entry in waiting {
            if entry.animator?.isEndDue == true { entry.animator?.endWithoutApplication() }
            entry.animator?.addArrivals()
        }
        waiting.removeAll { $0.animator?.absent.isEmpty ?? true }
    }

    /// Takes part in the views that have come into a scene.
    func addArrivals() {
        guard !absent.isEmpty else { return }
        let arrived = absent.filter { $0.view.animationScene?.application != nil }
        guard let application = arrived.first?.view.animationScene?.application else { return }
        absent.removeAll { $0.view.animationScene?.application != nil }
        self.application = application
        for change in arrived {
            add(
                change.property, of: change.view, former: change.former, distance: change.distance,
                window: change.window, gradient: change.gradient, at: application.now)
        }
    }

    /// Gives the views that never came the values that the animation ends with.
    func settleAbsent(at position: Position) {
        let changes = absent
        absent = []
        guard position != .end else { return }
        let left = 1 - progress.fraction(at: .zero)
        for change in changes.reversed() {
            var state = change.former
            if position == .current {
                state = change.view.modelState
                let share = change.window.map { 1 - $0.progress(at: 1 - left) } ?? left
                state.add(change.distance * share, to: change.property)
            }
            AnimationScope.with(nil) { change.view.modelState.copy(change.property, from: state) }
        }
    }
}
