import TactusGeometry
import TactusGraphics

/// Compares a picture that was painted in parts, one after the other, with one that was painted at once.
///
/// They are the same, but for rounding: a pixel may differ by 1 of 255, because blending rounds. On a soft edge it may
/// differ by one line more. Cairo finds how much of a pixel a slanted edge covers by the area, or by fifteen lines when
/// another edge is in that row, and what is cut off decides which (decision 0945). An edge is where the nine pixels
/// around are not all alike; a faint one explains no more than half of what they differ by. In proportion to that it
/// would be a fifteenth, but of lines that are thinner than a pixel less is seen than there is.
nonisolated struct PictureComparison {
    /// Where two pictures differ, and by how much.
    struct Difference: Hashable, Sendable {
        /// The smallest rectangle around the pixels that differ.
        var pixels: PixelRect
        /// The largest difference of a colour or of opacity, from 1 to 255.
        var amount: Int
    }

    /// What was painted in parts.
    let shown: Bitmap
    /// What was painted at once, of the same size.
    let expected: Bitmap

    /// The most that a pixel may differ by where there is no edge.
    private static let roundingOfBlending = 1
    /// The most that one of the fifteen lines of a pixel, at which Cairo looks, adds to a colour.
    private static let lineOfCairo = 255 / 15

    /// Finds where both differ by more than rounding.
    ///
    /// - Parameter ignored: Pixels that are not compared.
    /// - Returns: What differs; `nil` when nothing does.
    func difference(except ignored: PixelRegion = .empty) -> Difference? {
        var difference: Difference?
        for y in 0..<expected.size.height {
            for x in shown.columns(ofRow: y, unlike: expected) where !ignored.contains(PixelPoint(x: x, y: y)) {
                difference.note(PixelPoint(x: x, y: y), excess(x, y))
            }
        }
        return difference
    }

    /// By how much a pixel differs, in that part of its colour in which it differs most; 0 when that is but rounding.
    private func excess(_ x: Int, _ y: Int) -> Int {
        var largest = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let amount = abs(shown.part(x, y, shift) - expected.part(x, y, shift))
            if amount > largest, amount > Self.roundingOfBlending,
                amount > Self.roundingOfBlending + min(Self.lineOfCairo, contrast(around: x, y, shift) / 2)
            {
                largest = amount
            }
        }
        return largest
    }

    /// How far the pixel and its neighbours lie apart.
    private func contrast(around x: Int, _ y: Int, _ shift: UInt32) -> Int {
        var (least, most) = (255, 0)
        for y in max(y - 1, 0)...min(y + 1, expected.size.height - 1) {
            for x in max(x - 1, 0)...min(x + 1, expected.size.width - 1) {
                let part = expected.part(x, y, shift)
                (least, most) = (min(least, part), max(most, part))
            }
        }
        return most - least
    }
}

extension Bitmap {
    /// A part of a pixel's colour.
    nonisolated fileprivate func part(_ x: Int, _ y: Int, _ shift: UInt32) -> Int { Int(self[x, y] >> shift & 0xFF) }
}

extension PictureComparison.Difference? {
    /// Notes one pixel, when it differs.
    nonisolated fileprivate mutating func note(_ pixel: PixelPoint, _ amount: Int) {
        guard amount > 0 else { return }
        let rect = PixelRect(x: pixel.x, y: pixel.y, width: 1, height: 1)
        self = PictureComparison.Difference(
            pixels: self?.pixels.union(rect) ?? rect, amount: Swift.max(self?.amount ?? 0, amount))
    }
}
