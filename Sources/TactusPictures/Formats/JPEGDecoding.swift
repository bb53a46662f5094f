import TactusGeometry

/// Decodes JPEG pictures by libturbojpeg.
struct JPEGDecoding {
    let library: TurboJPEG
    let request: DecodingRequest

    func decode(_ contents: [UInt8]) throws(ImageError) -> PixelGrid {
        guard let handle = library.initDecompress() else { throw ImageError(.outOfMemory(.zero)) }
        defer { _ = library.destroy(handle) }
        var (width, height, sampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let isRead = contents.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map {
                library.decompressHeader(handle, $0, UInt(bytes.count), &width, &height, &sampling, &colorSpace) == 0
            } ?? false
        }
        guard isRead else { throw ImageError(.damaged(.jpeg)) }
        guard JPEGSegments(contents).isWhole else { throw ImageError(.damaged(.jpeg)) }
        let size = try request.check(width: Int(width), height: Int(height), of: .jpeg)
        guard JPEGSegments(contents).passCount <= PictureLimits.mostPassedPixels / (size.width * size.height) else {
            throw ImageError(.tooCostly(.jpeg))
        }
        let orientation = EXIFOrientation(ofJPEG: contents)
        let upright = orientation.isSideways ? PixelSize(width: size.height, height: size.width) : size
        let target = request.size(for: upright)
        let isCMYK = TurboJPEG.colorSpacesCMYK ~= colorSpace
        let coarse = isCMYK ? size : coarseSize(of: size, for: orientation.isSideways ? target.transposed : target)
        let format = isCMYK ? TurboJPEG.formatCMYK : TurboJPEG.formatBGRA
        let grid = contents.withUnsafeBufferPointer { bytes in
            PixelGrid(size: coarse) { pixels in
                guard let start = bytes.baseAddress else { return false }
                let result = library.decompress(
                    handle, start, UInt(bytes.count), pixels, Int32(coarse.width), Int32(coarse.width * 4),
                    Int32(coarse.height), format, TurboJPEG.limitScans)
                // Cameras write a byte too many here and there; the library says so, and decodes it.
                return result == 0 || library.errorCode(handle) == TurboJPEG.warning
            }
        }
        guard var grid else { throw ImageError(.damaged(.jpeg)) }
        if isCMYK { grid.convertFromInvertedCMYK() }
        return try grid.turned(orientation).reduced(to: target, of: .jpeg)
    }

    /// The smallest of the sizes that the library makes quickly, of which the target can be made: halves, quarters and
    /// eighths, rounded up.
    private func coarseSize(of size: PixelSize, for target: PixelSize) -> PixelSize {
        for divisor in [8, 4, 2] {
            let coarse = PixelSize(
                width: (size.width + divisor - 1) / divisor, height: (size.height + divisor - 1) / divisor)
            if coarse.width >= target.width, coarse.height >= target.height { return coarse }
        }
        return size
    }
}

extension PixelSize {
    /// Width and height the other way round.
    var transposed: PixelSize { PixelSize(width: height, height: width) }
}

extension PixelGrid {
    /// Makes colours of what printers take; photo programs store it inverted.
    fileprivate mutating func convertFromInvertedCMYK() {
        pixels.withUnsafeMutableBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                let black = UInt32(bytes[start + 3])
                func channel(_ index: Int) -> UInt32 { (UInt32(bytes[start + index]) * black + 127) / 255 }
                let pixel = 0xFF00_0000 | channel(0) << 16 | channel(1) << 8 | channel(2)
                bytes.storeBytes(of: pixel, toByteOffset: start, as: UInt32.self)
            }
        }
    }
}
