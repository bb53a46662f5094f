import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("RS-22: media keys over the wire")
struct MediaKeyTests {
    private let player = Player()
    private let pair: CompositorPair

    init() throws {
        let window = Window(title: "Player", size: Size(width: 100, height: 50))
        window.addSubview(player)
        pair = try CompositorPair(window: window)
        player.becomeFirstResponder()
        pair.application.beginReceivingRemoteControlEvents()
    }

    /// Writes down what it is told to play.
    private final class Player: View {
        private(set) var subtypes: [Event.EventSubtype] = []

        override var canBecomeFirstResponder: Bool { true }
        override func remoteControlReceived(with event: Event?) { subtypes += (event?.subtype).map { [$0] } ?? [] }
    }

    private func press(_ code: UInt32, for duration: Duration = .milliseconds(50)) {
        pair.seat.keyboard.key(code, isPressed: true)
        pair.advance(by: duration)
        pair.seat.keyboard.key(code, isPressed: false)
        pair.settle()
    }

    @Test(
        "XF86AudioPlay, Stop, Next and Prev are remote control",
        arguments: [
            (164, .remoteControlTogglePlayPause), (166, .remoteControlStop), (163, .remoteControlNextTrack),
            (165, .remoteControlPreviousTrack), (207, .remoteControlPlay), (201, .remoteControlPause),
        ] as [(UInt32, Event.EventSubtype)])
    func keys(code: UInt32, subtype: Event.EventSubtype) throws {
        press(code)
        #expect(player.subtypes == [subtype])
        try pair.verify()
    }

    @Test("what plays is what the layout says, wherever the key is: an on-screen keyboard numbers its keys as it likes")
    func layout() throws {
        pair.seat.keyboard.keymap = Keymap(
            text: """
                xkb_keymap {
                    xkb_keycodes { minimum = 8; maximum = 255; <ONE> = 9; <TWO> = 10; <PLAY> = 172; };
                    xkb_types { type "ONE_LEVEL" { modifiers = none; map[none] = Level1; level_name[Level1] = "Any"; }; };
                    xkb_compatibility { };
                    xkb_symbols {
                        key <ONE> { [ XF86AudioNext ] };
                        key <TWO> { [ XF86AudioPlay ] };
                        key <PLAY> { [ a ] };
                    };
                };
                """)
        pair.settle()
        for code in [1, 2, 164] as [UInt32] { press(code) }
        #expect(player.subtypes == [.remoteControlNextTrack, .remoteControlTogglePlayPause])
        try pair.verify()
    }

    @Test(
        "Next that is held seeks until it is lifted, or until the keys go to another window", arguments: [true, false])
    func seeking(isLifted: Bool) throws {
        pair.seat.keyboard.key(163, isPressed: true)
        pair.advance(by: .milliseconds(600))
        #expect(player.subtypes == [.remoteControlBeginSeekingForward])
        if isLifted {
            pair.seat.keyboard.key(163, isPressed: false)
        } else {
            pair.seat.capabilities = .touch
        }
        pair.settle()
        #expect(player.subtypes == [.remoteControlBeginSeekingForward, .remoteControlEndSeekingForward])
        try pair.verify()
    }
}
