import TactusEditing
import TactusGraphics

/// The attributes that the numbers of a text's styles stand for. What was said once stays, so that it can be undone.
struct TextStyles {
    private var all = [TextAttributes()]
    private var numbers: [TextAttributes: Int] = [TextAttributes(): 0]

    /// The attributes of a number.
    subscript(number: Int) -> TextAttributes { all.indices.contains(number) ? all[number] : TextAttributes() }

    /// The number of attributes; 0 for those that say nothing.
    mutating func number(of attributes: TextAttributes) -> Int {
        if let number = numbers[attributes] { return number }
        all.append(attributes)
        numbers[attributes] = all.count - 1
        return all.count - 1
    }

    /// The text alone, and the numbers of its styles.
    mutating func take(_ text: StyledText) -> (TextBuffer, StyleRuns) {
        var runs = StyleRuns()
        guard text.hasAttributes else { return (TextBuffer(text.string), runs) }
        var count = 0
        for run in text.attributeRuns {
            let length = text.string.utf8.distance(from: run.range.lowerBound, to: run.range.upperBound)
            runs.append(number(of: run.attributes), count: length, to: count)
            count += length
        }
        return (TextBuffer(text.string), runs)
    }

    /// A part of a text with its attributes. Costs the length of the part.
    func styledText(_ text: TextBuffer, _ runs: StyleRuns, in range: Range<Int>) -> StyledText {
        guard !runs.isEmpty else { return StyledText(text.string(in: range)) }
        var styled = StyledText()
        runs.forEachRun(in: range) { styled.append(StyledText(text.string(in: $0), self[$1])) }
        return styled
    }
}

/// What says how the parts of a text look.
protocol TextStyleSource: AnyObject {
    /// Returns what is laid out of a part of the text.
    ///
    /// - Parameters:
    ///   - part: The part; empty for an empty line.
    ///   - text: The text that it is a part of.
    /// - Returns: Its characters, of the same bytes; for an empty line one that shows nothing and has its attributes.
    func styledText(of part: FragmentScanner.Part, in text: TextBuffer) -> StyledText
}

extension TextAttributes {
    /// The same, with the look of links where there is one, whatever the text says of it, as in UIKit.
    func withLook(of links: TextAttributes) -> TextAttributes {
        guard link != nil else { return self }
        var shown = self
        shown.color = links.color ?? color
        shown.underline = links.underline ?? underline
        shown.font = links.font ?? font
        shown.backgroundColor = links.backgroundColor ?? backgroundColor
        return shown
    }
}
