import TactusPlatform

/// Provides the items that are dragged from a view, and is notified of its progress and end.
@MainActor public protocol DragInteractionDelegate: AnyObject {
    /// What is dragged. Asked before a drag begins, when a finger has rested on the view, or a pointer
    /// began to drag it.
    ///
    /// - Parameters:
    ///   - interaction: The view's interaction.
    ///   - session: The drag that would begin.
    /// - Returns: The items; none when nothing is to be dragged from there, and the touch is free for other gestures.
    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [ItemProvider]

    /// What may be done with the items. `DropOperations.copy` by default. Where a drop may move, take the original
    /// away in ``dragInteraction(_:session:didEndWith:)``.
    func dragInteraction(_ interaction: DragInteraction, operationsAllowedFor session: DragSession) -> DropOperations

    /// Whether the items are of use to this program alone. `false` by default. Other programs never hear of such a
    /// drag, and with a finger it works under every compositor, within the scene.
    func dragInteraction(_ interaction: DragInteraction, isRestrictedToApplication session: DragSession) -> Bool

    /// What the drag looks like: by default the view as it is seen, where it is seen.
    ///
    /// - Parameters:
    ///   - interaction: The view's interaction.
    ///   - session: The drag.
    /// - Returns: The preview; `nil` for none.
    func dragInteraction(_ interaction: DragInteraction, previewFor session: DragSession) -> DragPreview?

    /// Whether a scene may go along with the drag, see ``DragSession/attach(_:offset:)``. `false` by default. Asked
    /// once, before the drag begins.
    func dragInteraction(_ interaction: DragInteraction, mayCarrySceneIn session: DragSession) -> Bool

    /// Sent when the drag has begun. The touches of the scene are cancelled then.
    func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession)

    /// Sent once for every session that began.
    ///
    /// - Parameters:
    ///   - interaction: The view's interaction.
    ///   - session: The drag.
    ///   - operation: What the target has done with the items; `nil` when nobody took them.
    func dragInteraction(_ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?)
}

extension DragInteractionDelegate {
    /// Copying alone.
    public func dragInteraction(
        _ interaction: DragInteraction, operationsAllowedFor session: DragSession
    ) -> DropOperations { .copy }

    /// No.
    public func dragInteraction(_ interaction: DragInteraction, isRestrictedToApplication session: DragSession) -> Bool
    {
        false
    }

    /// No.
    public func dragInteraction(_ interaction: DragInteraction, mayCarrySceneIn session: DragSession) -> Bool { false }

    /// The view as it is seen, where it is seen.
    public func dragInteraction(_ interaction: DragInteraction, previewFor session: DragSession) -> DragPreview? {
        interaction.picture(for: session)
    }

    /// Does nothing.
    public func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?
    ) {}
}
