import JSONText
import TactusGeometry

extension InputFrame {
    /// The text of this frame as one line of a recording, without the line's end.
    package var jsonLine: String { json.text }

    /// This frame as one line of a recording.
    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("t", time.nanoseconds), .init("seat", seat.rawValue)]
        switch contents {
        case .contacts(let samples): members.append(.init("contacts", samples.map(\.json)))
        case .pointer(let samples): members.append(.init("pointer", samples.map(\.json)))
        case .gesture(let samples): members.append(.init("gesture", samples.map(\.json)))
        case .keys(let samples): members.append(.init("keys", samples.map(\.json)))
        case .tablet(let samples): members.append(.init("tablet", samples.map(\.json)))
        }
        return .object(members)
    }

    init(line: JSONLine) throws(InputRecordingError) {
        let contents: Contents
        if line.value["contacts"] != nil {
            contents = .contacts(try line.array("contacts").mapTyped(ContactSample.init(line:)))
        } else if line.value["pointer"] != nil {
            contents = .pointer(try line.array("pointer").mapTyped(PointerSample.init(line:)))
        } else if line.value["gesture"] != nil {
            contents = .gesture(try line.array("gesture").mapTyped(PointerGestureSample.init(line:)))
        } else if line.value["keys"] != nil {
            contents = .keys(try line.array("keys").mapTyped(KeySample.init(line:)))
        } else if line.value["tablet"] != nil {
            contents = .tablet(try line.array("tablet").mapTyped(TabletSample.init(line:)))
        } else {
            throw line.invalid("contacts")
        }
        self.init(
            seat: SeatID(rawValue: try line.identifier("seat")), time: try line.instant("t"),
            contents: contents)
    }
}

extension ContactSample {
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [.init("id", contact.rawValue)]
        switch change {
        case .down(let scene): members += [.init("do", "down"), .init("scene", scene.rawValue)]
        case .moved: members.append(.init("do", "move"))
        case .up: members.append(.init("do", "up"))
        case .cancelled: members.append(.init("do", "cancel"))
        }
        members += [.init("x", location.x), .init("y", location.y), .init("t", time.nanoseconds)]
        if let shape {
            members += [.init("major", shape.major), .init("minor", shape.minor)]
            if let orientation = shape.orientation { members.append(.init("orientation", orientation)) }
        }
        return .object(members)
    }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        let change: Change
        switch try line.string("do") {
        case "down": change = .down(SceneID(rawValue: try line.identifier("scene")))
        case "move": change = .moved
        case "up": change = .up
        case "cancel": change = .cancelled
        default: throw line.invalid("do")
        }
        var shape: ContactShape?
        if let major = try line.optionalDouble("major") {
            shape = ContactShape(
                major: major, minor: try line.double("minor"), orientation: try line.optionalDouble("orientation"))
        }
        self.init(
            contact: ContactID(rawValue: try line.identifier("id")), change: change, location: try line.point(),
            time: try line.instant("t"), shape: shape)
    }
}

extension PointerSample {
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = []
        switch change {
        case .entered(let scene): members += [.init("do", "enter"), .init("scene", scene.rawValue)]
        case .left: members.append(.init("do", "leave"))
        case .moved: members.append(.init("do", "move"))
        case .button(let code, let isDown):
            members += [.init("do", isDown ? "press" : "release"), .init("button", Int(code))]
        case .scrolled(let sample): members += [.init("do", "scroll"), .init(name: "scroll", value: sample.json)]
        case .displaced(let way, let unaccelerated):
            members += [
                .init("do", "displace"), .init("dx", way.dx), .init("dy", way.dy), .init("ux", unaccelerated.dx),
                .init("uy", unaccelerated.dy),
            ]
        }
        members += [.init("x", location.x), .init("y", location.y), .init("t", time.nanoseconds)]
        return .object(members)
    }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        let change: Change
        let word = try line.string("do")
        switch word {
        case "enter": change = .entered(SceneID(rawValue: try line.identifier("scene")))
        case "leave": change = .left
        case "move": change = .moved
        case "press", "release":
            change = .button(code: try line.whole("button"), isDown: word == "press")
        case "scroll":
            guard let scroll = line.value["scroll"] else { throw line.invalid("scroll") }
            change = .scrolled(try ScrollSample(line: line.inside(scroll)))
        case "displace":
            change = .displaced(
                by: Vector(dx: try line.double("dx"), dy: try line.double("dy")),
                unaccelerated: Vector(dx: try line.double("ux"), dy: try line.double("uy")))
        default: throw line.invalid("do")
        }
        self.init(change: change, location: try line.point(), time: try line.instant("t"))
    }
}

extension ScrollSample {
    private static let words: [(Source, String)] = [
        (.wheel, "wheel"), (.finger, "finger"), (.continuous, "continuous"), (.wheelTilt, "tilt"),
        (.unknown, "unknown"),
    ]

    var json: JSONValue {
        let word = Self.words.first { $0.0 == source }?.1 ?? "unknown"
        var members: [JSONValue.Member] = [.init("by", word), .init("dx", delta.dx), .init("dy", delta.dy)]
        if let notches120 { members += [.init("nx", notches120.dx), .init("ny", notches120.dy)] }
        if !stopped.isEmpty { members.append(.init("stopped", Int(stopped.rawValue))) }
        if !inverted.isEmpty { members.append(.init("inverted", Int(inverted.rawValue))) }
        return .object(members)
    }

    init(line: JSONLine) throws(InputRecordingError) {
        let word = try line.string("by")
        guard let source = Self.words.first(where: { $0.1 == word })?.0 else { throw line.invalid("by") }
        var notches: Vector?
        if let x = try line.optionalDouble("nx") { notches = Vector(dx: x, dy: try line.double("ny")) }
        var stopped: Axes = []
        if line.value["stopped"] != nil {
            stopped = Axes(rawValue: try line.whole("stopped"))
        }
        let inverted = line.value["inverted"] == nil ? [] : Axes(rawValue: try line.whole("inverted"))
        self.init(
            source: source, delta: Vector(dx: try line.double("dx"), dy: try line.double("dy")), notches120: notches,
            stopped: stopped, inverted: inverted)
    }
}

extension JSONLine {
    func point() throws(InputRecordingError) -> Point {
        Point(x: try double("x"), y: try double("y"))
    }
}

extension Array {
    fileprivate func mapTyped<Result, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(count)
        for element in self { results.append(try transform(element)) }
        return results
    }
}
