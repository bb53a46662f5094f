import TactusGeometry
public import TactusUI

extension NavigationController {
    /// Whether keys and buttons lead back: there is a page behind, and nothing is presented in front
    /// that confines them.
    final var canGoBack: Bool {
        stack.count > 1 && presentedViewController?.presentationController?.confinesInteraction != true
    }

    /// The button in the bar was tapped.
    final func backButtonTapped() { popViewController(animated: true) }

    /// The pages behind the one in front, as a menu, the nearest first; `nil` when there are none. They are looked for
    /// when it opens: of a thousand pages one on the other each would have them all.
    final var backMenu: Menu? {
        guard stack.count > 1 else { return nil }
        return Menu(children: [DeferredMenuElement { [weak self] show in show(self?.backActions ?? []) }])
    }

    private var backActions: [Action] {
        stack.dropLast().reversed().map { page in
            Action(title: page.shownTitle) { [weak self, weak page] _ in
                if let page { self?.popToViewController(page, animated: true) }
            }
        }
    }

    /// A drag leads back, or catches a page that is on its way back.
    final func drag(_ pan: PanGestureRecognizer) {
        let width = max(view.bounds.width, 1)
        let sign = view.effectiveLayoutDirection == .rightToLeft ? -1.0 : 1
        let fraction = sign * pan.translation(in: view).dx / width
        switch pan.state {
        case .began:
            if let move, !move.isPush {
                move.transition.pause()
                stack = move.latter
                caughtFraction = move.transition.percentComplete
            } else if stack.count > 1 {
                caughtFraction = 0
                change(to: stack.dropLast(), isAnimated: true, interactively: true)
            }
            update(caughtFraction + fraction)
        case .changed: update(caughtFraction + fraction)
        case .ended: letGo(at: caughtFraction + fraction, velocity: sign * pan.velocity(in: view).dx / width)
        case .cancelled, .failed: letGo(at: 0, velocity: 0)
        default: break
        }
    }

    private func update(_ fraction: Double) {
        guard let move, !move.isPush else { return }
        move.transition.update(fraction)
    }

    private func letGo(at fraction: Double, velocity: Double) {
        guard let move, !move.isPush, move.transition.isInteractive else { return }
        popGesture.beginsAnywhere = true
        // Where it would come to rest in a moment, if nothing held it.
        let goesOn = fraction + velocity * 0.25 > 0.5
        stack = goesOn ? move.latter : move.former
        if goesOn {
            move.transition.finish(velocity: velocity)
        } else {
            move.transition.cancel(velocity: velocity)
        }
    }
}

extension NavigationController: GestureRecognizerDelegate {
    /// Called by the recognizer that leads back: it begins only towards where reading ends, and with a page to go to.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer === popGesture, let pan = recognizer as? PanGestureRecognizer else { return true }
        if let move { return !move.isPush }
        guard stack.count > 1 else { return false }
        let sign = view.effectiveLayoutDirection == .rightToLeft ? -1.0 : 1
        return sign * pan.initialTranslation(in: view).dx > 0
    }
}
