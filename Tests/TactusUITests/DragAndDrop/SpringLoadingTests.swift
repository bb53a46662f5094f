import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("What opens under a drag")
final class SpringLoadingTests {
    private let host = TestHost(size: Size(width: 300, height: 200))
    private let button = Button(title: "Folder", frame: Rect(x: 10, y: 10, width: 100, height: 44))
    private var taps = 0

    init() {
        host.window.addSubview(button)
        button.addAction(for: .primaryActionTriggered) { [unowned self] _ in taps += 1 }
        button.isSpringLoaded = true
        host.clock.advance(by: .seconds(1))
    }

    private func drag(at x: Double, _ y: Double) -> ForeignDrag {
        host.beginDrag([.text("hello")], at: Point(x: x, y: y))
    }

    private func wait(_ milliseconds: Int) { host.clock.advance(by: .milliseconds(milliseconds)) }

    @Test("SP-1: a drag that rests opens what is under it after 0.6 s and a blink of 0.3, once, and takes no drop")
    func opening() {
        let drag = drag(at: 50, 30)
        wait(590)
        #expect(button.subviews.isEmpty && taps == 0)
        wait(20)
        #expect(button.subviews.count == 1 && taps == 0)
        wait(300)
        #expect(button.subviews.isEmpty && taps == 1 && drag.operation == nil)
        wait(5000)
        #expect(taps == 1)
        drag.move(to: Point(x: 250, y: 150))
        drag.move(to: Point(x: 50, y: 30))
        wait(1000)
        #expect(taps == 2)
        drag.leave()
    }

    @Test("SP-1: one that moves on, leaves, or is dropped opens nothing, and leaves nothing", arguments: 0..<4)
    func passing(how: Int) {
        let drag = drag(at: 50, 30)
        wait(700)
        #expect(button.subviews.count == 1)
        switch how {
        case 0: drag.move(to: Point(x: 65, y: 30))
        case 1: drag.leave()
        case 2: drag.drop()
        default: button.isSpringLoaded = false
        }
        #expect(button.subviews.isEmpty)
        wait(500)
        #expect(taps == 0)
        if how == 0 || how == 3 { drag.leave() }
    }

    @Test("SP-1: small moves are a rest; a disabled control, and one that is not asked to, stays closed")
    func small() {
        let drag = drag(at: 50, 30)
        for x in 1...9 {
            wait(100)
            drag.move(to: Point(x: 50 + Double(x), y: 30))
        }
        wait(100)
        #expect(taps == 1)
        drag.move(to: Point(x: 250, y: 150))
        button.isEnabled = false
        drag.move(to: Point(x: 50, y: 30))
        wait(2000)
        button.isEnabled = true
        button.isSpringLoaded = false
        drag.move(to: Point(x: 52, y: 30))
        wait(2000)
        #expect(taps == 1 && !button.isSpringLoaded)
        drag.leave()
    }

    @Test("SP-2: a segment is selected, a row is tapped; a program's own interaction tells what is dragged")
    func others() {
        let segments = SegmentedControl(titles: ["a", "b"])
        segments.frame = Rect(x: 10, y: 60, width: 200, height: 44)
        segments.isSpringLoaded = true
        let folder = View(frame: Rect(x: 220, y: 10, width: 60, height: 60))
        var texts = 0
        folder.addInteraction(SpringLoadedInteraction { _, session in texts += session.types.isEmpty ? 0 : 1 })
        host.window.addSubview(segments)
        host.window.addSubview(folder)
        segments.selectedSegmentIndex = 0
        let drag = drag(at: 150, 80)
        wait(1000)
        #expect(segments.selectedSegmentIndex == 1)
        drag.move(to: Point(x: 240, y: 30))
        wait(1000)
        #expect(texts == 1)
        drag.leave()
    }
}
