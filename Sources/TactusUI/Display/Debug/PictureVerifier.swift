import Glibc
import TactusGeometry
import TactusGraphics

/// Paints a scene as a whole beside what it shows, and finds where the two differ.
enum PictureVerifier {
    /// Where two pictures differ, and by how much.
    nonisolated struct Difference: Hashable, Sendable {
        /// The smallest rectangle around the pixels that differ.
        var pixels: PixelRect
        /// The largest difference of a colour or of opacity, from 1 to 255.
        var amount: Int
    }

    /// Cairo finds how much of a pixel a slanted edge covers by the area, or by fifteen lines when another edge is in that row;
    /// cutting another part off decides which. One line more is 17 of 255.
    nonisolated static let roundingOfCairo = 17

    /// Compares what a scene shows with what it should show.
    ///
    /// - Parameters:
    ///   - bitmap: What it shows.
    ///   - scene: The scene.
    ///   - ignored: Pixels that are not compared.
    /// - Returns: What differs by more than rounding; `nil` when nothing does, or when there is no memory for a second
    ///   picture.
    static func difference(of bitmap: Bitmap, from scene: WindowScene, except ignored: PixelRegion) -> Difference? {
        guard let whole = try? Bitmap(size: bitmap.size) else { return nil }
        var list = PaintList(keepsPictures: false)
        list.paint(whole.bounds, of: scene.windows, on: Canvas(whole), scale: scene.scale)
        var difference: Difference?
        for y in 0..<bitmap.size.height {
            bitmap.withRow(y) { shown in
                whole.withRow(y) { expected in
                    for x in differences(shown, expected) where !ignored.contains(PixelPoint(x: x, y: y)) {
                        difference.note(PixelPoint(x: x, y: y), largestDifference(shown[x], expected[x]))
                    }
                }
            }
        }
        return difference
    }

    /// Where two rows differ by more than rounding.
    nonisolated private static func differences(
        _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>
    ) -> [Int] {
        guard let start = first.baseAddress, let other = second.baseAddress,
            memcmp(start, other, first.count * 4) != 0
        else { return [] }
        return first.indices.filter { largestDifference(first[$0], second[$0]) > roundingOfCairo }
    }

    nonisolated private static func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            largest = max(largest, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
        }
        return largest
    }
}

extension PictureVerifier.Difference? {
    /// Notes one pixel.
    nonisolated fileprivate mutating func note(_ pixel: PixelPoint, _ amount: Int) {
        let rect = PixelRect(x: pixel.x, y: pixel.y, width: 1, height: 1)
        self = PictureVerifier.Difference(
            pixels: self?.pixels.union(rect) ?? rect, amount: Swift.max(self?.amount ?? 0, amount))
    }
}
