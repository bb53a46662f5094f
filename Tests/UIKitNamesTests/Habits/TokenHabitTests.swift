import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of tokens in a search field.
@MainActor
@Suite("Habits: tokens of a search")
struct TokenHabitTests {
    private final class Page: UIViewController, UISearchResultsUpdating {
        let search = UISearchController(searchResultsController: nil)
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            search.searchResultsUpdater = self
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
        }
        func updateSearchResults(for searchController: UISearchController) {
            let field = searchController.searchBar.searchTextField
            let names = field.tokens.compactMap { $0.representedObject as? String }
            log.append("\(names.joined(separator: ",")) ‘\(field.text ?? "")’")
        }
    }

    private let host = TestHost(size: CGSize(width: 390, height: 844))
    private let page = Page()
    private var field: UISearchTextField { page.search.searchBar.searchTextField }

    init() {
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.settle()
        page.search.isActive = true
        host.advance(by: .seconds(1))
        field.becomeFirstResponder()
        page.log = []
    }

    private func token(_ name: String) -> UISearchToken {
        let token = UISearchToken(icon: UIImage(systemName: "person"), text: name)
        token.representedObject = name
        return token
    }

    @Test("UK-109: a token takes the place of text, and the search is told")
    func replaces() throws {
        host.keyboard.type("anna")
        page.log = []
        let range = field.textualRange
        field.replaceTextualPortion(of: range, with: token("Anna"), at: field.tokens.count)
        host.settle()
        #expect(field.text == "" && field.tokens.map(\.text) == ["Anna"] && page.log == ["Anna ‘’"])
        let strip = try #require(field.subviews.first { $0.name == "search tokens" })
        let view = try #require(strip.subviews.first)
        let shown = view.convert(view.bounds, to: nil)
        #expect(shown.width > 40 && shown.height > 16)
        host.keyboard.type("hi")
        #expect(page.log.suffix(2) == ["Anna ‘h’", "Anna ‘hi’"])
        // The text begins behind the token.
        let caret = try #require(field.selectionRects(for: 0..<2).first)
        let start = field.textInputView.convert(caret, to: nil)
        #expect(start.minX >= shown.maxX)
    }

    @Test("UK-109: Backspace at the beginning selects the last token, and then deletes it; a key takes its place")
    func deletes() {
        field.tokens = [token("Anna"), token("Ben")]
        host.settle()
        page.log = []
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens.count == 2 && page.log == [])
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens.map(\.text) == ["Anna"] && page.log == ["Anna ‘’"])
        host.keyboard.type("x")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens.map(\.text) == ["Anna"] && field.text == "")
        page.log = []
        host.keyboard.press(.keyboardDeleteOrBackspace)
        host.keyboard.type("q")
        #expect(field.tokens.isEmpty && field.text == "q" && page.log.last == " ‘q’")
        field.text = ""
        field.allowsDeletingTokens = false
        field.insertToken(token("Cleo"), at: 0)
        for _ in 0..<3 { host.keyboard.press(.keyboardDeleteOrBackspace) }
        #expect(field.tokens.count == 1)
        field.removeToken(at: 0)
        #expect(field.tokens.isEmpty)
    }

    @Test("UK-109: a tap selects a token, the clear button takes all, and so does the end of the search")
    func taps() throws {
        field.tokens = [token("Anna"), token("Ben")]
        host.settle()
        let strip = try #require(field.subviews.first { $0.name == "search tokens" })
        let last = try #require(strip.subviews.last)
        host.finger().tap(at: last.convert(CGPoint(x: last.bounds.midX, y: last.bounds.midY), to: nil))
        host.settle()
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens.map(\.text) == ["Anna"])
        host.keyboard.press(.keyboardEscape)
        #expect(field.tokens.isEmpty && page.search.isActive)
        field.tokens = [token("Anna")]
        page.search.isActive = false
        host.advance(by: .seconds(1))
        #expect(field.tokens.isEmpty)
    }

    @Test("UK-109: of tokens that are wider than the field the last show, and the text keeps its room")
    func crowded() throws {
        field.tokens = (0..<8).map { token("N\($0)") }
        host.settle()
        #expect(field.textRect(forBounds: field.bounds).width >= 60)
        #expect(field.standardAccessibility.value?.hasPrefix("N0, N1") == true)
        let strip = try #require(field.subviews.first { $0.name == "search tokens" })
        let last = try #require(strip.subviews.last)
        #expect(strip.bounds.contains(last.frame) && (strip.subviews.first?.frame.maxX ?? 0) < 0)
    }
}
