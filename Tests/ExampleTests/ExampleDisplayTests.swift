import FakeCompositor
import HeadlessRunning
import Tactus
import TactusTesting
import Testing

@testable import EventLab
@testable import Gallery
@testable import Hello
@testable import Kiosk
@testable import Paint
@testable import Photos
@testable import Shell
@testable import TouchDots

/// What shows must be what painting everything would give, whatever was touched, scrolled and pressed before.
@Suite("What the examples show after a while")
@MainActor
struct ExampleDisplayTests {
    /// The examples, by name.
    nonisolated private enum Example: String, CaseIterable {
        case hello, touchDots, eventLab, gallery, paint, kiosk, photos, shell

        @MainActor func make() throws -> any ApplicationDelegate {
            switch self {
            case .hello: Hello()
            case .touchDots: TouchDots(isTraced: false)
            case .eventLab: EventLabApp(try EventLab.Options(arguments: []))
            case .gallery: GalleryApp(Gallery.Options(arguments: []))
            case .paint: PaintApp()
            case .kiosk: KioskApp()
            case .photos: PhotosApp()
            case .shell: ShellApp(Shell.Options(), Journal { _ in })
            }
        }
    }

    /// Every transform of an output, and every scale twice.
    nonisolated private static let outputs = zip(
        OutputTransform.allCases, [1, 1.25, 1.5, 2, 1.25, 1.5, 2, 1])

    @Test(
        "each: is what painting all of it gives, at every scale and transform of the output",
        arguments: Example.allCases)
    private func all(example: Example) throws {
        for (transform, scale) in Self.outputs {
            let app = try example.make()
            let pair = try CompositorPair(
                launching: app,
                output: OutputDescription(width: 320, height: 400, scale: scale, transform: transform))
            let log = DifferenceLog()
            pair.application.addDeliveryObserver(log)
            pair.application.displayDebug = .verify

            let fingers = (pair.seat.finger(id: 0), pair.seat.finger(id: 1))
            for place in [Point(x: 40, y: 30), Point(x: 160, y: 250)] {
                fingers.0.down(at: place, on: pair.surface)
                fingers.1.down(at: place + Vector(dx: 60, dy: 10), on: pair.surface)
                for step in 1...3 {
                    pair.advance(by: .milliseconds(20))
                    fingers.0.move(to: place + Vector(dx: 3, dy: -27) * Double(step))
                    fingers.1.move(to: place + Vector(dx: 60, dy: 10) + Vector(dx: 14, dy: -9) * Double(step))
                }
                pair.advance(by: .milliseconds(20))
                fingers.0.up()
                fingers.1.up()
                pair.advance(by: .milliseconds(100))
                fingers.0.down(at: place, on: pair.surface)
                fingers.0.up()
                pair.advance(by: .milliseconds(200))
            }

            #expect(log.paintCount > 0, "\(example) at \(scale), \(transform)\n\(pair.timeLine)")
            #expect(log.differences == [], "\(example) at \(scale), \(transform)")
        }
    }

    @Test(
        "as programs, on a compositor: so do all of them",
        arguments: ["Hello", "TouchDots", "Gallery", "EventLab", "Paint", "Kiosk", "Photos"],
        [1, 2])
    func programs(name: String, scale: Int) throws {
        let program = HeadlessRun.program(name).path
        let run = try HeadlessRun(
            ["--size", "800x600", "--scale", "\(scale)", "--script", "-", "--", program],
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
