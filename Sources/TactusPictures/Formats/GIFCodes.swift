/// Unpacks the codes of a GIF frame, by Lempel, Ziv and Welch's method, into numbers of colours.
///
/// Whatever the codes say, no more than the frame's pixels are written, and each is read once.
struct GIFCodes {
    private static let codeCount = 4096

    /// What a code stands for: the string of another, and one number more.
    private var prefixes = [UInt16](repeating: 0, count: codeCount)
    private var lasts = [UInt8](repeating: 0, count: codeCount)
    private var firsts = [UInt8](repeating: 0, count: codeCount)
    private var lengths = [UInt16](repeating: 0, count: codeCount)

    /// Unpacks a frame.
    ///
    /// - Parameters:
    ///   - contents: The bytes of the picture.
    ///   - start: Where the width of codes stands; the codes follow, in pieces.
    ///   - count: How many pixels the frame has.
    /// - Returns: The numbers of colours, fewer than `count` when the codes end early; `nil` for codes that have no
    ///   meaning.
    mutating func unpack(_ contents: [UInt8], at start: Int, count: Int) -> [UInt8]? {
        guard start < contents.count, 1...11 ~= contents[start] else { return nil }
        let literalWidth = Int(contents[start])
        let clear = 1 << literalWidth
        let end = clear + 1
        for code in 0..<clear {
            lasts[code] = UInt8(truncatingIfNeeded: code)
            firsts[code] = UInt8(truncatingIfNeeded: code)
            lengths[code] = 1
        }
        var output: [UInt8] = []
        output.reserveCapacity(count)
        var reader = GIFBits(contents: contents, position: start + 1)
        var (width, next, former) = (literalWidth + 1, end + 1, -1)
        while output.count < count, let code = reader.code(width: width) {
            if code == clear {
                (width, next, former) = (literalWidth + 1, end + 1, -1)
                continue
            }
            if code == end { break }
            if former < 0 {
                guard code < clear else { return nil }
                output.append(UInt8(truncatingIfNeeded: code))
            } else {
                guard code <= next, code < next || next < Self.codeCount else { return nil }
                let isNew = code == next
                if next < Self.codeCount {
                    prefixes[next] = UInt16(former)
                    lasts[next] = firsts[isNew ? former : code]
                    firsts[next] = firsts[former]
                    lengths[next] = lengths[former] &+ 1
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                }
                append(code, to: &output, limit: count)
            }
            former = code
        }
        return output
    }

    /// Writes what a code stands for, from its end to its beginning.
    private func append(_ code: Int, to output: inout [UInt8], limit: Int) {
        let length = Int(lengths[code])
        let start = output.count
        output.append(contentsOf: repeatElement(0, count: length))
        var code = code
        for place in stride(from: start + length - 1, through: start, by: -1) {
            output[place] = lasts[code]
            code = Int(prefixes[code])
        }
        if output.count > limit { output.removeLast(output.count - limit) }
    }
}

/// Codes of some bits each, the lowest first, over pieces of up to 255 bytes.
private struct GIFBits {
    let contents: [UInt8]
    var position: Int
    private var left = 0
    private var bits: UInt32 = 0
    private var count = 0

    init(contents: [UInt8], position: Int) {
        self.contents = contents
        self.position = position
    }

    /// The next code; `nil` at the end.
    mutating func code(width: Int) -> Int? {
        while count < width {
            if left == 0 {
                guard position < contents.count, contents[position] > 0 else { return nil }
                left = Int(contents[position])
                position += 1
            }
            guard position < contents.count else { return nil }
            bits |= UInt32(contents[position]) << UInt32(count)
            position += 1
            left -= 1
            count += 8
        }
        let code = Int(bits & ((1 << UInt32(width)) - 1))
        bits >>= UInt32(width)
        count -= width
        return code
    }
}
