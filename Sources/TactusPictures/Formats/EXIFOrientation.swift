/// How a camera was held: the entry 0x0112 of a photo's EXIF block, by its values.
enum EXIFOrientation: Int, Hashable, Sendable, CaseIterable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left

    /// Whether rows become columns.
    var isSideways: Bool { rawValue >= 5 }

    /// Where a stored pixel is shown; `width` and `height` are those of the stored picture.
    func position(ofX x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        let (right, bottom) = (width - 1 - x, height - 1 - y)
        return switch self {
        case .up: (x, y)
        case .upMirrored: (right, y)
        case .down: (right, bottom)
        case .downMirrored: (x, bottom)
        case .leftMirrored: (y, x)
        case .right: (bottom, x)
        case .rightMirrored: (bottom, right)
        case .left: (y, right)
        }
    }
}

extension EXIFOrientation {
    /// Reads the orientation of a JPEG picture; one without an entry, or with one that makes no sense, is upright.
    init(ofJPEG contents: [UInt8]) {
        let exif = JPEGSegments(contents).first { $0.marker == 0xE1 && $0.content.starts(with: EXIFOrientation.mark) }
        let block = exif.map { Array($0.content.dropFirst(EXIFOrientation.mark.count)) }
        self = block.flatMap(EXIFOrientation.orientation).flatMap { EXIFOrientation(rawValue: $0) } ?? .up
    }

    /// `Exif` and two zeros.
    private static let mark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

    /// The entry in the first directory of a TIFF block: byte order, 42, the directory's place.
    private static func orientation(_ block: [UInt8]) -> Int? {
        let isLittle = block.starts(with: [0x49, 0x49])
        guard isLittle || block.starts(with: [0x4D, 0x4D]) else { return nil }
        func number(at place: Int, bytes: Int) -> Int? {
            guard place >= 0, place + bytes <= block.count else { return nil }
            let slice = block[place..<(place + bytes)]
            return (isLittle ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
            let count = number(at: directory, bytes: 2)
        else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(at: entry, bytes: 2) else { return nil }
            if tag == 0x0112, number(at: entry + 2, bytes: 2) == 3 { return number(at: entry + 8, bytes: 2) }
        }
        return nil
    }
}
