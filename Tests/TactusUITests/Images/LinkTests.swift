import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Links in labels")
struct LinkTests {
    private let host = TestHost(size: Size(width: 300, height: 80))
    private let label = Label(frame: Rect(10, 10, 280, 30))
    private let log = Log()

    init() {
        var text = StyledText("Read the terms or the rules.")
        text.update(text.string.range("terms")) { $0.link = "terms" }
        text.update(text.string.range("rules")) { $0.link = "rules" }
        label.styledText = text
        label.linkAction = { [log] in log.add($0) }
        host.window.addSubview(label)
        host.settle()
    }

    private func middle(_ word: String) -> Point {
        let rect = label.rects(for: label.text.range(word))[0]
        return label.convert(rect.center, to: nil)
    }

    @Test("IM-16: a tap on a link does what it says; beside links the label takes no touch")
    func taps() {
        host.finger().tap(at: middle("terms"))
        host.finger().tap(at: middle("rules"))
        #expect(log.lines == ["terms", "rules"])
        host.finger().tap(at: middle("Read"))
        #expect(log.lines.count == 2)
        #expect(host.window.hitTest(middle("Read"), with: nil) === host.window)
        #expect(host.window.hitTest(middle("terms"), with: nil) === label)
    }

    @Test("IM-16: a finger that leaves its link chooses nothing, and the link is marked while it is pressed")
    func leaving() throws {
        let picture = try host.picture.pngContents()
        let finger = host.finger()
        finger.down(at: middle("terms"))
        host.settle()
        #expect(try host.picture.pngContents() != picture)
        finger.move(to: middle("rules"))
        host.settle()
        #expect(try host.picture.pngContents() == picture)
        finger.up()
        #expect(log.lines == [])
    }

    @Test("IM-16: keys go from link to link, and choose one")
    func keys() {
        host.keyboard.press(.keyboardTab)
        #expect(label.isFirstResponder)
        host.keyboard.press(.keyboardReturnOrEnter)
        host.keyboard.press(.keyboardRightArrow)
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.lines == ["terms", "rules"])
    }

    @Test("IM-16: each link is something by itself for who does not see it, and looks like one")
    func accessibility() throws {
        let elements = label.accessibilityElements
        #expect(elements.map(\.role) == [.label, .link, .link])
        #expect(elements.map(\.label) == [label.text, "terms", "rules"])
        elements[2].activate?()
        #expect(log.lines == ["rules"])
        let attributes = try #require(label.links?.shownText.attributes(at: label.text.range("terms").lowerBound))
        #expect(attributes.color == .link && attributes.underline == .single)
    }

    @Test("IM-16: a label without links is as it was")
    func without() {
        label.text = "Nothing"
        #expect(!label.isUserInteractionEnabled && !label.canBecomeFocused && label.accessibilityElements.isEmpty)
        #expect(label.standardAccessibility.isElement)
    }
}

extension String {
    fileprivate func range(_ word: String) -> Range<String.Index> {
        for index in indices where self[index...].hasPrefix(word) {
            return index..<self.index(index, offsetBy: word.count)
        }
        return startIndex..<startIndex
    }
}
