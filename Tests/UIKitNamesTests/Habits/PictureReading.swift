import UIKitNames

extension UIImage {
    /// The colour of a pixel.
    func color(_ x: Int, _ y: Int) throws -> UIColor {
        let bitmap = try Bitmap(size: pixelSize)
        Canvas(bitmap).draw(
            self, in: CGRect(x: 0, y: 0, width: CGFloat(pixelSize.width), height: CGFloat(pixelSize.height)))
        return bitmap.color(at: PixelPoint(x: x, y: y))
    }

    /// How many pixels let less through than half.
    func inkedPixels() throws -> Int {
        let bitmap = try Bitmap(size: pixelSize)
        Canvas(bitmap).draw(
            self, in: CGRect(x: 0, y: 0, width: CGFloat(pixelSize.width), height: CGFloat(pixelSize.height)))
        return (0..<pixelSize.height).reduce(0) { count, y in
            count + (0..<pixelSize.width).count { x in bitmap[x, y] >> 24 > 127 }
        }
    }
}

extension UIColor {
    /// Whether two colours differ by no more than rounding does.
    func isAlmost(_ other: UIColor) -> Bool {
        [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha].allSatisfy { abs($0) < 0.02 }
    }
}

/// A picture of 40 by 40 pixels.
@MainActor
func picture(_ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { draw($0.cgContext) }
}
