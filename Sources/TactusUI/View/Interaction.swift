public import TactusPlatform

/// Something that a view can be made able to do beside what its class does: be dragged (``DragInteraction``), take what
/// is dropped (``DropInteraction``).
///
/// An interaction belongs to one view, which keeps it alive.
@MainActor public protocol Interaction: AnyObject {
    /// The view that it was added to; `nil` before.
    var view: View? { get }

    /// Sent before it is added to a view, or taken away from its view: then with `nil`.
    func willMove(to view: View?)

    /// Sent after it was added to a view, or taken away from its view: then with `nil`.
    func didMove(to view: View?)

    /// Sent when its view has come into another window, or into none, by ``View/didMoveToWindow()``. Does nothing by
    /// default.
    func viewDidMoveToWindow()

    /// Whether it is what the primary action of its view does, as where a tap opens a menu: a button that keeps its
    /// selection leaves that to it, and sends nothing of its own. `false`
    /// by default.
    var isPrimaryAction: Bool { get }

    /// Sent in place of the primary action of its control, where ``isPrimaryAction``. Does nothing by default.
    func performPrimaryAction()

    /// Sent when ``View/isFocused`` of its view has changed, or may have. Does nothing by default.
    func focusDidChange()

    /// Sent for a key that went down while the view, or one inside it, was the first responder of the key window, after
    /// nobody had used it: no typing, no control, no movement of the focus, no key command. The innermost view's
    /// interactions are asked first, in the order in which they were added. Uses nothing by default.
    ///
    /// - Parameters:
    ///   - key: The key, with the modifiers that were held.
    ///   - isRepetition: Whether the key is held, and was used before.
    /// - Returns: What became of the key; what is not used reaches the next interaction, and is a press at last.
    func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse
}

extension Interaction {
    /// Does nothing.
    public func viewDidMoveToWindow() {}

    /// `false`.
    public var isPrimaryAction: Bool { false }

    /// Does nothing.
    public func performPrimaryAction() {}

    /// Does nothing.
    public func focusDidChange() {}

    /// Uses nothing.
    public func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse { .unused }
}

extension View {
    /// The interactions of this view, in the order in which they were added.
    public final var interactions: [any Interaction] { attachedInteractions }

    /// Makes the view able to do what an interaction does. One that belongs to another view is taken away from that;
    /// one that this view has already stays as it is.
    public final func addInteraction(_ interaction: any Interaction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        if interaction is any CursorProviding, !saysCursor { root?.hoverInterest.cursors += 1 }
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction away. Nothing happens when it does not belong to this view.
    public final func removeInteraction(_ interaction: any Interaction) {
        guard let index = attachedInteractions.indexFromEnds(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.remove(at: index)
        if interaction is any CursorProviding, !saysCursor { root?.hoverInterest.cursors -= 1 }
        interaction.didMove(to: nil)
    }
}
