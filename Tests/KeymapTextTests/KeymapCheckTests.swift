import KeymapText
import Testing

@Suite("Texts of keymaps")
struct KeymapCheckTests {
    @Test(
        "a list that begins with a comma is not shown to the library, whatever stands between",
        arguments: [
            "xkb_keymap { xkb_symbols { key <A> {, [] }; }; };", "{ ,}", "(\t,", "[\n,", "{ // a comment,\n , }",
            "{#\n#\n,", "{ /",
        ])
    func emptyFirstItems(text: String) {
        #expect(KeymapCheck.isHarmless(Array(text.utf8)[...]) == (text == "{ /"))
    }

    @Test(
        "lists with something in them, and empty ones, are",
        arguments: ["{ [ a, b ], [] }", "f(x, y)", "{ }, { }", ","])
    func lists(text: String) {
        #expect(KeymapCheck.isHarmless(Array(text.utf8)[...]))
    }

    @Test("numbers of keys that no keyboard has are not", arguments: ["4096", "0x1000", "4294967295"])
    func keycodes(number: String) {
        #expect(!KeymapCheck.isHarmless(Array("xkb_keycodes { <A> = \(number); };".utf8)[...]))
        #expect(KeymapCheck.isHarmless(Array("xkb_symbols { x = \(number); };".utf8)[...]))
    }
}
