import Glibc
import TactusTesting
import Testing

@testable import TactusGraphics

@Suite("Fonts from files")
struct FontFileTests {
    @Test("TX-34: a file that is none, or no font, is an error that names it; nothing changes")
    func errors() throws {
        let missing = #expect(throws: GraphicsError.self) { try Font.register(file: "/nowhere/Cafe.ttf") }
        #expect(missing == .unreadableFile(path: "/nowhere/Cafe.ttf", code: ENOENT))
        let folder = try TemporaryFolder()
        for (name, bytes) in [("empty.ttf", []), ("text.ttf", Array("no font".utf8)), ("cut.ttf", [0, 1, 0, 0, 0, 9])] {
            let path = "\(folder.path)/\(name)"
            try writeFile(bytes, to: path)
            let error = #expect(throws: GraphicsError.self) { try Font(file: path, size: 12) }
            #expect(error == .unusableFontFile(path: path))
            #expect(error?.description == "\(path) is no font file, or is damaged: TrueType and OpenType can be used.")
        }
    }

    @Test("TX-34: a pipe and a device are no font files, and nobody waits for them")
    func pipes() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path + "/pipe.ttf"
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero"] {
            let error = #expect(throws: GraphicsError.self) { try Font.register(file: path) }
            #expect(error == .unusableFontFile(path: path))
        }
    }

    @Test("a picture in a pipe or a device is an error at once, read or written, and says what to do")
    func picturesInPipes() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path + "/picture.png"
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero"] {
            let error = #expect(throws: GraphicsError.self) { try Bitmap(pngFile: path) }
            #expect(error == .specialFile(path: path))
            #expect(error?.description == "\(path) is a pipe or a device, and not read: copy what it says into a file.")
        }
        #expect(throws: GraphicsError.unreadableFile(path: folder.path, code: EISDIR)) {
            try Bitmap(pngFile: folder.path)
        }
        #expect(throws: GraphicsError.unwritableFile(path: pipe, code: ENXIO)) { try writeFile([1], to: pipe) }
    }
}

/// A file is made known in a process of its own: what a process knows it knows in every test.
@Suite("Fonts from files, in a process of its own")
struct FontFileExitTests {
    /// Where Debian and its kin, Fedora and Arch keep a typeface that the pinned fonts have not.
    private static let candidates = [
        "/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf", "/usr/share/fonts/google-noto/NotoSans-Bold.ttf",
        "/usr/share/fonts/noto/NotoSans-Bold.ttf",
    ]

    @Test("TX-34: the fonts of a file are there at once, also for a typesetter that has set text before")
    func register() async throws {
        await #expect(processExitsWith: .success) {
            guard let path = FontFileExitTests.candidates.first(where: { access($0, R_OK) == 0 }) else { exit(2) }
            try PinnedFonts.install()
            let typesetter = Typesetter()
            let font = Font(family: "Noto Sans", size: 40, weight: .bold)
            let before = typesetter.layout("Wassermühle", font: font).size.width
            let families = try Font.register(file: path)
            let after = typesetter.layout("Wassermühle", font: font).size.width
            let again = try Font(file: path, size: 40, weight: .bold)
            guard families == ["Noto Sans"], before != after, again == font,
                typesetter.layout("Wassermühle", font: again).size.width == after
            else { exit(1) }
            exit(0)
        }
    }

    @Test("TX-34: fonts that are loaded for the process hold for a typesetter that has set text before")
    func load() async throws {
        await #expect(processExitsWith: .success) {
            guard FontFileExitTests.candidates.contains(where: { access($0, R_OK) == 0 }) else { exit(2) }
            let typesetter = Typesetter()
            // Which is installed, and not pinned.
            let font = Font(family: "Noto Sans", size: 40)
            let before = typesetter.layout("Wassermühle", font: font).size.width
            try PinnedFonts.install()
            let after = typesetter.layout("Wassermühle", font: font).size.width
            exit(after == Typesetter().layout("Wassermühle", font: font).size.width && after != before ? 0 : 1)
        }
    }
}

/// A folder that goes with its owner.
private final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/tactus-fonts-XXXXXX".utf8CString)
        path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit {
        for name in ["empty.ttf", "text.ttf", "cut.ttf"] { unlink("\(path)/\(name)") }
        rmdir(path)
    }
}
