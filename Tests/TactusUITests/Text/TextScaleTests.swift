import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Text as large as the user wants it")
struct TextScaleTests {
    let host = TestHost(size: Size(width: 400, height: 300))

    private func add<V: View>(_ view: V) -> V {
        view.sizeToFit()
        host.window.addSubview(view)
        host.settle()
        return view
    }

    private func scale(_ scale: Double) {
        host.window.traitOverrides.textScale = scale
        host.settle()
    }

    @Test("AP-18: a label is as large as its scaled text, whatever its font; large text grows less")
    func labels() {
        let body = add(Label(text: "Hello"))
        let title = add(Label(text: "Hello"))
        title.font = .preferred(.largeTitle)
        func heights() -> [Double] { [body, title].map(\.intrinsicContentSize.height) }
        let usual = heights()
        // Each is rounded up to a pixel.
        scale(1.5)
        #expect(abs(heights()[0] - 1.5 * usual[0]) < 1.5)
        #expect(abs(heights()[1] - usual[1] * Font.preferred(.largeTitle, scale: 1.5).size / 34) < 1.5)
        scale(2)
        #expect(abs(heights()[0] - 2 * usual[0]) < 2)
        scale(1)
        #expect(heights() == usual)
    }

    @Test("AP-18: parts of a styled text grow by their own fonts, with what lies between them")
    func parts() {
        var text = StyledText("small ", TextAttributes(font: .systemFont(ofSize: 11), tracking: 2))
        text.append(StyledText("large", TextAttributes(font: .systemFont(ofSize: 34))))
        let label = add(Label())
        label.styledText = text
        let usual = label.intrinsicContentSize
        scale(2)
        let expected = Label()
        var larger = StyledText("small ", TextAttributes(font: .systemFont(ofSize: 22), tracking: 4))
        larger.append(
            StyledText("large", TextAttributes(font: .systemFont(ofSize: Font.TextStyle.largeTitle.size(scale: 2)))))
        expected.styledText = larger
        #expect(label.intrinsicContentSize == expected.intrinsicContentSize)
        #expect(label.intrinsicContentSize.height < 2 * usual.height)
        #expect(label.styledText == text)
    }

    @Test("AP-18: lengths of paragraphs grow with the text; a part without a font grows as the label does")
    func paragraphs() {
        let style = ParagraphStyle(headIndent: 10, minimumLineHeight: 40, lineSpacing: 5)
        let label = add(Label())
        label.numberOfLines = 0
        label.styledText = StyledText("one\u{2028}two", TextAttributes(paragraphStyle: style))
        #expect(abs(label.intrinsicContentSize.height - 85) < 0.01)
        scale(2)
        #expect(abs(label.intrinsicContentSize.height - 170) < 0.01)
    }

    @Test("AP-18: a scale that changes asks for another size, and draws again; nothing else does")
    func invalidating() {
        let label = Label(text: "Hello")
        let button = Button(title: "Save")
        let segments = SegmentedControl(titles: ["Day", "Year"])
        let stack = StackView(arrangedSubviews: [label, button, segments])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.distribution = .equalSpacing
        stack.frame = Rect(0, 0, 400, 300)
        host.window.addSubview(stack)
        host.settle()
        let usual = [label, button, segments].map(\.frame.size)
        #expect(host.paintedByNextFrame() == nil)
        host.window.traitOverrides.textScale = 2
        #expect(host.paintedByNextFrame() != nil)
        for (view, size) in zip([label, button, segments], usual) {
            let wanted = view.intrinsicContentSize
            #expect(abs(view.frame.width - wanted.width) < 0.01 && abs(view.frame.height - wanted.height) < 0.01)
            #expect(view.frame.width > 1.4 * size.width && view.frame.height > size.height, "\(type(of: view))")
        }
        host.window.traitOverrides.textScale = 2
        #expect(host.paintedByNextFrame() == nil)
    }

    @Test("AP-18, AP-20: controls stay finger-sized, and grow when their text needs it")
    func controls() {
        let button = add(Button(title: "Save"))
        let iconButton = add(Button(title: "Save", icon: .check))
        let segments = add(SegmentedControl(titles: ["Day", "Year"]))
        func sizes() -> [Size] { [button, iconButton, segments].map(\.intrinsicContentSize) }
        let usual = sizes()
        #expect(usual.map(\.height) == [44, 44, 44])
        #expect(usual[1].width == usual[0].width + 22 + 8)
        scale(0.5)
        #expect(sizes().map(\.height) == [44, 44, 44])
        scale(2)
        #expect(sizes().allSatisfy { $0.height > 48 })
        #expect(sizes()[1].width == sizes()[0].width + 44 + 8)
    }

    @Test("AP-18: what says 1 for itself stays as it is, and so does all inside it")
    func opting() {
        let label = add(Label(text: "Hello"))
        let usual = label.intrinsicContentSize
        label.traitOverrides.textScale = 1
        scale(2)
        #expect(label.intrinsicContentSize == usual)
        label.traitOverrides.textScale = nil
        host.settle()
        #expect(label.intrinsicContentSize.width > 1.9 * usual.width)
    }

    @Test("AP-18, TX-15: scaled text shrinks to fit from its scaled size")
    func shrinking() {
        let label = add(Label(text: "A rather long title"))
        label.adjustsFontSizeToFitWidth = true
        let usual = label.intrinsicContentSize
        scale(2)
        let fitting = label.sizeThatFits(Size(width: usual.width, height: 100))
        #expect(fitting.width <= usual.width && abs(fitting.height - usual.height) < 1)
    }

    @Test("AP-18: what it looks like", arguments: [1.0, 1.5, 2])
    func looks(textScale: Double) throws {
        let host = TestHost(size: Size(width: 340, height: 330))
        host.window.backgroundColor = .systemBackground
        host.application.traitOverrides.textScale = textScale
        var styled = StyledText("Delivered ")
        styled.append(
            StyledText("today", TextAttributes(font: .systemFont(ofSize: 17, weight: .bold), color: .systemGreen)))
        let title = Label(text: "Settings")
        title.font = .preferred(.title1)
        let text = Label()
        text.styledText = styled
        let segments = SegmentedControl(titles: ["Day", "Year"])
        segments.selectedSegmentIndex = 0
        let stack = StackView(arrangedSubviews: [
            title, text, Button(title: "Save", style: .filled), Button(title: "Delete", icon: .trash), segments,
        ])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        host.window.addSubview(stack)
        stack.frame = Rect(12, 12, 316, 306)
        stack.distribution = .equalSpacing
        host.settle()
        try GoldenImages().expect(host.picture, named: "text-scale-\(textScale)")
    }
}
