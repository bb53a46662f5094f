import FakeCompositor
import TactusGeometry
import WaylandServer

/// The values of one command, read one after the other from the left.
struct ScriptArguments {
    private let usage: ScriptUsage
    private let line: Int
    private let words: [ScriptWords.Word]
    private var index = 0

    init(_ words: ArraySlice<ScriptWords.Word>, of usage: ScriptUsage, line: Int) {
        self.usage = usage
        self.line = line
        self.words = Array(words)
    }

    /// Whether a word is left.
    var hasMore: Bool { index < words.count }

    /// Makes sure that no word is left.
    func finish() throws(ScriptError) {
        guard hasMore else { return }
        throw error(.surplusArgument(words[index].text, usage: usage.text))
    }

    private func error(_ problem: ScriptError.Problem) -> ScriptError { ScriptError(line: line, problem: problem) }

    /// What the usage calls the value at the present place; the last two names stand for all points that come again.
    private var name: String {
        let names = usage.values
        return index < names.count ? names[index] : names[names.count - 2 + (index - names.count) % 2]
    }

    /// The next value, which `read` makes of its word.
    mutating func next<Value>(
        expected: String, _ read: (String) -> Value?
    ) throws(ScriptError) -> Value {
        guard hasMore else { throw error(.missingArgument(name: name, usage: usage.text)) }
        guard let value = read(words[index].text) else {
            throw error(.badArgument(words[index].text, name: name, expected: expected))
        }
        index += 1
        return value
    }
}

// MARK: Places and times

extension ScriptArguments {
    mutating func contact() throws(ScriptError) -> Int32 {
        try next(expected: "a 32-bit integer, -2147483648 to 2147483647") { Int32($0) }
    }

    mutating func point() throws(ScriptError) -> Point { Point(x: try coordinate(), y: try coordinate()) }

    mutating func vector() throws(ScriptError) -> Vector { Vector(dx: try coordinate(), dy: try coordinate()) }

    /// A decimal number that `wl_fixed` can hold with room for a window's place: below four million both ways.
    private mutating func coordinate() throws(ScriptError) -> Double {
        try number(in: -4_000_000...4_000_000, unit: "logical pixels")
    }

    /// A part of a picture that is not empty.
    mutating func pixelRect() throws(ScriptError) -> PixelRect {
        let (x, y) = (try integer(in: 0...32767), try integer(in: 0...32767))
        return PixelRect(x: x, y: y, width: try integer(in: 1...32767), height: try integer(in: 1...32767))
    }

    mutating func length() throws(ScriptError) -> Double { try number(in: 0...4_000_000, unit: "logical pixels") }

    mutating func number(in range: ClosedRange<Double>, unit: String? = nil) throws(ScriptError) -> Double {
        let bounds = [range.lowerBound, range.upperBound].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
        let expected = "a number between \(bounds[0]) and \(bounds[1])" + (unit.map { ", in \($0)" } ?? "")
        return try next(expected: expected) { text in
            guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else { return nil }
            return Double(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    mutating func integer(in range: ClosedRange<Int>, note: String? = nil) throws(ScriptError) -> Int {
        let expected = "a whole number, \(range.lowerBound) to \(range.upperBound)" + (note.map { " (\($0))" } ?? "")
        return try next(expected: expected) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    mutating func milliseconds() throws(ScriptError) -> Duration {
        try next(expected: "whole milliseconds, 0 to 86400000 (a day)") { text in
            Int(text).flatMap { (0...86_400_000).contains($0) ? .milliseconds($0) : nil }
        }
    }
}

// MARK: Words

extension ScriptArguments {
    mutating func buttonCode() throws(ScriptError) -> UInt32 {
        try code(in: 0x100...0x2FF, expected: "a Linux button code, 0x100 to 0x2ff; the left button is 0x110, or 272")
    }

    mutating func keyCode() throws(ScriptError) -> UInt32 {
        try code(in: 1...0x2FF, expected: "a Linux key code, 1 to 0x2ff; the key A is 30, or 0x1e, and Return 28")
    }

    /// A code as `linux/input-event-codes.h` has them, up to `KEY_MAX`.
    private mutating func code(in range: ClosedRange<UInt32>, expected: String) throws(ScriptError) -> UInt32 {
        try next(expected: expected) { text in Self.code(text).flatMap { range.contains($0) ? $0 : nil } }
    }

    private static func code(_ text: String) -> UInt32? {
        text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text)
    }

    /// A 32-bit word as it goes over the wire, with or without a sign.
    mutating func wireWord() throws(ScriptError) -> UInt32 {
        try next(expected: "a 32-bit number, decimal or 0x…") { text in
            Self.code(text) ?? Int32(text).map(UInt32.init(bitPattern:))
        }
    }

    mutating func isPress() throws(ScriptError) -> Bool {
        try next(expected: "press or release") { ["press": true, "release": false][$0] }
    }

    mutating func device() throws(ScriptError) -> Seat.Capabilities {
        try next(expected: "pointer, keyboard or touch") { text in
            Seat.Capabilities.names.first { $0.key == text }?.value
        }
    }

    /// Whether the word `cancelled` follows.
    mutating func isCancelled() throws(ScriptError) -> Bool {
        guard hasMore else { return false }
        return try next(expected: "the word cancelled, or nothing") { $0 == "cancelled" ? true : nil }
    }

    /// A word that is one of some.
    mutating func word(of known: [String], note: String? = nil) throws(ScriptError) -> String {
        let expected = "one of \(known.joined(separator: ", "))" + (note.map { " (\($0))" } ?? "")
        return try next(expected: expected) { known.contains($0) ? $0 : nil }
    }

    /// An event of a protocol.
    mutating func event() throws(ScriptError) -> String {
        let word = hasMore ? words[index].text : ""
        let guess = NearestWord.find(word, in: ServerMessage.eventNames.sorted()).map { " (\"\($0)\"?)" } ?? ""
        return try next(expected: "an interface and one of its events, as wl_touch.frame" + guess) {
            ServerMessage.eventNames.contains($0) ? $0 : nil
        }
    }

    /// Which events of a kind: `every`, a number, or a number and a dash for it and all that follow.
    mutating func occurrences() throws(ScriptError) -> Fault.Occurrences {
        try next(expected: "every, a number from 1, or a number and a dash for that one and all after it") { text in
            if text == "every" { return .every }
            guard let number = Int(text.hasSuffix("-") ? text.dropLast() : text[...]), number > 0 else { return nil }
            return text.hasSuffix("-") ? .from(number) : .only(number)
        }
    }

    mutating func text() throws(ScriptError) -> String {
        try next(expected: "at least one character") { $0.isEmpty ? nil : $0 }
    }

    /// A name that stays inside the folder it is written to.
    mutating func fileName() throws(ScriptError) -> String {
        try next(expected: "a file name without folder and extension, not beginning with a dot") { text in
            let isFit = !text.isEmpty && !text.hasPrefix(".") && !text.contains("/") && text.utf8.count <= 200
            return isFit && !text.contains("\0") ? text : nil
        }
    }

    mutating func path() throws(ScriptError) -> String {
        try next(expected: "the path of a PNG file") { $0.isEmpty || $0.contains("\0") ? nil : $0 }
    }

    mutating func color() throws(ScriptError) -> PixelColor {
        try next(expected: "a colour of six hexadecimal digits after a #, as #FF8000", PixelColor.init)
    }

    /// A regular expression, as ``TextPattern`` reads it.
    mutating func pattern() throws(ScriptError) -> String {
        let (text, name) = (try text(), usage.values[index - 1])
        do {
            _ = try TextPattern(text)
            return text
        } catch {
            throw self.error(.badArgument(text, name: name, expected: "a regular expression (\(error))"))
        }
    }
}
