import TactusUI
import TactusWayland
import Testing

@Suite("Names of types on the wire")
struct WireTypesTests {
    @Test(
        "what is offered, in the order of the provider, text under the names that older programs know",
        arguments: [
            ([], []),
            ([.png], ["image/png"]),
            ([.html, .text], ["text/html", "text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]),
            (["text/plain", .text], ["text/plain", "text/plain;charset=utf-8", "UTF8_STRING"]),
            (["", "a\0b", .png, .png], ["image/png"]),
            ([ContentType(String(repeating: "x", count: 3000)), .uriList], ["text/uri-list"]),
        ] as [([ContentType], [String])])
    func offered(types: [ContentType], names: [String]) {
        #expect(WireTypes.names(of: types) == names)
    }

    @Test(
        "what others offer: their names for text are one type, which is asked for by the best of them",
        arguments: [
            ([], [], nil),
            (["TARGETS", "STRING", "UTF8_STRING"], ["TARGETS", .text], "UTF8_STRING"),
            (["text/plain", "image/png", "text/plain;charset=UTF-8"], [.text, .png], "text/plain;charset=UTF-8"),
            (["STRING"], [.text], "STRING"),
            (["image/png"], [.png], nil),
        ] as [([String], [ContentType], String?)])
    func told(names: [String], types: [ContentType], text: String?) {
        #expect(WireTypes.types(of: names) == types)
        #expect(WireTypes.name(for: .text, among: names) == text)
        #expect(WireTypes.name(for: .png, among: names) == (names.contains("image/png") ? "image/png" : nil))
    }

    @Test("an offer may have many types, but not so many that they fill the memory")
    func many() {
        let names = (0..<1000).reduce(into: [String]()) { $0 = WireTypes.adding("type \($1 % 500)", to: $0) }
        #expect(names.count == 256)
        #expect(names.first == "type 0" && names.last == "type 255")
    }
}

@Suite("Whose a selection is")
struct SelectionLedgerTests {
    private typealias Content = SelectionLedger.Content

    /// Something that happens to a selection.
    enum Step: Sendable {
        case claim, clear, told([String]?), cancelled
    }

    @Test(
        "whatever the order in which the compositor tells of it",
        arguments: [
            ([], .nothing),
            ([.told(["a"])], .other),
            ([.told(["a"]), .told(nil)], .nothing),
            ([.claim], .own),
            ([.claim, .told(["mine"])], .own),
            ([.told(["a"]), .claim], .own),
            // Another program copies: the cancelling comes first, or last.
            ([.claim, .told(["mine"]), .cancelled], .nothing),
            ([.claim, .told(["mine"]), .cancelled, .told(["a"])], .other),
            ([.claim, .told(["a"]), .cancelled], .other),
            // Told without the keyboard: nothing until it is back.
            ([.claim, .cancelled], .nothing),
            ([.claim, .cancelled, .told(["mine"])], .other),
            // An offer that was on its way when we claimed; a compositor that did not allow it.
            ([.claim, .told(["a"])], .own),
            ([.claim, .told(["a"]), .told(["mine"])], .own),
            ([.claim, .told(nil)], .own),
            ([.claim, .clear], .nothing),
        ] as [([Step], SelectionLedger.Content)])
    func orders(steps: [Step], expected: SelectionLedger.Content) {
        var ledger = SelectionLedger()
        for step in steps {
            switch step {
            case .claim: ledger.claim(["mine"])
            case .clear: ledger.clear()
            case .told(let names): ledger.receive(names)
            case .cancelled: ledger.cancelled()
            }
        }
        #expect(ledger.content == expected)
    }
}
