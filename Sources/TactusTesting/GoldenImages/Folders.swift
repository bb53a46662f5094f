import Glibc

/// Where the test kit puts its files.
nonisolated enum Folders {
    /// The folder for pictures of failed tests: in the build folder when the tests run in their package.
    static var failures: String {
        access(".build", W_OK) == 0 ? ".build/golden-failures" : temporary + "/tactus-golden-failures"
    }

    /// The folder for temporary files.
    static var temporary: String {
        guard let folder = environment("TMPDIR"), !folder.isEmpty else { return "/tmp" }
        return folder
    }

    /// The value of an environment variable.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Makes a folder and those above it; whether that worked shows when it is used.
    static func make(_ path: String) {
        var made = ""
        for component in path.split(separator: "/", omittingEmptySubsequences: false) {
            made += component
            if !made.isEmpty { mkdir(made, 0o777) }
            made += "/"
        }
    }
}
