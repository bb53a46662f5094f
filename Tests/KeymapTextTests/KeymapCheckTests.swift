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

    @Test(
        "levels that no key has are not, nor those that are computed",
        arguments: [
            "level_name[256] = \"A\"", "map[Shift] = 4294967295", "map[Shift] = 16 * 16", "map[Shift] = (16)*(16)",
            "map[Shift] = 200 + 200", "map[Shift] = -1", "map[Shift] = ~1", "map[Shift] = 200 +# a comment\n 200",
        ])
    func levels(statement: String) {
        #expect(!KeymapCheck.isHarmless(Array("xkb_types { type \"T\" { \(statement); }; };".utf8)[...]))
    }

    @Test("types as keymaps have them are")
    func types() {
        let text = """
            xkb_types "complete" {
                type "T" { // 5 * 5
                    modifiers = Shift + Lock+LevelThree;
                    map[Shift+Lock] = Level8; map[Lock] = 255;
                    level_name[Level1] = "Base - 4096 * 4096"; level_name[2] = "Shift";
                };
            };
            """
        #expect(KeymapCheck.isHarmless(Array(text.utf8)[...]))
    }
}
