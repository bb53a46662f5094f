import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("DX-5: fingers, pens, pointers and keyboards of a test")
struct DeviceTests {
    /// Logs each frame as it leaves the queue: what happened, where, and when in milliseconds.
    private final class Frames: DeliveryObserver {
        var lines: [String] = []
        var start = Instant.zero

        func application(_ application: Application, didReach stage: DeliveryStage) {
            guard case .frame(let frame) = stage else { return }
            let time = (frame.time - start).wholeNanoseconds / 1_000_000
            let text =
                switch frame.contents {
                case .contacts(let samples): samples.map { "finger \(word($0.change)) \(place($0.location))" }
                case .pointer(let samples): samples.map { "pointer \(word($0.change)) \(place($0.location))" }
                case .tablet(let samples): samples.map { "tool \(word($0.change)) \(place($0.location))" }
                case .keys(let samples): samples.map { "key \(word($0.change))" }
                case .gesture: ["gesture"]
                }
            lines.append("\(time): " + text.joined(separator: "; "))
        }

        private func word(_ change: Any) -> String {
            let text = "\(change)"
            return String(text.prefix { $0 != "(" })
        }

        private func place(_ point: Point) -> String { "\(Int(point.x.rounded())),\(Int(point.y.rounded()))" }
    }

    @Test("DX-5: a scene gets another size and scale, as a desktop gives it")
    func resizing() {
        let host = TestHost(size: Size(width: 100, height: 200))
        host.resize(to: Size(width: 300, height: 150))
        #expect(host.scene.contentFrame.size == Size(width: 300, height: 150))
        #expect(host.picture.size == PixelSize(width: 300, height: 150))
        host.resize(to: Size(width: 120, height: 80), scale: 2)
        #expect(host.picture.size == PixelSize(width: 240, height: 160) && host.scene.scale == 2)
        host.resize(to: Size(width: Double.nan, height: -5))
        #expect(host.scene.contentFrame.size == Size(width: 1, height: 1))
    }

    let host = TestHost(size: Size(width: 400, height: 400))
    private let frames = Frames()

    init() {
        frames.start = host.clock.now
        host.application.addDeliveryObserver(frames)
    }

    @Test("a finger taps as often as it is told, with pauses in between")
    func taps() {
        host.finger().tap(at: Point(x: 10, y: 20), count: 2, holding: .milliseconds(30), pause: .milliseconds(70))
        #expect(
            frames.lines == [
                "0: finger down 10,20", "30: finger up 10,20", "100: finger down 10,20", "130: finger up 10,20",
            ])
    }

    @Test(
        "a drag follows its curve, and arrives",
        arguments: [
            (MotionCurve.linear, [25, 50, 75, 100]), (.easeIn, [6, 25, 56, 100]), (.easeOut, [44, 75, 94, 100]),
            (.easeInOut, [16, 50, 84, 100]),
        ])
    func curves(curve: MotionCurve, places: [Int]) {
        let finger = host.finger()
        finger.down(at: Point(x: 0, y: 0))
        finger.move(to: Point(x: 100, y: 0), over: .milliseconds(100), rate: 40, curve: curve)
        let moves = zip([25, 50, 75, 100], places).map { "\($0): finger moved \($1),0" }
        #expect(frames.lines == ["0: finger down 0,0"] + moves)
    }

    @Test("what happens while the program is busy arrives together: motion merged, the rest by itself")
    func busy() {
        let finger = host.finger()
        finger.down(at: Point(x: 0, y: 0))
        var fired: [Instant] = []
        host.application.schedule(after: .milliseconds(35)) { fired.append(host.application.now) }
        host.whileBusy {
            finger.move(to: Point(x: 30, y: 0), over: .milliseconds(30), rate: 100)
            #expect(frames.lines.count == 1)
            finger.move(to: Point(x: 60, y: 0), over: .milliseconds(30), rate: 100)
            finger.up()
        }
        #expect(
            frames.lines == [
                "0: finger down 0,0", "30: finger moved 10,0; finger moved 20,0; finger moved 30,0",
                "60: finger moved 40,0; finger moved 50,0; finger moved 60,0", "60: finger up 60,0",
            ])
        #expect(fired.map { ($0 - frames.start).wholeNanoseconds } == [35_000_000])
    }

    @Test("a pointer comes by itself, clicks, drags, and goes")
    func pointer() {
        host.pointer.click(at: Point(x: 10, y: 10), .middle, count: 2)
        host.pointer.drag(from: Point(x: 20, y: 10), to: Point(x: 40, y: 10), over: .milliseconds(20))
        host.pointer.leave()
        #expect(host.pointer.scene == nil)
        #expect(
            frames.lines == [
                "0: pointer entered 10,10", "0: pointer button 10,10", "50: pointer button 10,10",
                "150: pointer button 10,10", "200: pointer button 10,10", "200: pointer moved 20,10",
                "200: pointer button 20,10", "220: pointer moved 40,10", "220: pointer button 40,10",
                "220: pointer left 40,10",
            ])
    }

    @Test("RC-29, RC-30: a wheel scrolls in notches of ten points, fingers on a touchpad as far as they go")
    func scrolling() {
        let pan = PanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        host.window.addGestureRecognizer(pan)
        var log: [String] = []
        pan.addAction { log.append("\($0.state) \(Int($0.translation(in: nil).dy.rounded()))") }
        host.pointer.enter(at: Point(x: 10, y: 10))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: -1.5))
        #expect(log == ["began -15", "changed -15", "ended -15"])
        log = []
        host.pointer.scroll(by: Vector(dx: 0, dy: 90), over: .milliseconds(50))
        #expect(log == ["began 30", "changed 60", "changed 90", "ended 90"])
    }

    @Test("a pen comes near by itself, taps, draws and goes, and its axes follow")
    func stylus() {
        let pen = host.stylus()
        pen.tap(at: Point(x: 10, y: 10))
        #expect(pen.isNear && !pen.isDown && pen.axes == TabletAxes(pressure: 0, distance: 0))
        pen.drag(from: Point(x: 10, y: 10), to: Point(x: 30, y: 10), over: .milliseconds(20))
        pen.leave()
        #expect(!pen.isNear)
        #expect(
            frames.lines == [
                "0: tool entered 10,10", "0: tool down 10,10", "50: tool up 10,10", "50: tool down 10,10",
                "70: tool moved 30,10", "70: tool up 30,10", "70: tool left 30,10",
            ])
    }

    @Test("a pinch follows its curve with both fingers in the same frames")
    func pinch() {
        host.pinch(at: Point(x: 100, y: 100), from: 10, to: 50, over: .milliseconds(100), rate: 20, curve: .easeIn)
        #expect(
            frames.lines == [
                "0: finger down 90,100; finger down 110,100", "50: finger moved 80,100; finger moved 120,100",
                "100: finger moved 50,100; finger moved 150,100", "100: finger up 50,100; finger up 150,100",
            ])
    }
}
