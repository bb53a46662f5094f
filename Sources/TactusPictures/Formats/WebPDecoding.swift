import TactusGeometry

/// Decodes WebP pictures by libwebp, and animated ones by libwebpdemux.
struct WebPDecoding {
    let libraries: PictureLibraries
    let request: DecodingRequest

    func decode(_ contents: [UInt8]) throws(ImageError) -> DecodedPicture {
        WebPDecoding.isAnimated(contents) ? try decodeAnimation(contents) : .still(try decodeStill(contents))
    }

    private func decodeStill(_ contents: [UInt8]) throws(ImageError) -> PixelGrid {
        guard let library = libraries.webP() else {
            throw ImageError(.missingLibrary(.webP, name: "libwebp.so.7"))
        }
        var (width, height): (Int32, Int32) = (0, 0)
        let isRead = contents.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { library.getInfo($0, bytes.count, &width, &height) != 0 } ?? false
        }
        guard isRead else { throw ImageError(.damaged(.webP)) }
        let size = try request.check(width: Int(width), height: Int(height), of: .webP)
        let grid = contents.withUnsafeBufferPointer { bytes in
            PixelGrid(size: size) { pixels in
                guard let start = bytes.baseAddress else { return false }
                return library.decodeBGRAInto(
                    start, bytes.count, pixels, size.width * size.height * 4, Int32(size.width * 4)) != nil
            }
        }
        guard var grid else { throw ImageError(.damaged(.webP)) }
        grid.premultiply()
        return try grid.reduced(to: request.size(for: size), of: .webP)
    }

    private func decodeAnimation(_ contents: [UInt8]) throws(ImageError) -> DecodedPicture {
        guard let library = libraries.webPAnimation() else {
            throw ImageError(.missingLibrary(.webP, name: "libwebpdemux.so.2"))
        }
        // The field's size stands in the header; the decoder takes twice its memory as soon as it is made.
        func number(at place: Int) -> Int {
            contents[place..<(place + 3)].reversed().reduce(0) { $0 << 8 | Int($1) } + 1
        }
        let field = try request.check(width: number(at: 24), height: number(at: 27), of: .webP)
        return try contents.withUnsafeBufferPointer { (bytes) throws(ImageError) -> DecodedPicture in
            var source = WebPAnimation.Contents(bytes: bytes.baseAddress, count: bytes.count)
            var options = WebPAnimation.Options(colorMode: WebPAnimation.modePremultipliedBGRA)
            guard let decoder = library.create(&source, &options, WebPAnimation.version) else {
                throw ImageError(.damaged(.webP))
            }
            defer { library.delete(decoder) }
            return try frames(of: decoder, library, field: field)
        }
    }

    private func frames(
        of decoder: WebPAnimation.Decoder, _ library: WebPAnimation, field: PixelSize
    ) throws(ImageError) -> DecodedPicture {
        var info = WebPAnimation.Info()
        guard library.getInfo(decoder, &info) != 0, info.frameCount > 0 else { throw ImageError(.damaged(.webP)) }
        var film = FrameCollector(field: field, frameCount: Int(info.frameCount), request: request)
        var formerEnd: Int32 = 0
        while !film.isFull, library.hasMoreFrames(decoder) != 0 {
            var pixels: UnsafeMutablePointer<UInt8>?
            var end: Int32 = 0
            guard library.getNext(decoder, &pixels, &end) != 0, let pixels else { throw ImageError(.damaged(.webP)) }
            let grid = PixelGrid(size: field) { goal in
                goal.update(from: pixels, count: field.width * field.height * 4)
                return true
            }
            guard let grid else { throw ImageError(.damaged(.webP)) }
            try film.append(grid, milliseconds: Int(end) - Int(formerEnd), of: .webP)
            formerEnd = end
        }
        return film.picture(repeatCount: Int(info.loopCount))
    }

    /// Whether the header says that there are frames: an extended picture, with its second flag.
    private static func isAnimated(_ contents: [UInt8]) -> Bool {
        contents.count >= 30 && contents[12..<16].elementsEqual("VP8X".utf8) && contents[20] & 0x02 != 0
    }
}
