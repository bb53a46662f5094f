import FakeCompositor
import HeadlessRunning
import Tactus
import TactusTesting
import Testing

@testable import Counter
@testable import EventLab
@testable import Gallery
@testable import Hello
@testable import Kiosk
@testable import Paint
@testable import Photos
@testable import Shell
@testable import TactusBench
@testable import TouchDots

/// What shows must be what painting everything would give, whatever was touched, scrolled and pressed before.
@Suite("What the examples show after a while")
@MainActor
struct ExampleDisplayTests {
    /// The examples, by name.
    nonisolated private enum Example: String, CaseIterable {
        case hello, counter, touchDots, eventLab, gallery, paint, kiosk, photos, shell, bench

        /// How many pages it can be opened on.
        @MainActor var pageCount: Int {
            switch self {
            case .gallery: Gallery.Page.allCases.count
            case .bench: 3
            default: 1
            }
        }

        @MainActor func make(page: Int) throws -> any ApplicationDelegate {
            switch self {
            case .hello: Hello()
            case .counter: Counter()
            case .touchDots: TouchDots(isTraced: false)
            case .eventLab: EventLabApp(try EventLab.Options(arguments: []))
            case .gallery: GalleryApp(Gallery.Options(arguments: ["--page", Gallery.Page.allCases[page].rawValue]))
            case .paint: PaintApp()
            case .kiosk: KioskApp(.tides)
            case .photos: PhotosApp()
            case .shell: ShellApp(Shell.Options(), Journal { _ in })
            case .bench: TactusBench(([.button, .list, .rectangles(count: 100)] as [TactusBench.Exercise])[page])
            }
        }

        /// Where there is something to touch.
        var places: [Point] {
            switch self {
            case .counter: [Point(x: 110, y: 185), Point(x: 130, y: 200)]
            case .eventLab: [Point(x: 160, y: 250), Point(x: 150, y: 180)]
            case .shell: [Point(x: 160, y: 80), Point(x: 60, y: 80)]
            case .bench: [Point(x: 40, y: 30), Point(x: 350, y: 280)]
            default: [Point(x: 40, y: 30), Point(x: 160, y: 250)]
            }
        }

        /// The side of the output, as far as it is not that of a phone.
        var size: Size { self == .bench ? Size(width: 480, height: 480) : Size(width: 320, height: 400) }

        /// In how many frames at least the fingers must have changed something.
        var fewestFrames: Int {
            switch self {
            case .hello: 2  // it knows taps only
            case .gallery: 3  // its log is folded away, and told of in no frame
            default: 4
            }
        }
    }

    /// Every transform of an output at every scale.
    nonisolated private static let everyOutput: [(transform: OutputTransform, scale: Double)] =
        [1, 1.25, 1.5, 2].flatMap { scale in OutputTransform.allCases.map { ($0, scale) } }

    /// Every transform of an output, and every scale twice.
    nonisolated private static let someOutputs: [(transform: OutputTransform, scale: Double)] =
        Array(zip(OutputTransform.allCases, [1, 1.25, 1.5, 2, 1.25, 1.5, 2, 1]))

    @Test("Gallery: is what painting all of it gives, at every scale under every transform of the output")
    func gallery() throws { try expectWhole(.gallery, on: Self.everyOutput) }

    @Test(
        "the others: so are they, under every transform of the output, at one of the scales each",
        arguments: Example.allCases.filter { $0 != .gallery })
    private func others(example: Example) throws { try expectWhole(example, on: Self.someOutputs) }

    /// Opens an example on one output after the other, on one of its pages after the other, and touches it.
    private func expectWhole(_ example: Example, on outputs: [(transform: OutputTransform, scale: Double)]) throws {
        for (run, output) in outputs.enumerated() {
            let page = run % example.pageCount
            let pair = try CompositorPair(
                launching: try example.make(page: page),
                output: OutputDescription(
                    width: Int(example.size.width), height: Int(example.size.height), scale: output.scale,
                    transform: output.transform))
            let log = DifferenceLog()
            pair.application.addDeliveryObserver(log)
            pair.application.displayDebug = .verify
            for place in example.places { touch(place, on: pair.surface, of: pair) }
            for bar in pair.compositor.layerSurfaces { touch(Point(x: 52, y: 26), on: bar.surface, of: pair) }

            let name = "\(example), page \(page), at \(output.scale), \(output.transform)"
            #expect(log.paintCount >= example.fewestFrames, "\(name)\n\(pair.timeLine)")
            #expect(log.differences == [], "\(name)")
        }
    }

    /// Two fingers drag, and one taps.
    private func touch(_ place: Point, on surface: Surface, of pair: CompositorPair) {
        let fingers = (pair.seat.finger(id: 0), pair.seat.finger(id: 1))
        fingers.0.down(at: place, on: surface)
        fingers.1.down(at: place + Vector(dx: 60, dy: 10), on: surface)
        for step in 1...3 {
            pair.advance(by: .milliseconds(20))
            fingers.0.move(to: place + Vector(dx: 3, dy: -27) * Double(step))
            fingers.1.move(to: place + Vector(dx: 60, dy: 10) + Vector(dx: 14, dy: -9) * Double(step))
        }
        pair.advance(by: .milliseconds(20))
        fingers.0.up()
        fingers.1.up()
        pair.advance(by: .milliseconds(100))
        fingers.0.down(at: place, on: surface)
        pair.advance(by: .milliseconds(20))
        fingers.0.up()
        pair.advance(by: .milliseconds(200))
    }

    @Test(
        "as programs, on a compositor: so are all of them",
        arguments: [
            "Hello", "Counter", "TouchDots", "Gallery", "EventLab", "Paint", "Kiosk", "Photos", "Shell",
            "TactusBench B",
        ],
        [1, 2])
    func programs(command: String, scale: Int) throws {
        let words = command.split(separator: " ").map(String.init)
        let program = HeadlessRun.program(try #require(words.first)).path
        let run = try HeadlessRun(
            ["--size", "800x600", "--scale", "\(scale)", "--script", "-", "--", program] + words.dropFirst(),
            input: """
                tap 0 100 100
                down 1 200 300
                swipe 2 400 400 300 200 200
                motion 1 210 320
                up 1
                swipe 0 150 400 160 150 150
                pinch 400 300 50 150 200
                tap 0 300 150
                wait 200
                """,
            variables: ["TACTUS_DISPLAY": "verify"])
        #expect(run.errors == "")
        #expect(run.status == 0)
    }
}

private final class DifferenceLog: DeliveryObserver {
    var differences: [String] = []
    var paintCount = 0

    func application(_ application: Application, didReach stage: DeliveryStage) {
        if case .diagnostic(.pictureDiffers) = stage { differences.append("\(stage)") }
        if case .commit = stage { paintCount += 1 }
    }
}
