import Testing

@testable import TactusText

@Suite("Texts that are put in form")
struct TextFormatTests {
    /// Types and deletes in a text whose caret is a bar.
    private func after(_ actions: [String], in start: String = "|", _ format: some TextFormat) -> String {
        var text = start.replacingOccurrence(of: "|", with: "")
        var caret = text.index(
            text.startIndex,
            offsetBy: start.distance(from: start.startIndex, to: start.firstIndex(of: "|") ?? start.startIndex))
        for action in actions {
            let result: (text: String, caret: String.Index)
            switch action {
            case "<":
                guard caret > text.startIndex else { continue }
                result = format.edit(text, text.index(before: caret)..<caret, with: "")
            case ">":
                guard caret < text.endIndex else { continue }
                result = format.edit(text, caret..<text.index(after: caret), with: "", isForward: true)
            default: result = format.edit(text, caret..<caret, with: action)
            }
            (text, caret) = result
        }
        return text[..<caret] + "|" + text[caret...]
    }

    @Test("TI-28: a mask takes what fits, and puts its signs between, the caret behind what was typed")
    func masks() {
        let date = MaskFormat("##.##.####")
        #expect(after(["3"], date) == "3|")
        #expect(after(["3", "1", "1"], date) == "31.1|")
        #expect(after(["3112x19999"], date) == "31.12.1999|")
        #expect(after(["<"], in: "31.1|", date) == "31|")
        #expect(after(["<"], in: "31.|12.1999", date) == "3|1.21.999")
        #expect(after([">"], in: "31|.12.1999", date) == "31|.21.999")
        #expect(after(["0"], in: "|1.2", date) == "0|1.2")
        #expect(after(["AB12"], MaskFormat("@-##")) == "A-12|")
    }

    @Test("TI-28: a number is grouped as it grows and shrinks, the caret behind the same digits")
    func numbers() {
        let money = NumberFormat(maximumFractionDigits: 2, suffix: " €")
        #expect(after(["1", "2", "3", "4"], money) == "1,234| €")
        #expect(after([".", "5", "6", "7"], in: "1,234| €", money) == "1,234.56| €")
        #expect(after(["9"], in: "1|,234 €", money) == "19|,234 €")
        #expect(after(["<"], in: "1,|234 €", money) == "|234 €")
        #expect(after(["<", "<", "<", "<"], in: "1,234| €", money) == "|")
        #expect(after(["-", "5"], NumberFormat()) == "5|")
        #expect(after(["-", "5", "0", "0", "0"], NumberFormat(allowsNegative: true)) == "-5,000|")
        #expect(after(["007"], NumberFormat()) == "7|")
    }

    @Test("TI-77: digits of any script are entered in numbers and masks, and become those from 0 to 9")
    func foreignDigits() {
        let number = NumberFormat(maximumFractionDigits: 2)
        #expect(number.formatted(number.significant("１２٣4.५½Ⅳ")) == "1,234.5")
        let date = MaskFormat("##.##.####")
        #expect(date.formatted(date.significant("٣١١٢١٩٩٩")) == "31.12.1999")
    }
}

extension String {
    fileprivate func replacingOccurrence(of character: Character, with text: String) -> String {
        String(filter { $0 != character }) + text
    }
}
