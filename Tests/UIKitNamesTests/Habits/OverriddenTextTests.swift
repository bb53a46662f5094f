import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of texts that their classes look at.
@MainActor
@Suite("Habits: texts of one's own classes")
struct OverriddenTextTests {
    private final class Hinted: UITextView {
        let hint = UILabel()
        override var text: String { didSet { hint.isHidden = !text.isEmpty } }
        override var font: UIFont { didSet { hint.font = font } }
        override var textAlignment: NSTextAlignment { didSet { hint.textAlignment = textAlignment } }
    }

    private final class Badge: UILabel {
        var log: [String] = []
        override var text: String {
            get { super.text }
            set {
                log.append("\(super.text)→\(newValue)")
                super.text = newValue
            }
        }
        override var textColor: UIColor { didSet { log.append("colour") } }
    }

    private final class Floating: UITextField {
        let title = UILabel()
        override var placeholder: String { didSet { title.text = placeholder } }
        override var text: String { didSet { title.isHidden = text.isEmpty } }
    }

    private final class Photo: UIImageView {
        var changes = 0
        override var image: UIImage? { didSet { changes += 1 } }
    }

    @Test("UK-112: classes of a program's own hear of the text, the font and the colour that are set")
    func overridden() {
        let view = Hinted(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.text = "a"
        view.font = .systemFont(ofSize: 30)
        view.textAlignment = .center
        #expect(view.hint.isHidden && view.hint.font == .systemFont(ofSize: 30) && view.hint.textAlignment == .center)
        view.text = nil
        #expect(!view.hint.isHidden && view.text == "")
        let badge = Badge()
        badge.text = "1"
        badge.text = nil
        badge.textColor = .red
        #expect(badge.log == ["→1", "1→", "colour"])
        let field = Floating(frame: .zero)
        field.placeholder = "Name"
        field.text = ""
        #expect(field.title.text == "Name" && field.title.isHidden)
        field.text = "x"
        #expect(!field.title.isHidden)
        let photo = Photo(frame: .zero)
        photo.image = UIImage(systemName: "star")
        photo.image = nil
        #expect(photo.changes == 2)
    }
}
