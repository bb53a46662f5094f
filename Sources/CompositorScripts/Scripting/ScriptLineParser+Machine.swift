import FakeCompositor

// Commands about displays, devices and connections.
extension ScriptLineParser {
    static func outputCommand(
        _ name: String, _ values: inout ScriptArguments
    ) throws(ScriptError) -> ScriptCommand {
        let extents = OutputDescription.extents
        switch name {
        case "turn-output":
            let transform = try values.outputTransform()
            return .outputs(.turn(transform, output: try values.optionalText()))
        case "scale-output":
            let scale = try values.number(in: OutputDescription.scales)
            return .outputs(.rescale(scale, output: try values.optionalText()))
        case "mode-output":
            let width = try values.integer(in: extents)
            let height = try values.outputHeight(besides: width)
            return .outputs(.mode(width: width, height: height, output: try values.optionalText()))
        case "plug-output":
            let name = try values.text()
            return .outputs(.plug(try values.outputText(), name: name))
        case "unplug-output": return .outputs(.unplug(name: try values.text()))
        default:
            let (width, height) = (try values.integer(in: extents), try values.integer(in: extents))
            let scale = values.hasMore ? try values.number(in: OutputDescription.scales) : nil
            return .output(width: width, height: height, scale: scale)
        }
    }

    static func machineCommand(
        _ name: String, _ values: inout ScriptArguments
    ) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "plug": .device(try values.device(), isPresent: true)
        case "unplug": .device(try values.device(), isPresent: false)
        case "hold-wire": .wire(.hold(try values.direction()))
        case "block-wire": .wire(.block(try values.direction()))
        case "release-wire": .wire(.release)
        case "cut-wire": .wire(.cut)
        case "restart-compositor":
            .restartCompositor(after: values.hasMore ? try values.milliseconds() : .zero)
        default: .fault(try values.fault())
        }
    }
}

extension ScriptArguments {
    fileprivate mutating func outputTransform() throws(ScriptError) -> OutputTransform {
        try next(expected: "one of \(OutputTransform.names)") { OutputTransform(name: $0) }
    }

    /// A height with which an output of that width has no more pixels than it may.
    fileprivate mutating func outputHeight(besides width: Int) throws(ScriptError) -> Int {
        let most = min(OutputDescription.extents.upperBound, OutputDescription.mostPixels / width)
        return try integer(in: OutputDescription.extents.lowerBound...most)
    }

    fileprivate mutating func outputText() throws(ScriptError) -> OutputText {
        var problem: String?
        let expected = "an output, as \(OutputText.usage)"
        do {
            return try next(expected: expected) { word in
                do throws(OutputText.Malformed) { return try OutputText(parsing: word[...]) } catch {
                    problem = error.description
                    return nil
                }
            }
        } catch {
            guard case .badArgument(let text, let name, _) = error.problem, let problem else { throw error }
            throw ScriptError(
                line: error.line, problem: .badArgument(text, name: name, expected: "\(expected): \(problem)"))
        }
    }

    fileprivate mutating func direction() throws(ScriptError) -> WireAction.Direction {
        guard hasMore else { return .both }
        return try next(expected: "events or requests, or nothing for both") {
            $0 == WireAction.Direction.both.rawValue ? nil : WireAction.Direction(rawValue: $0)
        }
    }

    fileprivate mutating func optionalText() throws(ScriptError) -> String? { hasMore ? try text() : nil }
}
