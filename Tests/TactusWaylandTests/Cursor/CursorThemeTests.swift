import Foundation
import TactusGeometry
import TactusTesting
import TactusUI
import Testing
import WaylandServer

@testable import TactusWayland

@Suite("Cursor themes that inherit")
struct CursorThemeTests {
    private let folder: ThemeFolder

    init() throws { folder = try ThemeFolder() }

    private var search: CursorThemeSearch {
        CursorThemeSearch(parents: CursorThemeFiles(folders: [folder.path]).parents)
    }

    @Test("a theme is asked for when all that it inherits comes to an end, else the system's")
    func circles() throws {
        try folder.add("Plain", inherits: nil)
        try folder.add("Child", inherits: "= Plain, Missing")
        try folder.add("Loop", inherits: "=Loop")
        try folder.add("Left", inherits: "  = Plain;Right")
        try folder.add("Right", inherits: "=Left")
        try folder.add("Above", inherits: "=Plain:Right")

        let answers = ["Plain", "Child", "Missing", "Loop", "Left", "Right", "Above"].map(search.theme)
        #expect(answers == ["Plain", "Child", "Missing", "default", "default", "default", "default"])
    }

    @Test("a circle through several folders is found, though none of them has all of it")
    func severalFolders() throws {
        let other = try ThemeFolder()
        try folder.add("Left", inherits: "=Right")
        try other.add("Right", inherits: "=Left")

        #expect(search.ends("Left"))
        #expect(!CursorThemeSearch(parents: CursorThemeFiles(folders: [folder.path, other.path]).parents).ends("Left"))
    }

    @Test("ten themes in a row are followed, eleven and trees of hundreds are not")
    func limits() throws {
        for place in 0..<12 { try folder.add("Row\(place)", inherits: place == 0 ? nil : "=Row\(place - 1)") }
        for place in 1..<8 { try folder.add("Tree\(place)", inherits: "=Tree\(place - 1),Tree\(place - 1)x") }
        for place in 1..<8 { try folder.add("Tree\(place)x", inherits: "=Tree\(place - 1),Tree\(place - 1)x") }
        try folder.add("Wide", inherits: "=" + (0..<5000).map { "W\($0)" }.joined(separator: ","))

        #expect(search.ends("Row10"))
        #expect(!search.ends("Row11"))
        #expect(search.ends("Tree3"))
        #expect(!search.ends("Tree7"))
        #expect(!search.ends("Wide"))
    }

    @Test("a theme counts as often as one index names it, since it is loaded as often, however many folders do")
    func repeated() throws {
        let other = try ThemeFolder()
        for place in 0..<8 {
            try folder.add("Often\(place)", inherits: "=" + String(repeating: "Often\(place - 1),", count: 3))
            for folder in [folder, other] { try folder.add("Twice\(place)", inherits: "=Twice\(place - 1)") }
        }
        #expect(["Often2", "Often3", "Often7"].map(search.ends) == [true, false, false])
        #expect(
            CursorThemeSearch(parents: CursorThemeFiles(folders: [folder.path, other.path]).parents).ends("Twice7"))
        let many = (0..<5000).map { "=N\($0)" }.joined(separator: "\nInherits")
        #expect(CursorThemeFiles.inherited(in: Array("Inherits\(many)".utf8)).count == CursorThemeSearch.mostThemes + 1)
    }

    @Test("a theme with a picture of 4000 by 4000 pixels, or with more pictures than anybody has, is not asked for")
    func largePictures() throws {
        func add(_ theme: String, _ sizes: [Int]) throws {
            try folder.makeTheme(theme + "/cursors")
            for (index, size) in sizes.enumerated() {
                let path = folder.path + "/\(theme)/cursors/c\(index)"
                #expect(FileManager.default.createFile(atPath: path, contents: nil))
                #expect(truncate(path, size) == 0)
            }
        }
        try add("Usual", [4 << 20, 4 << 20, 100, CursorThemeFiles.largestCursor])
        try add("Huge", [100, 4000 * 4000 * 4])
        try add("Many", Array(repeating: CursorThemeFiles.largestCursor, count: 17))
        try folder.makeTheme("Linked/cursors")
        for place in 0..<300 {
            #expect(symlink("../../Usual/cursors/c0", folder.path + "/Linked/cursors/l\(place)") == 0)
        }
        try folder.add("Child", inherits: "=Huge")

        #expect(["Usual", "Huge", "Many", "Linked", "Child"].map(search.ends) == [true, false, false, false, false])
    }

    @Test("an index that is a pipe, a device or too long is not read, and its theme not asked for")
    func oddFiles() throws {
        try folder.makeTheme("Pipe")
        #expect(mkfifo(folder.path + "/Pipe/index.theme", 0o600) == 0)
        try folder.makeTheme("Zeroes")
        #expect(symlink("/dev/zero", folder.path + "/Zeroes/index.theme") == 0)
        try folder.add("Long", inherits: "=Plain\n" + String(repeating: "#", count: 70_000))
        try folder.makeTheme("Folder")
        try folder.makeTheme("Folder/index.theme")

        #expect(["Pipe", "Zeroes", "Long", "Folder"].map(search.ends) == [false, false, false, true])
    }

    @Test("a theme with a cursor that is a pipe or a device, also behind a link, is not asked for")
    func oddCursors() throws {
        for (theme, target) in [("Piped", "../../pipe"), ("Zero", "/dev/zero"), ("Dangling", "nowhere")] {
            try folder.makeTheme(theme + "/cursors")
            #expect(symlink(target, folder.path + "/\(theme)/cursors/left_ptr") == 0)
        }
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        try folder.makeTheme("Inner/cursors")
        try folder.makeTheme("Inner/cursors/folder")

        #expect(["Piped", "Zero", "Dangling", "Inner"].map(search.ends) == [false, false, true, true])
    }

    @Test("where the system's theme goes in a circle, the library is asked for none: it would fall back to it")
    func systemTheme() throws {
        try folder.add("Plain", inherits: nil)
        try folder.add("default", inherits: "=default")

        #expect([nil, "Plain"].map(search.theme) == [nil, nil])
    }

    @Test("the folders are those of XCURSOR_PATH and of XDG, and a tilde is the home")
    func folders() {
        let environment = ["HOME": "/h", "XCURSOR_PATH": "/a:~/b", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/e:/f"]
        let files = CursorThemeFiles(environment: { environment[$0] })
        #expect(files.folders.prefix(5) == ["/a", "/h/b", "/d/icons", "/e/icons", "/f/icons"])
        #expect(files.folders.contains("/h/.icons"))
        #expect(CursorThemeFiles(environment: { _ in nil }).folders.allSatisfy { $0.hasPrefix("/") })
    }

    @MainActor
    @Test("a theme that inherits itself leaves the arrow of the system, and the program alive")
    func overTheWire() throws {
        // No folder of the environment has it; every one leads to it.
        let name = "../../../../../../../.." + folder.path + "/Loop"
        try folder.add("Loop", inherits: "=" + name)
        let compositor = try BareCompositor(cursors: CursorPreferences(theme: name))
        let scene = BenchScene(name: "A", size: Size(width: 40, height: 30), color: .red)
        _ = compositor.addSeat(.pointer)
        scene.surface = compositor.platform.makeSurface(
            for: SceneID(rawValue: 1), description: SurfaceDescription(title: "A", applicationID: "a"), delegate: scene)
        compositor.settle()
        let pointer = try #require(compositor.pointers.first)
        var pictures = 0
        pointer.onRequest = { if case .setCursor(_, .some, _, _) = $0 { pictures += 1 } }
        pointer.sendEnter(
            serial: 7, surface: try #require(compositor.surfaces.first), surfaceX: WireFixed(5.0),
            surfaceY: WireFixed(5.0))
        pointer.sendFrame()
        compositor.settle()
        compositor.platform.setCursor(.text, of: SeatID(rawValue: 1))
        compositor.settle()

        #expect(pictures == 1)
    }
}

/// A folder of themes, removed with its owner.
private final class ThemeFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/tactus-XXXXXX".utf8CString)
        path = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func makeTheme(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    /// Adds a theme whose index has a line that begins with `Inherits`, or none.
    func add(_ name: String, inherits: String?) throws {
        try makeTheme(name)
        let text = "[Icon Theme]\nName=\(name)\n" + (inherits.map { "Inherits" + $0 + "\n" } ?? "")
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name + "/index.theme"))
    }
}
