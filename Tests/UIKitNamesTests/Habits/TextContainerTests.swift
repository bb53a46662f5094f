import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of where the lines of a text view lie.
@MainActor
@Suite("Habits: where lines lie")
struct TextContainerTests {
    private let host = TestHost(size: CGSize(width: 300, height: 300))

    private func left(of view: UITextView) throws -> CGFloat {
        host.settle()
        let caret = try #require(view.selectionRects(for: 0..<1).first)
        return view.textInputView.convert(caret, to: view).minX
    }

    @Test("TX-108: lines begin a padding within the inset of their container")
    func container() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Hello"
        host.window.addSubview(view)
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(try left(of: view) == 8)
        view.textContainerInset = .zero
        #expect(try left(of: view) == 5)
        #expect(view.textContainer.size.width == 200)
        view.textContainer.lineFragmentPadding = 0
        #expect(try left(of: view) == 0)
        view.textContainerInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        view.textContainer.lineFragmentPadding = 7
        #expect(try left(of: view) == 27)
        #expect(view.textContainer.size.width == 150)
        view.textContainer.lineFragmentPadding = -3
        #expect(try left(of: view) == 20)
        // Lines end as far from the other side.
        view.textContainer.lineFragmentPadding = 30
        view.text = "WWW WWW WWW WWW"
        host.settle()
        let rects = view.selectionRects(for: 0..<15).map { view.textInputView.convert($0, to: view) }
        #expect(rects.count > 1 && rects.allSatisfy { $0.maxX <= 200 - 30 - 30 + 8 })
    }
}
