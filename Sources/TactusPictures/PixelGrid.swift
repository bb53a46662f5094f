import TactusGeometry
import TactusGraphics

/// Pixels that have been decoded: row by row, 0xAARRGGBB, the colours multiplied by alpha.
struct PixelGrid: Sendable {
    var pixels: [UInt32]
    var size: PixelSize

    /// Creates pixels that are all transparent, or says that there is no memory.
    init(transparent size: PixelSize) {
        pixels = [UInt32](repeating: 0, count: size.width * size.height)
        self.size = size
    }

    /// Creates pixels from what `fill` writes: it gets the memory of them, four bytes each, and answers with whether
    /// it wrote them all.
    init?(size: PixelSize, fill: (UnsafeMutablePointer<UInt8>) -> Bool) {
        var isWritten = false
        let count = size.width * size.height
        pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.initialize(repeating: 0)
            initialized = count
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            isWritten = bytes.baseAddress.map { fill($0.assumingMemoryBound(to: UInt8.self)) } ?? false
        }
        self.size = size
        guard isWritten else { return nil }
    }

    /// Multiplies the colours by alpha.
    mutating func premultiply() {
        for index in pixels.indices {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            guard alpha != 255 else { continue }
            // Two channels at a time: x · a / 255, rounded.
            func scaled(_ pair: UInt32) -> UInt32 {
                let product = pair &* alpha &+ 0x80_0080
                return (product &+ ((product >> 8) & 0xFF_00FF)) >> 8 & 0xFF_00FF
            }
            let green = scaled(pixel >> 8 & 0xFF)
            pixels[index] = alpha << 24 | scaled(pixel & 0xFF_00FF) | green << 8
        }
    }

    /// The same picture in fewer pixels, each the mean of those that it stands for.
    func reduced(to target: PixelSize, of format: ImageFormat) throws(ImageError) -> PixelGrid {
        guard target != size else { return self }
        do throws(GraphicsError) {
            let image = try Image(premultipliedPixels: pixels, size: size)
            let bitmap = try Bitmap(size: target)
            Canvas(bitmap).draw(
                image, in: Rect(x: 0, y: 0, width: Double(target.width), height: Double(target.height)))
            return PixelGrid(bitmap)
        } catch {
            throw ImageError(error, of: format, pixelLimit: size.width * size.height)
        }
    }

    /// Creates a copy of a bitmap's pixels.
    init(_ bitmap: Bitmap) {
        pixels = []
        size = bitmap.size
        pixels.reserveCapacity(size.width * size.height)
        for y in 0..<size.height { bitmap.withRow(y) { pixels.append(contentsOf: $0) } }
    }
}

extension PixelGrid {
    /// The picture turned and mirrored as an EXIF orientation says.
    func turned(_ orientation: EXIFOrientation) -> PixelGrid {
        guard orientation != .up else { return self }
        let (width, height) = (size.width, size.height)
        let target =
            orientation.isSideways ? PixelSize(width: height, height: width) : size
        var turned = PixelGrid(transparent: target)
        pixels.withUnsafeBufferPointer { source in
            turned.pixels.withUnsafeMutableBufferPointer { goal in
                for y in 0..<height {
                    for x in 0..<width {
                        let position = orientation.position(ofX: x, y: y, width: width, height: height)
                        goal[position.y * target.width + position.x] = source[y * width + x]
                    }
                }
            }
        }
        return turned
    }
}
