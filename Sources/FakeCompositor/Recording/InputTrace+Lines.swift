import TactusGeometry

extension InputTrace {
    /// The trace as text, without line ends: the header, a line for each event, and one that says how many there are.
    public var lines: [String] { [header] + events.map(Self.line) + [Self.lastLine(eventCount: events.count)] }

    /// The first line.
    public var header: String {
        FlatJSON.line([
            "format": .text("tactus-trace"), "version": .number(Double(Self.formatVersion)),
            "size": .numbers([size.width, size.height]),
        ])
    }

    /// The line of one event.
    public static func line(_ event: Event) -> String {
        var line = FlatJSON.line(["us": .number((event.time / .microseconds(1)).rounded())])
        let action = FlatJSON.line(event.action.members)
        line.removeLast()
        return line + "," + action.dropFirst()
    }

    /// The line after the last event, by which one knows that nothing is missing.
    public static func lastLine(eventCount: Int) -> String { FlatJSON.line(["end": .number(Double(eventCount))]) }

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
                    textDoubts.append(Doubt(line: last, problem: .wrongCount(said: count, found: events.count)))
                }
                hasEnded = true
                continue
            }
            let time = Duration.microseconds(try line.integer("us", in: 0...Int(Int64.max / 1_000_000)))
            events.append(Event(at: time, try line.action(), line: last))
        }
        // Before that version recordings had no last line.
        if !hasEnded, version >= 2 { textDoubts.append(Doubt(line: last, problem: .isCut)) }
    }
}

/// A line of a trace, of which members are asked for.
struct TraceLine {
    private let json: FlatJSON
    private let number: Int

    init(_ text: Substring, number: Int) throws(InputTraceError) {
        self.number = number
        do {
            json = try FlatJSON(text)
        } catch {
            throw InputTraceError(line: number, problem: .malformed("column \(error.column): \(error.what)"))
        }
    }

    func error(_ problem: InputTraceError.Problem) -> InputTraceError {
        InputTraceError(line: number, problem: problem)
    }

    func has(_ name: String) -> Bool { json.members[name] != nil }

    func double(_ name: String) throws(InputTraceError) -> Double {
        guard case .number(let value) = json.members[name], abs(value) <= 4_000_000 else {
            throw error(.badMember(name, expected: "a number, at most 4000000"))
        }
        return value
    }

    func double(_ name: String, in range: ClosedRange<Double>) throws(InputTraceError) -> Double {
        guard case .number(let value) = json.members[name], range.contains(value) else {
            throw error(.badMember(name, expected: "a number from \(range.lowerBound) to \(range.upperBound)"))
        }
        return value
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(InputTraceError) -> Int {
        guard case .number(let value) = json.members[name], let whole = Int(exactly: value), range.contains(whole)
        else {
            throw error(.badMember(name, expected: "a whole number, \(range.lowerBound) to \(range.upperBound)"))
        }
        return whole
    }

    func numbers(_ name: String, count: Int) throws(InputTraceError) -> [Double] {
        guard case .numbers(let values) = json.members[name], values.count == count,
            values.allSatisfy({ abs($0) <= 4_000_000 })
        else {
            throw error(.badMember(name, expected: "a list of \(count) numbers, each at most 4000000"))
        }
        return values
    }

    func text(_ name: String) throws(InputTraceError) -> String {
        guard case .text(let text) = json.members[name] else { throw error(.badMember(name, expected: "a text")) }
        return text
    }

    func truth(_ name: String) throws(InputTraceError) -> Bool {
        guard case .truth(let truth) = json.members[name] else {
            throw error(.badMember(name, expected: "true or false"))
        }
        return truth
    }
}
