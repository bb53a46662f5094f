import FakeCompositor

extension InputTrace {
    /// Something by which a trace seems to be less than all that was done.
    public struct Warning: Hashable, Sendable {
        /// What is odd.
        public enum Problem: Hashable, Sendable {
            /// It has no last line: it was cut, or whoever wrote it was killed.
            case isCut
            /// Its last line says that it has so many events, and it has another number.
            case wrongCount(said: Int, found: Int)
            /// Its last line begins as one of input does, and ends too early.
            case lineIsCut
            /// A finger lands and never lifts.
            case fingerStaysDown(id: Int32)
            /// A pointer button is never released.
            case buttonStaysDown(code: UInt32)
            /// A key is never released.
            case keyStaysDown(code: UInt32)
            /// A pen touches and never lifts.
            case penStaysDown
            /// A touchpad gesture has no end.
            case gestureGoesOn
        }

        /// The line, counted from 1; 0 where there is none.
        public var line: Int
        /// What is odd.
        public var problem: Problem
    }

    /// What makes one doubt that this is all that was done: the text ended too early, fingers or keys are still down at
    /// its end. It can be played all the same: of a program that crashed that is what one has.
    public var warnings: [Warning] {
        var held = HeldInput()
        for event in events { held.receive(event) }
        return textWarnings + held.warnings
    }
}

/// What is down, as a trace goes on, and since which line.
private struct HeldInput {
    private var lines: [InputTrace.Warning.Problem: Int] = [:]

    /// What is down now, by the lines where it went down.
    var warnings: [InputTrace.Warning] {
        lines.map { InputTrace.Warning(line: $0.value, problem: $0.key) }
            .sorted { ($0.line, $0.description) < ($1.line, $1.description) }
    }

    mutating func receive(_ event: InputTrace.Event) {
        switch event.action {
        case .touchDown(let id, _): lines[.fingerStaysDown(id: id)] = event.line
        case .touchUp(let id): lines[.fingerStaysDown(id: id)] = nil
        case .touchCancel: release(.touch)
        case .pointerButton(let code, let isPressed): lines[.buttonStaysDown(code: code)] = isPressed ? event.line : nil
        case .key(let code, let isPressed): lines[.keyStaysDown(code: code)] = isPressed ? event.line : nil
        case .gestureBegin: lines[.gestureGoesOn] = event.line
        case .gestureEnd: lines[.gestureGoesOn] = nil
        case .pen(.down): lines[.penStaysDown] = event.line
        case .pen(.up), .pen(.proximityOut): lines[.penStaysDown] = nil
        case .unplug(let devices): release(devices)
        default: break
        }
    }

    /// With a device goes what was down on it.
    private mutating func release(_ devices: Seat.Capabilities) {
        lines = lines.filter { held in
            switch held.key {
            case .fingerStaysDown: !devices.contains(.touch)
            case .buttonStaysDown, .gestureGoesOn: !devices.contains(.pointer)
            case .keyStaysDown: !devices.contains(.keyboard)
            default: true
            }
        }
    }
}

extension InputTrace.Warning: CustomStringConvertible {
    /// One sentence that names the line and says what is odd.
    public var description: String { line > 0 ? "line \(line): \(sentence)" : sentence }

    private var sentence: String {
        switch problem {
        case .isCut: "the recording ends here without its last line: it was cut, or whoever wrote it was killed"
        case .wrongCount(let said, let found):
            "it should have \(said) events, and has \(found): lines are missing, or too many"
        case .lineIsCut: "the line is cut: what it says is not played"
        case .fingerStaysDown(let id): "finger \(id) lands and never lifts"
        case .buttonStaysDown(let code): "button \(code) is pressed and never released"
        case .keyStaysDown(let code): "key \(code) is pressed and never released"
        case .penStaysDown: "the pen touches and never lifts"
        case .gestureGoesOn: "the touchpad gesture begins and never ends"
        }
    }
}
