import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("How late pictures follow fingers")
struct LatencyTests {
    let bench = Bench()
    var latency: LatencyProbe { bench.compositor.latency }

    /// A refresh at the end of a 60th of a second.
    private func refresh() {
        bench.advance(by: .milliseconds(16))
        bench.compositor.vblank()
    }

    @Test("a picture that comes before the next refresh is not late, one that comes after it is a frame late")
    func framesLate() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        _ = client.recordTouch()
        refresh()
        let finger = bench.compositor.seat.finger(id: 7)

        finger.down(at: Point(x: 5, y: 5))
        bench.advance(by: .milliseconds(2))
        window.show(client.makePicture(width: 40, height: 30))
        refresh()
        #expect(latency.framesLate == 0 && latency.unansweredCount == 0)
        let first = try #require(latency.samples.first)
        #expect(first.kind == .down && first.contact == 7)
        #expect(first.committedAt == first.sentAt + .milliseconds(2))
        #expect(first.shownAt == first.sentAt + .milliseconds(18))

        finger.move(to: Point(x: 6, y: 5))
        refresh()
        #expect(latency.framesLate == 0 && latency.unansweredCount == 1)
        window.show(client.makePicture(width: 40, height: 30))
        #expect(latency.unansweredCount == 1)
        refresh()
        #expect(latency.framesLate == 1 && latency.unansweredCount == 0)
        #expect(latency.samples.map(\.framesLate) == [0, 1])

        latency.reset()
        #expect(latency.samples == [] && latency.framesLate == nil)
    }

    @Test("a commit without a picture, and a picture of another window, are no answers")
    func foreignPictures() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let other = client.makeWindow()
        _ = client.recordTouch()
        refresh()
        let surface = try #require(bench.compositor.toplevels.first?.surface)
        bench.compositor.seat.finger(id: 0).down(at: Point(x: 1, y: 1), on: surface)
        bench.compositor.seat.finger(id: 0).up()
        other.show(client.makePicture(width: 40, height: 30))
        window.surface.commit()
        client.settle()
        refresh()
        #expect(latency.unansweredCount == 2 && latency.framesLate == nil)
        #expect(latency.samples.map(\.kind) == [.down, .up])
        window.show(client.makePicture(width: 100, height: 80))
        refresh()
        #expect(latency.samples.map(\.framesLate) == [1, 1])
    }
}
