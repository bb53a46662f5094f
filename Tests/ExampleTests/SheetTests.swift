import FakeCompositor
import Foundation
import Tactus
import TactusTesting
import Testing

@testable import EventLab
@testable import Gallery
@testable import Kiosk
@testable import Notes
@testable import Paint
@testable import Photos
@testable import Shell

/// Every example at three sizes, by day and by night, for people to look at: with `TACTUS_SHEETS=DIR` the pictures are
/// written there, as `Scripts/sheets` does.
@MainActor
@Suite("Sheets of the examples")
struct SheetTests {
    /// What is shown.
    nonisolated enum Subject: String, CaseIterable, Sendable {
        case kiosk, paint, lab, shell, notes
        case note = "notes-editor"
        case library = "photos-library"
        case album = "photos-album"
        case prints = "photos-table"
        case cards = "gallery-cards"
        case controls = "gallery-controls"
        case gestures = "gallery-gestures"
        case scrolling = "gallery-scrolling"
        case settings = "gallery-settings"
        case tasks = "gallery-tasks"
        case tiles = "gallery-tiles"
        case worlds = "gallery-worlds"
        case text = "gallery-text"
        case looks = "gallery-looks"
        case bars = "gallery-bars"
        case veil = "gallery-veil"
    }

    /// On what.
    nonisolated struct Stage: Sendable, CustomTestStringConvertible {
        let name: String
        let size: Size
        let scale: Double
        var testDescription: String { name }

        static let all = [
            Stage(name: "phone", size: Size(width: 390, height: 844), scale: 2),
            Stage(name: "tablet", size: Size(width: 1024, height: 768), scale: 1.5),
            Stage(name: "desktop", size: Size(width: 1280, height: 800), scale: 1),
        ]
    }

    /// All of them are pictures for people; one of each is enough to see that there is something.
    private nonisolated static let stages = folder == nil ? [Stage.all[1]] : Stage.all
    private nonisolated static let folder = ProcessInfo.processInfo.environment["TACTUS_SHEETS"]

    @Test(
        "each example fills its window, on a phone, a tablet and a desktop, by day and by night", arguments: stages,
        Subject.allCases)
    func sheets(stage: Stage, subject: Subject) throws {
        for style in [UserInterfaceStyle.light, .dark] {
            let picture = try picture(of: subject, stage, style)
            #expect(picture.colors(step: 16) > 3, "\(subject) on a \(stage.name) is empty")
            guard let folder = Self.folder else { continue }
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try picture.writePNG(
                to: "\(folder)/\(subject.rawValue)-\(stage.name)-\(style == .dark ? "dark" : "light").png")
        }
    }

    private func picture(of subject: Subject, _ stage: Stage, _ style: UserInterfaceStyle) throws -> Bitmap {
        if subject == .shell { return try shell(stage, style) }
        let host = TestHost(launching: try application(of: subject), size: stage.size, scale: stage.scale)
        host.application.traitOverrides.userInterfaceStyle = style
        host.settle()
        switch subject {
        case .album: try host.tap(.segment, "Album")
        case .prints: try host.tap(.segment, "Table")
        case .tasks: try host.tap(.segment, "Tasks")
        case .tiles: try host.tap(.segment, "Tiles")
        case .worlds: try host.tap(.segment, "Table")
        case .bars: try host.find(.button, "Bars in a brand’s colours").activate()
        case .veil: try host.find(.button, "Over the screen").activate()
        case .paint: draw(on: host, stage.size)
        case .note:
            let row = try host.find(Label.self, "Rye bread")
            host.finger().tap(at: row.convert(row.bounds.center, to: nil))
        default: break
        }
        host.advance(by: .seconds(2))
        host.settle()
        return host.picture
    }

    /// A drawing of three fingers.
    private func draw(on host: TestHost, _ size: Size) {
        for line in 0..<3 {
            let finger = host.finger()
            finger.down(at: Point(x: size.width * 0.2, y: size.height * (0.3 + 0.12 * Double(line))))
            for step in 1...30 {
                let part = Double(step) / 30
                finger.move(
                    to: Point(
                        x: size.width * (0.2 + 0.6 * part),
                        y: size.height * (0.3 + 0.12 * Double(line) + 0.08 * sin(part * 7 + Double(line)))))
                host.advance(by: .milliseconds(8))
            }
            finger.up()
        }
    }

    private func application(of subject: Subject) throws -> any ApplicationDelegate {
        switch subject {
        case .kiosk: return KioskApp(.tides)
        case .paint: return PaintApp()
        case .notes, .note: return NotesApp(notes, storage: NoStorage())
        case .lab, .shell: return EventLabApp(try EventLab.Options(arguments: []))
        case .library, .album, .prints: return PhotosApp()
        case .cards: return gallery(.cards)
        case .controls: return gallery(.controls)
        case .gestures: return gallery(.gestures)
        case .scrolling: return gallery(.scrolling)
        case .settings, .tasks, .tiles, .worlds: return gallery(.lists)
        case .text: return gallery(.text)
        case .looks, .bars, .veil: return gallery(.looks)
        }
    }

    /// Notes of a day that is always the same.
    private var notes: Library {
        let day = CalendarDate(year: 2026, month: 11, day: 23)
        return Library.samples { Moment(date: day, time: TimeOfDay(hour: 10, minute: 42)) }
    }

    /// Keeps nothing.
    private final class NoStorage: StateStorage {
        func load() -> String? { nil }
        func save(_ text: String) {}
    }

    private func gallery(_ page: Gallery.Page) -> GalleryApp {
        var options = Gallery.Options(arguments: [])
        options.page = page
        return GalleryApp(options)
    }

    /// What is around windows needs a compositor that lays it there.
    private func shell(_ stage: Stage, _ style: UserInterfaceStyle) throws -> Bitmap {
        let app = ShellApp(Shell.Options(), Journal { _ in })
        let pair = try CompositorPair(
            launching: app, output: OutputDescription(width: Int(stage.size.width), height: Int(stage.size.height)))
        pair.application.traitOverrides.userInterfaceStyle = style
        pair.vblank()
        pair.vblank()
        return try pair.picture
    }
}

extension Bitmap {
    /// How many colours there are on a grid.
    fileprivate func colors(step: Int) -> Int {
        var colors: Set<UInt32> = []
        for y in stride(from: 0, to: size.height, by: step) {
            for x in stride(from: 0, to: size.width, by: step) { colors.insert(self[x, y]) }
        }
        return colors.count
    }
}
