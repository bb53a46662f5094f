import TactusControls
import TactusPages
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("What goes while a finger presses it")
struct GonePressTests {
    private let host = TestHost(size: Size(width: 200, height: 200))

    private static let kinds: [(Button) -> Void] = [
        { $0.menu = Menu(children: [Action(title: "Delete") { _ in }]) },
        { $0.addInteraction(ContextMenuInteraction { _ in nil }) },
        { $0.toolTip = "Deletes" },
        { $0.addInteraction(PointerInteraction(delegate: nil)) },
        { $0.addInteraction(BandSelectionInteraction { _ in }) },
    ]

    /// What is told to a recognizer of something that is gone reaches nobody.
    @Test(
        "RS-38: a control that is let go of while it is pressed takes what it opens, and what listens to it, along",
        arguments: 0..<5, [100, 300, 700])
    func gone(kind: Int, milliseconds: Int) {
        weak var gone: Button?
        do {
            let button = Button(title: "Note", frame: Rect(x: 20, y: 20, width: 100, height: 44))
            Self.kinds[kind](button)
            host.window.addSubview(button)
            gone = button
        }
        host.settle()
        let finger = host.finger()
        finger.down(at: Point(x: 60, y: 40))
        // Nothing opens that would keep it.
        gone?.isEnabled = false
        host.advance(by: .milliseconds(milliseconds))
        gone?.removeFromSuperview()
        host.advance(by: .milliseconds(16))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(gone == nil)
    }
}
