import FakeCompositor
import JSONText

extension OutputChange {
    /// The members of its line, but for the time.
    var members: [JSONValue.Member] {
        switch self {
        case .turn(let transform, nil): [.init("do", "turn-output"), .init("transform", transform.name)]
        case .turn(let transform, let output?):
            [.init("do", "turn-output"), .init("transform", transform.name), .init("output", output)]
        case .rescale(let scale, nil): [.init("do", "scale-output"), .init("scale", scale)]
        case .rescale(let scale, let output?):
            [.init("do", "scale-output"), .init("scale", scale), .init("output", output)]
        case .mode(let width, let height, nil):
            [.init("do", "mode-output"), .init("width", width), .init("height", height)]
        case .mode(let width, let height, let output?):
            [
                .init("do", "mode-output"), .init("width", width), .init("height", height),
                .init("output", output),
            ]
        case .plug(let text, let name):
            [.init("do", "plug-output"), .init("output", name), .init("as", text.description)]
        case .unplug(let name): [.init("do", "unplug-output"), .init("output", name)]
        }
    }
}

extension TraceLine {
    /// What the line says became of the outputs.
    func outputChange(_ name: String) throws(InputTraceError) -> OutputChange {
        switch name {
        case "turn-output":
            guard let transform = OutputTransform(name: try text("transform")) else {
                throw error(.badMember("transform", expected: "one of \(OutputTransform.names)"))
            }
            return .turn(transform, output: try optionalOutput())
        case "scale-output":
            return .rescale(try double("scale", in: OutputDescription.scales), output: try optionalOutput())
        case "mode-output":
            let width = try integer("width", in: OutputDescription.extents)
            let most = min(OutputDescription.extents.upperBound, OutputDescription.mostPixels / width)
            return .mode(
                width: width, height: try integer("height", in: OutputDescription.extents.lowerBound...most),
                output: try optionalOutput())
        case "plug-output":
            let (name, words) = (try outputName(), try text("as"))
            do {
                return .plug(try OutputText(parsing: words[...]), name: name)
            } catch {
                throw self.error(.badMember("as", expected: "an output, as \(OutputText.usage): \(error.description)"))
            }
        case "unplug-output": return .unplug(name: try outputName())
        default: throw error(.unknownAction(name))
        }
    }

    private func outputName() throws(InputTraceError) -> String { try text("output") }

    private func optionalOutput() throws(InputTraceError) -> String? { has("output") ? try text("output") : nil }
}
