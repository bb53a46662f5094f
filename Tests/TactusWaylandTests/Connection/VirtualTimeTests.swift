import FakeCompositor
import TactusTesting
import TactusUI
import Testing

@testable import TactusWayland

/// A compositor whose clock stands still unless the test moves it, a program, and the machine's clock.
@MainActor
private final class Stage {
    /// What the compositor's clock shows.
    final class Hand { var now = Duration.seconds(1) }

    let hand = Hand()
    let machine = VirtualClock(start: Instant(seconds: 500))
    let compositor: Compositor
    let application: Application
    private let platform: WaylandPlatform

    init(offersTime: Bool = true) throws {
        let hand = hand
        compositor = Compositor(clock: CompositorClock { hand.now })
        if offersTime { compositor.offerVirtualTime() }
        let clock = try SteppedClock.clock(for: "1000000000", machine: machine)
        platform = try WaylandPlatform(.descriptor(compositor.connect()), clock: clock)
        application = Application(platform: platform, delegate: nil)
        application.launch()
        settle()
    }

    func settle() {
        var count: Int
        var hasTurned: Bool
        repeat {
            count = compositor.messageCount
            hasTurned = platform.turn()
            compositor.dispatch()
        } while hasTurned || count != compositor.messageCount
    }

    func move(to time: Duration) {
        hand.now = time
        settle()
    }
}

@MainActor
@Suite("A program that goes by its compositor's clock")
struct VirtualTimeTests {
    @Test("timers fire when that clock gets there, where it is asked to stop; the machine's does not count")
    func timers() throws {
        let stage = try Stage()
        var fired: [Double] = []
        for milliseconds in [500, 250] {
            stage.application.schedule(after: .milliseconds(milliseconds)) { [application = stage.application] in
                fired.append(application.now.seconds)
            }
        }
        stage.settle()
        #expect(stage.compositor.isClockAwaited && stage.compositor.deadline == .milliseconds(1250))
        stage.machine.advance(by: .seconds(10))
        stage.move(to: .milliseconds(1249))
        #expect(fired == [])
        stage.move(to: .milliseconds(1250))
        #expect(fired == [1.25] && stage.compositor.deadline == .milliseconds(1500))
        stage.move(to: .milliseconds(1800))
        #expect(fired == [1.25, 1.5])
        #expect(!stage.compositor.isClockAwaited && stage.compositor.deadline == nil)
    }

    @Test("an animation of 300 ms has a picture for each refresh of those, however long the machine takes")
    func animation() throws {
        let stage = try Stage()
        let window = Window(title: "Moving", size: Size(width: 100, height: 100))
        let view = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
        view.backgroundColor = .red
        window.addSubview(view)
        stage.application.open(window)
        stage.settle()
        stage.compositor.vblank()
        stage.settle()
        let before = stage.compositor.commitCount
        View.animate(duration: .milliseconds(300), curve: .linear) { view.center.x += 36 }
        for refresh in 1...30 {
            stage.settle()
            stage.machine.advance(by: .seconds(1))
            let next = Duration.seconds(1) + .nanoseconds(16_666_667) * refresh
            while let stop = stage.compositor.deadline, stop < next { stage.move(to: stop) }
            stage.move(to: next)
            stage.compositor.vblank()
        }
        stage.settle()
        // The first of the 18 finds it where it was, which is no picture.
        #expect(stage.compositor.commitCount - before == 17)
    }

    @Test("with a compositor that has no such clock, and when the connection is lost, it goes on with the machine's")
    func alone() throws {
        let alone = try Stage(offersTime: false)
        alone.machine.advance(by: .milliseconds(500))
        #expect(alone.application.now.seconds == 1.5)

        let left = try Stage()
        left.machine.advance(by: .seconds(3))
        left.move(to: .seconds(2))
        left.compositor.disconnectClients()
        left.settle()
        left.machine.advance(by: .milliseconds(250))
        #expect(left.application.now.seconds == 2.25)
    }

    @Test("it never runs backwards, whatever it is moved to")
    func forwards() {
        let machine = VirtualClock(start: Instant(seconds: 7))
        let clock = SteppedClock(showing: Instant(seconds: 3), machine: machine)
        var shown: [Double] = []
        for step in [
            { clock.move(to: Instant(seconds: 4)) }, { clock.move(to: Instant(seconds: 2)) },
            { machine.advance(by: .seconds(1)) }, { clock.resume() }, { machine.advance(by: .seconds(2)) },
            { clock.resume() }, { clock.move(to: Instant(seconds: 5)) }, { machine.advance(by: .seconds(1)) },
        ] {
            step()
            shown.append(clock.now.seconds)
        }
        #expect(shown == [4, 4, 4, 4, 6, 6, 6, 6])
    }

    @Test(
        "the variable that asks for it must be a number of nanoseconds",
        arguments: ["soon", "-1", "1.5", "1 ", "9223372036854770000"])
    func badVariable(_ value: String) {
        let error = #expect(throws: ConnectionError.self) {
            try SteppedClock.clock(for: value, machine: VirtualClock())
        }
        #expect(
            error?.description
                == "TACTUS_VIRTUAL_TIME has to be what the compositor's clock shows, in nanoseconds, and is \"\(value)\""
        )
    }

    @Test("without the variable, or with an empty one, the machine's clock counts", arguments: [nil, ""])
    func noVariable(_ value: String?) throws {
        let machine = VirtualClock()
        #expect(try SteppedClock.clock(for: value, machine: machine) === machine)
    }
}
