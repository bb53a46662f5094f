/// Decides which gestures edit, see ``Responder/editingInteractionConfiguration``.
nonisolated public enum EditingInteractionConfiguration: Hashable, Sendable {
    /// None.
    case none
    /// Those of three fingers.
    case `default`
}
