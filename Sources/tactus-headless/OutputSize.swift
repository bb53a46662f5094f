import FakeCompositor

/// `WxH` on the command line.
struct OutputSize: Hashable, CustomStringConvertible {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init?(argument: String) {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
        guard OutputDescription.extents.contains(width), OutputDescription.extents.contains(height) else { return nil }
        self.init(width: width, height: height)
    }

    /// How a size is to be written, in the words of a message.
    static let expected =
        "two whole numbers from \(OutputDescription.extents.lowerBound) to \(OutputDescription.extents.upperBound) "
        + "with an x between"

    var description: String { "\(width)x\(height)" }
}
