import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The modes that watch the display")
struct DisplayDebugTests {
    private let host = TestHost(size: Size(width: 60, height: 40))

    @Test("verify tells of a view that draws something else without saying so, and of no other")
    func verifies() {
        let log = DiagnosticLog()
        host.application.addDeliveryObserver(log)
        host.application.displayDebug = .verify
        let honest = Dot(frame: Rect(0, 0, 10, 10))
        let forgetful = Dot(frame: Rect(20, 10, 10, 10))
        host.window.addSubview(honest)
        host.window.addSubview(forgetful)
        honest.cornerRadius = 4
        honest.transform = Transform(rotationAngle: 0.4)
        host.settle()
        honest.color = .blue
        honest.setNeedsDisplay()
        host.settle()
        #expect(log.lines == [])

        forgetful.color = .blue
        honest.frame.origin.y = 20
        host.settle()
        #expect(
            log.lines == [
                "the picture of \"\(host.scene.title)\" is not what it would be if all of it were painted: it differs in "
                    + "(20, 10, 10×10) by up to 255; whoever changes what draw(_:in:) draws calls setNeedsDisplay()"
            ])
    }

    @Test("flash tints what was painted for a moment, and nothing else")
    func flashes() {
        let dot = Dot(frame: Rect(20, 10, 10, 10))
        host.window.addSubview(dot)
        host.settle()
        let untinted = host.picture.hex(25, 15)
        host.application.displayDebug = .flash

        dot.setNeedsDisplay()
        host.settle()
        #expect(host.picture.hex(25, 15) != untinted && host.picture.hex(5, 5) == "FFFFFF")
        host.advance(by: .milliseconds(100))
        #expect(host.picture.hex(25, 15) != untinted)
        host.advance(by: .milliseconds(50))
        #expect(host.picture.hex(25, 15) == untinted)
        #expect(host.paintedByNextFrame() == nil)
    }

    @Test("the modes are read by their names")
    func names() throws {
        #expect(try DisplayDebugTopics(names: "flash, verify") == .all)
        #expect(try DisplayDebugTopics(names: "") == [])
        let error = #expect(throws: UnknownTopic.self) { try DisplayDebugTopics(names: "flush") }
        #expect(
            error?.description == "there is no display topic \"flush\"; the topics are flash, verify, all")
    }
}

/// A view of one colour, which does not say when that changes.
private final class Dot: View {
    var color = Color.red

    override func draw(_ rect: Rect, in canvas: Canvas) { canvas.fill(bounds, with: color) }
}

final class DiagnosticLog: DeliveryObserver {
    var lines: [String] = []

    func application(_ application: Application, didReach stage: DeliveryStage) {
        if case .diagnostic(let diagnostic) = stage { lines.append("\(diagnostic)") }
    }
}
