/// Blurs rows of 8-bit coverage so that the result is close to a Gaussian's: a running mean, three times.
///
/// The cost does not depend on how strong the blur is.
struct BoxBlur: Hashable, Sendable {
    /// Half the width of each of the three means, without its middle pixel.
    private let halves: [Int]

    /// How far a pixel spreads, in pixels.
    let extent: Int

    /// Creates the blur that is closest to a Gaussian's of the given standard deviation.
    ///
    /// - Parameter deviation: In pixels; zero or less blurs nothing. Held within 250.
    init(deviation: Double) {
        let deviation = deviation > 0 ? min(deviation, 250) : 0
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        let lower = max(Int((ideal - 1) / 2), 0)
        let width = Double(2 * lower + 1)
        // As many of the narrower means as make the variance right.
        let narrow = (12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
        let count = min(max(Int(narrow.rounded()), 0), 3)
        halves = (0..<3).map { $0 < count ? lower : lower + 1 }
        extent = halves.reduce(0, +)
    }

    /// Blurs a picture in both directions. Beyond its edges there is nothing.
    ///
    /// - Parameters:
    ///   - pixels: One byte a pixel, row by row.
    ///   - width: Pixels in a row.
    ///   - height: Rows.
    ///   - stride: The distance between rows in bytes.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
        guard extent > 0, width > 0, height > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
            for y in 0..<height { blur(pixels + y * stride, count: width, step: 1, line) }
            for x in 0..<width { blur(pixels + x, count: height, step: stride, line) }
        }
    }

    private func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: UnsafeMutableBufferPointer<UInt8>
    ) {
        for half in halves where half > 0 {
            for index in 0..<count { line[index] = pixels[index * step] }
            let width = 2 * half + 1
            var sum = 0
            for index in 0..<min(half, count) { sum += Int(line[index]) }
            for index in 0..<count {
                if index + half < count { sum += Int(line[index + half]) }
                if index - half - 1 >= 0 { sum -= Int(line[index - half - 1]) }
                pixels[index * step] = UInt8(truncatingIfNeeded: (sum + half) / width)
            }
        }
    }
}
