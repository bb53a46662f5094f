import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of segments.
@MainActor
@Suite("Habits: segments")
struct SegmentHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))

    private func segments(_ titles: [String]) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        host.window.addSubview(control)
        host.settle()
        return control
    }

    private func frames(_ control: UISegmentedControl) -> [CGRect] { control.accessibilityElements.map(\.frame) }

    @Test("CT-42: a segment is as wide as was said, the others share the rest, and fingers find all of them")
    func widths() {
        let control = segments(["a", "b", "c"])
        #expect(frames(control).map(\.width) == [100, 100, 100] && control.widthForSegment(at: 0) == 0)
        control.setWidth(200, forSegmentAt: 1)
        #expect(frames(control).map(\.minX) == [0, 50, 250] && frames(control).map(\.width) == [50, 200, 50])
        #expect(control.widthForSegment(at: 1) == 200)
        for (place, index) in [(45.0, 0), (55.0, 1), (245.0, 1), (255.0, 2)] {
            host.finger().tap(at: CGPoint(x: place, y: 20))
            #expect(control.selectedSegmentIndex == index)
        }
        control.setWidth(0, forSegmentAt: 1)
        #expect(frames(control).map(\.width) == [100, 100, 100])
        for index in 0..<3 { control.setWidth(CGFloat(50 * (index + 1)), forSegmentAt: index) }
        #expect(frames(control).map(\.width) == [50, 100, 150] && control.intrinsicContentSize.width == 300)
        control.frame.size.width = 150
        #expect(frames(control).map(\.width) == [25, 50, 75])
    }

    @Test("CT-60: a segment that shows an action performs it when it is chosen, before the control sends")
    func actions() {
        var log: [String] = []
        let control = UISegmentedControl(
            frame: CGRect(x: 0, y: 0, width: 300, height: 44),
            actions: ["Day", "Week"].map { title in
                UIAction(title: title) { action in log.append("\(title) \(action.sender is UISegmentedControl)") }
            })
        control.insertSegment(action: UIAction(title: "Year") { _ in log.append("Year") }, at: 2, animated: false)
        control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
        host.window.addSubview(control)
        host.settle()
        #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 2) == "Year" && log == [])
        host.finger().tap(at: CGPoint(x: 150, y: 20))
        host.finger().tap(at: CGPoint(x: 250, y: 20))
        #expect(log == ["Week true", "changed", "Year", "changed"])
        control.selectedSegmentIndex = 0
        control.setAction(UIAction(title: "Hour") { _ in log.append("Hour") }, forSegmentAt: 0)
        #expect(control.actionForSegment(at: 0)?.title == "Hour" && log.count == 4)
        control.setEnabled(false, forSegmentAt: 1)
        control.setAction(UIAction(title: "Month") { _ in log.append("Month") }, forSegmentAt: 1)
        host.finger().tap(at: CGPoint(x: 150, y: 20))
        #expect(log.count == 4 && !control.isEnabledForSegment(at: 1))
        control.setTitle("Plain", forSegmentAt: 1)
        #expect(control.actionForSegment(at: 1)?.title == "Month")
    }

    @Test("CT-42: where segments go by what they show, long titles have more room than short ones")
    func contents() {
        let control = segments(["a", "a title that is longer"])
        let even = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        let widths = frames(control).map(\.width)
        #expect(widths[0] < widths[1] && abs(widths[0] + widths[1] - 300) < 0.001)
        #expect(control.intrinsicContentSize.width < even)
    }
}
