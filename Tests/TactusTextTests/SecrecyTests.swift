import TactusText
import TactusTesting
import Testing

@Suite("What a secure field keeps to itself")
@MainActor
struct SecrecyTests {
    let host = TestHost(size: Size(width: 300, height: 500))

    @Test("TI-148: a secure field conceals what is entered whatever traits it is given")
    func traits() throws {
        let field = SecureField(frame: Rect(x: 20, y: 20, width: 200, height: 44))
        field.traits = TextInputTraits(keyboardType: .numberPad)
        host.window.addSubview(field)
        field.insertText("4711")
        #expect(field.traits.isSecureTextEntry && field.traits.keyboardType == .numberPad)
        let value = try host.find(.secureTextField).value
        #expect(value == "••••")

        field.traits.isSecureTextEntry = false
        #expect(field.traits.isSecureTextEntry)
    }

    @Test("TI-149: what an input view holds has its places while the panel slides in")
    func inputView() {
        let keys = View(frame: Rect(x: 0, y: 0, width: 100, height: 200))
        let key = View()
        key.translatesAutoresizingMaskIntoConstraints = false
        keys.addSubview(key)
        LayoutConstraint.activate([
            key.topAnchor.constraint(equalTo: keys.topAnchor, constant: 10),
            key.leadingAnchor.constraint(equalTo: keys.leadingAnchor, constant: 10),
            key.trailingAnchor.constraint(equalTo: keys.trailingAnchor, constant: -10),
            key.heightAnchor.constraint(equalToConstant: 50),
        ])
        let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 44))
        field.inputView = keys
        host.window.addSubview(field)
        field.becomeFirstResponder()
        host.advance(by: .milliseconds(60))
        #expect(key.presentedFrame == Rect(x: 10, y: 10, width: 280, height: 50))
        host.advance(by: .seconds(1))
        #expect(key.presentedFrame == Rect(x: 10, y: 10, width: 280, height: 50))
    }

    @Test("TI-150: a field is as high as the theme’s controls, at the least")
    func height() {
        let field = TextField()
        host.window.addSubview(field)
        #expect(field.intrinsicContentSize.height == 44)
        var theme = Theme()
        theme.controls.height = 60
        host.window.traitOverrides.theme = theme
        host.settle()
        #expect(field.intrinsicContentSize.height == 60)
    }

    @Test("TI-151: the glass of a search field is as large as the text beside it")
    func glass() {
        let field = SearchField(frame: Rect(x: 20, y: 20, width: 260, height: 80))
        host.window.addSubview(field)
        host.settle()
        #expect(field.leftView?.frame.size == Size(width: 20, height: 20))
        host.application.traitOverrides.textScale = 2
        host.settle()
        #expect(field.leftView?.frame.size == Size(width: 40, height: 40))
        #expect(field.leftView?.frame.midY == 40)
    }
}
