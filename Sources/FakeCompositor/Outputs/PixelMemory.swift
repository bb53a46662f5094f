import Glibc
import TactusGeometry

/// An opaque picture in memory: 0xAARRGGBB, rows without gaps; the upper eight bits have no meaning.
final class PixelMemory {
    let size: PixelSize
    private let pixels: UnsafeMutablePointer<UInt32>

    /// The first byte of the upper left pixel.
    var memory: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pixels) }

    init(size: PixelSize, filledWith color: UInt32) {
        self.size = size
        pixels = .allocate(capacity: max(1, size.area))
        pixels.initialize(repeating: color, count: max(1, size.area))
    }

    init(copying other: PixelMemory) {
        size = other.size
        pixels = .allocate(capacity: max(1, size.area))
        pixels.initialize(from: other.pixels, count: max(1, size.area))
    }

    deinit { pixels.deallocate() }

    /// Gives all pixels of `rect`, which lies in the picture, one colour.
    func fill(_ rect: PixelRect, with color: UInt32) {
        for y in rect.minY..<rect.maxY {
            (pixels + y * size.width + rect.minX).update(repeating: color, count: rect.width)
        }
    }

    /// Puts a row of pixels, their colours multiplied by alpha, over the ones at (x, y) and to the right; opaque ones,
    /// whose alpha has no meaning, cover what is below.
    func blend(_ source: UnsafePointer<UInt32>, count: Int, isOpaque: Bool, x: Int, y: Int) {
        let target = pixels + y * size.width + x
        guard !isOpaque else { return target.update(from: source, count: count) }
        // Most pixels are opaque or clear, and come in runs.
        var index = 0
        while index < count {
            let alpha = source[index] >> 24
            if alpha != 0 && alpha != 255 {
                target[index] = Self.over(source[index], target[index], alpha: alpha)
                index += 1
                continue
            }
            let start = index
            repeat { index += 1 } while index < count && source[index] >> 24 == alpha
            if alpha == 255 { (target + start).update(from: source + start, count: index - start) }
        }
    }

    /// One pixel over another, two channels at a time; each product is divided by 255 and rounded.
    private static func over(_ source: UInt32, _ target: UInt32, alpha: UInt32) -> UInt32 {
        let rest = 255 &- alpha
        var even = (target & 0x00FF_00FF) &* rest &+ 0x0080_0080
        even = (even &+ ((even >> 8) & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        var odd = ((target >> 8) & 0x00FF_00FF) &* rest &+ 0x0080_0080
        odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return saturatingAdd(source, even | odd)
    }

    /// Adds channel by channel. A client whose colours exceed its alpha gets the brightest colour, not another one.
    private static func saturatingAdd(_ left: UInt32, _ right: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let sum = (left >> shift & 0xFF) &+ (right >> shift & 0xFF)
            result |= min(255, sum) << shift
        }
        return result
    }
}
