import Glibc

/// Which pictures the pointer has, where the compositor does not draw cursors by name.
nonisolated package struct CursorPreferences: Hashable, Sendable {
    /// The name of a theme; `nil` for the system's.
    package var theme: String?
    /// The height of its pictures, in points.
    package var size: Int

    /// Creates preferences: by default those of a user who has none. A size that no cursor has is not taken.
    package init(theme: String? = nil, size: Int = 24) {
        self.theme = theme
        self.size = (1...256).contains(size) ? size : 24
    }

    /// What `XCURSOR_THEME` and `XCURSOR_SIZE` say.
    static var ofEnvironment: CursorPreferences {
        let size = getenv("XCURSOR_SIZE").flatMap { Int(String(cString: $0)) }
        return CursorPreferences(theme: getenv("XCURSOR_THEME").map { String(cString: $0) }, size: size ?? 24)
    }
}
