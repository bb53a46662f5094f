/// Whole pictures of few bytes that unpack to as much as their formats allow. They are well formed.
public enum PictureBombs {
    // MARK: GIF

    /// A film of frames that are all of one colour.
    ///
    /// - Parameters:
    ///   - field: The size that the header says.
    ///   - frame: The size of each frame.
    ///   - count: How many frames there are.
    /// - Returns: The bytes of the picture.
    public static func gif(field: (Int, Int), frame: (Int, Int), count: Int) -> [UInt8] {
        var bytes = Array("GIF89a".utf8) + word(field.0) + word(field.1) + [0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        let codes = run(of: frame.0 * frame.1)
        for _ in 0..<count { bytes += [0x2C, 0, 0, 0, 0] + word(frame.0) + word(frame.1) + [0] + codes }
        return bytes + [0x3B]
    }

    private static func word(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }

    /// The codes of so many equal pixels, in pieces: each code stands for one pixel more than the one before it.
    private static func run(of count: Int) -> [UInt8] {
        let (clear, end) = (4, 5)
        var bits = BitWriter()
        bits.append(clear, width: 3)
        bits.append(0, width: 3)
        var (left, next, width, length) = (count - 1, 6, 3, 2)
        while left > 0 {
            let isNew = next < 4096
            bits.append(isNew ? next : 4095, width: width)
            left -= length
            guard isNew else { continue }
            next += 1
            if next < 4096 { length += 1 }
            if next == 1 << width, width < 12 { width += 1 }
        }
        bits.append(end, width: width)
        var pieces: [UInt8] = [2]
        for start in stride(from: 0, to: bits.bytes.count, by: 255) {
            let piece = bits.bytes[start..<min(start + 255, bits.bytes.count)]
            pieces += [UInt8(piece.count)] + piece
        }
        return pieces + [0]
    }

    // MARK: JPEG

    /// A grey picture that comes in passes, each of which goes through all of it and changes nothing.
    public static func progressiveJPEG(width: Int, height: Int, passes: Int) -> [UInt8] {
        func big(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        bytes += [0xFF, 0xC2, 0, 11, 8] + big(height) + big(width) + [1, 1, 0x11, 0]
        // One code each: the same brightness as before; no more in this block and the next 16383.
        bytes += [0xFF, 0xC4, 0, 20, 0x00, 1] + [UInt8](repeating: 0, count: 15) + [0]
        bytes += [0xFF, 0xC4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 15) + [0xE0]
        let blocks = ((width + 7) / 8) * ((height + 7) / 8)
        bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0x00] + [UInt8](repeating: 0, count: (blocks + 7) / 8)
        var pass: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0x00]
        // 15 bits for 16384 blocks: the code, and 14 bits that say how many more.
        pass += [UInt8](repeating: 0, count: ((blocks + 16_383) / 16_384 * 15 + 7) / 8)
        for _ in 1..<passes { bytes += pass }
        return bytes + [0xFF, 0xD9]
    }

    // MARK: WebP

    /// A picture of one colour without loss: a pixel takes no bit.
    public static func webP(width: Int, height: Int) -> [UInt8] {
        let picture = lossless(width, height)
        return riff(chunk("VP8L", picture))
    }

    /// A film of such pictures, each as large as all of it.
    public static func webPFilm(width: Int, height: Int, count: Int) -> [UInt8] {
        func three(_ number: Int) -> [UInt8] { (0..<3).map { UInt8(number >> (8 * $0) & 0xFF) } }
        var chunks = chunk("VP8X", [0x02, 0, 0, 0] + three(width - 1) + three(height - 1))
        chunks += chunk("ANIM", [0, 0, 0, 0, 0, 0])
        let picture = chunk("VP8L", lossless(width, height))
        let frame = chunk(
            "ANMF", [0, 0, 0, 0, 0, 0] + three(width - 1) + three(height - 1) + three(40) + [0] + picture)
        for _ in 0..<count { chunks += frame }
        return riff(chunks)
    }

    private static func lossless(_ width: Int, _ height: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.append(0x2F, width: 8)
        bits.append(width - 1, width: 14)
        bits.append(height - 1, width: 14)
        // No alpha, version 0; no transform, no cache of colours, one set of codes.
        bits.append(0, width: 4)
        bits.append(0, width: 3)
        // Five alphabets of one symbol: 1, so many less one, in eight bits, the symbol.
        for symbol in [100, 50, 25, 255, 0] {
            bits.append(1, width: 1)
            bits.append(0, width: 1)
            bits.append(1, width: 1)
            bits.append(symbol, width: 8)
        }
        return bits.bytes + [0, 0]
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let length = (0..<4).map { UInt8(content.count >> (8 * $0) & 0xFF) }
        return Array(name.utf8) + length + content + (content.count % 2 == 1 ? [0] : [])
    }

    private static func riff(_ chunks: [UInt8]) -> [UInt8] { chunk("RIFF", Array("WEBP".utf8) + chunks) }

    // MARK: SVG

    /// A drawing with something in it.
    public static func svg(width: Int, height: Int, _ content: String) -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">\(content)</svg>".utf8)
    }

    /// Writes numbers of some bits each, the lowest first.
    private struct BitWriter {
        var bytes: [UInt8] = []
        private var count = 0

        mutating func append(_ number: Int, width: Int) {
            for bit in 0..<width {
                if count % 8 == 0 { bytes.append(0) }
                bytes[bytes.count - 1] |= UInt8(number >> bit & 1) << UInt8(count % 8)
                count += 1
            }
        }
    }
}
