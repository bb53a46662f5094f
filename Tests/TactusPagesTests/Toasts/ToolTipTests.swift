import TactusControls
import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Tool tips")
struct ToolTipTests {
    private let host = TestHost(size: Size(width: 300, height: 200))
    private let button = Button(title: "New", frame: Rect(x: 20, y: 20, width: 80, height: 44))

    init() {
        button.toolTip = "New folder"
        host.window.addSubview(button)
        host.settle()
    }

    private var tip: View? { host.window.subviews.first { $0.name == "tool tip" } }

    @Test("MN-20: a pointer that rests on a view for 0.6 s sees its tip below, until it leaves")
    func rests() throws {
        host.pointer.move(to: Point(x: 60, y: 40))
        host.advance(by: .milliseconds(550))
        #expect(tip == nil)
        host.advance(by: .milliseconds(100))
        #expect(try #require(tip).frame.minY == 70)
        host.pointer.move(to: Point(x: 62, y: 42))
        #expect(tip != nil)
        host.pointer.move(to: Point(x: 250, y: 150))
        host.settle()
        #expect(tip == nil)
    }

    @Test("MN-20: where there is no room below it lies above, and it stays inside the window")
    func above() throws {
        button.frame = Rect(x: 220, y: 150, width: 80, height: 44)
        button.toolTip = "A rather long tip about a new folder"
        host.settle()
        host.pointer.move(to: Point(x: 260, y: 170))
        host.advance(by: .seconds(1))
        let frame = try #require(tip).frame
        #expect(frame.maxY == 144 && frame.maxX <= 292)
    }

    @Test("MN-20: what keys have brought the focus to shows its tip after 0.6 s, until the focus leaves")
    func focus() {
        let other = Button(title: "Other", frame: Rect(x: 120, y: 20, width: 80, height: 44))
        host.window.addSubview(other)
        host.keyboard.press(.keyboardTab)
        host.advance(by: .milliseconds(550))
        #expect(tip == nil)
        host.advance(by: .milliseconds(100))
        #expect(tip != nil)
        host.keyboard.press(.keyboardTab)
        host.settle()
        #expect(other.isFirstResponder && tip == nil)
        host.finger().tap(at: Point(x: 60, y: 40))
        host.advance(by: .seconds(2))
        #expect(tip == nil)
    }

    @Test("MN-20: a finger never sees it, nor does anybody without a tip")
    func never() {
        let finger = host.finger()
        finger.down(at: Point(x: 60, y: 40))
        host.advance(by: .seconds(2))
        #expect(tip == nil)
        finger.up()
        button.toolTip = nil
        #expect(button.toolTip == nil && button.interactions.isEmpty)
        host.pointer.move(to: Point(x: 60, y: 40))
        host.advance(by: .seconds(2))
        #expect(tip == nil)
    }
}
