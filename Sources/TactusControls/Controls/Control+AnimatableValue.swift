import TactusUI

extension Control {
    /// Changes what `View.animatableValue` goes by.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether what is drawn goes there in a fifth of a second, unless the user wishes for less motion.
    ///     The control can be touched meanwhile.
    ///   - change: What to do; called before this returns.
    public final func changeAnimatableValue(animated isAnimated: Bool, _ change: @escaping () -> Void) {
        guard isAnimated, window != nil else { return changeAnimatableValue(change) }
        View.animate(duration: theme.motion.control, options: .allowUserInteraction) { [self] in
            changeAnimatableValue(change)
        }
    }
}
