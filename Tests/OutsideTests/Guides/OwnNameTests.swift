import Tactus
import TactusTesting
import Testing

/// A view that is about people, who have names.
private final class PersonView: View {
    let name: String
    init(_ name: String) {
        self.name = name
        super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        accessibilityIdentifier = "person"
    }
}

private final class PersonPage: ViewController {
    var name = "Ada"
}

@MainActor
@Suite("Names of one's own")
struct OwnNameTests {
    @Test("AX-20: a view and a page may have a name that is something else; tests find them by their identifier")
    func ownNames() throws {
        let host = TestHost(size: Size(width: 100, height: 100))
        let view = PersonView("Grace")
        host.window.addSubview(view)
        #expect(try host.find(PersonView.self, "person").name == "Grace")
        let plain: View = view
        #expect(plain.name == "person")
        let page = PersonPage()
        page.accessibilityIdentifier = "page"
        #expect(page.name == "Ada" && (page as ViewController).name == "page")
        plain.name = "somebody"
        #expect(view.accessibilityIdentifier == "somebody" && view.name == "Grace")
    }

    @Test("AX-21: what happens when a view is used is said in the tree, for the view that says so alone")
    func hint() throws {
        let host = TestHost(size: Size(width: 200, height: 100))
        let (save, close) = (Button(title: "Save"), Button(title: "Close"))
        save.accessibilityHint = "Writes the letter"
        for button in [save, close] { host.window.addSubview(button) }
        #expect(try host.find(.button, "Save").hint == "Writes the letter")
        #expect(try host.find(.button, "Close").hint == nil)
    }
}
