import FakeCompositor
import JSONText
import TactusGeometry

extension InputTrace {
    /// What the actions are called in text.
    static let actionNames = [
        "touch-down", "touch-motion", "touch-up", "touch-shape", "touch-orientation", "touch-cancel", "touch-frame",
        "pointer-motion", "pointer-button", "pointer-scroll", "key", "type", "gesture-begin", "gesture-update",
        "gesture-end", "pen-near", "pen-move", "pen-down", "pen-up", "pen-tilt", "pen-hover", "pen-rotate",
        "pen-button", "pen-away", "plug", "unplug", "output", "turn-output", "scale-output", "mode-output",
        "plug-output",
        "unplug-output",
    ]
}

extension InputAction {
    /// The members of its line, but for the time.
    var members: [JSONValue.Member] {
        switch self {
        case .touchDown(let id, let at):
            [.init("do", "touch-down"), .init("id", id), .init("x", at.x), .init("y", at.y)]
        case .touchMotion(let id, let to):
            [.init("do", "touch-motion"), .init("id", id), .init("x", to.x), .init("y", to.y)]
        case .touchUp(let id): [.init("do", "touch-up"), .init("id", id)]
        case .touchShape(let id, let major, let minor):
            [.init("do", "touch-shape"), .init("id", id), .init("major", major), .init("minor", minor)]
        case .touchOrientation(let id, let degrees):
            [.init("do", "touch-orientation"), .init("id", id), .init("degrees", degrees)]
        case .touchCancel: [.init("do", "touch-cancel")]
        case .touchFrame: [.init("do", "touch-frame")]
        case .pointerMotion(let to): [.init("do", "pointer-motion"), .init("x", to.x), .init("y", to.y)]
        case .pointerButton(let code, let isPressed):
            [.init("do", "pointer-button"), .init("code", code), .init("pressed", isPressed)]
        case .pointerScroll(let scroll): scroll.members
        case .key(let code, let isPressed): [.init("do", "key"), .init("code", code), .init("pressed", isPressed)]
        case .type(let text): [.init("do", "type"), .init("text", text)]
        case .gestureBegin(let kind, let fingers):
            [.init("do", "gesture-begin"), .init("kind", kind.name), .init("fingers", fingers)]
        case .gestureUpdate(let delta, let scale, let rotation):
            [
                .init("do", "gesture-update"), .init("dx", delta.dx), .init("dy", delta.dy), .init("scale", scale),
                .init("rotation", rotation),
            ]
        case .gestureEnd(let isCancelled): [.init("do", "gesture-end"), .init("cancelled", isCancelled)]
        case .pen(let action): action.members
        case .plug(let devices): [.init("do", "plug"), .init("device", devices.name)]
        case .unplug(let devices): [.init("do", "unplug"), .init("device", devices.name)]
        case .resizeOutput(let width, let height, let scale?):
            [.init("do", "output"), .init("width", width), .init("height", height), .init("scale", scale)]
        case .resizeOutput(let width, let height, nil):
            [.init("do", "output"), .init("width", width), .init("height", height)]
        case .changeOutputs(let change): change.members
        }
    }
}

extension Seat.Capabilities {
    /// The devices by their names.
    static let names: KeyValuePairs<String, Seat.Capabilities> = [
        "pointer": .pointer, "keyboard": .keyboard, "touch": .touch,
    ]

    /// The names of the devices, with spaces between them.
    fileprivate var name: String { Self.names.filter { contains($0.value) }.map(\.key).joined(separator: " ") }

    /// Reads names with spaces between them.
    fileprivate init?(_ text: String) {
        self = []
        for word in text.split(separator: " ") {
            guard let device = Self.names.first(where: { $0.key == word }) else { return nil }
            formUnion(device.value)
        }
    }
}

extension PenAction {
    fileprivate var members: [JSONValue.Member] {
        switch self {
        case .proximityIn(let point): [.init("do", "pen-near"), .init("x", point.x), .init("y", point.y)]
        case .move(let point, let pressure?):
            [.init("do", "pen-move"), .init("x", point.x), .init("y", point.y), .init("pressure", pressure)]
        case .move(let point, nil): [.init("do", "pen-move"), .init("x", point.x), .init("y", point.y)]
        case .down(let pressure?): [.init("do", "pen-down"), .init("pressure", pressure)]
        case .down(nil): [.init("do", "pen-down")]
        case .up: [.init("do", "pen-up")]
        case .tilt(let x, let y): [.init("do", "pen-tilt"), .init("x", x), .init("y", y)]
        case .hover(let distance): [.init("do", "pen-hover"), .init("distance", distance)]
        case .rotate(let degrees): [.init("do", "pen-rotate"), .init("degrees", degrees)]
        case .button(let code, let isPressed):
            [.init("do", "pen-button"), .init("code", code), .init("pressed", isPressed)]
        case .proximityOut: [.init("do", "pen-away")]
        }
    }
}

extension Scroll {
    fileprivate var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            .init("do", "pointer-scroll"), .init("source", source?.name ?? "none"),
            .init("delta", [.number(delta.dx), .number(delta.dy)]),
            .init("notches", [.number(notches.dx), .number(notches.dy)]),
            .init("stops", [.number(stops.dx), .number(stops.dy)]),
        ]
        if inverted != .zero { members.append(.init("inverted", [.number(inverted.dx), .number(inverted.dy)])) }
        return members
    }
}

extension Scroll.Source {
    fileprivate static let names: [String: Scroll.Source] = [
        "wheel": .wheel, "finger": .finger, "continuous": .continuous, "wheel-tilt": .wheelTilt,
    ]

    fileprivate var name: String {
        switch self {
        case .wheel: "wheel"
        case .finger: "finger"
        case .continuous: "continuous"
        case .wheelTilt: "wheel-tilt"
        }
    }
}

extension SeatGestures.Kind {
    static let names: [String: SeatGestures.Kind] = ["swipe": .swipe, "pinch": .pinch, "hold": .hold]

    fileprivate var name: String {
        switch self {
        case .swipe: "swipe"
        case .pinch: "pinch"
        case .hold: "hold"
        }
    }
}

extension TraceLine {
    /// What the line says was done.
    func action() throws(InputTraceError) -> InputAction {
        let name = try text("do")
        switch name.prefix(while: { $0 != "-" }) {
        case "turn", "scale", "mode", "unplug", "plug":
            return name.hasSuffix("-output") ? .changeOutputs(try outputChange(name)) : try deviceAction(name)
        case "touch": return try touchAction(name)
        case "gesture": return try gestureAction(name)
        case "pen": return .pen(try penAction(name))
        default: return try deviceAction(name)
        }
    }

    private func touchAction(_ name: String) throws(InputTraceError) -> InputAction {
        switch name {
        case "touch-down": return .touchDown(id: try contact(), at: try point())
        case "touch-motion": return .touchMotion(id: try contact(), to: try point())
        case "touch-up": return .touchUp(id: try contact())
        case "touch-shape":
            return .touchShape(id: try contact(), major: try double("major"), minor: try double("minor"))
        case "touch-orientation": return .touchOrientation(id: try contact(), degrees: try double("degrees"))
        case "touch-cancel": return .touchCancel
        case "touch-frame": return .touchFrame
        default: throw error(.unknownAction(name))
        }
    }

    private func deviceAction(_ name: String) throws(InputTraceError) -> InputAction {
        switch name {
        case "pointer-motion": return .pointerMotion(to: try point())
        case "pointer-button": return .pointerButton(code: try code(), isPressed: try truth("pressed"))
        case "pointer-scroll":
            let source = try text("source")
            guard source == "none" || Scroll.Source.names[source] != nil else {
                throw error(.badMember("source", expected: "wheel, finger, continuous, wheel-tilt or none"))
            }
            return .pointerScroll(
                Scroll(
                    source: Scroll.Source.names[source], delta: try vector("delta"), notches: try vector("notches"),
                    stops: try vector("stops"), inverted: has("inverted") ? try vector("inverted") : .zero))
        case "plug": return .plug(try devices())
        case "unplug": return .unplug(try devices())
        case "output":
            return .resizeOutput(
                width: try integer("width", in: OutputDescription.extents),
                height: try integer("height", in: OutputDescription.extents),
                scale: has("scale") ? try double("scale", in: OutputDescription.scales) : nil)
        case "key": return .key(code: try code(), isPressed: try truth("pressed"))
        case "type": return .type(try text("text"))
        default: throw error(.unknownAction(name))
        }
    }

    private func gestureAction(_ name: String) throws(InputTraceError) -> InputAction {
        switch name {
        case "gesture-begin":
            guard let kind = SeatGestures.Kind.names[try text("kind")] else {
                throw error(.badMember("kind", expected: "swipe, pinch or hold"))
            }
            return .gestureBegin(kind, fingers: try integer("fingers", in: 1...10))
        case "gesture-update":
            return .gestureUpdate(
                by: Vector(dx: try double("dx"), dy: try double("dy")), scale: try double("scale"),
                rotation: try double("rotation"))
        case "gesture-end": return .gestureEnd(isCancelled: try truth("cancelled"))
        default: throw error(.unknownAction(name))
        }
    }

    private func penAction(_ name: String) throws(InputTraceError) -> PenAction {
        switch name {
        case "pen-near": return .proximityIn(try point())
        case "pen-move": return .move(to: try point(), pressure: try pressure())
        case "pen-down": return .down(pressure: try pressure())
        case "pen-up": return .up
        case "pen-tilt": return .tilt(x: try double("x"), y: try double("y"))
        case "pen-hover": return .hover(distance: try double("distance"))
        case "pen-rotate": return .rotate(degrees: try double("degrees"))
        case "pen-button": return .button(code: try code(), isPressed: try truth("pressed"))
        case "pen-away": return .proximityOut
        default: throw error(.unknownAction(name))
        }
    }

    private func contact() throws(InputTraceError) -> Int32 {
        Int32(try integer("id", in: Int(Int32.min)...Int(Int32.max)))
    }

    private func devices() throws(InputTraceError) -> Seat.Capabilities {
        guard let devices = Seat.Capabilities(try text("device")) else {
            throw error(.badMember("device", expected: "pointer, keyboard or touch"))
        }
        return devices
    }

    private func code() throws(InputTraceError) -> UInt32 { UInt32(try integer("code", in: 0...Int(UInt32.max))) }

    private func point() throws(InputTraceError) -> Point { Point(x: try double("x"), y: try double("y")) }

    private func pressure() throws(InputTraceError) -> Double? { has("pressure") ? try double("pressure") : nil }

    private func vector(_ name: String) throws(InputTraceError) -> Vector {
        let values = try numbers(name, count: 2)
        return Vector(dx: values[0], dy: values[1])
    }
}
