import Glibc
import TactusGraphics

/// A theme of icons of the desktop, in which programs, folders and kinds of documents have theirs.
///
/// ```swift
/// let folder = Image(systemIcon: "folder", size: 48, scale: 2)
/// let open = Image(systemIcon: "document-open-symbolic", theme: IconTheme(named: "Adwaita"))
/// ```
///
/// Icons are found as the freedesktop.org specification says: in the theme, in those that it inherits from, and in
/// `hicolor`; in the folders of the user before those of the system; in the size and for the scale that come nearest.
public struct IconTheme: Hashable, Sendable {
    /// The theme's name, as its folder is called.
    public var name: String
    /// The folders in which themes are looked for, the user's first.
    public var searchPath: [String]

    /// How many themes are looked through for an icon.
    static let mostThemes = 32
    /// How many folders the environment may say that themes are in.
    static let mostSearchedFolders = 64
    /// How many folders of a theme are looked at.
    static let mostFolders = 2048
    /// How many bytes an index may have.
    static let largestIndex = 1 << 20

    /// Creates a theme.
    ///
    /// - Parameters:
    ///   - name: The name, as its folder is called.
    ///   - searchPath: The folders in which themes are looked for; `nil` for those of the desktop's rules.
    public init(named name: String, searchPath: [String]? = nil) {
        self.name = name
        self.searchPath = searchPath ?? IconTheme.standardSearchPath(IconTheme.environment)
    }

    /// The theme that the user has chosen, as far as GTK's or KDE's settings say; `Adwaita` otherwise.
    ///
    /// It reads small files: ask once, and keep it.
    public static var current: IconTheme {
        IconTheme(named: chosenName(environment) ?? "Adwaita")
    }

    /// The value of a variable of the process's environment; `nil` when it is not set, or empty.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Where the desktop's rules look for themes.
    static func standardSearchPath(_ environment: (String) -> String?) -> [String] {
        let home = environment("HOME") ?? "/"
        let own = environment("XDG_DATA_HOME") ?? home + "/.local/share"
        let shared = environment("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        let folders = [own] + shared.split(separator: ":").map(String.init)
        // A path from the present folder on is none, says the specification.
        return [home + "/.icons"]
            + folders.prefix(mostSearchedFolders).filter { $0.hasPrefix("/") }.map { $0 + "/icons" }
    }

    /// The name that the settings of GTK or KDE say, the running desktop's first.
    static func chosenName(_ environment: (String) -> String?) -> String? {
        let home = environment("HOME") ?? "/"
        let settings = environment("XDG_CONFIG_HOME") ?? home + "/.config"
        let isKDE = environment("XDG_CURRENT_DESKTOP")?.split(separator: ":").contains("KDE") ?? false
        let files = [
            (settings + "/gtk-4.0/settings.ini", "Settings", "gtk-icon-theme-name"),
            (settings + "/gtk-3.0/settings.ini", "Settings", "gtk-icon-theme-name"),
            (settings + "/kdeglobals", "Icons", "Theme"),
        ]
        for (path, group, key) in isKDE ? files.reversed() : files {
            guard let bytes = try? readFile(at: path, limit: largestIndex) else { continue }
            var isInside = false
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                if line.hasPrefix("[") { isInside = line == "[\(group)]" }
                let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " && $0 != "\"" } }
                if isInside, parts.count == 2, parts[0] == key, isSafe(name: parts[1]) { return parts[1] }
            }
        }
        return nil
    }

    /// Whether a name stays inside of the folder that it is looked for in.
    static func isSafe(name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 255 && !name.utf8.contains(UInt8(ascii: "/")) && name != "." && name != ".."
            && !name.utf8.contains(0)
    }

    /// Whether each part of a path does.
    static func isSafe(path: String) -> Bool {
        !path.isEmpty && path.utf8.count <= 1024
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { isSafe(name: String($0)) }
    }
}

extension IconTheme {
    /// Finds the file of an icon.
    ///
    /// - Parameters:
    ///   - icon: The icon's name: letters, digits and signs without a slash, as `folder` or `edit-copy-symbolic`.
    ///   - size: The length of a side in points.
    ///   - scale: How many pixels belong to a point.
    /// - Returns: The path of a PNG or SVG file; `nil` when no theme has the icon.
    public func path(of icon: String, size: Int, scale: Int = 1) -> String? {
        guard IconTheme.isSafe(name: icon), IconTheme.isSafe(name: name), size > 0, scale > 0 else { return nil }
        let (size, scale) = (min(size, 4096), min(scale, 64))
        var (waiting, seen): ([String], Set<String>) = ([name], [])
        var hasFallback = false
        while seen.count < IconTheme.mostThemes {
            if waiting.isEmpty {
                guard !hasFallback else { break }
                hasFallback = true
                waiting = ["hicolor"]
            }
            let theme = waiting.removeFirst()
            guard IconTheme.isSafe(name: theme), seen.insert(theme).inserted, let index = index(of: theme) else {
                continue
            }
            if let path = path(of: icon, in: theme, index, size, scale) { return path }
            // Depth first: what a parent inherits goes before the next parent.
            waiting = index.parents.filter { $0 != "hicolor" } + waiting
        }
        return searchPath.lazy.flatMap { files(icon, in: $0) }.first(where: IconTheme.isThere)
    }

    private func index(of theme: String) -> IconThemeIndex? {
        for folder in searchPath {
            if let bytes = try? readFile(at: "\(folder)/\(theme)/index.theme", limit: IconTheme.largestIndex) {
                return IconThemeIndex(String(decoding: bytes, as: UTF8.self))
            }
        }
        return nil
    }

    private func path(
        of icon: String, in theme: String, _ index: IconThemeIndex, _ size: Int, _ scale: Int
    ) -> String? {
        let folders = index.folders.map { ($0.path, $0.distance(size: size, scale: scale)) }
        // What is as far stays in the theme's order.
        for (folder, _) in folders.enumerated().sorted(by: { ($0.1.1, $0.0) < ($1.1.1, $1.0) }).map(\.1) {
            for path in searchPath {
                if let file = files(icon, in: "\(path)/\(theme)/\(folder)").first(where: IconTheme.isThere) {
                    return file
                }
            }
        }
        return nil
    }

    private func files(_ icon: String, in folder: String) -> [String] {
        ["\(folder)/\(icon).png", "\(folder)/\(icon).svg"]
    }

    private static func isThere(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
