import TactusGeometry
public import TactusGraphics
import TactusUI

/// A short movement of an icon, which says that something happened or is going on.
nonisolated public enum IconEffect: Hashable, Sendable, CaseIterable {
    /// Grows and falls back: it was heard.
    case bounce
    /// Grows pale and dark again: it is going on.
    case pulse
    /// Turns to and fro: look here.
    case wiggle
    /// Turns round once: it is being done anew.
    case rotate
    /// Grows and shrinks gently: it waits.
    case breathe

    /// How long it takes once.
    var duration: Duration {
        switch self {
        case .bounce: .milliseconds(500)
        case .wiggle: .milliseconds(600)
        case .rotate: .milliseconds(800)
        case .pulse: .milliseconds(1200)
        case .breathe: .milliseconds(2400)
        }
    }
}

extension IconView {
    /// Plays an effect.
    ///
    /// ```swift
    /// bell.addSymbolEffect(.wiggle)
    /// cloud.addSymbolEffect(.pulse, repeatCount: 0)  // until removeAllSymbolEffects()
    /// ```
    ///
    /// The view's transform and alpha are in the end what they were. When the user wishes for less motion nothing
    /// moves; ``IconEffect/pulse`` is seen all the same.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - repeatCount: How often; 0 until the effects are removed or the view leaves its window.
    /// - Returns: The animation.
    @discardableResult
    public final func addSymbolEffect(_ effect: IconEffect, repeatCount: Int = 1) -> PropertyAnimator {
        let animator = PropertyAnimator(duration: effect.duration, curve: .linear) { [self] in addKeyframes(of: effect)
        }
        animator.repeatCount = repeatCount
        animator.observeEnd { [weak self, weak animator] _ in self?.effects.removeAll { $0 === animator } }
        effects.append(animator)
        animator.startAnimation()
        return animator
    }

    /// Ends all effects at once.
    public final func removeAllSymbolEffects() {
        for animator in effects {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        effects = []
    }

    /// Shows another icon: the old one shrinks and fades, the new one grows in its place.
    ///
    /// - Parameters:
    ///   - icon: The icon; `nil` for none.
    ///   - isAnimated: Whether it is seen to change. When the user wishes for less motion it only fades.
    public final func setIcon(_ icon: Icon?, animated isAnimated: Bool) {
        guard isAnimated, window != nil, icon != self.icon, let picture = snapshotView() else {
            self.icon = icon
            return
        }
        let (transform, alpha) = (transform, alpha)
        let small = Transform(scaleX: 0.5, y: 0.5)
        View.performWithoutAnimation {
            picture.bounds = Rect(origin: .zero, size: bounds.size)
            picture.center = center
            picture.transform = transform
            picture.alpha = alpha
            superview?.insertSubview(picture, aboveSubview: self)
            self.icon = icon
            self.alpha = 0
            self.transform = small.concatenating(transform)
        }
        View.animateKeyframes(duration: theme.motion.regular, options: .allowUserInteraction) { [self] in
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, curve: .easeIn) {
                picture.alpha = 0
                picture.transform = small.concatenating(transform)
            }
            View.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6, curve: .easeOut) {
                self.alpha = alpha
                self.transform = transform
            }
        } completion: { _ in
            picture.removeFromSuperview()
        }
    }

    private func addKeyframes(of effect: IconEffect) {
        let (transform, alpha) = (transform, alpha)
        /// Goes to a transform of its own, and in the end back to the view's.
        func add(_ steps: [(end: Double, own: Transform)], _ curve: AnimationCurve = .easeInOut) {
            var start = 0.0
            for step in steps {
                View.addKeyframe(withRelativeStartTime: start, relativeDuration: step.end - start, curve: curve) {
                    self.transform = step.own.concatenating(transform)
                }
                start = step.end
            }
        }
        func scaled(_ scale: Double) -> Transform { Transform(scaleX: scale, y: scale) }
        func turned(_ turns: Double) -> Transform { Transform(rotationAngle: turns * 2 * .pi) }
        switch effect {
        case .bounce: add([(0.3, scaled(1.22)), (0.6, scaled(0.94)), (0.8, scaled(1.03)), (1, .identity)])
        case .wiggle:
            add([
                (0.15, turned(0.035)), (0.4, turned(-0.03)), (0.65, turned(0.02)), (0.85, turned(-0.01)),
                (1, .identity),
            ])
        case .rotate: add([(1.0 / 3, turned(1.0 / 3)), (2.0 / 3, turned(2.0 / 3)), (1, .identity)], .linear)
        case .breathe: add([(0.5, scaled(1.1)), (1, .identity)])
        case .pulse:
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, curve: .easeInOut) {
                self.alpha = alpha * 0.35
            }
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, curve: .easeInOut) {
                self.alpha = alpha
            }
        }
    }
}
