import FakeCompositor
import Testing

@testable import CompositorScripts

@Suite("Words and colours of scripts")
struct WordTests {
    @Test(
        "a wrong word is like the one that was meant, and not like any other",
        arguments: [
            ("swpie", "swipe"), ("Tap", "tap"), ("expect", "expect-pixel"), ("wait-txt", "wait-text"), ("x", nil),
            ("elephant", nil), ("", nil),
        ] as [(String, String?)])
    func nearest(word: String, meant: String?) {
        #expect(NearestWord.find(word, in: ScriptUsage.names) == meant)
    }

    @Test("a colour is a # and six digits, and is written so")
    func color() {
        #expect(PixelColor("#00fF0a") == PixelColor(red: 0, green: 255, blue: 10))
        #expect(PixelColor("#00fF0a")?.description == "#00FF0A")
        for text in ["00FF0A", "#0FA", "#00FF0AB", "#00FF0G", "#+0FF0A", ""] { #expect(PixelColor(text) == nil) }
        #expect(PixelColor(pixel: 0x0010_20F0).difference(from: PixelColor(pixel: 0xFF13_1FF0)) == 3)
    }
}
