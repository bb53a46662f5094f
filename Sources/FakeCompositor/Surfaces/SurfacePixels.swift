import Glibc
import TactusGeometry

/// Pixels that were taken from a client's buffer: 0xAARRGGBB, colours multiplied by alpha, rows without gaps.
///
/// What was never damaged is magenta, so that a client which forgot to report it is seen at once.
final class SurfacePixels {
    let size: PixelSize
    /// Whether the upper eight bits have no meaning.
    var isOpaque = false
    let memory: UnsafeMutablePointer<UInt32>

    /// What pixels look like that the client never reported as damaged.
    static let undamaged: UInt32 = 0xFFFF_00FF

    /// Creates pixels of which none was damaged yet; `nil` when there is no memory for them.
    init?(size: PixelSize) {
        guard let memory = malloc(max(1, size.area) * 4) else { return nil }
        self.size = size
        self.memory = memory.bindMemory(to: UInt32.self, capacity: max(1, size.area))
        self.memory.initialize(repeating: Self.undamaged, count: max(1, size.area))
    }

    deinit { free(memory) }

    /// The first pixel of a row.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { memory + y * size.width }
}
