import JSONText
import Testing

/// A text that is no JSON value, why, and at which byte.
struct RefusedText: Sendable, CustomTestStringConvertible {
    let text: String
    let failure: JSONReader.Failure
    var testDescription: String { text }

    init(_ text: String, _ reason: String, _ column: Int) {
        self.text = text
        failure = JSONReader.Failure(reason: reason, column: column)
    }
}

@Suite("A line of JSON")
struct JSONTests {
    @Test("each kind of value is written and read again as it was")
    func roundTrip() throws {
        let value = JSONValue.object([
            .init("whole", Int64.max), .init("fraction", -0.1), .init("minus zero", -0.0), .init("true", true),
            .init("text", "\"\\/\n\r\t\u{1}\u{7F}é😀"), .init(name: "null", value: .null),
            .init("list", [.bool(false), .array([]), .object([])]), .init("", ""),
        ])
        #expect(try JSONReader.value(of: value.text) == value)
        #expect(
            value.text == #"""
                {"whole":9223372036854775807,"fraction":-0.1,"minus zero":-0.0,"true":true,\#
                "text":"\"\\/\n\r\t\u0001\#u{7F}é😀","null":null,"list":[false,[],{}],"":""}
                """#)
    }

    @Test(
        "what is wrong is told in a sentence, however long the line is",
        arguments: [
            String(repeating: "1", count: 100_000) + "e999999",
            "{\"" + String(repeating: "n", count: 100_000) + "\" 1}",
            "{\"e" + String(repeating: "\u{301}", count: 100_000) + "\" 1}",
        ])
    func longLines(text: String) throws {
        let failure = #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: text) }
        let reason = try #require(failure?.reason)
        #expect(reason.utf8.count < 1000 && reason.contains("bytes)"))
    }

    @Test(
        "JSON that others wrote is read",
        arguments: [
            (" { \"a\" :\t[ 1 , 2.5e1 ] } \r", JSONValue.object([.init("a", [.integer(1), .number(25)])])),
            (#""\ud83d\uDE00\/\b\f""#, .string("😀/\u{8}\u{C}")),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)),
            (#"{"a":1,"a":2}"#, .object([.init("a", 1), .init("a", 2)])),
        ])
    func foreignText(text: String, value: JSONValue) throws {
        #expect(try JSONReader.value(of: text) == value)
    }

    @Test(
        "a text that is no JSON value is refused with the reason and the byte",
        arguments: [
            RefusedText("", "the line ends where a value should be", 1),
            RefusedText("1 2", "text after the value", 3),
            RefusedText("{1:2}", "a name in quotes was expected", 2),
            RefusedText(#"{"a" 1}"#, "':' was expected after \"a\"", 6),
            RefusedText(#"{"a":1"#, "',' or '}' was expected", 7),
            RefusedText("[1", "',' or ']' was expected", 3),
            RefusedText("[1,]", "a value was expected", 4),
            RefusedText("trap", "a value was expected", 1),
            RefusedText("1-2", "\"1-2\" is not a number", 1),
            RefusedText("1e999", "\"1e999\" is not a number", 1),
            RefusedText(#""a"#, "the line ends inside a string", 3),
            RefusedText(#""\x""#, "an unknown escape in a string", 4),
            RefusedText("\"\t\"", "a control character in a string", 2),
            RefusedText(#""\u+041""#, "four hexadecimal digits were expected after \\u", 4),
            RefusedText(#""\ud83d""#, "half a surrogate pair in a string", 8),
            RefusedText(#""\ud83d\u0041""#, "half a surrogate pair in a string", 14),
            RefusedText(#""\ude00""#, "half a surrogate pair in a string", 8),
            RefusedText(String(repeating: "[", count: 20), "values nested more than 16 deep", 17),
        ])
    func refused(text: RefusedText) {
        #expect(throws: text.failure) { try JSONReader.value(of: text.text) }
    }
}
