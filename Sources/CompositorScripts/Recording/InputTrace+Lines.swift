import JSONText
import TactusGeometry

extension InputTrace {
    /// The trace as text, without line ends: the header, a line for each event, and one that says how many there are.
    public var lines: [String] { [header] + events.map(Self.line) + [Self.lastLine(eventCount: events.count)] }

    /// The first line.
    public var header: String {
        JSONValue.object([
            .init("format", "tactus-trace"), .init("version", Self.formatVersion),
            .init("size", [.number(size.width), .number(size.height)]),
        ]).text
    }

    /// The line of one event.
    public static func line(_ event: Event) -> String {
        let time = JSONValue.Member("us", (event.time / .microseconds(1)).rounded())
        return JSONValue.object([time] + event.action.members).text
    }

    /// The line after the last event, by which one knows that nothing is missing.
    public static func lastLine(eventCount: Int) -> String { JSONValue.object([.init("end", eventCount)]).text }

    /// Reads the text form that ``lines`` writes, from its lines.
    init(ownLines lines: [Substring]) throws(InputTraceError) {
        let header = try TraceLine(lines[0], number: 1)
        let version = try header.integer("version", in: 1...Int(Int32.max))
        guard version <= Self.formatVersion else { throw InputTraceError(line: 1, problem: .newer(version: version)) }
        let size = try header.numbers("size", count: 2)
        self.init(size: Size(width: size[0], height: size[1]))
        var (last, hasEnded) = (1, false)
        for (index, text) in lines.enumerated().dropFirst() where !text.allSatisfy(\.isWhitespace) {
            last = index + 1
            let line = try TraceLine(text, number: last)
            guard !hasEnded else { throw line.error(.malformed("nothing may follow the line that ends the recording")) }
            guard !line.has("end") else {
                let count = try line.integer("end", in: 0...Int(Int32.max))
                if count != events.count {
                    textWarnings.append(Warning(line: last, problem: .wrongCount(said: count, found: events.count)))
                }
                hasEnded = true
                continue
            }
            let time = Duration.microseconds(try line.integer("us", in: 0...InputTrace.mostMicroseconds))
            events.append(Event(at: time, try line.action(), line: last))
        }
        // Before that version recordings had no last line.
        if !hasEnded, version >= 2 { textWarnings.append(Warning(line: last, problem: .isCut)) }
    }
}

/// A line of a trace, of which members are asked for.
struct TraceLine {
    private let json: JSONValue
    private let number: Int

    init(_ text: Substring, number: Int) throws(InputTraceError) {
        self.number = number
        do throws(JSONReader.Failure) {
            json = try JSONReader.value(of: text)
        } catch {
            throw InputTraceError(line: number, problem: .malformed("column \(error.column): \(error.reason)"))
        }
        guard case .object = json else {
            throw InputTraceError(line: number, problem: .malformed("column 1: an object was expected"))
        }
    }

    func error(_ problem: InputTraceError.Problem) -> InputTraceError {
        InputTraceError(line: number, problem: problem)
    }

    func has(_ name: String) -> Bool { json[name] != nil }

    func double(_ name: String) throws(InputTraceError) -> Double {
        guard let value = json[name]?.asDouble, abs(value) <= 4_000_000 else {
            throw error(.badMember(name, expected: "a number, at most 4000000"))
        }
        return value
    }

    func double(_ name: String, in range: ClosedRange<Double>) throws(InputTraceError) -> Double {
        guard let value = json[name]?.asDouble, range.contains(value) else {
            throw error(.badMember(name, expected: "a number from \(range.lowerBound) to \(range.upperBound)"))
        }
        return value
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(InputTraceError) -> Int {
        let value = json[name]
        guard let whole = value?.asInteger.map(Int.init) ?? value?.asDouble.flatMap(Int.init(exactly:)),
            range.contains(whole)
        else {
            throw error(.badMember(name, expected: "a whole number, \(range.lowerBound) to \(range.upperBound)"))
        }
        return whole
    }

    func numbers(_ name: String, count: Int) throws(InputTraceError) -> [Double] {
        let values = json[name]?.asArray?.map(\.asDouble) ?? []
        let numbers = values.compactMap { $0 }.filter { abs($0) <= 4_000_000 }
        guard values.count == count, numbers.count == count else {
            throw error(.badMember(name, expected: "a list of \(count) numbers, each at most 4000000"))
        }
        return numbers
    }

    func text(_ name: String) throws(InputTraceError) -> String {
        guard let text = json[name]?.asString else { throw error(.badMember(name, expected: "a text")) }
        return text
    }

    func truth(_ name: String) throws(InputTraceError) -> Bool {
        guard let truth = json[name]?.asBool else {
            throw error(.badMember(name, expected: "true or false"))
        }
        return truth
    }
}
