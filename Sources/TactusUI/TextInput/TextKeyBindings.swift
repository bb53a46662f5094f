/// Decides which keys edit text beside those that type.
nonisolated public enum TextKeyBindings: Hashable, Sendable, CaseIterable {
    /// Those that GTK, Qt and Windows have in common.
    case standard
    /// The same, and over them those of Emacs: Control with A, E, B, F, P, N, D, K, W and Y, Alt with B, F and D. For
    /// users whose desktop has that key theme (`gtk-key-theme`).
    case emacs

    /// The bindings of a desktop's key theme: `emacs`, in any case; `standard`, `default` and nothing are the usual
    /// ones. Another theme is none that is known.
    package init?(name: String) {
        switch name.lowercased() {
        case "emacs": self = .emacs
        case "standard", "default", "": self = .standard
        default: return nil
        }
    }
}
