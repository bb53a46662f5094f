import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing
import WaylandServer

@MainActor
@Suite("Compositors that are old, or change their mind")
struct OddCompositorTests {
    private let log = ContactLog()

    /// A scene of 40 × 30 points that the compositor has configured.
    private func makeScene(_ compositor: BareCompositor) -> BenchScene {
        let scene = BenchScene(name: "A", size: Size(width: 40, height: 30), color: .red)
        compositor.platform.delegate = log
        scene.surface = compositor.platform.makeSurface(
            for: SceneID(rawValue: 1), description: SurfaceDescription(title: "A", applicationID: "a"), delegate: scene)
        compositor.settle()
        return scene
    }

    /// The requests of a first picture: the commit without a buffer, and the one with.
    private func firstPicture(_ damage: String) -> [String] {
        ["commit", "ack_configure 7", "attach", damage, "commit"]
    }

    @Test(
        "the first picture is committed in the protocol's order, with the damage request that there is",
        arguments: [
            (1, "damage 0,0 40×30"), (3, "damage 0,0 40×30"), (4, "damage_buffer 0,0 40×30"),
            (5, "damage_buffer 0,0 40×30"),
        ] as [(UInt32, String)])
    func damageRequest(version: UInt32, damage: String) throws {
        let compositor = try BareCompositor(.init(compositor: version, seat: 1, output: 1))
        let scene = makeScene(compositor)

        #expect(compositor.requests == firstPicture(damage))
        scene.surface?.destroy()
        compositor.settle()
    }

    @Test(
        "the scale of the entered output counts, where surfaces and outputs know one",
        arguments: [(2, 2, 1), (3, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2)] as [(UInt32, UInt32, Double)])
    func scale(compositorVersion: UInt32, outputVersion: UInt32, expected: Double) throws {
        let compositor = try BareCompositor(.init(compositor: compositorVersion, output: outputVersion))
        let removeOutput = compositor.addOutput(scale: 2)
        let scene = makeScene(compositor)
        compositor.surfaces.first?.sendEnter(output: try #require(compositor.outputs.first))
        compositor.settle()
        #expect(scene.configurations.last?.scale == expected)
        removeOutput()
        compositor.settle()

        #expect(scene.configurations.last?.scale == expected, "a surface keeps the scale of its last output")
        #expect(log.errors.isEmpty)
    }

    @Test("a scale that no display has is not believed", arguments: [Int32.min, -1, 0, 17, Int32.max])
    func absurdScale(factor: Int32) throws {
        let compositor = try BareCompositor(.init(compositor: 4, output: 2))
        let removeOutput = compositor.addOutput(scale: factor)
        let scene = makeScene(compositor)
        compositor.surfaces.first?.sendEnter(output: try #require(compositor.outputs.first))
        compositor.settle()

        #expect(scene.configurations.map(\.scale) == [1])
        #expect(log.errors.isEmpty)
        removeOutput()
    }

    @Test("two seats have fingers with the same ids; when one seat is removed, only its finger is cancelled")
    func seatRemoval() throws {
        let compositor = try BareCompositor()
        let removeFirst = compositor.addSeat()
        _ = compositor.addSeat()
        let scene = makeScene(compositor)
        let surface = try #require(compositor.surfaces.first)
        let touches = try compositor.touches.map { try #require($0.first) }
        for (index, touch) in touches.enumerated() {
            touch.sendDown(
                serial: 1, time: 0, surface: surface, id: 0, x: WireFixed(Double(index)), y: WireFixed(5))
            touch.sendFrame()
        }
        compositor.settle()
        removeFirst()
        compositor.settle()
        touches[1].sendUp(serial: 2, time: 0, id: 0)
        compositor.settle()

        #expect(log.lines == ["seat 1: 1 down", "seat 2: 2 down", "seat 1: 1 cancelled", "seat 2: 2 up"])
        scene.surface?.destroy()
    }

    @Test("capabilities that are told twice make one touch object, and a touch is told once")
    func repeatedCapabilities() throws {
        let compositor = try BareCompositor()
        _ = compositor.addSeat()
        _ = makeScene(compositor)
        let touch = try #require(compositor.touches.first?.first)
        for seat in touch.client.resources.compactMap({ $0 as? WlSeat }) { seat.sendCapabilities(capabilities: .touch) }
        compositor.settle()

        #expect(compositor.touches.map(\.count) == [1])
    }

    @Test("rule 25: a compositor that reads nothing for a while gets everything when it reads again")
    func fullSocket() throws {
        let compositor = try BareCompositor(sendBuffer: 1)
        compositor.platform.delegate = log
        let scene = makeScene(compositor)
        var sent = 0
        // What does not fit into the socket waits in the library, which holds 4096 bytes.
        for number in 0..<12 {
            scene.surface?.setTitle("\(number) " + String(repeating: "x", count: 300))
            sent = number
            _ = compositor.platform.turn()
        }
        #expect(log.errors.isEmpty)
        #expect(compositor.title == "A")
        compositor.settle()

        #expect(compositor.title?.hasPrefix("\(sent) ") == true)
        #expect(log.errors.isEmpty)
    }

    @Test("rule 15, rule 17: a seat of version 1 is let go of without a request that it does not know")
    func oldSeat() throws {
        let compositor = try BareCompositor(.init(seat: 1, output: 1))
        let removeSeat = compositor.addSeat()
        let removeOutput = compositor.addOutput(scale: 1)
        _ = makeScene(compositor)
        removeSeat()
        removeOutput()
        compositor.settle()

        #expect(log.errors.isEmpty)
    }
}

/// Writes down what contacts did, and what went wrong.
@MainActor
final class ContactLog: PlatformDelegate {
    private(set) var lines: [String] = []
    private(set) var errors: [any Error] = []

    func platform(_ platform: any Platform, didReceive frame: InputFrame) {
        guard case .contacts(let samples) = frame.contents else { return }
        for sample in samples {
            let change =
                switch sample.change {
                case .down: "down"
                case .moved: "moved"
                case .up: "up"
                case .cancelled: "cancelled"
                }
            lines.append("seat \(frame.seat.rawValue): \(sample.contact.rawValue) \(change)")
        }
    }

    func platformDidDrainInput(_ platform: any Platform) {}

    func platformDidReceiveTerminationRequest(_ platform: any Platform) {}
    func platform(_ platform: any Platform, didFail error: any Error) { errors.append(error) }
}
