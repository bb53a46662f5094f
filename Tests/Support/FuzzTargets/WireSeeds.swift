public import FakeCompositor
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import TactusWayland

/// What a sound program and a sound compositor say to each other, as bytes that fuzzers begin with.
public struct WireSeeds {
    /// What the compositor sent, for the target `client`.
    public private(set) var events: [UInt8] = []
    /// What the program sent, for the target `compositor`.
    public private(set) var requests: [UInt8] = []

    /// Plays a short session of a profile, and listens.
    ///
    /// - Parameter profile: Which compositor it is.
    public init?(profile: CompositorProfile) {
        let clock = VirtualClock(start: Instant(seconds: 1))
        let compositor = Compositor(
            profile: profile, output: OutputDescription(width: 200, height: 150),
            clock: CompositorClock { clock.now - .zero })
        guard let (middle, end) = SocketEnd.makePair(), let far = try? compositor.connect(),
            let platform = try? WaylandPlatform(.descriptor(end), clock: clock)
        else { return nil }
        let other = SocketEnd(owning: far)
        let application = Application(platform: platform, delegate: nil)
        application.launch()
        application.open(Pages.window())

        func settle() {
            var isQuiet = false
            while !isQuiet {
                isQuiet = !platform.turn()
                while case .data(let bytes, let files) = middle.receive() {
                    requests += bytes
                    _ = other.send(bytes[...], files)
                    isQuiet = false
                }
                compositor.dispatch()
                while case .data(let bytes, let files) = other.receive() {
                    events += bytes
                    _ = middle.send(bytes[...], files)
                    isQuiet = false
                }
            }
        }
        settle()
        compositor.vblank()
        settle()
        for step in 0..<6 {
            compositor.seat.touch.down(id: 0, at: Point(40, 60))
            compositor.seat.touch.frame()
            compositor.seat.touch.motion(id: 0, to: Point(40 + Double(step) * 9, 70))
            compositor.seat.touch.frame()
            settle()
            clock.advance(by: .milliseconds(16))
            compositor.vblank()
            compositor.seat.touch.up(id: 0)
            compositor.seat.touch.frame()
            compositor.seat.pointer.move(to: Point(90, 40))
            compositor.seat.keyboard.key(30, isPressed: true)
            compositor.seat.keyboard.key(30, isPressed: false)
            settle()
        }
        for scene in application.scenes { scene.close() }
        settle()
        platform.stop()
    }
}
