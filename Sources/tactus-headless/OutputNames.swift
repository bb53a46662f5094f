import FakeCompositor

/// Which outputs there are as a script goes on: it may name those alone.
struct OutputNames {
    private var names: [String]

    /// Begins with the outputs that are there at first.
    init(_ names: [String]) { self.names = names }

    /// Goes through steps, and takes note of outputs that come and go.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - source: What messages call where they come from.
    /// - Throws: That one names an output which is not there, or gives a name that is taken.
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
        default: return nil
        }
    }

    private mutating func problem(with change: OutputChange) -> String? {
        switch change {
        case .turn(_, let output), .rescale(_, let output), .mode(_, _, let output): return missing(output)
        case .plug(_, let name):
            if names.contains(name) { return "NAME is \"\(name)\", and an output of that name is there already" }
            names.append(name)
            return nil
        case .unplug(let name):
            defer { names.removeAll { $0 == name } }
            return missing(name)
        }
    }

    private func missing(_ output: String?) -> String? {
        guard let output, !names.contains(output) else { return nil }
        let known = names.isEmpty ? "there is none at that time" : "must be one of \(names.joined(separator: ", "))"
        return "OUTPUT is \"\(output)\", and \(known)"
    }
}
