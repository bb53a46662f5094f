import JSONText

extension KeySample {
    /// This sample as a value in a recording.
    var json: JSONValue {
        var members: [JSONValue.Member] = []
        switch change {
        case .entered(let scene): members += [.init("do", "enter"), .init("scene", scene.rawValue)]
        case .left: members.append(.init("do", "leave"))
        case .down(let key): members += [.init("do", "down")] + key.members
        case .force(let code, let force):
            members += [.init("do", "force"), .init("key", Int(code)), .init("force", force)]
        case .up(let code): members += [.init("do", "up"), .init("key", Int(code))]
        case .modifiers(let flags): members += [.init("do", "modifiers"), .init("modifiers", flags.rawValue)]
        case .repetition(let repetition):
            members.append(.init("do", "repetition"))
            if let repetition {
                members += [
                    .init("delay", repetition.delay.wholeNanoseconds),
                    .init("interval", repetition.interval.wholeNanoseconds),
                ]
            }
        case .edited(let edit): members += [.init("do", "edit")] + edit.members
        }
        members.append(.init("t", time.nanoseconds))
        return .object(members)
    }

    init(line: JSONLine) throws(InputRecordingError) {
        let change: Change
        switch try line.string("do") {
        case "enter": change = .entered(SceneID(rawValue: try line.identifier("scene")))
        case "leave": change = .left
        case "down": change = .down(try Key(line: line))
        case "force": change = .force(code: try line.keyCode(), try line.double("force"))
        case "up": change = .up(code: try line.keyCode())
        case "modifiers": change = .modifiers(try line.modifiers())
        case "repetition": change = .repetition(try KeyRepetition(line: line))
        case "edit": change = .edited(try TextEdit(line: line))
        default: throw line.invalid("do")
        }
        self.init(change: change, time: try line.instant("t"))
    }
}

extension Key {
    fileprivate var members: [JSONValue.Member] {
        [
            .init("key", Int(code)), .init("types", characters), .init("plain", charactersIgnoringModifiers),
            .init("modifiers", modifierFlags.rawValue), .init(name: "repeats", value: .bool(repeats)),
        ] + (isComposing ? [.init(name: "composing", value: .bool(true))] : [])
    }

    fileprivate init(line: JSONLine) throws(InputRecordingError) {
        guard let repeats = line.value["repeats"]?.asBool else { throw line.invalid("repeats") }
        self.init(
            code: try line.keyCode(), characters: try line.string("types"),
            charactersIgnoringModifiers: try line.string("plain"), modifierFlags: try line.modifiers(),
            isComposing: line.value["composing"]?.asBool ?? false, repeats: repeats)
    }
}

extension KeyRepetition {
    /// `nil` where the line has no times.
    fileprivate init?(line: JSONLine) throws(InputRecordingError) {
        guard line.value["delay"] != nil else { return nil }
        let delay = try line.integer("delay")
        let interval = try line.integer("interval")
        guard delay >= 0 else { throw line.invalid("delay") }
        guard interval > 0 else { throw line.invalid("interval") }
        self.init(delay: .nanoseconds(delay), interval: .nanoseconds(interval))
    }
}

extension JSONLine {
    fileprivate func keyCode() throws(InputRecordingError) -> UInt32 {
        guard let code = UInt32(exactly: try integer("key")) else { throw invalid("key") }
        return code
    }

    fileprivate func modifiers() throws(InputRecordingError) -> ModifierFlags {
        guard let bits = Int(exactly: try integer("modifiers")) else { throw invalid("modifiers") }
        return ModifierFlags(rawValue: bits)
    }
}
