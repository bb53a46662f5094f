import Testing
import WaylandClient
import WaylandServer

/// What a caller must not do stops the program, with a sentence that tells what to do instead.
@Suite("Mistakes of the caller")
struct CallerMistakeExitTests {
    @Test("a request on a destroyed proxy stops the program")
    func deadProxy() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let pair = try Pair()
            let (surface, _) = try pair.makeSurface()
            surface.destroy()
            surface.commit()
        }
        #expect(text(of: result).contains(".commit is requested, but the object was destroyed before"))
    }

    @Test("a destroyed proxy as an argument stops the program")
    func deadArgument() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let pair = try Pair()
            let (surface, _) = try pair.makeSurface()
            let (shell, _) = try pair.bind(WaylandClient.XdgWmBase.self, WaylandServer.XdgWmBase.self)
            surface.destroy()
            _ = shell.getXdgSurface(surface: surface)
        }
        #expect(text(of: result).contains(" is given to a request, but it was destroyed before"))
    }

    @Test("a request or an event that is newer than the object")
    func tooNew() async throws {
        let request = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let pair = try Pair()
            let (compositor, remote) = try pair.bind(
                WaylandClient.WlCompositor.self, WaylandServer.WlCompositor.self, version: 3)
            withExtendedLifetime(remote) {}
            compositor.createSurface().damageBuffer(x: 0, y: 0, width: 1, height: 1)
        }
        #expect(text(of: request).contains(".damage_buffer needs version 4, but the object is of version 3"))

        let event = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let pair = try Pair()
            let (_, seat) = try pair.bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self, version: 1)
            seat.sendName(name: "seat0")
        }
        #expect(text(of: event).contains(".name needs version 2, but the client bound version 1"))
    }

    @Test("a global bound at a version that we do not know")
    func unknownVersion() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let pair = try Pair()
            _ = pair.connection.getRegistry().bind(WaylandClient.WlShm.self, name: 1, version: 3)
        }
        #expect(text(of: result).contains("wl_shm cannot be bound at version 3"))
    }

    @Test("an event that names another client's object")
    func otherClientsObject() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (one, other) = (try Pair(), try Pair())
            let (_, surface) = try one.makeSurface()
            let (_, touch) = try other.makeTouch()
            touch.sendDown(
                serial: 1, time: 1, surface: surface, id: 1, x: WaylandServer.WireFixed(0),
                y: WaylandServer.WireFixed(0))
        }
        #expect(text(of: result).contains(" belongs to another client than the event that names it"))
    }

    private func text(of result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }
}
