import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of texts that are looked for, and of keys in empty fields.
@MainActor
@Suite("Habits: what is looked for in a text")
struct LookedForHabitTests {
    @Test("UK-116: a text is looked for in a part of another, whatever its accents")
    func ranges() {
        let text: NSString = "Café, cafe, CAFÉ"
        #expect(text.range(of: "cafe", options: .caseInsensitive).location == 6)
        let any: NSString.SearchOptions = [.caseInsensitive, .diacriticInsensitive]
        #expect(text.range(of: "cafe", options: any) == NSRange(location: 0, length: 4))
        var found: [Int] = []
        var rest = NSRange(location: 0, length: text.length)
        while true {
            let next = text.range(of: "CAFÉ", options: any, range: rest)
            guard next.location != NSNotFound else { break }
            found.append(next.location)
            rest = NSRange(location: next.upperBound, length: text.length - next.upperBound)
        }
        #expect(found == [0, 6, 12])
        #expect(NSString("\0 Café").range(of: "\0 cafe", options: any) == NSRange(location: 0, length: 6))
        #expect(NSString("é\0f").range(of: "é\0g", options: any).location == NSNotFound)
        #expect(text.range(of: "Café", range: NSRange(location: 1, length: 15)).location == NSNotFound)
        #expect(text.range(of: "f", options: .backwards, range: NSRange(location: 0, length: 10)).location == 8)
        let apart = "Cafe\u{301}"
        #expect(text.range(of: apart).location == NSNotFound || text.range(of: apart).location == 0)
        #expect(text.range(of: apart, options: .anchored).location == 0)
        #expect(text.range(of: apart, options: .literal).location == NSNotFound)
        #expect(
            text.range(of: "café", options: [.anchored, .caseInsensitive], range: NSRange(location: 6, length: 10))
                .location == NSNotFound)
    }

    private final class Digit: UITextField {
        var deletions = 0
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    @Test("UK-117: a field without a text is told of Backspace too")
    func backspace() {
        let host = TestHost(size: CGSize(width: 200, height: 100))
        let field = Digit(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        host.window.addSubview(field)
        field.becomeFirstResponder()
        host.keyboard.type("7")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(field.deletions == 2 && field.text == "")
        host.keyboard.press(.keyboardDeleteForward)
        #expect(field.deletions == 2)
    }
}
