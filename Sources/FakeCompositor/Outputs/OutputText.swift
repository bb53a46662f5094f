public import TactusGeometry

/// A display as it is written on a command line, in a script or in a trace: `DESK=1920x1080@2/90+480+0`.
///
/// Its size is logical and upright; what follows may be left out, in this order: its scale after an `@`, its transform
/// after a `/`, and its place.
public struct OutputText: Hashable, Sendable {
    /// What in a text is no display.
    public struct Malformed: Error, Hashable, Sendable {
        /// In words.
        public let description: String
    }

    /// How a display is written, but for its name.
    public static let usage = "WxH[@SCALE][/TRANSFORM][+X+Y]"
    /// How a size is to be written.
    public static let expectedSize =
        "two whole numbers from \(OutputDescription.extents.lowerBound) to \(OutputDescription.extents.upperBound) "
        + "with an x between"

    /// What is to be written where there would be more pixels than a display may have.
    static let expectedArea = "no more than \(OutputDescription.mostPixels) device pixels in all, as 8192x8192 has"

    /// Its logical size, as the user sees it.
    public var size: PixelSize
    /// Device pixels per logical pixel.
    public var scale = 1.0
    /// How its panel is mounted.
    public var transform = OutputTransform.normal
    /// Where it is in the space of all outputs; to the right of all others when it is `nil`.
    public var position: PixelPoint?

    /// Creates a display of a size, which must be one of ``OutputDescription/extents`` both ways and have at most
    /// ``OutputDescription/mostPixels`` at its scale.
    public init(
        size: PixelSize, scale: Double = 1, transform: OutputTransform = .normal, position: PixelPoint? = nil
    ) {
        self.size = size
        self.scale = scale
        self.transform = transform
        self.position = position
    }

    /// Reads a display.
    ///
    /// - Parameter text: As ``usage`` says.
    /// - Throws: What in it cannot be read.
    public init(parsing text: Substring) throws(Malformed) {
        guard let size = Self.size(text.prefix { !"@/+".contains($0) }) else {
            throw Malformed(description: "its size must be \(Self.expectedSize)")
        }
        self.init(size: size)
        let scaleText = Self.part(of: text, after: "@")
        guard let scale = scaleText.map({ Double($0) }) ?? 1, OutputDescription.scales.contains(scale) else {
            throw Malformed(description: "its scale must be a number from 0.5 to 8")
        }
        self.scale = scale
        guard let transform = OutputTransform(name: Self.part(of: text, after: "/") ?? "normal") else {
            throw Malformed(description: "its transform must be one of \(OutputTransform.names)")
        }
        self.transform = transform
        guard OutputDescription.pixels(of: size, scale: scale).area <= OutputDescription.mostPixels else {
            throw Malformed(description: "it must have \(Self.expectedArea)")
        }
        guard let plus = text.firstIndex(of: "+") else { return }
        let numbers = text[plus...].dropFirst().split(separator: "+", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], (0...100_000).contains(x),
            (0...100_000).contains(y)
        else { throw Malformed(description: "its place must be two whole numbers from 0 to 100000, +X+Y") }
        position = PixelPoint(x: x, y: y)
    }

    /// Reads `WxH`, two numbers of ``OutputDescription/extents``; `nil` when it is not that.
    public static func size(_ text: some StringProtocol) -> PixelSize? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
        guard OutputDescription.extents.contains(width), OutputDescription.extents.contains(height) else { return nil }
        return PixelSize(width: width, height: height)
    }

    /// What follows a mark, up to the next one.
    private static func part(of text: Substring, after mark: Character) -> Substring? {
        guard let index = text.firstIndex(of: mark) else { return nil }
        return text[text.index(after: index)...].prefix { !"@/+".contains($0) }
    }

    /// The display under a name.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - right: Where it stands when it does not say so itself: its left edge, in logical pixels.
    ///   - refreshInterval: The time between two of its refreshes.
    /// - Returns: Its description.
    public func description(
        named name: String, rightOf right: Int, refreshInterval: Duration = OutputDescription.usualRefreshInterval
    ) -> OutputDescription {
        OutputDescription(
            width: size.width, height: size.height, scale: scale, position: position ?? PixelPoint(x: right, y: 0),
            transform: transform, refreshInterval: refreshInterval, name: name)
    }
}

extension OutputText: CustomStringConvertible {
    /// As ``usage`` says, without what is as ever.
    public var description: String {
        "\(size.width)x\(size.height)" + (scale == 1 ? "" : "@\(scale)")
            + (transform == .normal ? "" : "/\(transform.name)") + (position.map { "+\($0.x)+\($0.y)" } ?? "")
    }
}

extension OutputTransform {
    /// The transforms by their names, in the order of the protocol's numbers.
    private static let named: [(name: String, transform: OutputTransform)] = [
        ("normal", .normal), ("90", .rotated90), ("180", .rotated180), ("270", .rotated270), ("flipped", .flipped),
        ("flipped-90", .flipped90), ("flipped-180", .flipped180), ("flipped-270", .flipped270),
    ]

    /// All names, with commas between.
    public static let names = named.map(\.name).joined(separator: ", ")

    /// What it is called on a command line: `90`.
    public var name: String { Self.named[Int(rawValue)].name }

    /// The transform of that name; `nil` when there is none.
    public init?(name: some StringProtocol) {
        guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
        self = known.transform
    }
}
