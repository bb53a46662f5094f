import TactusTesting
import Testing
import UIKitNames

/// Controls with pictures of a program's own, and as large as they begin.
@MainActor
@Suite("Pictures of controls, from habit")
struct ControlImageHabitTests {
    private let host = TestHost(size: CGSize(width: 400, height: 300))

    private func filled(_ color: UIColor, _ width: CGFloat = 6, _ height: CGFloat = 6) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func color(_ x: Int, _ y: Int) -> UIColor { host.picture.color(at: PixelPoint(x: x, y: y)) }

    @Test("CT-45: a slider's track and thumb are pictures, each as large as it is, by the state of the slider")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        slider.value = 0.5
        host.window.addSubview(slider)
        slider.setMinimumTrackImage(filled(.red, 4, 20).resizableImage(withCapInsets: .zero), for: .normal)
        slider.setMaximumTrackImage(filled(.green, 4, 20), for: .normal)
        slider.setThumbImage(filled(.blue, 60, 40), for: .normal)
        slider.setMinimumTrackImage(filled(.black), for: .highlighted)
        #expect(color(50, 14).isAlmost(.red) && color(150, 30).isAlmost(.green))
        #expect(color(72, 22).isAlmost(.blue) && color(128, 4).isAlmost(.blue))
        #expect(slider.currentMinimumTrackImage === slider.minimumTrackImage(for: .normal))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 75, y: 10))
        #expect(color(50, 22).isAlmost(.black))
        host.clock.advance(by: .milliseconds(20))
        finger.move(to: CGPoint(x: 400, y: 10))
        finger.up()
        // All of a large thumb is within the slider at the end.
        #expect(slider.value == 1 && color(198, 22).isAlmost(.blue) && color(50, 22).isAlmost(.red))
        slider.setThumbImage(nil, for: .normal)
        slider.setMinimumTrackImage(nil, for: .normal)
        slider.setMaximumTrackImage(nil, for: .normal)
        slider.setMinimumTrackImage(nil, for: .highlighted)
        #expect(!color(50, 14).isAlmost(.red) && slider.currentMaximumTrackImage == nil)
    }

    @Test("CT-46: segments have pictures behind them and between them; one of no size leaves the place empty")
    func segments() {
        host.window.backgroundColor = .white
        let segments = UISegmentedControl(items: ["", ""])
        segments.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        host.window.addSubview(segments)
        segments.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        segments.setDividerImage(
            UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(color(50, 22).isAlmost(.white) && color(100, 22).isAlmost(.white))
        segments.setBackgroundImage(filled(.red), for: .selected, barMetrics: .default)
        segments.setDividerImage(
            filled(.blue), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        host.tap(CGPoint(x: 150, y: 22))
        host.settle()
        #expect(color(150, 3).isAlmost(.red) && color(50, 22).isAlmost(.white) && color(100, 22).isAlmost(.blue))
        #expect(segments.backgroundImage(for: .selected, barMetrics: .default) != nil)
        segments.selectedSegmentIndex = 0
        #expect(color(50, 3).isAlmost(.red) && color(98, 22).isAlmost(.red))
    }

    @Test("CT-46: a stepper has a picture behind the half that is held, and one between both")
    func stepper() {
        host.window.backgroundColor = .white
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 104, height: 44))
        host.window.addSubview(stepper)
        stepper.setBackgroundImage(filled(.green), for: .normal)
        stepper.setBackgroundImage(filled(.red), for: .highlighted)
        stepper.setDividerImage(filled(.blue), forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(color(3, 3).isAlmost(.green) && color(100, 3).isAlmost(.green) && color(52, 22).isAlmost(.blue))
        let finger = host.finger()
        finger.down(at: CGPoint(x: 90, y: 22))
        #expect(color(3, 3).isAlmost(.green) && color(100, 3).isAlmost(.red))
        finger.up()
        #expect(stepper.value == 1)
    }

    @Test("CT-47: segments, pickers and pickers of dates that are made without a size have one at once")
    func sizes() {
        let segments = UISegmentedControl(items: ["One", "Two"])
        #expect(segments.frame.size == segments.intrinsicContentSize && segments.frame.width > 60)
        #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        let dates = UIDatePicker()
        #expect(dates.frame.size == dates.intrinsicContentSize && dates.frame.width > 100)
        let own = CGRect(x: 3, y: 4, width: 50, height: 30)
        #expect(UIPickerView(frame: own).frame == own && UIDatePicker(frame: own).frame == own)
    }

    @Test("TI-154: the text of a field, and what shows without one, stand where its vertical alignment says")
    func alignment() {
        let field = UITextField()
        field.borderStyle = .none
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        host.window.backgroundColor = .white
        host.window.addSubview(field)
        func inked() -> ClosedRange<Int> {
            let picture = host.picture
            let rows = (0..<100).filter { y in
                (0..<60).contains { !picture.color(at: PixelPoint(x: $0, y: y)).isAlmost(.white) }
            }
            return (rows.first ?? -1)...(rows.last ?? -1)
        }
        for text in ["", "Hill"] {
            field.placeholder = "Hill"
            field.text = text
            field.contentVerticalAlignment = .top
            #expect(inked().upperBound < 30)
            field.contentVerticalAlignment = .bottom
            #expect(inked().lowerBound > 70)
            field.contentVerticalAlignment = .center
            #expect(inked().lowerBound > 35 && inked().upperBound < 65)
        }
    }

    @Test("UK-69: a place among subviews below the first is the first")
    func place() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        view.addSubview(first)
        view.insertSubview(second, at: -1)
        #expect(view.subviews == [second, first])
        view.insertSubview(first, at: -5)
        #expect(view.subviews == [first, second])
    }
}
