import Glibc

/// A colour that is blended, in Cairo's arithmetic: bytes of premultiplied colours, products rounded to the nearest.
struct Ink {
    /// Blue and red, green and alpha: two bytes each in sixteen bits.
    private let low: UInt32, high: UInt32

    init(_ color: Color) {
        func bits(_ part: Double) -> UInt32 { UInt32(min(max(part * color.alpha, 0), 1) * 65535 + 0.5) >> 8 }
        low = bits(color.red) << 16 | bits(color.blue)
        high = bits(1) << 16 | bits(color.green)
    }

    private init(low: UInt32, high: UInt32) { (self.low, self.high) = (low, high) }

    /// The product of two bytes, each a fraction of 255, with a third.
    @inline(__always)
    private static func product(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
        let sum = pair &* factor &+ 0x80_0080
        return (sum &+ (sum >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }

    @inline(__always)
    private func thinned(to coverage: UInt8) -> Ink {
        Ink(low: Self.product(low, UInt32(coverage)), high: Self.product(high, UInt32(coverage)))
    }

    @inline(__always)
    private func over(_ pixel: UInt32, _ rest: UInt32) -> UInt32 {
        let below = low &+ Self.product(pixel & 0xFF_00FF, rest)
        return below | (high &+ Self.product(pixel >> 8 & 0xFF_00FF, rest)) << 8
    }

    func over(_ pixel: UInt32) -> UInt32 { over(pixel, 255 - (high >> 16)) }

    @inline(__always)
    func blend(_ coverage: UInt8, into pixel: UnsafeMutablePointer<UInt32>) {
        guard coverage > 0 else { return }
        let ink = thinned(to: coverage)
        pixel.pointee = ink.over(pixel.pointee, 255 - (ink.high >> 16))
    }

    func blend(_ coverage: UInt8, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        guard coverage > 0, count > 0 else { return }
        let ink = thinned(to: coverage)
        let rest = 255 - (ink.high >> 16)
        // Mostly it lies on a plain ground, and one pixel stands for all.
        if rest == 0 || pixels.isUniform(pixels[0], count: count) {
            pixels.update(repeating: ink.over(pixels[0], rest), count: count)
        } else {
            for index in 0..<count { pixels[index] = ink.over(pixels[index], rest) }
        }
    }
}

extension UnsafeMutablePointer<UInt32> {
    /// Whether pixels, at least one, are all the same as `pixel`.
    func isUniform(_ pixel: UInt32, count: Int) -> Bool {
        pointee == pixel && memcmp(self, self + 1, (count - 1) * 4) == 0
    }
}
