import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: insets and guides")
struct ScrollLayoutTests {
    private let host = TestHost(size: Size(width: 200, height: 300))
    private let view = ScrollView(frame: Rect(0, 0, 200, 300))

    init() { host.window.addSubview(view) }

    @Test("constraints in the content give it its size, and what is tied to the frame stays where it is")
    func guides() {
        let text = View()
        let header = View()
        for inner in [text, header] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
        }
        let constraints = [
            text.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 20),
            text.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            text.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor, constant: -20),
            text.heightAnchor.constraint(equalToConstant: 700),
            header.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
            header.widthAnchor.constraint(equalToConstant: 50),
            header.heightAnchor.constraint(equalToConstant: 30),
        ]
        for constraint in constraints { constraint.isActive = true }
        host.settle()
        #expect(view.contentSize == Size(width: 200, height: 720))
        #expect(text.frame == Rect(10, 20, 180, 700) && header.frame == Rect(0, 0, 50, 30))
        view.contentOffset = Point(0, 100)
        host.settle()
        #expect(text.frame == Rect(10, 20, 180, 700) && header.frame == Rect(0, 100, 50, 30))
        #expect(view.contentLayoutGuide.layoutFrame == Rect(0, 0, 200, 720))
        #expect(view.frameLayoutGuide.layoutFrame == Rect(0, 100, 200, 300))
        view.frame.size.width = 150
        host.settle()
        #expect(view.contentSize == Size(width: 150, height: 720))
    }

    @Test("content shows its beginning also where the size comes after what covers it, and nearly all of it fits")
    func sizeAfterSafeArea() {
        host.scene.safeAreaInsets = Insets(top: 96, left: 0, bottom: 0, right: 0)
        let late = ScrollView()
        late.contentSize = Size(width: 100, height: 280)
        host.window.addSubview(late)
        late.frame = Rect(0, 0, 100, 300)
        host.settle()
        #expect(late.adjustedContentInset.top == 96)
        #expect(late.contentOffset.y == -96)
    }

    @Test("what covers the scene is room around content that scrolls that way; content at its beginning stays there")
    func safeArea() {
        view.contentSize = Size(width: 200, height: 1000)
        host.scene.safeAreaInsets = Insets(top: 30, left: 5, bottom: 20, right: 0)
        host.settle()
        #expect(view.adjustedContentInset == Insets(top: 30, left: 0, bottom: 20, right: 0))
        #expect(view.contentOffset == Point(0, -30))
        view.contentInset.top = 10
        #expect(view.contentOffset == Point(0, -40))
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset == Insets(top: 40, left: 5, bottom: 20, right: 0))
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset.top == 10 && view.contentOffset == Point(0, -10))
        view.contentOffset = Point(0, 700)
        view.contentInset.bottom = 50
        view.contentInset.bottom = 0
        #expect(view.contentOffset == Point(0, 700))
    }

    @Test("SV-33: content that becomes higher below a bar shows its beginning, not merely what is within its limits")
    func highEnoughToScroll() {
        host.scene.safeAreaInsets = Insets(top: 96, left: 0, bottom: 0, right: 0)
        host.settle()
        #expect(view.contentOffset == .zero && view.adjustedContentInset == .zero)
        view.contentSize = Size(width: 200, height: 207.5)
        #expect(view.contentOffset.y == -96)
        view.contentSize = Size(width: 200, height: 1000)
        #expect(view.contentOffset.y == -96)
        view.contentSize = Size(width: 200, height: 100)
        #expect(view.contentOffset == .zero)
    }

    @Test("SV-33: a change of the room around the content is told when the content has moved")
    func insetsAreTold() {
        let telling = TellingScrollView(frame: Rect(0, 0, 200, 300))
        telling.delegate = telling
        telling.contentSize = Size(width: 200, height: 1000)
        host.window.addSubview(telling)
        telling.contentInset.top = 10
        telling.contentInset.top = 10
        #expect(telling.lines == ["-10.0", "delegate"])
    }

    @Test("content that shrinks, and a view that grows, leave nothing beyond the end")
    func shrinking() {
        view.contentSize = Size(width: 200, height: 1000)
        view.contentOffset = Point(0, 700)
        view.contentSize.height = 800
        #expect(view.contentOffset == Point(0, 500))
        view.frame.size.height = 400
        #expect(view.contentOffset == Point(0, 400))
    }
}

private final class TellingScrollView: ScrollView, ScrollViewDelegate {
    var lines: [String] = []
    override func adjustedContentInsetDidChange() { lines.append("\(contentOffset.y)") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { lines.append("delegate") }
}
