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
}
