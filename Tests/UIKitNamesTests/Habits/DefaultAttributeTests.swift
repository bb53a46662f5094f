import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of how all of a field's text looks.
@MainActor
@Suite("Habits: attributes of fields")
struct DefaultAttributeTests {
    private let host = TestHost(size: CGSize(width: 200, height: 120))

    @Test("TX-109: attributes of a field hold for all of its text, whoever enters or sets it")
    func defaults() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        host.window.addSubview(field)
        field.text = "illi"
        host.settle()
        func width() throws -> CGFloat {
            try #require(field.selectionRects(for: 0..<4).first).width
        }
        let narrow = try width()
        field.defaultTextAttributes = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red, .kern: 10,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        #expect(field.textColor == .red && field.font == .systemFont(ofSize: 17))
        let wide = try width()
        #expect(abs(wide - narrow - 40) < 1 || abs(wide - narrow - 30) < 1)
        field.text = "illi"
        #expect(try width() == wide)
        field.text = ""
        field.becomeFirstResponder()
        host.keyboard.type("illi")
        #expect(try width() == wide && field.text == "illi")
        field.defaultTextAttributes[.kern] = nil
        #expect(try width() == narrow && field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(field.defaultTextAttributes[.underlineStyle] != nil)
    }
}
