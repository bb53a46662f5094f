import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls go to their new value little by little")
struct ControlAnimationTests {
    private let host = TestHost(size: Size(width: 200, height: 100))
    private let log = Log()

    /// Where the middle of the white part of a row is, in points.
    private func middleOfWhite(row: Int) -> Double? {
        let picture = host.picture
        let white = (0..<200).filter { picture.hex($0, row) == "FFFFFF" }
        guard let first = white.first, let last = white.last else { return nil }
        return Double(first + last + 1) / 2
    }

    /// The same after each of some steps of 40 ms.
    private func course(row: Int, steps: Int = 6) -> [Double] {
        (0..<steps).compactMap { _ in
            host.clock.advance(by: .milliseconds(40))
            return middleOfWhite(row: row)
        }
    }

    private func frames(in duration: Duration) -> Int {
        let before = host.surface.paintedRegions.count
        host.clock.advance(by: duration)
        return host.surface.paintedRegions.count - before
    }

    private func makeSwitch(isOn: Bool = false) -> Switch {
        let control = Switch()
        control.isOn = isOn
        control.addAction(for: .valueChanged) { [log] in log.add("\($0.isOn)") }
        host.window.backgroundColor = .black
        host.window.addSubview(control)
        host.settle()
        return control
    }

    @Test("CT-20: the knob goes over in a fifth of a second, never back, and then nothing ticks")
    func knob() {
        let control = makeSwitch()
        #expect(middleOfWhite(row: 22) == 16)
        host.finger().tap(at: Point(26, 22))
        #expect(control.isOn && log.lines == ["true"])
        let course = course(row: 22)
        #expect(course == course.sorted() && course.count == 6)
        #expect((17...25).contains(course[0]) && course.last == 36)
        #expect(frames(in: .seconds(1)) == 0)
    }

    @Test("CT-20: it is touched on its way, and turns round where it is")
    func turningRound() {
        let control = makeSwitch()
        let finger = host.finger()
        finger.tap(at: Point(26, 22))
        _ = course(row: 22, steps: 2)
        finger.down(at: Point(26, 22))
        let place = control.presentedValue
        #expect((0.1..<0.95).contains(place))
        finger.up()
        #expect(!control.isOn && log.lines == ["true", "false"])
        #expect(abs(control.presentedValue - place) < 1e-9)
        host.clock.advance(by: .milliseconds(300))
        #expect(middleOfWhite(row: 22) == 16)
    }

    @Test("CT-20: a knob that is drawn goes on from under the finger, and back from there when the touch is taken away")
    func drawn() {
        let control = makeSwitch()
        let finger = host.finger()
        for ending in ["lift", "cancel"] {
            control.isOn = false
            finger.down(at: Point(16, 22))
            finger.move(to: Point(30, 22), over: .milliseconds(300))
            host.clock.advance(by: .milliseconds(300))
            let held = middleOfWhite(row: 22) ?? 0
            #expect(abs(held - 30) <= 1, "\(ending)")
            if ending == "lift" { finger.up() } else { finger.cancel() }
            let course = course(row: 22)
            #expect(course.first.map { abs($0 - held) < 5 && $0 != held } == true, "\(ending)")
            #expect(course.last == (ending == "lift" ? 36 : 16), "\(ending)")
        }
    }

    @Test("CT-20: what the application sets is there at once, unless it asks for the way, which sends nothing either")
    func set() {
        let control = makeSwitch()
        control.isOn = true
        #expect(middleOfWhite(row: 22) == 36)
        control.setOn(false, animated: true)
        #expect((17..<36).contains(course(row: 22, steps: 1).first ?? 0))
        host.clock.advance(by: .seconds(1))
        #expect(middleOfWhite(row: 22) == 16 && log.lines == [])
    }

    @Test("CT-20: where less motion is wished for it is there at once")
    func reducedMotion() {
        let control = makeSwitch()
        host.application.isReduceMotionEnabled = true
        host.finger().tap(at: Point(26, 22))
        #expect(control.isOn && control.presentedValue == 1 && middleOfWhite(row: 22) == 36)
    }

    @Test("CT-20: an animation that is turned back gives the value back")
    func turnedBack() {
        let control = makeSwitch()
        let animator = PropertyAnimator(duration: .milliseconds(400)) { control.isOn = true }
        animator.startAnimation()
        host.clock.advance(by: .milliseconds(200))
        #expect(control.isOn && (0.3..<0.7).contains(control.presentedValue))
        animator.isReversed = true
        host.clock.advance(by: .seconds(1))
        #expect(!control.isOn && control.presentedValue == 0 && middleOfWhite(row: 22) == 16)
    }

    @Test("CT-20: the plate slides from one segment to the other, and is there at once where none was")
    func plate() {
        try? PinnedFonts.install()
        let segments = SegmentedControl(titles: ["", "", "", ""], frame: Rect(0, 0, 200, 44))
        host.window.addSubview(segments)
        segments.backgroundColor = .black
        host.settle()
        let finger = host.finger()
        finger.tap(at: Point(25, 22))
        #expect(middleOfWhite(row: 22) == 25)
        finger.tap(at: Point(175, 22))
        #expect(segments.selectedSegmentIndex == 3)
        let course = course(row: 22)
        #expect(course == course.sorted() && (26...100).contains(course[0]) && course.last == 175)
        segments.selectedSegmentIndex = 1
        #expect(middleOfWhite(row: 22) == 75)
        segments.selectedSegmentIndex = SegmentedControl.noSegment
        #expect(middleOfWhite(row: 22) == nil)
        segments.selectedSegmentIndex = 2
        segments.titles = ["", ""]
        #expect(segments.selectedSegmentIndex == SegmentedControl.noSegment && middleOfWhite(row: 22) == nil)
    }

    @Test("CT-20: the thumb of a slider goes to a value that is set, and is taken where it is going")
    func thumb() {
        let slider = Slider(frame: Rect(0, 0, 128, 44))
        slider.addAction(for: .valueChanged) { [log] in log.add("\($0.value)") }
        host.window.addSubview(slider)
        slider.backgroundColor = .black
        host.window.backgroundColor = .black
        host.settle()
        slider.setValue(7, animated: true)
        #expect(slider.value == 1 && log.lines == [])
        let half = course(row: 22, steps: 2)
        #expect(half == half.sorted() && (15..<114).contains(half[0]))
        host.finger().down(at: Point(114, 22))
        #expect(slider.isTracking)
        host.clock.advance(by: .seconds(1))
        #expect(middleOfWhite(row: 22) == 114)
    }

    @Test("CT-20: outside of a window a value changes at once")
    func outside() {
        let control = Switch()
        control.setOn(true, animated: true)
        host.window.addSubview(control)
        #expect(control.isOn && control.presentedValue == 1)
    }
}
