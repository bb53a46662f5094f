import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Frame callbacks")
struct FrameCallbackTests {
    @Test("come with the refresh after the commit, with the time of the clock, and only when the surface shows")
    func timing() throws {
        let bench = Bench(timeBase: UInt32.max - 4)
        let client = try bench.client()
        let window = ClientWindow(client)
        var times: [UInt32] = []
        window.surface.frame().onEvent = { if case .done(let time) = $0 { times.append(time) } }
        window.surface.commit()
        client.settle()
        bench.compositor.vblank()
        client.settle()
        #expect(times == [])

        window.acknowledge()
        window.show(client.makePicture(width: 4, height: 4))
        #expect(bench.compositor.isWaitingForVblank)
        #expect(times == [])
        bench.advance(by: .milliseconds(20))
        bench.compositor.vblank()
        client.settle()
        // The event time has wrapped.
        #expect(times == [15])
        #expect(!bench.compositor.isWaitingForVblank)
    }

    @Test("nothing happens by itself: time alone sends no message")
    func timeAlone() throws {
        let bench = Bench()
        let client = try bench.client()
        _ = client.makeWindow()
        let count = bench.compositor.messageCount
        bench.advance(by: .seconds(3600))
        client.settle()
        #expect(bench.compositor.messageCount == count)
    }

    @Test("frame callbacks end unanswered with their surface")
    func surfaceDestroyed() throws {
        let bench = Bench()
        let client = try bench.client()
        let surface = client.core.createSurface()
        let callback = surface.frame()
        client.settle()
        #expect(bench.compositor.transientObjects.contains("wl_callback#\(callback.id)"))
        surface.destroy()
        client.settle()
        #expect(!bench.compositor.transientObjects.contains("wl_callback#\(callback.id)"))
    }

    @Test("a ping is waited for until every client has answered")
    func ping() throws {
        let bench = Bench()
        let client = try bench.client()
        _ = client.makeWindow()
        bench.compositor.ping()
        #expect(bench.compositor.isWaitingForPong)
        client.settle()
        #expect(!bench.compositor.isWaitingForPong)
    }

    @Test("a shell that was bound once more, and with which no window was made, need not answer")
    func twoShells() throws {
        let bench = Bench()
        let client = try bench.client()
        let silent = client.bind(XdgWmBase.self)
        client.settle()
        bench.compositor.ping()
        client.settle()
        #expect(bench.compositor.isWaitingForPong)
        _ = client.makeWindow()
        bench.compositor.ping()
        client.settle()
        #expect(!bench.compositor.isWaitingForPong)
        silent.destroy()
    }
}
