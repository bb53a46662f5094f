import JSONText
import TactusGeometry

extension InputRecording {
    /// The recording as text: a header, a line for every frame, and a closing line that counts them.
    public var lines: [String] {
        [header.json.text] + frames.map(\.json.text) + [JSONValue.object([.init("end", frames.count)]).text]
    }

    /// Reads a recording from its lines.
    ///
    /// - Throws: The first line that is wrong, and why. Nothing of a broken recording is kept: half a touch sequence
    ///   would leave fingers down for ever.
    public init(lines: [String]) throws(InputRecordingError) {
        guard let first = lines.first else { throw InputRecordingError(line: 1, reason: .empty) }
        header = try Header(line: first)
        frames = []
        for (index, text) in lines.enumerated().dropFirst() {
            let line = JSONLine(number: index + 1, value: try JSONLine.value(of: text, number: index + 1))
            if let count = line.value["end"] {
                guard count.asInteger == Int64(frames.count), index == lines.count - 1 else {
                    throw line.invalid("end")
                }
                return
            }
            frames.append(try InputFrame(line: line))
        }
        throw InputRecordingError(line: lines.count, reason: .truncated(frames: frames.count))
    }
}

/// One line of a recording while it is read: asks for members by name, and names the line in every error.
struct JSONLine {
    var number: Int
    var value: JSONValue

    static func value(of text: String, number: Int) throws(InputRecordingError) -> JSONValue {
        do throws(JSONReader.Failure) {
            return try JSONReader.value(of: text)
        } catch {
            throw InputRecordingError(line: number, reason: .malformed(error.reason, column: error.column))
        }
    }

    /// No device reports a place, force or angle beyond this; to compute with larger ones would give nonsense.
    private static let greatestNumber = 1e9
    /// Nanoseconds, a century: clocks count from a machine's start, or from 1970.
    private static let latestTime: UInt64 = 3_155_760_000_000_000_000

    func invalid(_ member: String) -> InputRecordingError {
        InputRecordingError(line: number, reason: .invalid(member: member))
    }

    /// The same line, seen from a value inside it.
    func inside(_ value: JSONValue) -> JSONLine {
        JSONLine(number: number, value: value)
    }

    func integer(_ member: String) throws(InputRecordingError) -> Int64 {
        guard let integer = value[member]?.asInteger else { throw invalid(member) }
        return integer
    }

    func instant(_ member: String) throws(InputRecordingError) -> Instant {
        let nanoseconds = try integer(member)
        guard nanoseconds.magnitude <= Self.latestTime else { throw invalid(member) }
        return Instant(nanoseconds: nanoseconds)
    }

    func identifier(_ member: String) throws(InputRecordingError) -> UInt64 {
        guard let identifier = UInt64(exactly: try integer(member)) else { throw invalid(member) }
        return identifier
    }

    func double(_ member: String) throws(InputRecordingError) -> Double {
        guard let double = value[member]?.asDouble, abs(double) <= Self.greatestNumber else { throw invalid(member) }
        return double
    }

    /// The number of that name; `nil` where the line has none.
    func optionalDouble(_ member: String) throws(InputRecordingError) -> Double? {
        guard value[member] != nil else { return nil }
        return try double(member)
    }

    func string(_ member: String) throws(InputRecordingError) -> String {
        guard let string = value[member]?.asString else { throw invalid(member) }
        return string
    }

    func array(_ member: String) throws(InputRecordingError) -> [JSONLine] {
        guard let array = value[member]?.asArray else { throw invalid(member) }
        return array.map(inside)
    }
}

extension InputRecording.Header {
    private static let format = "tactus-input"

    var json: JSONValue {
        .object([
            .init("format", Self.format),
            .init("version", InputRecording.formatVersion),
            .init("start", start.nanoseconds),
            .init("profile", profile),
            .init("scenes", scenes.map(\.json)),
        ])
    }

    fileprivate init(line text: String) throws(InputRecordingError) {
        guard let value = try? JSONReader.value(of: text), value["format"]?.asString == Self.format,
            let version = value["version"]?.asInteger
        else { throw InputRecordingError(line: 1, reason: .foreign) }
        guard version <= InputRecording.formatVersion else {
            throw InputRecordingError(line: 1, reason: .newer(version: Int(version)))
        }
        let line = JSONLine(number: 1, value: value)
        start = try line.instant("start")
        profile = try line.string("profile")
        scenes = []
        for scene in try line.array("scenes") { scenes.append(try InputRecording.Scene(line: scene)) }
    }
}

extension InputRecording.Scene {
    var json: JSONValue {
        .object([
            .init("id", id.rawValue), .init("width", size.width), .init("height", size.height), .init("scale", scale),
        ])
    }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        id = SceneID(rawValue: try line.identifier("id"))
        size = Size(width: try line.double("width"), height: try line.double("height"))
        scale = try line.double("scale")
    }
}
