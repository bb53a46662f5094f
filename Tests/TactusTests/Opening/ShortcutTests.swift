import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Shortcut items and addresses")
struct ShortcutTests {
    private static let items = [
        ApplicationShortcutItem(type: "compose", localizedTitle: "New Message", iconName: "mail-message-new"),
        ApplicationShortcutItem(type: "last-2", localizedTitle: "Back \\ and\nforth"),
    ]

    @Test("AC-1: a desktop file gets a line and a group for each item, in order; none for none")
    func desktopFile() {
        let lines = ApplicationShortcutItem.desktopEntry(of: Self.items, command: "mail")
        #expect(
            lines == [
                "Actions=compose;last-2;", "", "[Desktop Action compose]", "Name=New Message", "Icon=mail-message-new",
                "Exec=mail --action compose", "", "[Desktop Action last-2]", "Name=Back \\\\ and\\nforth",
                "Exec=mail --action last-2",
            ])
        #expect(ApplicationShortcutItem.desktopEntry(of: [], command: "mail") == [])
    }

    @Test("AC-1: the command line names an item; of a program without any it means nothing")
    func commandLine() {
        func item(_ arguments: String..., of items: [ApplicationShortcutItem] = Self.items) -> String? {
            ShortcutArguments(["mail"] + arguments, items: items).item?.type
        }
        #expect(item("--action", "last-2") == "last-2" && item("x", "--action", "compose") == "compose")
        #expect(item() == nil && item("--action") == nil && item("--action", "other") == nil)
        #expect(item("--action", "compose", of: []) == nil)
        #expect(ShortcutArguments(["mail", "--shortcut-items", "m"], items: Self.items).desktopEntry?.count == 10)
        #expect(ShortcutArguments(["mail", "--shortcut-items", "m"], items: []).desktopEntry == nil)
        #expect(ShortcutArguments(["mail", "--shortcut-items"], items: Self.items).desktopEntry == nil)
    }

    @Test("AC-2: an address has a scheme and no blanks; what is none opens nothing, and is told in a later turn")
    func addresses() {
        for text in ["https://example.org/a?b#c", "mailto:a@b.c", "file:///tmp/x", "x-y+z.1:q", "HTTP://é"] {
            #expect(URLOpener.isAddress(text), "\(text)")
        }
        for text in [
            "", ":", "a:", "-a:b", "1a:b", "a b:c", "a:b c", "a:b\n", "/etc/passwd", "example.org", "--help", "a\0:b",
        ] {
            #expect(!URLOpener.isAddress(text), "\(text)")
        }
        let host = TestHost()
        var outcomes: [Bool] = []
        host.application.open("example.org") { outcomes.append($0) }
        #expect(outcomes == [])
        host.clock.advance(by: .seconds(1))
        #expect(outcomes == [false])
    }
}
