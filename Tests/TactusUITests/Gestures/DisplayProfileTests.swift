import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("RC-1: a scene goes by the display that it is on")
struct DisplayProfileTests {
    let host = TestHost(size: Size(width: 400, height: 400))

    init() { host.application.inputProfile = nil }

    private func slop() -> Double {
        let pan = PanGestureRecognizer()
        host.window.addGestureRecognizer(pan)
        defer { host.window.removeGestureRecognizer(pan) }
        let states = host.states(of: pan)
        let finger = host.finger()
        finger.down(at: Point(0, 200))
        var way = 0.0
        while states.all.isEmpty, way < 100 {
            way += 0.5
            finger.move(to: Point(way, 200))
        }
        finger.up()
        return way
    }

    @Test("0.4: the host of a test has the fixed values; an application of its own adapts")
    func defaults() {
        let other = TestHost()
        #expect(other.application.inputProfile == .uikit)
        #expect(other.scene.inputProfile == .uikit)
        #expect(Application(platform: host.platform).inputProfile == nil)
    }

    @Test(
        "1.6 mm of the glass begin a pan; a display that tells nothing believable goes by the fixed values",
        arguments: [(254, 16), (127, 8), (nil, 10), (0, 10), (.nan, 10)] as [(Double?, Double)])
    func density(pointsPerInch: Double?, expected: Double) {
        host.surface.move(toDisplayOf: pointsPerInch)
        #expect(slop() == expected)
    }

    @Test("RC-5: on another display the next attempt goes by its values; the running one by those it began with")
    func otherDisplay() {
        host.surface.move(toDisplayOf: 254)
        let states = host.states(of: host.attach(PanGestureRecognizer()))
        let finger = host.finger()
        finger.down(at: Point(0, 200))
        host.surface.move(toDisplayOf: 127)
        finger.move(to: Point(10, 200))
        #expect(states.all == [])
        finger.move(to: Point(16, 200))
        #expect(states.all == [.began])
        finger.up()
        #expect(slop() == 8)
    }

    @Test("each scene has its own; an application that says so has one for all")
    func scenes() throws {
        let window = Window(title: "Other", size: Size(width: 100, height: 100))
        host.application.open(window)
        host.settle()
        host.surface.move(toDisplayOf: 254)
        let other = try #require(window.windowScene)
        #expect(host.scene.inputProfile == .adaptive(pointsPerInch: 254))
        #expect(other.inputProfile == .adaptive(pointsPerInch: nil))
        host.application.inputProfile = .adaptive(pointsPerInch: 100)
        #expect(host.scene.inputProfile == .adaptive(pointsPerInch: 100))
        #expect(other.inputProfile == host.scene.inputProfile)
    }
}
