import JSONText
import TactusGeometry

extension PointerGestureSample {
    /// This sample as a value in a recording.
    var json: JSONValue {
        var members: [JSONValue.Member] = []
        switch change {
        case .began(let kind, let scene, let fingerCount):
            members += [
                .init("do", "begin"), kind.member, .init("scene", scene.rawValue), .init("fingers", fingerCount),
            ]
        case .pinched(let step): members += [.init("do", "pinch")] + step.members
        case .swiped(let way): members += [.init("do", "swipe"), .init("dx", way.dx), .init("dy", way.dy)]
        case .ended(let kind): members += [.init("do", "end"), kind.member]
        case .cancelled(let kind): members += [.init("do", "cancel"), kind.member]
        }
        members += [.init("x", location.x), .init("y", location.y), .init("t", time.nanoseconds)]
        return .object(members)
    }

    init(line: JSONLine) throws(InputRecordingError) {
        let change: Change
        switch try line.string("do") {
        case "begin":
            guard let fingers = Int(exactly: try line.integer("fingers")) else { throw line.invalid("fingers") }
            change = .began(
                try Kind(line: line), on: SceneID(rawValue: try line.identifier("scene")), fingerCount: fingers)
        case "pinch": change = .pinched(try PinchStep(line: line))
        case "swipe": change = .swiped(by: Vector(dx: try line.double("dx"), dy: try line.double("dy")))
        case "end": change = .ended(try Kind(line: line))
        case "cancel": change = .cancelled(try Kind(line: line))
        default: throw line.invalid("do")
        }
        self.init(change: change, location: try line.point(), time: try line.instant("t"))
    }
}

extension PointerGestureSample.Kind {
    private var word: String {
        switch self {
        case .pinch: "pinch"
        case .swipe: "swipe"
        case .hold: "hold"
        }
    }

    fileprivate var member: JSONValue.Member { .init("gesture", word) }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        let word = try line.string("gesture")
        guard let kind = Self.allCases.first(where: { $0.word == word }) else { throw line.invalid("gesture") }
        self = kind
    }
}

extension PinchStep {
    fileprivate var members: [JSONValue.Member] {
        [
            .init("scale", scale), .init("degrees", rotation), .init("dx", translation.dx), .init("dy", translation.dy),
        ]
    }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        self.init(
            scale: try line.double("scale"), rotation: try line.double("degrees"),
            translation: Vector(dx: try line.double("dx"), dy: try line.double("dy")))
    }
}
