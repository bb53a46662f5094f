/// The segments of a JPEG picture before its pixels: marker, length, content.
struct JPEGSegments: Sequence, IteratorProtocol {
    struct Segment {
        var marker: UInt8
        var content: ArraySlice<UInt8>
    }

    private let contents: [UInt8]
    /// Behind the mark that every JPEG picture begins with.
    private var position = 2

    init(_ contents: [UInt8]) { self.contents = contents }

    /// The next segment; `nil` where the pixels begin, or what follows is no segment.
    mutating func next() -> Segment? {
        while position + 4 <= contents.count, contents[position] == 0xFF {
            let marker = contents[position + 1]
            // Any number of bytes may fill the room before a marker.
            if marker == 0xFF {
                position += 1
                continue
            }
            let length = Int(contents[position + 2]) << 8 | Int(contents[position + 3])
            let end = position + 2 + length
            guard marker != 0xDA, marker != 0xD9, length >= 2, end <= contents.count else { return nil }
            defer { position = end }
            return Segment(marker: marker, content: contents[(position + 4)..<end])
        }
        return nil
    }

    /// How many passes a picture comes in, each of which goes through all of it: one, but for progressive ones.
    var passCount: Int {
        var rest = self
        var isProgressive = false
        while let segment = rest.next() { isProgressive = isProgressive || segment.marker == 0xC2 }
        guard isProgressive else { return 1 }
        return contents.withUnsafeBufferPointer { bytes in
            var count = 0
            for index in rest.position..<Swift.max(bytes.count - 1, rest.position)
            where bytes[index] == 0xFF && bytes[index + 1] == 0xDA {
                count += 1
            }
            return count
        }
    }

    /// Whether the mark of the end follows the pixels: among those it cannot stand for anything else.
    var isWhole: Bool {
        var rest = self
        while rest.next() != nil {}
        return contents.withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast().last { $0 >= rest.position && bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 } != nil
        }
    }
}
