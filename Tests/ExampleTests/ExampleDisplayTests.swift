import FakeCompositor
import HeadlessRunning
import Tactus
import TactusTesting
import Testing

@testable import EventLab

/// What shows must be what painting everything would give, whatever was touched, scrolled and pressed before.
@Suite("What the examples show after a while")
@MainActor
struct ExampleDisplayTests {
    @Test(
        "EventLab: is what painting all of it gives, at every scale and transform of the output",
        arguments: [1.0, 1.25, 1.5, 2.0], OutputTransform.allCases)
    func lab(scale: Double, transform: OutputTransform) throws {
        let app = EventLabApp(try Options(arguments: []))
        let output = OutputDescription(width: 400, height: 640, scale: scale, transform: transform)
        let pair = try CompositorPair(launching: app, output: output)
        let log = DifferenceLog()
        pair.application.addDeliveryObserver(log)
        pair.application.displayDebug = .verify

        let finger = pair.seat.finger(id: 0)
        for place in [Point(x: 100, y: 150), Point(x: 200, y: 250), Point(x: 120, y: 500), Point(x: 40, y: 30)] {
            finger.down(at: place, on: pair.surface)
            pair.advance(by: .milliseconds(20))
            finger.move(to: place + Vector(dx: 3, dy: -37))
            pair.advance(by: .milliseconds(20))
            finger.move(to: place + Vector(dx: 7, dy: -80))
            pair.advance(by: .milliseconds(20))
            finger.up()
            pair.advance(by: .milliseconds(20))
            finger.down(at: place, on: pair.surface)
            finger.up()
            pair.advance(by: .milliseconds(500))
        }

        #expect(log.paintCount >= 16, "\(pair.timeLine)")
        #expect(log.differences == [])
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
