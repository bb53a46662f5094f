import FakeCompositor
import TactusGeometry

/// What `--outputs` says: the displays, from left to right.
///
///     480x800@2,PANEL=1024x600/90,640x480+0+800
struct OutputList: Hashable {
    /// The displays in the order of the list.
    let descriptions: [OutputDescription]

    /// What in a list cannot be read.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    /// How many displays there may be; walls have 16, and programs of ours use as many as these.
    private static let mostOutputs = 64

    /// How a display is written.
    static let usage = "[NAME=]\(OutputText.usage)"

    /// Reads a list. A display without a place is put to the right of all before it.
    init(parsing text: String) throws(Malformed) {
        var descriptions: [OutputDescription] = []
        let entries = text.split(separator: ",", omittingEmptySubsequences: false)
        guard entries.count <= Self.mostOutputs else {
            throw Malformed(description: "\(entries.count) outputs are too many: write \(Self.mostOutputs) at most")
        }
        for entry in entries {
            let right = descriptions.map(\.bounds.maxX).max() ?? 0
            let description = try Self.read(entry, number: descriptions.count + 1, right: right)
            guard !descriptions.contains(where: { $0.name == description.name }) else {
                throw Malformed(description: "two outputs have the name \(description.name)")
            }
            descriptions.append(description)
        }
        self.descriptions = descriptions
    }

    private static func read(
        _ entry: Substring, number: Int, right: Int
    ) throws(Malformed) -> OutputDescription {
        func malformed(_ what: String) -> Malformed {
            Malformed(description: "\"\(entry)\" is no output: \(what); write \(usage)")
        }
        var rest = entry
        var name = "FAKE-\(number)"
        if let equals = rest.firstIndex(of: "=") {
            name = String(rest[..<equals])
            rest = rest[rest.index(after: equals)...]
            guard !name.isEmpty else { throw malformed("its name is empty") }
        }
        do {
            return try OutputText(parsing: rest).description(named: name, rightOf: right)
        } catch {
            throw malformed(error.description)
        }
    }
}
