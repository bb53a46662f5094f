import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("A user who does nothing")
struct IdleTests {
    let bench = Bench()

    /// Writes down when a user has done nothing for that many milliseconds.
    private func watch(_ client: RawClient, milliseconds: UInt32) -> ExtIdleNotificationV1 {
        let notification = client.bind(ExtIdleNotifierV1.self)
            .getIdleNotification(timeout: milliseconds, seat: client.seat)
        notification.onEvent = { [unowned client] event in
            switch event {
            case .idled: client.note("idle for \(milliseconds)")
            case .resumed: client.note("back after \(milliseconds)")
            }
        }
        client.settle()
        return notification
    }

    @Test("is noticed after each client's time and not a millisecond before, and when they are back")
    func idleAndBack() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        let short = watch(client, milliseconds: 1000)
        _ = watch(client, milliseconds: 5000)
        #expect(bench.compositor.deadline == .milliseconds(1000))
        bench.advance(by: .milliseconds(999))
        #expect(client.consumeLog() == [])
        bench.advance(by: .milliseconds(1))
        #expect(client.consumeLog() == ["idle for 1000"])
        #expect(bench.compositor.deadline == .milliseconds(5000))
        bench.advance(by: .milliseconds(4000))
        #expect(client.consumeLog() == ["idle for 5000"])
        #expect(bench.compositor.deadline == nil)

        bench.compositor.seat.finger(id: 0).down(at: Point(x: 1, y: 1))
        #expect(client.consumeLog() == ["back after 1000", "back after 5000"])
        bench.advance(by: .milliseconds(900))
        bench.compositor.seat.pointer.move(to: Point(x: 2, y: 2))
        bench.advance(by: .milliseconds(900))
        #expect(client.consumeLog() == [])
        short.destroy()
        client.settle()
        bench.advance(by: .milliseconds(500))
        #expect(client.consumeLog() == [])
    }

    @Test("is not noticed while a surface that shows keeps the display awake")
    func inhibited() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        _ = watch(client, milliseconds: 1000)
        let inhibitor = client.bind(ZwpIdleInhibitManagerV1.self).createInhibitor(surface: window.surface)
        client.settle()
        #expect(bench.compositor.isKeptAwake)
        bench.advance(by: .seconds(10))
        #expect(client.consumeLog() == [])
        bench.advance(by: .milliseconds(500))
        inhibitor.destroy()
        client.settle()
        #expect(!bench.compositor.isKeptAwake)
        #expect(client.consumeLog() == [])
        bench.advance(by: .milliseconds(1000))
        #expect(client.consumeLog() == ["idle for 1000"])
    }

    @Test("a time of nothing is over at once, and again after everything that the user does")
    func zero() throws {
        let client = try bench.client()
        _ = client.makeWindow()
        let notification = watch(client, milliseconds: 0)
        #expect(client.consumeLog() == ["idle for 0"])
        bench.compositor.seat.keyboard.key(30, isPressed: true)
        #expect(client.consumeLog() == ["back after 0", "idle for 0"])
        notification.destroy()
    }

    @Test("a window that goes keeps nothing awake any more")
    func unmapped() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        _ = watch(client, milliseconds: 1000)
        _ = client.bind(ZwpIdleInhibitManagerV1.self).createInhibitor(surface: window.surface)
        client.settle()
        #expect(bench.compositor.isKeptAwake)
        window.surface.attach(buffer: nil, x: 0, y: 0)
        window.surface.commit()
        client.settle()
        #expect(!bench.compositor.isKeptAwake)
        bench.advance(by: .milliseconds(1000))
        #expect(client.consumeLog() == ["idle for 1000"])
    }

    @Test("a surface that does not show keeps nothing awake")
    func hidden() throws {
        let client = try bench.client()
        let inhibitor = client.bind(ZwpIdleInhibitManagerV1.self).createInhibitor(surface: client.core.createSurface())
        _ = watch(client, milliseconds: 1000)
        bench.advance(by: .milliseconds(1000))
        #expect(client.consumeLog() == ["idle for 1000"])
        inhibitor.destroy()
    }
}
