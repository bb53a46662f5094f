import Glibc
import TactusGraphics

/// The user's own file of Compose sequences, which the library reads in place of the locale's.
///
/// The library opens whatever is there, and whatever that includes: a pipe that nobody writes to would hold the program
/// up for good, and files that include others a thousand times each nearly as long. So the same way is walked here
/// first, and a file whose walk does not end within the limits is not handed over.
nonisolated enum ComposeFile {
    /// Larger files are not read, nor are some that have more together, each as often as it is included; those of the
    /// locales have up to 700,000 bytes.
    static let largestSize = 4 << 20
    /// How many files may be read in all, each as often as it is included; real ones include that of the locale.
    static let mostFiles = 64
    /// How many lines may be read in all, each as often as its file is included. The library keeps sequences in a tree
    /// that is not balanced: where they are sorted each costs as much as all before it, 160,000 of them six seconds.
    static let mostLines = 20_000
    /// How many bytes and lines the system's own file of a locale counts as, which is not read here.
    private static let sizeOfLocale = 1 << 20
    private static let linesOfLocale = 6000

    /// Whether the user has no file of sequences, or one that can be read in a moment.
    ///
    /// - Parameter environment: Returns what a variable says; `nil` for one that is not set.
    /// - Returns: `false` for a first one that is no file, or too large with what it includes: there are no sequences
    ///   then.
    static func isUsable(environment: (String) -> String?) -> Bool {
        for path in paths(environment) {
            var found = stat()
            guard stat(path, &found) == 0 else { continue }
            return found.st_mode & S_IFMT == S_IFREG && ends(path, home: environment("HOME") ?? "")
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

    /// Whether a file, with all that it includes, can be read in a moment.
    private static func ends(_ path: String, home: String) -> Bool {
        var waiting: [Include] = [.file(path)]
        var (count, size, lines) = (0, 0, 0)
        while let next = waiting.popLast() {
            count += 1
            switch next {
            case .system: (size, lines) = (size + sizeOfLocale, lines + linesOfLocale)
            case .file(let path):
                do throws(GraphicsError) {
                    let text = try readFile(at: path, limit: largestSize)
                    size += text.count
                    lines += text.count { $0 == UInt8(ascii: "\n") }
                    waiting += includes(in: text, home: home)
                } catch {
                    // One that is not there, or may not be read, ends the library's reading at once.
                    guard case .unreadableFile = error else { return false }
                }
            }
            guard count <= mostFiles, size <= largestSize, lines <= mostLines else { return false }
        }
        return true
    }

    /// What a line includes.
    enum Include: Hashable {
        case file(String)
        /// A file that came with the system.
        case system
    }

    /// What a file includes, not more than matters: `%H` is the user's folder, `%L` the locale's file, and `%S` the
    /// system's folder of them.
    static func includes(in text: [UInt8], home: String) -> [Include] {
        var found: [Include] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { " \t\r\u{B}\u{C}".utf8.contains($0) }
            guard line.starts(with: "include".utf8) else { continue }
            let name = line.drop { $0 != UInt8(ascii: "\"") }.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
            let path = String(decoding: name, as: UTF8.self)
            found.append(path.hasPrefix("%L") || path.hasPrefix("%S") ? .system : .file(expanded(path, home: home)))
            guard found.count <= mostFiles else { break }
        }
        return found
    }

    private static func expanded(_ path: String, home: String) -> String {
        var (expanded, rest) = ("", path[...])
        while let mark = rest.firstIndex(of: "%") {
            expanded += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            guard let letter = rest.popFirst() else { break }
            expanded += letter == "H" ? home : String(letter)
        }
        return expanded + rest
    }
}
