import CompositorScripts
import FakeCompositor
import TactusGeometry

/// Which outputs there are as a script goes on: it may name those alone, and make none of them too large.
struct OutputForecast {
    private var outputs: [OutputDescription]

    /// Begins with the outputs that are there at first.
    init(_ outputs: [OutputDescription]) { self.outputs = outputs }

    /// Goes through steps, and takes note of outputs that come, go and change.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - source: What messages call where they come from.
    /// - Throws: That one names an output which is not there, gives a name that is taken, or a size that is too large.
    mutating func check(_ steps: [ScriptStep], of source: String) throws(HeadlessError) {
        for step in steps {
            guard let problem = problem(with: step.action) else { continue }
            throw .script(step.line > 0 ? "\(source): line \(step.line): \(problem)" : "\(source): \(problem)")
        }
    }

    private mutating func problem(with action: ScriptStep.Action) -> String? {
        switch action {
        case .shot(_, let output): return missing(output)
        case .input(.changeOutputs(let change)): return problem(with: change)
        case .input(.resizeOutput(let width, let height, let scale)):
            return change(nil) { output in
                (output.width, output.height) = (width, height)
                output.scale = scale ?? output.scale
            }
        default: return nil
        }
    }

    private mutating func problem(with change: OutputChange) -> String? {
        switch change {
        case .turn(let transform, let name): return self.change(name) { $0.turn(to: transform) }
        case .rescale(let scale, let name): return self.change(name) { $0.rescale(to: scale) }
        case .mode(let width, let height, let name):
            return self.change(name) { $0.setMode(PixelSize(width: width, height: height)) }
        case .plug(let text, let name):
            if outputs.contains(where: { $0.name == name }) {
                return "NAME is \"\(name)\", and an output of that name is there already"
            }
            outputs.append(text.description(named: name, rightOf: 0))
            return nil
        case .unplug(let name):
            defer { outputs.removeAll { $0.name == name } }
            return missing(name)
        }
    }

    private mutating func change(_ name: String?, _ body: (inout OutputDescription) -> Void) -> String? {
        guard let index = outputs.firstIndex(where: { name == nil || $0.name == name }) else { return missing(name) }
        body(&outputs[index])
        guard outputs[index].isDrawable else {
            return "the output would have \(outputs[index].pixelSize) device pixels, and may have "
                + "\(OutputDescription.mostPixels) at most, as 8192×8192 has"
        }
        return nil
    }

    private func missing(_ output: String?) -> String? {
        guard let output, !outputs.contains(where: { $0.name == output }) else { return nil }
        let names = outputs.map(\.name)
        let known = names.isEmpty ? "there is none at that time" : "must be one of \(names.joined(separator: ", "))"
        return "OUTPUT is \"\(output)\", and \(known)"
    }
}
