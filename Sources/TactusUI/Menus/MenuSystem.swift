/// What a ``MenuBuilder`` builds.
nonisolated public enum MenuSystem: Hashable, Sendable {
    /// The menus of a bar, of all that the program can do.
    case main
    /// A menu that opens over content, of what can be done with it.
    case context
}
