import Glibc
public import Tactus

nonisolated extension Image {
    /// Creates a picture from a file of the program's: one that lies beside it, in a folder `Resources` there, or in a
    /// folder of resources that the package manager makes (`Package_Target.resources`).
    ///
    /// A name without an ending is looked for as PNG, JPEG, WebP, GIF and SVG; `name@2x` and `name@3x` have as many
    /// pixels to a point, and the one with most is taken. `nil` when there is none.
    ///
    /// - Parameter name: The name of the file, with or without its ending.
    public convenience init?(named name: String) {
        for folder in ProgramFiles.folders {
            for (path, scale) in ProgramFiles.pictures(named: name, in: folder) where access(path, R_OK) == 0 {
                do {
                    try self.init(contentsOfFile: path, shownSize: nil, scale: scale)
                    return
                } catch { continue }
            }
        }
        return nil
    }

    /// Creates a picture that shows some one after the other, over and over.
    ///
    /// - Parameters:
    ///   - images: The pictures; `nil` comes of none.
    ///   - duration: How long all of them take, in seconds; 0 for a thirtieth of a second each.
    /// - Returns: The picture.
    public static func animatedImage(with images: [Image], duration: TimeInterval) -> Image? {
        guard !images.isEmpty else { return nil }
        let each = duration > 0 ? duration / Double(images.count) : 1.0 / 30
        return Image(images: images, durations: images.map { _ in Duration(interval: each) }, repeatCount: 0)
    }
}

/// Where a program's own files lie.
nonisolated private enum ProgramFiles {
    /// The folder of the program, and the folders of resources in it.
    static let folders: [String] = {
        let program = CommandLine.arguments.first ?? ""
        let path = realpath("/proc/self/exe", nil).map { path in
            defer { free(path) }
            return String(cString: path)
        }
        let folder = String((path ?? program).reversed().drop { $0 != "/" }.reversed())
        return [folder, folder + "Resources/"]
            + entries(of: folder).filter { $0.hasSuffix(".resources") }.sorted()
            .map { folder + $0 + "/" }
    }()

    static func pictures(named name: String, in folder: String) -> [(path: String, scale: CGFloat)] {
        let endings = ["png", "jpg", "jpeg", "webp", "gif", "svg"]
        let known = endings.first { name.hasSuffix("." + $0) }
        let stem = known.map { String(name.dropLast($0.count + 1)) } ?? name
        return [("@3x", 3.0), ("@2x", 2), ("", 1)].flatMap { mark, scale in
            (known.map { [$0] } ?? endings).map { ("\(folder)\(stem)\(mark).\($0)", scale) }
        }
    }

    private static func entries(of folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { names.append(String(cString: $0)) }
            }
        }
        return names
    }
}
