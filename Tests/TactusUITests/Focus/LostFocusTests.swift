import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("What happens to keys when what had the focus is gone, disabled or hidden")
struct LostFocusTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let log = Log()
    private let buttons: [Button]

    init() {
        buttons = (0..<5).map { Button(title: "", frame: Rect(Double($0) * 60, 0, 50, 44)) }
        for (index, button) in buttons.enumerated() {
            host.window.addSubview(button)
            button.addAction(for: .primaryActionTriggered) { [log] _ in log.add("\(index)") }
        }
        host.settle()
    }

    private var focused: Int? { buttons.firstIndex { $0.isFocused } }

    /// Where the focus is after a key.
    private func press(_ key: KeyUsage, holding flags: ModifierFlags = []) -> Int? {
        host.keyboard.press(key, holding: flags)
        return focused
    }

    @Test("RS-17: Tab goes on from a control that disables itself, and back from it", arguments: [false, true])
    func disabled(backwards: Bool) {
        buttons[2].addAction(for: .primaryActionTriggered) { $0.isEnabled = false }
        buttons[2].becomeFirstResponder()
        host.window.showsFocus = true
        #expect(press(.keyboardSpacebar) == nil && log.lines == ["2"])
        #expect(press(.keyboardTab, holding: backwards ? .shift : []) == (backwards ? 1 : 3))
    }

    @Test("RS-17: Tab goes on from where a control was that is removed, and back from there", arguments: [false, true])
    func removed(backwards: Bool) {
        #expect([press(.keyboardTab), press(.keyboardTab), press(.keyboardTab)] == [0, 1, 2])
        buttons[2].removeFromSuperview()
        #expect(press(.keyboardTab, holding: backwards ? .shift : []) == (backwards ? 1 : 3))
    }

    @Test("RS-17: what would come next must still take the focus; after a touch Tab begins anew")
    func gone() {
        buttons[2].becomeFirstResponder()
        host.window.showsFocus = true
        buttons[2].removeFromSuperview()
        buttons[3].isEnabled = false
        #expect(press(.keyboardTab) == 4)
        #expect(press(.keyboardTab) == 0)
        buttons[0].removeFromSuperview()
        host.finger().tap(at: Point(390, 90))
        #expect(press(.keyboardTab, holding: .shift) == 4)
    }

    @Test("CT-15: keys press nothing that is hidden, or inside of what takes no touches", arguments: 0..<4)
    func unreachable(way: Int) {
        let slider = Slider(frame: Rect(0, 50, 200, 44))
        let box = View(frame: Rect(0, 0, 400, 100))
        host.window.addSubview(box)
        box.addSubview(buttons[1])
        box.addSubview(slider)
        buttons[1].becomeFirstResponder()
        switch way {
        case 0: buttons[1].isHidden = true
        case 1: box.isUserInteractionEnabled = false
        case 2: box.alpha = 0
        default: break
        }
        host.keyboard.press(.keyboardSpacebar)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == (way == 3 ? ["1", "1"] : []))
        slider.becomeFirstResponder()
        if way == 0 { box.isHidden = true }
        host.keyboard.press(.keyboardRightArrow)
        #expect((slider.value > 0) == (way == 3))
    }
}
