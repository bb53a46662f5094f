import TactusGeometry
import TactusGraphics
import TactusPlatform

// A program draws an animation along that it has made, and paused, before its views could be seen: in `viewDidLoad`.
// Until they are in a scene the animator keeps what it will add to them.
extension PropertyAnimator {
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
        for entry in waiting { entry.animator?.addArrivals() }
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
