import TactusControls
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("What bars show large")
final class LargeContentTests {
    private let host = TestHost(size: Size(width: 360, height: 300))
    private let bar = View(frame: Rect(x: 0, y: 250, width: 360, height: 50))
    private var taps: [String] = []

    init() {
        host.window.addSubview(bar)
        for (index, (title, icon)) in [("Share", Icon.share), ("Delete", Icon.trash)].enumerated() {
            let button = Button(
                title: title, icon: icon, frame: Rect(x: Double(index) * 180, y: 0, width: 170, height: 50))
            button.addAction(for: .primaryActionTriggered) { [unowned self] _ in taps.append(title) }
            bar.addSubview(button)
        }
        bar.addInteraction(LargeContentViewerInteraction())
        host.window.traitOverrides.textScale = 1.6
        host.clock.advance(by: .seconds(1))
    }

    private var plate: View? { host.window.subviews.first { $0.name == "large content" } }

    private var words: [String] { plate?.subviews.compactMap { ($0 as? Label)?.text } ?? [] }

    @Test("LC-1: a finger that rests shows the name large, follows to others, and chooses where it is lifted")
    func resting() {
        let finger = host.finger()
        finger.down(at: Point(x: 50, y: 270))
        host.clock.advance(by: .milliseconds(490))
        #expect(plate == nil)
        host.clock.advance(by: .milliseconds(20))
        #expect(words == ["Share"])
        finger.move(to: Point(x: 250, y: 270))
        #expect(words == ["Delete"])
        finger.up()
        #expect(plate == nil && taps == ["Delete"])
    }

    @Test(
        "LC-1: beside all it shows nothing and chooses nothing; taps go on as ever; a cancelled finger leaves nothing")
    func others() {
        host.finger().tap(at: Point(x: 50, y: 270))
        #expect(taps == ["Share"])
        let finger = host.finger()
        finger.down(at: Point(x: 50, y: 270))
        host.clock.advance(by: .seconds(1))
        finger.move(to: Point(x: 50, y: 100))
        #expect(plate == nil)
        finger.up()
        let second = host.finger()
        second.down(at: Point(x: 50, y: 270))
        host.clock.advance(by: .seconds(1))
        #expect(plate != nil)
        second.cancel()
        #expect(plate == nil && taps == ["Share"])
    }

    @Test("LC-1: texts that are not large need nothing", arguments: [1.0, 1.5])
    func normal(scale: Double) {
        host.window.traitOverrides.textScale = scale
        let finger = host.finger()
        finger.down(at: Point(x: 50, y: 270))
        host.clock.advance(by: .seconds(1))
        #expect(plate == nil)
        finger.up()
        #expect(taps == ["Share"])
    }

    @Test("LC-1: the plate in pictures")
    func picture() throws {
        let host = TestHost(size: Size(width: 360, height: 240), scale: 2)
        let bar = View(frame: Rect(x: 0, y: 190, width: 360, height: 50))
        bar.backgroundColor = .secondarySystemBackground
        let button = Button(
            title: "Share", icon: .share, style: .plain, frame: Rect(x: 10, y: 3, width: 170, height: 44))
        bar.addSubview(button)
        bar.addInteraction(LargeContentViewerInteraction())
        host.window.addSubview(bar)
        host.window.traitOverrides.textScale = 1.6
        host.clock.advance(by: .seconds(1))
        let finger = host.finger()
        finger.down(at: Point(x: 60, y: 215))
        host.clock.advance(by: .seconds(1))
        try GoldenImages().expect(host.picture, named: "large-content@2x")
        finger.up()
    }
}
