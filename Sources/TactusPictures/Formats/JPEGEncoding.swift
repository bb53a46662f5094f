import TactusGeometry
import TactusGraphics

/// Encodes JPEG pictures by libturbojpeg.
struct JPEGEncoding {
    let library: TurboJPEG
    /// From 0, the smallest, to 1, the best.
    let quality: Double

    func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
        guard let handle = library.initCompress() else { throw ImageError(.outOfMemory(bitmap.size)) }
        defer { _ = library.destroy(handle) }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(bitmap.size.width * bitmap.size.height)
        for y in 0..<bitmap.size.height { bitmap.withRow(y) { pixels.append(contentsOf: $0) } }
        var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        defer { if let bytes { library.free(bytes) } }
        let sampling = quality >= 0.9 ? TurboJPEG.samplingFull : TurboJPEG.samplingHalved
        let result = pixels.withUnsafeBytes { buffer in
            library.compress(
                handle, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bitmap.size.width), 0,
                Int32(bitmap.size.height), TurboJPEG.formatBGRA, &bytes, &count, sampling,
                Int32((1 + quality * 99).rounded()), 0)
        }
        guard result == 0, let bytes else { throw ImageError(.outOfMemory(bitmap.size)) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
}
