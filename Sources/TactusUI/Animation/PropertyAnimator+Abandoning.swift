// With the application goes all time: what is animated, what animates it and whoever waits for its end keep each other,
// and would for ever.
extension PropertyAnimator {
    /// Lets go of everything. Nobody hears of an end.
    fileprivate func abandon() {
        timer?.invalidate()
        (timer, changes, absent, pending, completions, barredViews) = (nil, AnimatedChanges(), [], [], [], [])
        (state, mayBePaused, isEndDue) = (.inactive, false, false)
        let call = abandonment
        abandonment = nil
        call?()
        resumeWaiters(.current)
    }
}

extension WindowScene {
    /// Lets go of the animations of all views.
    func abandonAnimations() {
        for view in animatedViews {
            let parts = view.animations?.parts ?? []
            view.animations = nil
            for part in parts { part.animator?.abandon() }
        }
        animatedViews = []
    }
}
