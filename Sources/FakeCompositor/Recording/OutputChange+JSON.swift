extension OutputChange {
    /// The members of its line, but for the time.
    var members: KeyValuePairs<String, FlatJSON.Value> {
        switch self {
        case .turn(let transform, nil): ["do": "turn-output", "transform": .text(transform.name)]
        case .turn(let transform, let output?):
            ["do": "turn-output", "transform": .text(transform.name), "output": .text(output)]
        case .rescale(let scale, nil): ["do": "scale-output", "scale": .number(scale)]
        case .rescale(let scale, let output?):
            ["do": "scale-output", "scale": .number(scale), "output": .text(output)]
        case .mode(let width, let height, nil):
            ["do": "mode-output", "width": .number(Double(width)), "height": .number(Double(height))]
        case .mode(let width, let height, let output?):
            [
                "do": "mode-output", "width": .number(Double(width)), "height": .number(Double(height)),
                "output": .text(output),
            ]
        case .plug(let text, let name): ["do": "plug-output", "output": .text(name), "as": .text(text.description)]
        case .unplug(let name): ["do": "unplug-output", "output": .text(name)]
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
