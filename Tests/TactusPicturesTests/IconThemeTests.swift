import Foundation
import TactusGeometry
import TactusGraphics
import Testing

@testable import TactusPictures

@Suite("Icons of the desktop's theme")
struct IconThemeTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-themes-\(UUID().uuidString)")

    private func write(_ path: String, _ contents: [UInt8]) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contents).write(to: file)
    }

    private func icon(_ path: String) throws { try write(path, try Sample.bytes("quarters.png")) }

    private func index(_ theme: String, inherits: String = "", _ folders: [(String, String)]) throws {
        let groups = folders.map { "[\($0.0)]\n\($0.1)\n" }.joined(separator: "\n")
        let list = folders.map(\.0).joined(separator: ",")
        let text = "# A theme\n[Icon Theme]\nName=Test\nInherits=\(inherits)\nDirectories=\(list)\n\n\(groups)"
        try write("\(theme)/index.theme", Array(text.utf8))
    }

    private func theme(_ name: String) -> IconTheme { IconTheme(named: name, searchPath: [folder.path]) }

    private func found(_ icon: String, in theme: String = "Own", size: Int, scale: Int = 1) -> String? {
        self.theme(theme).path(of: icon, size: size, scale: scale).map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test("IM-15: the size that is asked for, else the nearest; the scale before the size in pixels")
    func sizes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try index(
            "Own",
            [
                ("16", "Size=16\nType=Fixed"), ("24", "Size=24"), ("24@2", "Size=24\nScale=2"),
                ("48", "Size=48\nType=Fixed"), ("any", "Size=128\nMinSize=96\nMaxSize=512\nType=Scalable"),
            ])
        for place in ["16", "24", "24@2", "48", "any"] { try icon("Own/\(place)/folder.png") }

        #expect(found("folder", size: 16) == "Own/16/folder.png")
        #expect(found("folder", size: 23) == "Own/24/folder.png")
        #expect(found("folder", size: 24, scale: 2) == "Own/24@2/folder.png")
        #expect(found("folder", size: 44) == "Own/24@2/folder.png")
        #expect(found("folder", size: 48) == "Own/48/folder.png")
        #expect(found("folder", size: 300) == "Own/any/folder.png")
        #expect(found("nothing", size: 24) == nil)
    }

    @Test(
        "IM-15: a theme that inherits from the same ones over and over has each once, and no more than are looked through"
    )
    func manyParents() {
        func parents(_ list: String) -> [String] { IconThemeIndex("[Icon Theme]\nInherits=\(list)\n").parents }
        #expect(parents(String(repeating: "First,Second,../Third,", count: 40_000)) == ["First", "Second"])
        #expect(parents((0..<1_000).map { "T\($0)" }.joined(separator: ",")) == (0..<32).map { "T\($0)" })
    }

    @Test("IM-15: what a theme has not is looked for in those that it inherits from, in their order, and in hicolor")
    func inheritance() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try index("Own", inherits: "First,Second", [("24", "Size=24")])
        try index("First", inherits: "Own,Deep", [("24", "Size=24")])
        try index("Deep", [("24", "Size=24")])
        try index("Second", inherits: "hicolor", [("24", "Size=24")])
        try index("hicolor", [("24", "Size=24")])
        for theme in ["Deep", "Second", "hicolor"] { try icon("\(theme)/24/a.png") }
        for theme in ["Second", "hicolor"] { try icon("\(theme)/24/b.png") }
        try icon("hicolor/24/c.svg")
        try icon("d.png")

        #expect(found("a", size: 24) == "Deep/24/a.png")
        #expect(found("b", size: 24) == "Second/24/b.png")
        #expect(found("c", size: 24) == "hicolor/24/c.svg")
        #expect(found("d", size: 24) == "d.png")
        #expect(found("a", in: "Missing", size: 24) == "hicolor/24/a.png")
    }

    @Test("IM-15: names and folders that lead elsewhere are not followed; an index of nonsense has no folders")
    func unsafe() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try index("Own", inherits: "../Own,Own,Own", [("../Other/24", "Size=24"), ("24", "Size=-1"), ("x", "Size=a")])
        try icon("Other/24/folder.png")
        try icon("Own/24/folder.png")

        #expect(found("folder", size: 24) == nil)
        for name in ["", ".", "..", "../Other/24/folder", "a/b", "a\0b", String(repeating: "a", count: 300)] {
            #expect(theme("Own").path(of: name, size: 24) == nil)
            #expect(theme(name).path(of: "folder", size: 24) == nil)
        }
        #expect(theme("Own").path(of: "folder", size: 0) == nil)
        #expect(IconThemeIndex("[[[\n=\n[Icon Theme\nDirectories").folders.isEmpty)
    }

    @Test("IM-15: an icon is decoded for its size; a symbolic one is a template")
    func images() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try index("Own", [("24", "Size=24")])
        try write("Own/24/folder.svg", try Sample.bytes("quarters.svg"))
        try write("Own/24/edit-symbolic.svg", try Sample.bytes("quarters.svg"))
        try write("Own/24/broken.svg", [1, 2, 3])

        let image = try #require(Image(systemIcon: "folder", size: 24, scale: 2, theme: theme("Own")))
        #expect(image.pixelSize == PixelSize(width: 72, height: 48) && image.renderingMode == .original)
        #expect(Image(systemIcon: "edit-symbolic", theme: theme("Own"))?.renderingMode == .template)
        #expect(Image(systemIcon: "broken", theme: theme("Own")) == nil)
        #expect(Image(systemIcon: "missing", theme: theme("Own")) == nil)
    }

    @Test("IM-15: the theme is the one that GTK's settings or KDE's say, those of the running desktop first")
    func chosen() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("gtk-4.0/settings.ini", Array("[Settings]\ngtk-icon-theme-name = Yaru\n".utf8))
        try write("kdeglobals", Array("[General]\nTheme=no\n[Icons]\nTheme=breeze-dark\n".utf8))
        func name(_ desktop: String, _ home: String) -> String? {
            IconTheme.chosenName { ["XDG_CONFIG_HOME": home, "XDG_CURRENT_DESKTOP": desktop][$0] }
        }
        #expect(name("ubuntu:GNOME", folder.path) == "Yaru")
        #expect(name("KDE", folder.path) == "breeze-dark")
        #expect(name("KDE", "/nowhere") == nil)
        let path = IconTheme.standardSearchPath { ["HOME": "/home/a", "XDG_DATA_DIRS": "/x:/y"][$0] }
        #expect(path == ["/home/a/.icons", "/home/a/.local/share/icons", "/x/icons", "/y/icons"])
    }

    @Test("IM-15: settings, indexes and icons that are pipes or devices are passed over, and nobody waits for them")
    func pipes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try index("Own", [("24", "Size=24")])
        try write("Own/24/folder.svg", try Sample.bytes("quarters.svg"))
        try write("Piped/24/folder.svg", [])
        try write("gtk-3.0/settings.ini", Array("[Settings]\ngtk-icon-theme-name = Yaru\n".utf8))
        try write("gtk-4.0/other", [])
        for pipe in ["Own/24/pipe.svg", "Piped/index.theme", "gtk-4.0/settings.ini"] {
            #expect(mkfifo("\(folder.path)/\(pipe)", 0o600) == 0)
        }
        #expect(symlink("/dev/zero", "\(folder.path)/Own/24/zero.png") == 0)

        #expect(Image(systemIcon: "folder", theme: theme("Own")) != nil)
        #expect(Image(systemIcon: "pipe", theme: theme("Own")) == nil)
        #expect(Image(systemIcon: "zero", theme: theme("Own")) == nil)
        #expect(Image(systemIcon: "folder", theme: theme("Piped")) == nil)
        #expect(IconTheme.chosenName { ["XDG_CONFIG_HOME": folder.path][$0] } == "Yaru")
    }

    @Test("IM-15: folders of themes are absolute, and no more than 64 of the environment's")
    func manyFolders() {
        let names = (0..<1000).map { "/d\($0)" }
        let path = IconTheme.standardSearchPath {
            ["HOME": "/h", "XDG_DATA_HOME": "here", "XDG_DATA_DIRS": names.joined(separator: ":")][$0]
        }
        #expect(path == ["/h/.icons"] + names.prefix(63).map { $0 + "/icons" })
    }

    @Test("IM-15: what no theme of the user has is one of the toolkit's own, as a template, unless a theme is named")
    func ownIcons() throws {
        let heart = try #require(Image(systemIcon: "heartFill", size: 20, scale: 2))
        #expect(heart.pixelSize == PixelSize(width: 40, height: 40) && heart.size == Size(width: 20, height: 20))
        #expect(heart.renderingMode == .template)
        let picture = try Bitmap(size: heart.pixelSize)
        Canvas(picture, scale: 2).draw(heart, at: .zero, tint: .red)
        #expect(picture[20, 20] == 0xFFFF_0000 && picture[1, 1] == 0)
        #expect(Image(systemIcon: "heartFill", theme: theme("Own")) == nil)
        #expect(Image(systemIcon: "no such icon") == nil)
    }
}
