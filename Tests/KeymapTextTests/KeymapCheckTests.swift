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

    @Test("numbers of keys that no keyboard has are not", arguments: ["1024", "0x400", "4294967295"])
    func keycodes(number: String) {
        #expect(KeymapCheck.isHarmless(Array("xkb_keycodes { <A> = 1023; };".utf8)[...]))
        #expect(!KeymapCheck.isHarmless(Array("xkb_keycodes { <A> = \(number); };".utf8)[...]))
        #expect(KeymapCheck.isHarmless(Array("xkb_symbols { x = \(number); };".utf8)[...]))
    }

    @Test(
        "levels that no key has are not, nor those that are computed",
        arguments: [
            "level_name[32] = \"A\"", "map[Shift] = 4294967295", "map[Shift] = 16 * 16", "map[Shift] = (16)*(16)",
            "map[Shift] = 200 + 200", "map[Shift] = -1", "map[Shift] = ~1", "map[Shift] = 200 +# a comment\n 200",
            "map[0x4000] = 256", "modifiers = Shift; level_name[256] = \"A\"", "type.modifiers[Shift] = 256",
            "level_name[modifiers = 256] = \"A\"", "mapping[256] = 1", "map[Shift] = 1; 0x4000",
        ])
    func levels(statement: String) {
        #expect(!KeymapCheck.isHarmless(Array("xkb_types { type \"T\" { \(statement); }; };".utf8)[...]))
    }

    @Test(
        "masks of modifiers are, which newer libraries write out",
        arguments: [
            "virtual_modifiers NumLock, Hyper=0x4000,ScrollLock = 0x8000;", "VIRTUAL_MODIFIERS A=0xffffffff;",
            "type \"T\" { modifiers= Shift+0x4000; map[0x4000]= 2; map[Shift+ 0x8000]= Level3; preserve[0x8000]= 0x8000; };",
        ])
    func masks(statement: String) {
        #expect(KeymapCheck.isHarmless(Array("xkb_types \"complete\" { \(statement) };".utf8)[...]))
        #expect(!KeymapCheck.isHarmless(Array("xkb_types { \(statement) level_name[256] = \"A\"; };".utf8)[...]))
    }

    @Test("types as keymaps have them are")
    func types() {
        let text = """
            xkb_types "complete" {
                type "T" { // 5 * 5
                    modifiers = Shift + Lock+LevelThree;
                    map[Shift+Lock] = Level8; map[Lock] = 31;
                    level_name[Level1] = "Base - 4096 * 4096"; level_name[2] = "Shift";
                };
            };
            """
        #expect(KeymapCheck.isHarmless(Array(text.utf8)[...]))
    }

    @Test("as many statements and elements as the library reads at once are, and one more is not")
    func items() {
        let names = "xkb_keycodes { <A> = 9; " + String(repeating: "alias <B> = <A>;", count: 11_997)
        for (rest, isHarmless) in [("}; ;", true), ("}; ;,", false), ("}; ;;", false)] {
            #expect(KeymapCheck.isHarmless(Array((names + rest).utf8)[...]) == isHarmless)
        }
    }
}
