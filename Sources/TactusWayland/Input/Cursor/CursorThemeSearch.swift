/// Decides which theme of cursors libwayland-cursor may be asked for.
///
/// The library loads a theme, then each one that it inherits, and notes none that it has been to: two themes that
/// inherit each other overflow its stack. So the same way is walked here first, and a theme whose walk does not end
/// within the limits is not handed over.
nonisolated struct CursorThemeSearch {
    /// How many themes may inherit one another in a row; real ones have up to four.
    static let deepestInheritance = 10
    /// How many themes may be loaded in all, each as often as it is inherited; real ones have up to some ten.
    static let mostThemes = 64

    /// What the files of a theme say that it inherits.
    enum Parents: Hashable {
        /// The names of these themes, in their order; none where there is no such file.
        case named([String])
        /// One of the files cannot be read to its end, by the library neither.
        case endless
    }

    /// Answers what a theme inherits, in all folders together.
    let parents: (String) -> Parents

    /// Whether the library comes to an end with a theme.
    ///
    /// - Parameter theme: The name of a theme; one that is not there inherits nothing.
    /// - Returns: Whether all that it inherits, however indirectly, is within the limits.
    func ends(_ theme: String) -> Bool {
        var waiting = [(name: theme, depth: 0)]
        var count = 0
        while let next = waiting.popLast() {
            count += 1
            guard count <= Self.mostThemes, next.depth <= Self.deepestInheritance,
                case .named(let names) = parents(next.name), names.count <= Self.mostThemes
            else { return false }
            waiting += names.map { ($0, next.depth + 1) }
        }
        return true
    }

    /// The theme to ask the library for.
    ///
    /// - Parameter wish: What the user wants; `nil` for the system's.
    /// - Returns: The name, that of the system's theme where the walk through the wish does not end; `nil` when the
    ///   library is not to be asked at all, since it falls back to the system's theme whenever another one is empty.
    func theme(for wish: String?) -> String? {
        guard ends(Self.ofSystem) else { return nil }
        guard let wish, ends(wish) else { return Self.ofSystem }
        return wish
    }

    /// The theme that the library takes where none is named.
    private static let ofSystem = "default"
}
