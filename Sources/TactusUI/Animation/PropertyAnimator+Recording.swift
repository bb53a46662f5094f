import TactusGeometry
import TactusGraphics
import TactusPlatform

extension PropertyAnimator {
    /// Notes that a property was set by one of the closures.
    func record(_ view: View, formerly former: AnimatedState) {
        let application = view.animationScene?.application
        guard application != nil || isDrawn || mayBePaused else { return }
        let model = view.modelState
        for property in AnimatedProperty.allCases {
            let distance = former.difference(to: model, in: property)
            guard distance != .zero else { continue }
            guard let application else {
                wait(for: view, property, former: former, distance: distance)
                continue
            }
            add(
                property, of: view, former: former, distance: distance, window: AnimationScope.window,
                gradient: property == .gradient ? view.gradientToAnimateFrom(formerly: former) : nil,
                at: application.now)
        }
    }

    /// Takes part in how a view in a scene is shown.
    func add(
        _ property: AnimatedProperty, of view: View, former: AnimatedState, distance: SIMD8<Double>,
        window: AnimationWindow?, gradient: Gradient?, at now: Instant
    ) {
        let isNew = !changes.contains(property, of: view)
        if isNew {
            view.overtake(property, by: timing.once)
            changes.append(Change(view: view, property: property, former: former))
        }
        let impulse: SIMD8<Double> =
            isNew && property == .position
            ? SIMD8(initialVelocity.dx, initialVelocity.dy, 0, 0, 0, 0, 0, 0) : .zero
        let part = ViewAnimations.Part(
            animator: self, property: property, distance: distance, impulse: impulse, window: window,
            gradient: gradient)
        view.add(part, at: now)
    }

    /// Whether what moves is where it belongs as soon as the animation begins.
    var leavesOutMotion: Bool { !isDrawn && application?.isReduceMotionEnabled ?? false }

    /// The part of the time that is left to what begins later; `nil` for all of it.
    ///
    /// - Parameters:
    ///   - delayFactor: After which part of the time that is left it begins.
    ///   - elapsed: ``elapsedTime``.
    /// - Returns: The part.
    func window(delayFactor: Double, elapsed: Double) -> AnimationWindow? {
        let factor = delayFactor > 0 ? min(delayFactor, 1) : 0
        guard factor > 0 else { return nil }
        return window(from: elapsed + (1 - elapsed) * factor, to: 1)
    }

    /// Which part of the time has passed. Looks at every view that is changed.
    var elapsedTime: Double {
        min(max(window(from: 0, to: 1).elapsed(at: fractionComplete), 0), 1)
    }

    private func window(from start: Double, to end: Double) -> AnimationWindow {
        var curve = AnimationCurve.linear
        if case .curve(let own, _) = timing.law { curve = own }
        return AnimationWindow(start: start, end: end, curve: curve, in: timing.law)
    }
}
