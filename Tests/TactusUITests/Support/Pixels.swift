import TactusGraphics
import TactusTesting

@testable import TactusUI

extension Bitmap {
    /// A bitmap with the same pixels.
    func copy() throws -> Bitmap {
        let copy = try Bitmap(size: size)
        copy.copy(from: self, region: PixelRegion(bounds))
        return copy
    }

    /// A bitmap of some of the pixels.
    func part(_ rect: PixelRect) throws -> Bitmap {
        let part = try Bitmap(size: rect.size)
        part.copy(from: self, region: PixelRegion(part.bounds), dx: -rect.minX, dy: -rect.minY)
        return part
    }

    /// By how much the pixels differ at most, in any channel, in 255ths; 255 for another size.
    func largestDifference(from other: Bitmap) -> Int {
        if hasSamePixels(as: other) { return 0 }
        guard size == other.size else { return 255 }
        var largest = 0
        for y in 0..<size.height {
            for x in columns(ofRow: y, unlike: other) {
                for shift in [0, 8, 16, 24] {
                    let channels = [self[x, y], other[x, y]].map { Int($0 >> UInt32(shift) & 0xFF) }
                    largest = max(largest, abs(channels[0] - channels[1]))
                }
            }
        }
        return largest
    }

    /// The colour of a pixel, as `RRGGBB`, for opaque pixels.
    func hex(_ x: Int, _ y: Int) -> String {
        let digits = String(self[x, y] & 0xFFFFFF, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension PixelRect {
    /// A rectangle by its four numbers.
    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

@MainActor
extension TestHost {
    /// A host on white that compares each frame with one whose pixels are all painted anew, and tells `log` where they
    /// differ.
    static func verifying(_ log: DiagnosticLog) -> TestHost {
        let host = TestHost(size: Size(width: 200, height: 200))
        host.application.addDeliveryObserver(log)
        host.application.displayDebug = .verify
        host.window.backgroundColor = .white
        return host
    }

    /// Paints the whole scene anew.
    func repaintEverything() {
        scene.damageEverything()
        scene.setNeedsFrame()
        settle()
    }

    /// Lets the next frame be drawn, and answers what it painted; `nil` when it painted nothing.
    func paintedByNextFrame() -> PixelRegion? {
        let count = surface.paintedRegions.count
        settle()
        return surface.paintedRegions.count == count ? nil : surface.paintedRegions.last
    }

    /// The smallest rectangle around all pixels that differ from the one in the upper left corner.
    func inkBounds() -> PixelRect {
        let bitmap = picture
        var ink = PixelRect.zero
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width where bitmap[x, y] != bitmap[0, 0] {
                ink = ink.union(PixelRect(x, y, 1, 1))
            }
        }
        return ink
    }
}
