import Foundation
import Tactus
import TactusTesting
import Testing

@testable import Notes

@Suite("Notes, in somebody's hands")
@MainActor
struct NotesTests {
    private static let now = Moment(
        date: CalendarDate(year: 2026, month: 11, day: 23), time: TimeOfDay(hour: 10, minute: 42))
    private let library = Library.samples { Self.now }

    /// A file that is a variable.
    private final class Drawer: StateStorage {
        private var text: String?

        func load() -> String? {
            defer { text = nil }
            return text
        }

        func save(_ text: String) { self.text = text }
    }

    private func open(
        _ width: Double, _ height: Double, isDark: Bool = false, storage: Drawer = Drawer()
    ) -> TestHost {
        let host = TestHost(
            launching: NotesApp(library, storage: storage), size: Size(width: width, height: height))
        host.application.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        host.advance(by: .seconds(1))
        return host
    }

    /// Taps the place where a text is read.
    private func touch(_ text: String, in host: TestHost) throws {
        let label = try host.find(Label.self, text)
        host.finger().tap(at: label.convert(label.bounds.center, to: nil))
        host.advance(by: .seconds(1))
    }

    @Test("pictures at three sizes, by day and by night")
    func pictures() throws {
        let phone = open(390, 844)
        try phone.expectImage(named: "notes-phone-list")
        try touch("Rye bread", in: phone)
        phone.advance(by: .seconds(1))
        try phone.expectImage(named: "notes-phone-editor")
        let folders = open(390, 844, isDark: true)
        try folders.tap(.button("Folders"))
        folders.advance(by: .seconds(1))
        try folders.expectImage(named: "notes-phone-folders-dark")
        for isDark in [false, true] {
            let tablet = open(820, 1100, isDark: isDark)
            try touch("Rye bread", in: tablet)
            tablet.advance(by: .seconds(1))
            try tablet.expectImage(named: isDark ? "notes-tablet-dark" : "notes-tablet")
            let desktop = open(1280, 800, isDark: isDark)
            try desktop.expectImage(named: isDark ? "notes-desktop-empty-dark" : "notes-desktop-empty")
            try touch("Ferry timetable", in: desktop)
            desktop.advance(by: .seconds(1))
            try desktop.expectImage(named: isDark ? "notes-desktop-dark" : "notes-desktop")
        }
    }

    @Test("a note is deleted by a swipe, and comes back by the toast, or by the keys")
    func deletes() throws {
        let host = open(390, 844)
        let row = try host.find(Label.self, "Ferry timetable")
        let place = row.convert(row.bounds.center, to: nil)
        host.finger().drag(from: Point(x: 380, y: place.y), to: Point(x: 20, y: place.y), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(library.notes.count == 7)
        try host.expectImage(named: "notes-phone-toast")
        try host.tap(.button("Undo"))
        host.advance(by: .seconds(1))
        #expect(library.notes.count == 8 && library.notes(on: .all).contains { $0.title == "Ferry timetable" })
        host.keyboard.press("z", holding: [.control, .shift])
        #expect(library.notes.count == 7)
        host.keyboard.press("z", holding: .control)
        #expect(library.notes.count == 8)
    }

    @Test("a new note begins with its title; Return goes on to its text; both stand in the list")
    func writes() throws {
        let host = open(1280, 800)
        try touch("Workshop", in: host)
        host.keyboard.press("n", holding: .control)
        host.advance(by: .seconds(1))
        host.keyboard.type("Glue\nBone glue, warm")
        let note = try #require(library.notes(on: .folder(2)).first)
        #expect(note.title == "Glue" && note.text == "Bone glue, warm" && note.edited == Self.now)
        host.settle()
        _ = try host.find(Label.self, "Glue")
    }

    @Test("a search finds in titles and texts, says when there is nothing, and ends with Escape")
    func searches() throws {
        let host = open(390, 844)
        try host.tap(.searchField, "Search")
        host.keyboard.type("linseed")
        host.settle()
        #expect(try host.find(Label.self, "1 note").text == "1 note")
        host.keyboard.type("x")
        host.settle()
        _ = try host.find(Label.self, "No results for “linseedx”")
        host.advance(by: .seconds(1))
        try host.expectImage(named: "notes-phone-search")
        host.keyboard.press(.keyboardEscape)
        host.settle()
        _ = try host.find(Label.self, "8 notes")
    }

    @Test("a new folder is named on a sheet, and one with notes is deleted after a question")
    func folders() throws {
        let host = open(390, 844)
        try host.tap(.button("Folders"))
        host.advance(by: .seconds(1))
        try host.tap(.button("New folder"))
        host.advance(by: .seconds(1))
        try host.expectImage(named: "notes-phone-sheet")
        host.keyboard.type("  Letters \n")
        host.advance(by: .seconds(1))
        #expect(library.folders.map(\.name) == ["Kitchen", "Workshop", "Travels", "Letters"])
        _ = try host.find(Label.self, "No notes here")
        let root = try #require(host.window.rootViewController)
        #expect(root.presentedViewController == nil)
        try host.tap(.button("Folders"))
        host.advance(by: .seconds(1))
        try host.tap(.button("New folder"))
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController != nil)
        try host.tap(.button("Cancel"))
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController == nil && library.folders.count == 4)
    }

    @Test("a long press on a note opens its menu: it goes to another folder, and into a window of its own")
    func menus() throws {
        let host = open(1280, 800)
        let row = try host.find(Label.self, "Packing list")
        let finger = host.finger()
        finger.down(at: row.convert(row.bounds.center, to: nil))
        host.advance(by: .seconds(1))
        finger.up()
        host.advance(by: .seconds(1))
        try host.expectImage(named: "notes-desktop-menu")
        try host.tap(.menuItem, "Open in new window")
        host.advance(by: .seconds(1))
        #expect(host.application.scenes.count == 2)
    }

    @Test("what a window shows comes back with the next run: folder, note, and where it was scrolled to")
    func comesBack() throws {
        let storage = Drawer()
        let host = open(1280, 800, storage: storage)
        try touch("Kitchen", in: host)
        try touch("Rye bread", in: host)
        host.application.terminate()
        let next = open(1280, 800, storage: storage)
        #expect(try next.find(TextView.self).text.hasPrefix("Evening: 50 g starter"))
        _ = try next.find(Label.self, "2 notes")
    }
}
