import Tactus

// Texts count in bytes of UTF-8 here, and in units of UTF-16 in UIKit.
extension TextBuffer {
    /// How many units there are before an offset in bytes.
    nonisolated func units(at offset: Int) -> Int { string(in: 0..<min(max(offset, 0), count)).utf16.count }

    /// The offset in bytes of a number of units, within the text; before a character that it would cut.
    nonisolated func offset(atUnits units: Int) -> Int {
        let text = string
        let all = text.utf16
        let place = all.index(all.startIndex, offsetBy: min(max(units, 0), all.count))
        let index = place.samePosition(in: text.utf8) ?? text.utf8.index(before: place)
        return text.utf8.distance(from: text.utf8.startIndex, to: index)
    }

    /// A range in bytes as one in units.
    nonisolated func units(in range: Range<Int>) -> NSRange {
        let start = units(at: range.lowerBound)
        return NSRange(location: start, length: units(at: range.upperBound) - start)
    }

    /// A range in units as one in bytes.
    nonisolated func bytes(in range: NSRange) -> Range<Int> {
        let start = offset(atUnits: range.location)
        return start..<max(offset(atUnits: range.location + range.length), start)
    }
}
