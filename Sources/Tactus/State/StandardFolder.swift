import Glibc

/// A folder in which a program keeps files of its own, by the desktop's rules (the XDG base directories).
///
/// ```swift
/// let path = StandardFolder.data.path(for: "org.example.notes") + "/notes"
/// ```
///
/// A variable of the environment names where such folders are; one that is no absolute path counts as not set, as the
/// rules say. Nothing is made before something is written: ``KeptFile`` makes it.
nonisolated public enum StandardFolder: Hashable, Sendable, CaseIterable {
    /// What the user has chosen: `~/.config`, or `XDG_CONFIG_HOME`.
    case settings
    /// What the user has made: `~/.local/share`, or `XDG_DATA_HOME`.
    case data
    /// What is kept from one run to the next, and is missed by nobody: `~/.local/state`, or `XDG_STATE_HOME`.
    case state
    /// What can be made anew: `~/.cache`, or `XDG_CACHE_HOME`. The system may empty it.
    case cache

    /// Returns the path of a program's folder.
    ///
    /// - Parameter program: The folder's name: the application's in reverse domain form, or that of its program's file.
    ///   What cannot be in a name of a file is an underscore.
    /// - Returns: The path.
    public func path(for program: String) -> String {
        path(for: program) { name in getenv(name).map { String(cString: $0) } }
    }

    /// Returns the path of a program's folder in an environment.
    ///
    /// - Parameters:
    ///   - program: The folder's name.
    ///   - environment: Returns a variable.
    /// - Returns: The path.
    func path(for program: String, in environment: (String) -> String?) -> String {
        let folder = String(program.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
        let name = ["", ".", ".."].contains(folder) ? "_" : folder
        if let base = environment(variable), base.hasPrefix("/") { return "\(base)/\(name)" }
        return "\(environment("HOME") ?? "/tmp")/\(place)/\(name)"
    }

    private var variable: String {
        switch self {
        case .settings: "XDG_CONFIG_HOME"
        case .data: "XDG_DATA_HOME"
        case .state: "XDG_STATE_HOME"
        case .cache: "XDG_CACHE_HOME"
        }
    }

    private var place: String {
        switch self {
        case .settings: ".config"
        case .data: ".local/share"
        case .state: ".local/state"
        case .cache: ".cache"
        }
    }
}
