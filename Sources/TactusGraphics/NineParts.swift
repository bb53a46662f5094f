import TactusGeometry

/// Which part of an image goes where when it is stretched and its edges are not.
struct NineParts: Hashable, Sendable {
    struct Part: Hashable, Sendable {
        /// Pixels of the image.
        let source: PixelRect
        /// Where they are drawn.
        let target: Rect
    }

    /// One part when nothing keeps its size, else up to nine, row by row.
    let all: [Part]

    /// - Parameters:
    ///   - image: The image.
    ///   - rect: Where it is drawn.
    init(of image: Image, in rect: Rect) {
        let caps = image.capInsets
        guard caps != .zero else {
            all = [Part(source: PixelRect(image.pixelSize), target: rect)]
            return
        }
        let columns = NineParts.split(
            image.pixelSize.width, scale: image.scale, caps: (caps.left, caps.right), from: rect.minX, to: rect.maxX)
        let rows = NineParts.split(
            image.pixelSize.height, scale: image.scale, caps: (caps.top, caps.bottom), from: rect.minY, to: rect.maxY)
        all = rows.flatMap { row in
            columns.map { column in
                Part(
                    source: PixelRect(
                        x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
                        height: row.source.count),
                    target: Rect(
                        x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start))
            }
        }
    }

    private struct Span {
        let source: Range<Int>
        let start: Double
        let end: Double
    }

    /// Splits one direction in up to three spans. What has no room is left out: first the middle, then the ends shrink.
    private static func split(
        _ length: Int, scale: Double, caps: (Double, Double), from start: Double, to end: Double
    ) -> [Span] {
        let first = pixels(caps.0, scale, limit: length / 2)
        let last = pixels(caps.1, scale, limit: length / 2)
        let wanted = Double(first + last) / scale
        let share = wanted > end - start ? (end - start) / wanted : 1
        let innerStart = start + Double(first) / scale * share
        let innerEnd = max(end - Double(last) / scale * share, innerStart)
        return [
            Span(source: 0..<first, start: start, end: innerStart),
            Span(source: first..<(length - last), start: innerStart, end: innerEnd),
            Span(source: (length - last)..<length, start: innerEnd, end: end),
        ].filter { !$0.source.isEmpty && $0.end > $0.start }
    }

    private static func pixels(_ cap: Double, _ scale: Double, limit: Int) -> Int {
        let pixels = (cap * scale).rounded()
        return pixels > 0 ? Int(min(pixels, Double(limit))) : 0
    }
}
