public import Tactus

/// Is told of the buttons of a pen.
@MainActor public protocol UIPencilInteractionDelegate: PencilInteractionDelegate {
    /// Sent when the button next to the tip of a pen was pressed twice, to a delegate that has no
    /// `pencilInteraction(_:didReceiveTap:)`. Does nothing by default.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}

    /// Tells without the pose.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        pencilInteractionDidTap(interaction)
    }
}
