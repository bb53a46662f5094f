import Foundation
import Tactus
import TactusTesting
import Testing

@testable import Notes

@MainActor
@Suite("The notes that Notes keeps")
struct LibraryFileTests {
    private static let now = Moment(
        date: CalendarDate(year: 2026, month: 11, day: 23), time: TimeOfDay(hour: 10, minute: 42))
    private let folder = FileManager.default.temporaryDirectory.path + "/notes-\(UUID().uuidString)"
    private let lines = Lines()

    private final class Lines { var all: [String] = [] }

    private final class Drawer: StateStorage {
        func load() -> String? { nil }
        func save(_ text: String) {}
    }

    private var path: String { folder + "/data/notes" }
    private func store() -> LibraryFile { LibraryFile(path: path) { [lines] in lines.all.append($0) } }
    private func load() -> Library { store().load { Self.now } }
    private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: folder + "/data", withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    @Test("the first start has samples, and writes nothing until something changes")
    func firstStart() {
        let store = store()
        let library = store.load { Self.now }
        #expect(library.notes.count == 8)
        let host = TestHost(launching: NotesApp(library, keptIn: store, storage: Drawer()))
        host.advance(by: .seconds(5))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("what was written is there the next time, a second after the change, with all its signs")
    func comesBack() throws {
        defer { cleanUp() }
        let store = store()
        let library = store.load { Self.now }
        let host = TestHost(launching: NotesApp(library, keptIn: store, storage: Drawer()))
        let text = "one\ttwo\nthree\\n \\ four\r\n  ÄÖ 👩‍👩‍👧 \n"
        let id = library.add(title: "A\tB", text: text, to: library.folders[2].id)
        library.setPinned(true, id)
        host.advance(by: .milliseconds(900))
        #expect(!FileManager.default.fileExists(atPath: path))
        host.advance(by: .milliseconds(200))
        let again = load()
        #expect(again.notes.map(\.id) == library.notes.map(\.id))
        #expect(again.folders.map(\.name) == library.folders.map(\.name))
        let note = try #require(again.note(id))
        #expect(note.title == "A\tB" && note.text == text && note.isPinned && note.edited == Self.now)
        #expect(note.folder == library.folders[2].id)
        #expect(again.add(title: "next", to: note.folder) > id)
        #expect(lines.all == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/data") == ["notes"])
    }

    @Test("what changed within the last second is written when the program ends")
    func atTheEnd() {
        defer { cleanUp() }
        let store = store()
        let library = store.load { Self.now }
        let app = NotesApp(library, keptIn: store, storage: Drawer())
        let host = TestHost(launching: app)
        library.rename(library.folders[0].id, to: "Cellar")
        app.applicationWillTerminate(host.application)
        #expect(load().folders[0].name == "Cellar")
    }

    @Test(
        "what is damaged, cut off or of another version is refused in a line and put aside",
        arguments: [
            ("notes 2\nend 0\n", "line 1 is of no version that is known here"),
            ("", "line 1 is of no version that is known here"),
            ("notes 1\nfolder\t1\tA\n", "line 2 is not the end: the file was cut off"),
            ("notes 1\nfolder\t1\tA\nend 7\n", "line 3 is not the end: the file was cut off"),
            ("notes 1\nfolder\tone\tA\nend 1\n", "line 2 is neither a folder nor a note"),
            ("notes 1\nfolder\t1\tA\nnote\t2\t1\t-\tnever\tT\tX\nend 2\n", "line 3 is neither a folder nor a note"),
            ("notes 1\nend 0\n", "line 2 ends notes without a folder, or with a number that comes twice"),
            (
                "notes 1\nfolder\t1\tA\nnote\t2\t9\t-\t7 7\tT\tX\nend 2\n",
                "line 4 ends notes without a folder, or with a number that comes twice"
            ),
        ])
    func damaged(text: String, reason: String) throws {
        defer { cleanUp() }
        try write(text)
        #expect(load().notes.count == 8)
        #expect(lines.all == ["\(path): \(reason); it is kept as \(path).damaged"])
        #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == text)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("cut off anywhere, or with any byte changed, a file is read or refused, and never half of it")
    func anyDamage() throws {
        let whole = LibraryText.text(
            folders: [Folder(id: 1, name: "A\\")],
            notes: [
                Note(id: 2, title: "T", text: "a\nb", folder: 1, edited: Self.now)
            ])
        for length in 0..<(whole.utf8.count - 1) {
            let cut = String(decoding: whole.utf8.prefix(length), as: UTF8.self)
            #expect(throws: LibraryText.Damage.self) { try LibraryText.read(cut) }
        }
        for index in whole.utf8.indices {
            for byte: UInt8 in [0, 9, 10, 57, 92, 255] {
                var bytes = Array(whole.utf8)
                bytes[whole.utf8.distance(from: whole.startIndex, to: index)] = byte
                let read = try? LibraryText.read(String(decoding: bytes, as: UTF8.self))
                #expect(read.map { $0.notes.count + $0.folders.count == 2 } ?? true)
            }
        }
    }
}
