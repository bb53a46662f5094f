import TactusGeometry

/// Decodes GIF pictures: in Swift, since a format of forty pages needs no library that could be missing.
struct GIFDecoding {
    let request: DecodingRequest

    func decode(_ contents: [UInt8]) throws(ImageError) -> DecodedPicture {
        guard let blocks = GIFBlocks(contents, mostFrames: PictureLimits.mostFrames), !blocks.frames.isEmpty else {
            throw ImageError(.damaged(.gif))
        }
        let field = try request.check(width: blocks.width, height: blocks.height, of: .gif)
        var film = FrameCollector(field: field, frameCount: blocks.frames.count, request: request)
        var canvas = PixelGrid(transparent: field)
        var codes = GIFCodes()
        var unpacked = 0
        for frame in blocks.frames where !film.isFull {
            // Frames may be larger than the field, and are unpacked all the same.
            unpacked += frame.width * frame.height
            if unpacked > PictureLimits.mostAnimationPixels, !film.isEmpty { break }
            let before = frame.disposal == .restore ? canvas : nil
            // What is cut off in the middle shows as far as it goes, unless nothing has been shown before it.
            guard draw(frame, of: contents, on: &canvas, &codes) || (!film.isEmpty && !blocks.isWhole) else {
                throw ImageError(.damaged(.gif))
            }
            try film.append(canvas, milliseconds: frame.milliseconds, of: .gif)
            switch frame.disposal {
            case .keep: break
            case .clear: canvas.clear(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            case .restore: if let before { canvas = before }
            }
        }
        return film.picture(repeatCount: blocks.repeatCount)
    }

    /// Draws a frame; `false` when its codes do not fill it.
    private func draw(
        _ frame: GIFBlocks.Frame, of contents: [UInt8], on canvas: inout PixelGrid, _ codes: inout GIFCodes
    ) -> Bool {
        let count = frame.width * frame.height
        guard count > 0, count <= request.pixelLimit,
            let indices = codes.unpack(contents, at: frame.codes, count: count)
        else { return false }
        let palette = GIFDecoding.palette(contents[frame.colors])
        let rows = frame.isInterlaced ? GIFDecoding.interlacedRows(frame.height) : Array(0..<frame.height)
        for (row, y) in rows.enumerated() where frame.y + y < canvas.size.height {
            for x in 0..<min(frame.width, max(canvas.size.width - frame.x, 0)) {
                let place = row * frame.width + x
                guard place < indices.count else { return false }
                let index = indices[place]
                guard index != frame.transparent, Int(index) < palette.count else { continue }
                canvas.pixels[(frame.y + y) * canvas.size.width + frame.x + x] = palette[Int(index)]
            }
        }
        return indices.count == count
    }

    /// The colours of a table, three bytes each.
    private static func palette(_ table: ArraySlice<UInt8>) -> [UInt32] {
        var colors: [UInt32] = []
        var place = table.startIndex
        while place + 2 < table.endIndex {
            let (red, green, blue) = (UInt32(table[place]), UInt32(table[place + 1]), UInt32(table[place + 2]))
            colors.append(0xFF00_0000 | red << 16 | green << 8 | blue)
            place += 3
        }
        return colors
    }

    /// The rows in the order in which they are stored: every eighth, then those between, and so on.
    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

extension PixelGrid {
    /// Makes a part transparent; what of it lies outside is left out.
    fileprivate mutating func clear(x: Int, y: Int, width: Int, height: Int) {
        let columns = min(x, size.width)..<min(x + width, size.width)
        for row in min(y, size.height)..<min(y + height, size.height) {
            for column in columns { pixels[row * size.width + column] = 0 }
        }
    }
}
