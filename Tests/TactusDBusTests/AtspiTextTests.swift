#if DBus
    import Testing

    @testable import TactusDBus

    @Suite("Texts by their parts")
    struct AtspiTextTests {
        private static let story = AtspiText("Hi, Zoë!  All’s well. 東京。次\nEnd")

        @Test(
            "AX-36: a text is read by characters, words, sentences and lines, at an offset that counts scalars",
            arguments: [
                (AtspiText.Granularity.character, 4, "Z"), (.word, 0, "Hi, "), (.word, 3, "Hi, "), (.word, 4, "Zoë!  "),
                (.word, 12, "All’s "), (.sentence, 0, "Hi, Zoë!  "), (.sentence, 11, "All’s well. "),
                (.sentence, 22, "東京。"), (.sentence, 25, "次\n"), (.line, 0, "Hi, Zoë!  All’s well. 東京。次\n"),
                (.line, 28, "End"), (.paragraph, 30, "End"), (.line, 99, "End"), (.character, 30, ""),
                (.word, 30, "End"),
                (.word, -4, ""),
            ])
        func parts(_ granularity: AtspiText.Granularity, _ offset: Int, _ part: String) {
            #expect(Self.story.string(in: Self.story.part(granularity, at: offset)) == part)
        }

        @Test("AX-36: the part before and after another one is read likewise; at the ends there is none")
        func neighbours() {
            func part(_ offset: Int, before: Bool) -> String {
                Self.story.string(in: Self.story.part(.word, beside: offset, isBefore: before))
            }
            #expect(part(5, before: true) == "Hi, " && part(5, before: false) == "All’s ")
            #expect(part(0, before: true) == "" && part(28, before: false) == "")
            #expect(AtspiText("").part(.word, at: 0) == 0..<0)
            #expect(AtspiText("a\n").part(.line, at: 2) == 2..<2)
        }

        @Test("AX-36: numbers of a call mean a part of the text that there is, whatever they are")
        func ranges() {
            let text = AtspiText("word")
            #expect(text.range(0, -1) == 0..<4 && text.range(1, 2) == 1..<2 && text.range(3, 99) == 3..<4)
            #expect(text.range(-7, 2) == 0..<2 && text.range(9, 12) == 4..<4 && text.range(3, 1) == 3..<3)
            #expect(text.range(.min, .max) == 0..<4)
        }

        @Test("AX-36: offsets of scalars and of bytes are one another's")
        func bytes() {
            let text = AtspiText("aë東🙂")
            #expect((0...4).map { text.byteOffset(of: $0) } == [0, 1, 3, 6, 10])
            #expect([0, 1, 3, 6, 10, 99].map { text.index(ofByte: $0) } == [0, 1, 2, 3, 4, 4])
            #expect(text.index(ofByte: 2) == 1)
        }

        @Test(
            "AX-38: what has become of a text is what went and what came, which ends at the caret",
            arguments: [
                ("Ada Lovelace", "Ada B. Lovelace", 6, 3, "", " B."), ("ll", "lll", 1, 0, "", "l"),
                ("", "a", 1, 0, "", "a"),
                ("abc", "ac", 1, 1, "b", ""), ("abc", "", 0, 0, "abc", ""), ("one two", "one six", 7, 4, "two", "six"),
                ("lll", "ll", 1, 1, "l", ""), ("abc", "xbz", 99, 0, "abc", "xbz"),
            ])
        func changes(_ old: String, _ new: String, _ caret: Int, _ offset: Int, _ gone: String, _ come: String) {
            let change = AtspiText(new).change(since: AtspiText(old), caret: caret)
            #expect(
                change
                    == AtspiText.Change(
                        offset: offset, deleted: gone, inserted: come, deletedCount: gone.unicodeScalars.count,
                        insertedCount: come.unicodeScalars.count))
            #expect(AtspiText(new).change(since: AtspiText(new), caret: caret) == nil)
        }

        @Test("AX-41: of a text that is too long the beginning is told")
        func length() {
            #expect(AtspiText(String(repeating: "a", count: AtspiText.longestText + 9)).count == AtspiText.longestText)
            #expect(String(repeating: "a", count: 9000).cut.utf8.count < 4100)
        }
    }
#endif
