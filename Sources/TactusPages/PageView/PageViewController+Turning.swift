import TactusGeometry
public import TactusUI

extension PageViewController {
    /// A drag turns the page, or catches one that turns.
    final func drag(_ pan: PanGestureRecognizer) {
        switch pan.state {
        case .began:
            caughtFraction = 0
            if let turn {
                turn.transition.pause()
                page = turn.latter
                caughtFraction = turn.transition.percentComplete
            } else {
                let direction = direction(of: pan.initialTranslation(in: view))
                if let next = neighbour(direction) { turnPage(to: next, direction, interactively: true) }
            }
            update(pan)
        case .changed: update(pan)
        case .ended: letGo(pan, isCancelled: false)
        case .cancelled: letGo(pan, isCancelled: true)
        default: break
        }
    }

    /// A dot was chosen: turns towards it.
    final func dotChosen() {
        let chosen = pageControl.currentPage
        let direction: NavigationDirection = chosen > litDot ? .forward : .reverse
        pageControl.currentPage = litDot
        guard chosen != litDot, let next = neighbour(direction) else { return }
        turnPage(to: next, direction, interactively: false)
    }

    /// The user turns to a neighbour.
    private func turnPage(to next: ViewController, _ direction: NavigationDirection, interactively: Bool) {
        let present = page
        guard next.parent == nil, next.presentingViewController == nil else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        guard page === present, next.parent == nil else { return }
        change(
            to: next,
            PageChange(direction: direction, isAnimated: true, isInteractive: interactively, isUsers: true))
    }

    private func neighbour(_ direction: NavigationDirection) -> ViewController? {
        guard let page else { return nil }
        let found =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
        return found === page ? nil : found
    }

    /// The direction in which a drag turns.
    private func direction(of way: Vector) -> NavigationDirection {
        if isVertical { return way.dy < 0 ? .forward : .reverse }
        let isMirrored = view.effectiveLayoutDirection == .rightToLeft
        return (way.dx < 0) != isMirrored ? .forward : .reverse
    }

    /// A way as parts of the way of a whole turn.
    private func fraction(_ way: Vector, of turn: PageTurn) -> Double {
        let size = stage.bounds.size
        let towards = Vector(dx: isVertical ? 0 : -1, dy: isVertical ? -1 : 0)
        let sign = direction(of: towards) == turn.change.direction ? -1.0 : 1
        return sign * (isVertical ? way.dy / max(size.height, 1) : way.dx / max(size.width, 1))
    }

    private func update(_ pan: PanGestureRecognizer) {
        guard let turn else { return }
        turn.transition.update(caughtFraction + fraction(pan.translation(in: view), of: turn))
    }

    private func letGo(_ pan: PanGestureRecognizer, isCancelled: Bool) {
        guard let turn, turn.transition.isInteractive else { return }
        let velocity = fraction(pan.velocity(in: view), of: turn)
        let goal = caughtFraction + fraction(pan.translation(in: view), of: turn) + velocity * 0.25
        if goal > 0.5, !isCancelled {
            turn.transition.finish(velocity: velocity)
        } else {
            page = turn.former
            turn.transition.cancel(velocity: isCancelled ? 0 : velocity)
        }
    }
}

extension PageViewController: GestureRecognizerDelegate {
    /// Called by the recognizer that turns: it begins where there is a page to turn to, or one on its way to be caught.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer === panGestureRecognizer, turn == nil else { return true }
        return neighbour(direction(of: panGestureRecognizer.initialTranslation(in: view))) != nil
    }
}
