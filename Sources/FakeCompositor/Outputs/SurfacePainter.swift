import TactusGeometry

/// Paints surfaces over what an output shows.
struct SurfacePainter {
    let pixels: PixelMemory
    let space: OutputSpace

    /// Whether a surface covers all of a rectangle of the output with pixels that have no alpha.
    func hides(_ rect: PixelRect, _ placement: Placement) -> Bool {
        let content = placement.surface.content
        guard content.alpha == UInt32.max, let source = content.pixels, source.isOpaque,
            source.size == content.geometry?.bufferSize
        else { return false }
        return space.pixels(of: placement.frame).contains(rect)
    }

    /// Paints what a rectangle of the output shows of a surface that lies there.
    func paint(_ placement: Placement, in rect: PixelRect) {
        let content = placement.surface.content
        // Between a commit and the next repaint the pixels are those of the former buffer.
        guard let geometry = content.geometry, let source = content.pixels, source.size == geometry.bufferSize else {
            return
        }
        let frame = space.pixels(of: placement.frame)
        let target = PixelRegion(rect.intersection(frame))
        guard !target.isEmpty else { return }
        if content.alpha < UInt32.max {
            let fade = Fade(alpha: content.alpha, isOpaque: source.isOpaque)
            for rect in target.rects {
                paintSamples(of: source, geometry, frame: frame, in: rect, isOpaque: false, fade: fade)
            }
            return
        }
        let opaque = source.isOpaque ? target : target.intersection(opaquePixels(of: placement))
        let paintsRows = geometry.transform == .normal && geometry.source == nil && geometry.bufferSize == frame.size
        for (region, isOpaque) in [(opaque, true), (target.subtracting(opaque), false)] {
            for rect in region.rects {
                if paintsRows {
                    paintRows(of: source, at: frame.origin, in: rect, isOpaque: isOpaque)
                } else {
                    paintSamples(of: source, geometry, frame: frame, in: rect, isOpaque: isOpaque)
                }
            }
        }
    }

    /// The pixels for which the client promises to be opaque.
    private func opaquePixels(of placement: Placement) -> PixelRegion {
        let (origin, region) = (placement.origin, placement.surface.opaqueRegion.pixels)
        return PixelRegion(
            region.rects.map { space.pixels(coveredBy: $0.offsetBy(dx: origin.x, dy: origin.y)) })
    }

    /// Each pixel of the buffer is a pixel of the output.
    private func paintRows(of source: SurfacePixels, at origin: PixelPoint, in target: PixelRect, isOpaque: Bool) {
        for y in target.minY..<target.maxY {
            let from = source.row(y - origin.y) + (target.minX - origin.x)
            pixels.blend(from, count: target.width, isOpaque: isOpaque, x: target.minX, y: y)
        }
    }

    /// Each pixel of the output shows the pixel of the buffer that lies under its middle.
    private func paintSamples(
        of source: SurfacePixels, _ geometry: BufferGeometry, frame: PixelRect, in target: PixelRect, isOpaque: Bool,
        fade: Fade? = nil
    ) {
        // A pixel's column and line each follow from one of its coordinates: the point is worked out for a row and a
        // column of pixels, and not for each.
        let unitX = Double(geometry.surfaceSize.width) / Double(max(1, frame.width))
        let unitY = Double(geometry.surfaceSize.height) / Double(max(1, frame.height))
        let swapsAxes = geometry.transform.swapsAxes
        let along = (target.minX..<target.maxX).map { x in
            let point = geometry.bufferPoint(x: (Double(x - frame.minX) + 0.5) * unitX, y: 0)
            return swapsAxes ? source.line(point.y) : source.column(point.x)
        }
        var row = [UInt32](repeating: 0, count: target.width)
        for y in target.minY..<target.maxY {
            let point = geometry.bufferPoint(x: 0, y: (Double(y - frame.minY) + 0.5) * unitY)
            if swapsAxes {
                let column = source.column(point.x)
                for (x, line) in along.enumerated() { row[x] = source.row(line)[column] }
            } else {
                let pixels = source.row(source.line(point.y))
                for (x, column) in along.enumerated() { row[x] = pixels[column] }
            }
            if let fade { for x in row.indices { row[x] = fade.applied(to: row[x]) } }
            row.withUnsafeBufferPointer { row in
                guard let start = row.baseAddress else { return }
                pixels.blend(start, count: row.count, isOpaque: isOpaque, x: target.minX, y: y)
            }
        }
    }
}

extension SurfacePixels {
    /// The column that a place from left to right lies in; the nearest one beside them.
    fileprivate func column(_ x: Double) -> Int { min(max(0, Int(x)), size.width - 1) }

    /// The line that a place from top to bottom lies in; the nearest one beside them.
    fileprivate func line(_ y: Double) -> Int { min(max(0, Int(y)), size.height - 1) }
}

/// What is left of the pixels of a surface that is translucent as a whole.
private struct Fade {
    /// Of 255.
    private let factor: UInt32
    /// Whether the alpha of its pixels has no meaning.
    private let isOpaque: Bool

    init(alpha: UInt32, isOpaque: Bool) {
        factor = UInt32((UInt64(alpha) * 255 + UInt64(UInt32.max) / 2) / UInt64(UInt32.max))
        self.isOpaque = isOpaque
    }

    /// Each channel of the pixel, colours multiplied by alpha, times the factor.
    func applied(to pixel: UInt32) -> UInt32 {
        let pixel = isOpaque ? pixel | 0xFF00_0000 : pixel
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            result |= (((pixel >> shift & 0xFF) &* factor &+ 127) / 255) << shift
        }
        return result
    }
}
