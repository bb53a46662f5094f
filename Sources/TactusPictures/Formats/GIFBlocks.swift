/// The blocks of a GIF picture, found without decoding any: GIF89a, in the order of its grammar.
struct GIFBlocks {
    /// One picture of the film.
    struct Frame {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var isInterlaced: Bool
        /// Colours, three bytes each: its own or else those of all.
        var colors: Range<Int>
        /// Where the width of codes stands; the codes follow, in pieces.
        var codes: Int
        var milliseconds: Int
        /// The colour that leaves what was there; `nil` when all are drawn.
        var transparent: UInt8?
        var disposal: Disposal
    }

    /// What becomes of a frame's place before the next one is drawn.
    enum Disposal: Int {
        case keep = 1
        case clear
        case restore
    }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var frames: [Frame] = []
    /// How often the film runs; 0 for ever.
    private(set) var repeatCount = 1
    /// Whether the last block was the one that ends the file.
    private(set) var isWhole = false

    private let contents: [UInt8]
    private var position = 0

    /// What a graphic control extension says of the next frame.
    private struct Control {
        var milliseconds = 0
        var transparent: UInt8?
        var disposal = Disposal.keep
    }

    /// Finds the blocks; `nil` for what has no header. What follows a damaged block is not there.
    ///
    /// - Parameters:
    ///   - contents: The bytes.
    ///   - mostFrames: How many frames are looked for.
    init?(_ contents: [UInt8], mostFrames: Int) {
        self.contents = contents
        guard contents.count >= 13 else { return nil }
        (width, height) = (number(at: 6), number(at: 8))
        position = 13
        let shared = colors(flags: contents[10])
        var control = Control()
        while frames.count < mostFrames, position < contents.count {
            let kind = contents[position]
            position += 1
            switch kind {
            case 0x2C:
                guard let frame = readFrame(control, shared: shared) else { return }
                frames.append(frame)
                control = Control()
            case 0x21: readExtension(&control)
            case 0x3B:
                isWhole = true
                return
            default: return
            }
        }
        if frames.count == mostFrames { isWhole = true }
    }

    private func number(at place: Int) -> Int {
        place + 1 < contents.count ? Int(contents[place]) | Int(contents[place + 1]) << 8 : 0
    }

    /// A table of colours, if the flags say that one is here.
    private mutating func colors(flags: UInt8) -> Range<Int> {
        guard flags & 0x80 != 0 else { return position..<position }
        let end = min(position + 3 * (2 << Int(flags & 0x07)), contents.count)
        let range = position..<max(position, end)
        position = range.upperBound
        return range
    }

    private mutating func readFrame(_ control: Control, shared: Range<Int>) -> Frame? {
        guard position + 9 < contents.count else { return nil }
        let start = position
        let flags = contents[start + 8]
        position += 9
        let own = colors(flags: flags)
        let codes = position
        position += 1
        skipPieces()
        return Frame(
            x: number(at: start), y: number(at: start + 2), width: number(at: start + 4),
            height: number(at: start + 6), isInterlaced: flags & 0x40 != 0, colors: own.isEmpty ? shared : own,
            codes: codes, milliseconds: control.milliseconds, transparent: control.transparent,
            disposal: control.disposal)
    }

    private mutating func readExtension(_ control: inout Control) {
        guard position + 1 < contents.count else { return }
        let label = contents[position]
        position += 1
        let size = Int(contents[position])
        let start = position + 1
        if label == 0xF9, size >= 4, start + 4 <= contents.count {
            let flags = contents[start]
            control.milliseconds = 10 * number(at: start + 1)
            control.transparent = flags & 1 != 0 ? contents[start + 3] : nil
            control.disposal = Disposal(rawValue: Int(flags >> 2 & 7)) ?? .keep
        } else if label == 0xFF, size == 11, start + 16 <= contents.count,
            contents[start..<(start + 11)].elementsEqual("NETSCAPE2.0".utf8), contents[start + 12] == 1
        {
            let repetitions = number(at: start + 13)
            // Once, and so many times again.
            repeatCount = repetitions == 0 ? 0 : repetitions + 1
        }
        skipPieces()
    }

    /// Passes over pieces, each after its length, up to the empty one.
    private mutating func skipPieces() {
        while position < contents.count {
            let length = Int(contents[position])
            position += 1 + length
            if length == 0 { return }
        }
    }
}
