import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

/// A client that locks the session.
final class ClientLock {
    let client: RawClient
    let lock: ExtSessionLockV1
    let surface: WlSurface
    let lockSurface: ExtSessionLockSurfaceV1
    private var serial: UInt32?
    /// What it was told, as text.
    private(set) var events: [String] = []

    init(_ client: RawClient, output: WlOutput) {
        self.client = client
        lock = client.bind(ExtSessionLockManagerV1.self).lock()
        surface = client.core.createSurface()
        lockSurface = lock.getLockSurface(surface: surface, output: output)
        lock.onEvent = { [weak self] event in
            switch event {
            case .locked: self?.events.append("locked")
            case .finished: self?.events.append("finished")
            }
        }
        lockSurface.onEvent = { [weak self] event in
            guard case .configure(let serial, let width, let height) = event else { return }
            self?.serial = serial
            self?.events.append("\(width)×\(height)")
        }
        client.settle()
    }

    func acknowledge() {
        if let serial { lockSurface.ackConfigure(serial: serial) }
    }

    func show(_ color: UInt32, width: Int = 100, height: Int = 80) {
        let picture = client.makePicture(width: width, height: height).filled(with: color)
        surface.attach(buffer: picture.buffer, x: 0, y: 0)
        surface.damageBuffer(x: 0, y: 0, width: .max, height: .max)
        surface.commit()
        client.settle()
    }
}

@Suite("Locking the session")
struct SessionLockTests {
    let bench = Bench()
    let client: RawClient
    let output: WlOutput
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let background: UInt32 = 0xFF2B_2F36

    init() throws {
        client = try bench.client()
        output = client.bind(WlOutput.self)
    }

    private func pixel() throws -> UInt32 { try bench.compositor.screenshot()[50, 40] }

    @Test("what was on the output is hidden at once; the client hears so with the refresh; unlocking shows it again")
    func life() throws {
        let window = client.makeWindow(width: 100, height: 80, color: red)
        let lock = ClientLock(client, output: output)
        #expect(try pixel() == background)
        #expect(lock.events == ["100×80"])
        bench.compositor.vblank()
        lock.acknowledge()
        lock.show(green)
        #expect(try pixel() == green)
        #expect(bench.compositor.surface(at: .zero)?.number == 2)
        lock.lock.unlockAndDestroy()
        client.settle()
        #expect(lock.events == ["100×80", "locked"])
        #expect(try pixel() == red)
        #expect(!client.wasRejected)
        _ = window
    }

    @Test("a second lock is refused; one whose client died stays, until another client takes it over")
    func deadClient() throws {
        _ = client.makeWindow(width: 100, height: 80, color: red)
        let locker = try bench.client()
        let lock = ClientLock(locker, output: locker.bind(WlOutput.self))
        let refused = ClientLock(client, output: output)
        #expect(refused.events.contains("finished"))
        bench.compositor.vblank()
        locker.connection.disconnect()
        bench.compositor.dispatch()
        #expect(try pixel() == background)
        _ = lock

        let next = try bench.client()
        let again = ClientLock(next, output: next.bind(WlOutput.self))
        bench.compositor.vblank()
        next.settle()
        again.lock.unlockAndDestroy()
        next.settle()
        #expect(again.events == ["100×80", "locked"])
        #expect(try pixel() == red)
    }

    @Test("a compositor that allows no locking refuses")
    func refusal() throws {
        bench.compositor.shellPolicy.allowsLocking = false
        _ = client.makeWindow(width: 100, height: 80, color: red)
        let lock = ClientLock(client, output: output)
        #expect(lock.events.contains("finished"))
        #expect(try pixel() == red)
    }

    static let rules = [
        Misbehaviour("a commit before the acknowledgement", "ext_session_lock_surface_v1: commit_before_first_ack (0)")
        {
            ClientLock($0, output: $0.bind(WlOutput.self)).surface.commit()
        },
        Misbehaviour("a commit without a buffer", "ext_session_lock_surface_v1: null_buffer (1)") {
            let lock = ClientLock($0, output: $0.bind(WlOutput.self))
            lock.acknowledge()
            lock.surface.commit()
        },
        Misbehaviour("another size", "ext_session_lock_surface_v1: dimensions_mismatch (2)") {
            let lock = ClientLock($0, output: $0.bind(WlOutput.self))
            lock.acknowledge()
            lock.show(0, width: 99)
        },
        Misbehaviour("a serial that was never sent", "ext_session_lock_surface_v1: invalid_serial (3)") {
            ClientLock($0, output: $0.bind(WlOutput.self)).lockSurface.ackConfigure(serial: 9)
        },
        Misbehaviour("an unlock before it is locked", "ext_session_lock_v1: invalid_unlock (1)") {
            ClientLock($0, output: $0.bind(WlOutput.self)).lock.unlockAndDestroy()
        },
        Misbehaviour("two surfaces for one output", "ext_session_lock_v1: duplicate_output (3)") { client in
            let output = client.bind(WlOutput.self)
            _ = ClientLock(client, output: output).lock
                .getLockSurface(surface: client.core.createSurface(), output: output)
        },
        Misbehaviour("a lock surface that is a window", "ext_session_lock_v1: role (2)") { client in
            let output = client.bind(WlOutput.self)
            _ = ClientLock(client, output: output).lock
                .getLockSurface(surface: client.makeWindow().surface, output: output)
        },
        Misbehaviour("a lock surface that has a buffer", "ext_session_lock_v1: already_constructed (4)") { client in
            let surface = client.core.createSurface()
            surface.attach(buffer: client.makePicture(width: 1, height: 1).buffer, x: 0, y: 0)
            let lock = client.bind(ExtSessionLockManagerV1.self).lock()
            _ = lock.getLockSurface(surface: surface, output: client.bind(WlOutput.self))
        },
    ]

    @Test("a client that misuses a session lock gets the protocol error of its mistake", arguments: rules)
    func error(misbehaviour: Misbehaviour) {
        misbehaviour.act(client)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map { "\($0.interface): \($0.codeName) (\($0.code))" } == [misbehaviour.error])
    }

    @Test("a lock that is destroyed while it holds is an error")
    func destroyedWhileLocked() throws {
        let lock = ClientLock(client, output: output)
        bench.compositor.vblank()
        lock.lock.destroy()
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["invalid_destroy"])
    }
}
