/// What a theme of icons says of itself: its `index.theme`, by the desktop's specification.
struct IconThemeIndex: Hashable, Sendable {
    /// A folder with icons of about one size.
    struct Folder: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case fixed
            case scalable(ClosedRange<Int>)
            case threshold(Int)
        }

        var path: String
        var size: Int
        var scale = 1
        var kind = Kind.threshold(2)

        /// How far its icons are from a size, in pixels; 0 when they are made for it.
        func distance(size: Int, scale: Int) -> Int {
            let wanted = size * scale
            let range: ClosedRange<Int>
            switch kind {
            case .fixed: range = self.size...self.size
            case .scalable(let sizes): range = sizes
            case .threshold(let difference): range = (self.size - difference)...(self.size + difference)
            }
            if scale == self.scale, range.contains(size) { return 0 }
            let pixels = (range.lowerBound * self.scale, range.upperBound * self.scale)
            // One for another scale is the next best, even when its pixels are as many.
            return max(pixels.0 - wanted, wanted - pixels.1, 0) + (scale == self.scale ? 0 : 1)
        }
    }

    /// The themes in which is looked for what this one has not: each once, and no more than are looked through at all.
    private(set) var parents: [String] = []
    private(set) var folders: [Folder] = []

    /// Reads an index. What makes no sense is passed over.
    init(_ text: String) {
        var groups: [String: [String: String]] = [:]
        var group = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmed
            if line.hasPrefix("["), line.hasSuffix("]") {
                group = String(line.dropFirst().dropLast())
            } else if !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") {
                groups[group, default: [:]][String(line[..<equals].trimmed)] = String(
                    line[line.index(after: equals)...].trimmed)
            }
        }
        func list(_ key: String) -> [String] {
            (groups["Icon Theme"]?[key] ?? "").split(separator: ",").map { String($0.trimmed) }
        }
        var named: Set<String> = []
        for parent in list("Inherits") where named.count < IconTheme.mostThemes && IconTheme.isSafe(name: parent) {
            if named.insert(parent).inserted { parents.append(parent) }
        }
        for path in (list("Directories") + list("ScaledDirectories")).prefix(IconTheme.mostFolders)
        where IconTheme.isSafe(path: path) {
            if let folder = groups[path].flatMap({ Folder(path: path, $0) }) { folders.append(folder) }
        }
    }
}

extension IconThemeIndex.Folder {
    init?(path: String, _ entries: [String: String]) {
        func number(_ key: String) -> Int? { entries[key].flatMap { Int($0) }.flatMap { 1...4096 ~= $0 ? $0 : nil } }
        guard let size = number("Size") else { return nil }
        self.path = path
        self.size = size
        scale = number("Scale") ?? 1
        switch entries["Type"] {
        case "Fixed": kind = .fixed
        case "Scalable":
            let (least, most) = (number("MinSize") ?? size, number("MaxSize") ?? size)
            kind = .scalable(min(least, most)...most)
        default: kind = .threshold(number("Threshold") ?? 2)
        }
    }
}

extension Substring {
    /// Without spaces at both ends.
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
