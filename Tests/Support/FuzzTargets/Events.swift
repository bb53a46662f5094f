import CLinuxShims
import FakeCompositor
import Glibc
import TactusControls
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusText
import TactusUI
import TactusWayland
import WaylandServer

/// Plays bytes as what a compositor sends to a program with a window of everything: one message, one turn of its loop.
func playEvents(_ bytes: [UInt8]) {
    guard let (socket, end) = SocketEnd.makePair() else { return }
    let clock = VirtualClock(start: Instant(seconds: 1))
    guard let platform = try? WaylandPlatform(.descriptor(end), clock: clock) else { return }
    let application = Application(platform: platform, delegate: nil)
    application.launch()
    application.open(Pages.window())
    var rest = bytes[...]
    var count = 0
    while !rest.isEmpty, count < 512, platform.failure == nil {
        let message = rest.prefix(WireText.messageLength(rest))
        rest = rest.dropFirst(message.count)
        count += 1
        let files = message.count >= 8 && count % 8 == 1 ? [WireText.file()].compactMap { $0 } : []
        guard socket.send(message, files) != nil else { break }
        _ = platform.turn()
        while case .data = socket.receive() {}
        if message.first == 3 { clock.advance(by: .milliseconds(16)) }
    }
    for scene in application.scenes { scene.close() }
    platform.stop()
    _ = platform.turn()
}

/// Plays bytes as what a program sends to the compositor, a message at a time, while a finger touches now and then.
func playRequests(_ bytes: [UInt8]) {
    let clock = VirtualClock(start: Instant(seconds: 1))
    let compositor = Compositor(
        profile: .strict, output: OutputDescription(width: 200, height: 150),
        clock: CompositorClock { clock.now - .zero })
    guard let client = try? compositor.connect() else { return }
    let socket = SocketEnd(owning: client)
    var rest = bytes[...]
    var count = 0
    while !rest.isEmpty, count < 512 {
        let message = rest.prefix(WireText.messageLength(rest))
        rest = rest.dropFirst(message.count)
        count += 1
        let files = message.count >= 8 && count % 4 == 1 ? [WireText.file()].compactMap { $0 } : []
        guard socket.send(message, files) != nil else { break }
        compositor.dispatch()
        while case .data = socket.receive() {}
        switch count % 16 {
        case 7: compositor.seat.touch.down(id: 0, at: Point(20, 20))
        case 11: compositor.seat.touch.motion(id: 0, to: Point(90, 60))
        case 15:
            compositor.seat.touch.up(id: 0)
            compositor.vblank()
        default: break
        }
    }
    clock.advance(by: .milliseconds(16))
    compositor.vblank()
    _ = try? compositor.screenshot()
}

/// How bytes are cut into messages, and what comes with them.
enum WireText {
    /// The length that the head of the first message says, within what the wire takes; at least a head.
    static func messageLength(_ bytes: ArraySlice<UInt8>) -> Int {
        let head = Array(bytes.prefix(8))
        guard head.count == 8 else { return bytes.count }
        return min(max(8, Int(head[6]) | Int(head[7]) << 8), 4096)
    }

    /// A file with a keymap's beginning in it.
    static func file() -> WireDescriptor? {
        let number = memfd_create("fuzz", UInt32(MFD_CLOEXEC))
        guard number >= 0 else { return nil }
        _ = "xkb_keymap {};".withCString { write(number, $0, 14) }
        ftruncate(number, 65_536)
        return WireDescriptor(owning: number)
    }
}
