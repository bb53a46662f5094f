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
        root?.hoverInterest -= ownHoverInterest
        attachedInteractions.append(interaction)
        root?.hoverInterest += ownHoverInterest
        interaction.didMove(to: self)
    }

    /// Takes an interaction away. Nothing happens when it does not belong to this view.
    public final func removeInteraction(_ interaction: any Interaction) {
        guard let index = attachedInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        root?.hoverInterest -= ownHoverInterest
        attachedInteractions.remove(at: index)
        root?.hoverInterest += ownHoverInterest
        interaction.didMove(to: nil)
    }
}
