import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Badges on buttons of bars")
struct BarBadgeTests {
    private let host = TestHost(size: Size(width: 400, height: 600))
    private let page = ViewController()
    private let inbox = BarButtonItem(icon: .inbox, accessibilityLabel: "Inbox") { _ in }

    init() {
        page.title = "Mail"
        page.navigationItem.rightBarButtonItems = [inbox]
        host.window.rootViewController = NavigationController(rootViewController: page)
        host.settle()
    }

    private func badge() throws -> Label { try host.find(Label.self, "badge") }
    private var element: AccessibilityNode? {
        host.settle()
        return host.application.accessibilityTree.flatMap(\.all).first { $0.label == "Inbox" }
    }

    @Test("PG-50: a badge lies on the upper corner where reading ends, inside the bar, and is read out as a value")
    func places() throws {
        inbox.badge = .count(12)
        #expect(element?.value == "12")
        let button = try #require(element).frame
        let box = try badge().convert(badge().bounds, to: nil)
        #expect(box.midX > button.midX && box.midY < button.midY && button.contains(box))
        #expect(try badge().text == "12")
        host.window.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        let mirrored = try badge().convert(badge().bounds, to: nil)
        let middle = try #require(element).frame.midX
        #expect(mirrored.midX < middle)
    }

    @Test("PG-50: no badge for nothing; a great number is cut, a dot says nothing, and colours are one's own")
    func kinds() throws {
        inbox.badge = .count(0)
        #expect(throws: (any Error).self) { try badge() }
        inbox.badge = .count(1234)
        #expect(element?.value == "999+")
        inbox.badge = .indicator()
        host.settle()
        #expect(try badge().bounds.size == Size(width: 10, height: 10))
        inbox.badge = .string("new")
        inbox.badge?.backgroundColor = .yellow
        host.settle()
        let view = try badge()
        #expect(view.backgroundColor == .yellow && view.textColor == .black)
        inbox.badge = nil
        #expect(element?.value == nil)
    }
}
