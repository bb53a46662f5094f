import Glibc

/// The user's own file of Compose sequences, which the library reads in place of the locale's.
///
/// The library opens whatever is there: a pipe that nobody writes to would hold the program up for good.
nonisolated enum ComposeFile {
    /// Larger files are not read; those of the locales have up to 700,000 bytes.
    static let largestSize = 4 << 20

    /// Whether the user has no file of sequences, or one that can be read in a moment.
    ///
    /// - Parameter environment: Returns what a variable says; `nil` for one that is not set.
    /// - Returns: `false` for a first one that is no file, or too large: there are no sequences then.
    static func isUsable(environment: (String) -> String?) -> Bool {
        for path in paths(environment) {
            var found = stat()
            guard stat(path, &found) == 0 else { continue }
            return found.st_mode & S_IFMT == S_IFREG && found.st_size <= largestSize
        }
        return true
    }

    /// Where the library looks, in this order.
    private static func paths(_ environment: (String) -> String?) -> [String] {
        let home = environment("HOME") ?? ""
        return [
            environment("XCOMPOSEFILE"), environment("XDG_CONFIG_HOME").map { $0 + "/XCompose" },
            home + "/.config/XCompose", home + "/.XCompose",
        ].compactMap(\.self).filter { $0.hasPrefix("/") || $0 == environment("XCOMPOSEFILE") }
    }
}
