import TactusTesting
import Testing
import UIKitNames

/// Controls whose classes say where their parts are.
@MainActor
@Suite("Habits: places of parts")
struct RectangleHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class ThickSlider: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 0, y: bounds.midY - 10, width: bounds.width, height: 20)
        }

        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 0, dy: 40)
        }

        override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 0, y: 0, width: 10, height: 10)
        }
    }

    @Test("CT-39: a slider has its track, its thumb and its pictures where its class says, for eyes and fingers")
    func slider() {
        let slider = ThickSlider(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
        slider.minimumValueImage = picture { context in
            context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        slider.minimumTrackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        slider.maximumTrackTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        host.window.addSubview(slider)
        slider.value = 0.5
        let shown = host.picture
        #expect(shown.color(at: PixelPoint(x: 25, y: 25)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(shown.color(at: PixelPoint(x: 25, y: 88)) != shown.color(at: PixelPoint(x: 25, y: 92)))
        #expect(shown.color(at: PixelPoint(x: 214, y: 80)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
        #expect(thumb.minX == 0 && thumb.midY == 100)
        // A finger takes the thumb where it is, and not where it was.
        let finger = host.finger()
        finger.down(at: CGPoint(x: 120, y: 80))
        finger.move(to: CGPoint(x: 160, y: 80))
        finger.up()
        #expect(slider.value == 0.5)
        finger.down(at: CGPoint(x: 120, y: 120))
        finger.move(to: CGPoint(x: 120 + (200 - thumb.width) / 4, y: 120))
        finger.up()
        #expect(abs(slider.value - 0.75) < 0.001)
    }

    @Test(
        "CT-39: a slider whose class says nothing has its thumb on its track, mirrored where one reads from the right")
    func usualSlider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let track = slider.trackRect(forBounds: slider.bounds)
        func middle(_ value: Double) -> CGFloat {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).midX
        }
        #expect(middle(0) == track.minX && middle(1) == track.maxX && middle(0.5) == 100)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(middle(0) == track.maxX && middle(1) == track.minX)
    }

    private final class StackedButton: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.midX - 20, y: 4, width: 40, height: 40)
        }

        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: 0, y: 48, width: bounds.width, height: 20)
        }

        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    }

    @Test("CT-40: a button has its title, its picture and its plate where its class says, drawn and as views")
    func button() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let image = picture { context in
            context.setFillColor(red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let button = StackedButton(frame: CGRect(x: 10, y: 10, width: 120, height: 80))
        button.setTitle("Cards", for: .normal)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(
            picture { context in
                context.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }, for: .normal)
        host.window.addSubview(button)
        for isByViews in [false, true] {
            if isByViews { _ = (button.titleLabel, button.imageView) }
            host.settle()
            let shown = host.picture
            #expect(
                shown.color(at: PixelPoint(x: 52, y: 16)) == red && shown.color(at: PixelPoint(x: 88, y: 52)) == red)
            #expect(shown.color(at: PixelPoint(x: 31, y: 20)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            #expect(shown.color(at: PixelPoint(x: 28, y: 20)) == shown.color(at: PixelPoint(x: 5, y: 5)))
        }
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 48, width: 120, height: 20))
        #expect(button.imageView?.frame == CGRect(x: 40, y: 4, width: 40, height: 40))
    }

    @Test("CT-40: by itself a button says where its parts are that it draws")
    func usualButton() {
        let button = UIButton(type: .system)
        button.setTitle("Cards", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        let title = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
        #expect(abs(title.midX - 100) < 0.01 && abs(title.midY - 22) < 0.01 && title.width < 80)
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }

    private final class PaddedField: UITextField {
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            super.leftViewRect(forBounds: bounds).offsetBy(dx: 30, dy: 0)
        }

        override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: bounds.maxX - 80, y: 0, width: 30, height: bounds.height)
        }

        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
        }

        override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }

    @Test("CT-41: a field has what is beside its text where its class says, and the text between")
    func field() {
        let field = PaddedField(frame: CGRect(x: 10, y: 10, width: 300, height: 44))
        let sign = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftView = sign
        field.leftViewMode = .always
        field.clearButtonMode = .always
        field.text = "Words"
        host.window.addSubview(field)
        host.settle()
        #expect(sign.frame.minX == 36 && sign.frame.midY == 22)
        let room = field.textRect(forBounds: field.bounds)
        #expect(room.minX == 36 + 20 + 6 + 5 && room.maxX == 300 - 80 - 5)
        host.finger().tap(at: CGPoint(x: 10 + 235, y: 32))
        #expect(field.text == "")
    }
}
