import Glibc

/// The files that say which theme of cursors inherits which, in every folder where a library looks for themes.
nonisolated package struct CursorThemeFiles {
    /// Longer files are not read to their end; those of real themes have up to 20,000 bytes.
    static let largestIndex = 64 << 10
    /// Larger files of pictures are not loaded: the library keeps every cursor of a theme in memory. Those of real
    /// themes have up to some 4 MiB.
    static let largestCursor = 16 << 20
    /// The most that all files of pictures of a theme may have together, each as often as it has a name.
    static let largestTheme = 256 << 20

    /// Where themes are looked for.
    let folders: [String]

    /// Creates the files of some folders.
    init(folders: [String]) { self.folders = folders }

    /// Creates the files of the folders that the environment names, and of those that every library looks through.
    ///
    /// - Parameter variable: Answers the value of a variable of the environment.
    init(environment variable: (String) -> String?) {
        let home = variable("HOME").flatMap { $0.isEmpty ? nil : $0 }
        let data =
            [variable("XDG_DATA_HOME") ?? "~/.local/share"]
            + (variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
        let named = (variable("XCURSOR_PATH") ?? "").split(separator: ":").map(String.init)
        let usual = ["~/.icons", "~/.cursors", "/usr/share/icons", "/usr/share/pixmaps", "/usr/share/cursors/xorg-x11"]
        folders = (named + data.map { $0 + "/icons" } + usual).compactMap { folder in
            guard folder.hasPrefix("~") else { return folder }
            return home.map { $0 + folder.dropFirst() }
        }
    }

    /// What a theme inherits, in all folders together.
    ///
    /// - Parameter theme: Its name.
    /// - Returns: The names, each as often as the file has it that has it most often, since the library loads it as
    ///   often; or that one of the files has no end: a pipe, a device, or a file that is too long. Pictures that are
    ///   too large count as such.
    func parents(of theme: String) -> CursorThemeSearch.Parents {
        var names: [String] = []
        var known: [String: Int] = [:]
        for folder in folders {
            guard Self.hasBoundedCursors(in: folder + "/" + theme + "/cursors") else { return .endless }
            switch Self.read(folder + "/" + theme + "/index.theme") {
            case .missing: continue
            case .endless: return .endless
            case .text(let text):
                var here: [String: Int] = [:]
                for name in Self.inherited(in: text) {
                    here[name, default: 0] += 1
                    guard here[name, default: 0] > known[name, default: 0] else { continue }
                    known[name] = here[name]
                    names.append(name)
                }
                guard names.count <= CursorThemeSearch.mostThemes else { return .endless }
            }
        }
        return .named(names)
    }

    /// The names in the lines that begin with `Inherits`, as the library reads them; not more than matter.
    package static func inherited(in text: [UInt8]) -> [String] {
        var names: [String] = []
        for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: "Inherits".utf8) {
            let rest = line.dropFirst("Inherits".utf8.count).drop { $0 == UInt8(ascii: " ") }
            guard rest.first == UInt8(ascii: "=") else { continue }
            // The library takes the bytes as they are; so a colon ends a name where it puts the path together.
            for name in rest.dropFirst().split(whereSeparator: { " \t\r;,:".utf8.contains($0) }) {
                names.append(String(decoding: name, as: UTF8.self))
                guard names.count <= CursorThemeSearch.mostThemes else { return names }
            }
        }
        return names
    }

    /// Whether the pictures in a folder are files, and such that the library may load them.
    private static func hasBoundedCursors(in path: String) -> Bool {
        guard let folder = opendir(path) else { return true }
        defer { closedir(folder) }
        var total = 0
        while let entry = readdir(folder) {
            var facts = stat()
            let status = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    fstatat(dirfd(folder), $0, &facts, 0)
                }
            }
            guard status == 0, facts.st_mode & S_IFMT != S_IFDIR else { continue }
            // The library opens what a link leads to, whatever that is, and waits for a pipe.
            guard facts.st_mode & S_IFMT == S_IFREG else { return false }
            total += Int(facts.st_size)
            guard facts.st_size <= largestCursor, total <= largestTheme else { return false }
        }
        return true
    }

    private enum File {
        case missing
        case endless
        case text([UInt8])
    }

    private static func read(_ path: String) -> File {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return .missing }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR else { return .missing }
        guard facts.st_mode & S_IFMT == S_IFREG else { return .endless }
        let bytes = [UInt8](unsafeUninitializedCapacity: largestIndex + 1) { buffer, count in
            while count < buffer.count {
                let found = pread(file, buffer.baseAddress.map { $0 + count }, buffer.count - count, count)
                if found < 0, errno == EINTR { continue }
                guard found > 0 else { break }
                count += found
            }
        }
        return bytes.count > largestIndex ? .endless : .text(bytes)
    }
}
