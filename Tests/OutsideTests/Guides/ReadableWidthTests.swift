import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Lines that are not too long")
struct ReadableWidthTests {
    @Test("LY-43: the readable width is the margins' up to 672 points, in the middle; larger text makes it wider")
    func readable() {
        let host = TestHost(size: Size(width: 1000, height: 300))
        let view = View(frame: Rect(x: 0, y: 0, width: 1000, height: 300))
        let text = View()
        text.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(view)
        view.addSubview(text)
        let guide = view.readableContentGuide
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            text.topAnchor.constraint(equalTo: guide.topAnchor),
            text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        host.settle()
        #expect(text.frame == Rect(x: 164, y: 8, width: 672, height: 284))
        #expect(guide.layoutFrame == text.frame)
        view.frame.size.width = 600
        host.settle()
        #expect(text.frame == Rect(x: 8, y: 8, width: 584, height: 284))
        view.frame.size.width = 800
        view.directionalLayoutMargins.leading = 108
        host.settle()
        #expect(text.frame == Rect(x: 114, y: 8, width: 672, height: 284))
        view.frame.size.width = 1400
        view.directionalLayoutMargins.leading = 8
        view.traitOverrides.textScale = 2
        host.settle()
        #expect(text.frame == Rect(x: 28, y: 8, width: 1344, height: 284))
    }
}
