import FakeCompositor
import TactusGeometry

/// `WxH` on the command line.
struct OutputSize: Hashable, CustomStringConvertible {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init?(argument: String) {
        guard let size = OutputText.size(argument) else { return nil }
        self.init(width: size.width, height: size.height)
    }

    var description: String { "\(width)x\(height)" }
}
