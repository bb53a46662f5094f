import JSONText
import TactusGeometry

extension TabletSample {
    /// This sample as a value in a recording.
    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("tool", tool.rawValue)]
        switch change {
        case .entered(let scene, let tool):
            members += [.init("do", "enter"), .init("scene", scene.rawValue)] + tool.members
        case .left: members.append(.init("do", "leave"))
        case .moved: members.append(.init("do", "move"))
        case .down: members.append(.init("do", "down"))
        case .up: members.append(.init("do", "up"))
        case .button(let code, let isDown):
            members += [.init("do", isDown ? "press" : "release"), .init("button", Int(code))]
        case .scrolled(let sample): members += [.init("do", "scroll"), .init(name: "scroll", value: sample.json)]
        case .corrected(let index): members += [.init("do", "correct"), .init("of", index)]
        }
        members += [.init("x", location.x), .init("y", location.y), .init("t", time.nanoseconds)]
        members += axes.members
        if let estimate { members.append(.init(name: "estimate", value: estimate.json)) }
        return .object(members)
    }

    init(line: JSONLine) throws(InputRecordingError) {
        self.init(
            tool: TabletToolID(rawValue: try line.identifier("tool")), change: try Change(line: line),
            location: try line.point(), time: try line.instant("t"),
            axes: try TabletAxes(line: line), estimate: try line.optional("estimate", TabletEstimate.init(line:)))
    }
}

extension TabletSample.Change {
    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        let word = try line.string("do")
        switch word {
        case "enter": self = .entered(SceneID(rawValue: try line.identifier("scene")), try TabletTool(line: line))
        case "leave": self = .left
        case "move": self = .moved
        case "down": self = .down
        case "up": self = .up
        case "press", "release": self = .button(code: try line.whole("button"), isDown: word == "press")
        case "scroll":
            guard let scroll = line.value["scroll"] else { throw line.invalid("scroll") }
            self = .scrolled(try ScrollSample(line: line.inside(scroll)))
        case "correct": self = .corrected(index: try line.identifier("of"))
        default: throw line.invalid("do")
        }
    }
}

extension TabletTool {
    private static let words: [(Kind, String)] = [
        (.pen, "pen"), (.eraser, "eraser"), (.brush, "brush"), (.pencil, "pencil"), (.airbrush, "airbrush"),
        (.finger, "finger"), (.mouse, "mouse"), (.lens, "lens"),
    ]

    fileprivate var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = [.init("kind", Self.words.first { $0.0 == kind }?.1 ?? "pen")]
        // All 64 bits are used, and JSON's numbers are not good for that many.
        if let serialNumber { members.append(.init("serial", String(serialNumber, radix: 16))) }
        if let model { members.append(.init("model", String(model, radix: 16))) }
        return members
    }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        let word = try line.string("kind")
        guard let kind = Self.words.first(where: { $0.1 == word })?.0 else { throw line.invalid("kind") }
        self.init(kind: kind, serialNumber: try line.optionalHex("serial"), model: try line.optionalHex("model"))
    }
}

extension TabletAxes {
    fileprivate var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if let pressure { members.append(.init("pressure", Int(pressure))) }
        if let distance { members.append(.init("distance", Int(distance))) }
        if let tilt { members += [.init("tiltX", tilt.x), .init("tiltY", tilt.y)] }
        if let rotation { members.append(.init("rotation", rotation)) }
        if let slider { members.append(.init("slider", Int(slider))) }
        return members
    }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        var tilt: TabletTilt?
        if let x = try line.optionalDouble("tiltX") { tilt = TabletTilt(x: x, y: try line.double("tiltY")) }
        let slider: Int32? = try line.optionalWhole("slider")
        guard slider.map({ abs(Int($0)) <= 65535 }) ?? true else { throw line.invalid("slider") }
        self.init(
            pressure: try line.optionalWhole("pressure"), distance: try line.optionalWhole("distance"), tilt: tilt,
            rotation: try line.optionalDouble("rotation"), slider: slider)
    }
}

extension TabletEstimate {
    fileprivate var json: JSONValue {
        .object([
            .init("index", index), .init("properties", properties.rawValue),
            .init("expecting", expectingUpdates.rawValue),
        ])
    }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        self.init(
            index: try line.identifier("index"),
            properties: EstimatedProperties(rawValue: try line.whole("properties")),
            expectingUpdates: EstimatedProperties(rawValue: try line.whole("expecting")))
    }
}

extension JSONLine {
    /// The whole number of that name, which must be one of its type.
    func whole<Number: FixedWidthInteger>(_ member: String) throws(InputRecordingError) -> Number {
        guard let number = Number(exactly: try integer(member)) else { throw invalid(member) }
        return number
    }

    /// The whole number of that name; `nil` where the line has none.
    fileprivate func optionalWhole<Number: FixedWidthInteger>(
        _ member: String
    ) throws(InputRecordingError) -> Number? {
        guard value[member] != nil else { return nil }
        return try whole(member)
    }

    fileprivate func optionalHex(_ member: String) throws(InputRecordingError) -> UInt64? {
        guard value[member] != nil else { return nil }
        guard let number = UInt64(try string(member), radix: 16) else { throw invalid(member) }
        return number
    }

    fileprivate func optional<Value>(
        _ member: String, _ read: (JSONLine) throws(InputRecordingError) -> Value
    ) throws(InputRecordingError) -> Value? {
        guard let part = value[member] else { return nil }
        return try read(inside(part))
    }
}
