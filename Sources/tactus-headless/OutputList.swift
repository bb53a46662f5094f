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

    /// How a display is written.
    static let usage = "[NAME=]WxH[@SCALE][/TRANSFORM][+X+Y]"

    /// The names of transforms, in the order of the protocol's numbers.
    static let transforms: [(name: String, transform: OutputTransform)] = [
        ("normal", .normal), ("90", .rotated90), ("180", .rotated180), ("270", .rotated270), ("flipped", .flipped),
        ("flipped-90", .flipped90), ("flipped-180", .flipped180), ("flipped-270", .flipped270),
    ]

    /// Reads a list. A display without a place is put to the right of all before it.
    init(parsing text: String) throws(Malformed) {
        var descriptions: [OutputDescription] = []
        for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
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
        guard let size = OutputSize(argument: String(rest.prefix { !"@/+".contains($0) })) else {
            throw malformed("its size must be \(OutputSize.expected)")
        }
        let scaleText = part(of: rest, after: "@")
        guard let scale = scaleText.map({ Double($0) }) ?? 1, OutputDescription.scales.contains(scale) else {
            throw malformed("its scale must be a number from 0.5 to 8")
        }
        let transformText = part(of: rest, after: "/") ?? "normal"
        guard let transform = transforms.first(where: { $0.name == transformText })?.transform else {
            throw malformed("its transform must be one of \(transforms.map(\.name).joined(separator: ", "))")
        }
        var position = PixelPoint(x: right, y: 0)
        if let plus = rest.firstIndex(of: "+") {
            let numbers = rest[plus...].dropFirst().split(separator: "+", omittingEmptySubsequences: false).map {
                Int($0)
            }
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1], (0...100_000).contains(x),
                (0...100_000).contains(y)
            else { throw malformed("its place must be two whole numbers from 0 to 100000, +X+Y") }
            position = PixelPoint(x: x, y: y)
        }
        return OutputDescription(
            width: size.width, height: size.height, scale: scale, position: position, transform: transform, name: name)
    }

    /// What follows a mark, up to the next one.
    private static func part(of text: Substring, after mark: Character) -> Substring? {
        guard let index = text.firstIndex(of: mark) else { return nil }
        return text[text.index(after: index)...].prefix { !"@/+".contains($0) }
    }
}
