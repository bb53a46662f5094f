import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusUI

/// The lines of a text that is edited, of which only those are laid out that somebody asks for.
///
/// Its space begins at the upper left corner of the text; how high it is as a whole is estimated where nothing was laid
/// out. A field and an editor have one each.
final class TextContentLayout {
    /// What the lines depend on, beside the text.
    struct Style: Hashable {
        var font = Font.systemFont(ofSize: 17)
        /// What all of the text looks like where nothing else is said.
        var attributes = TextAttributes()
        var alignment = TextAlignment.natural
        /// How wide lines may be, in points; `nil` for a single line as long as it is.
        var width: Double?
        /// What links look like, whatever the text says of them.
        var linkAttributes = TextAttributes(color: .link, underline: .single)
        /// What is found in the text, and shown as links.
        var dataDetectorTypes: DataDetectorTypes = []
        /// Whether a dot is shown in the place of each character.
        var isHidden = false
    }

    /// What became of the text's place when it changed.
    struct Update {
        /// The top of what is another.
        var top: Double
        /// The bottom of what is another; `nil` when all that is below has moved.
        var bottom: Double?
        /// What of that height is another from left to right; `nil` for all of it.
        var sides: ClosedRange<Double>?
    }

    private unowned let view: View
    private(set) var text = TextBuffer() {
        didSet { hasEmptyLastLine = text.lineRange(text.lineCount - 1).lowerBound == text.count }
    }
    /// Whether the last line is empty.
    private(set) var hasEmptyLastLine = true
    private(set) var style = Style()
    /// What an input method composes: it is underlined.
    private(set) var markedRange: Range<Int>?
    /// Says what the parts of the text look like; `nil` for a text that is the same throughout.
    weak var styleSource: (any TextStyleSource)?
    /// What of the surroundings it was set by.
    var setTraits: SetTraits?
    private var lazyHeights = LazyHeights { FragmentHeights(count: 0, heightPerByte: 1) }
    /// How high what part is.
    var heights: FragmentHeights { lazyHeights.heights }
    /// Those that were asked for lately, in order.
    private var fragments: [TextFragment] = []
    /// The line behind the last line break, or of a text without characters.
    private var lastLine: TextFragment?
    private static let mostFragments = 256

    /// Creates the layout of an empty text.
    ///
    /// - Parameter view: The view whose text size, direction and language hold.
    init(for view: View) { self.view = view }

    var scanner: FragmentScanner { FragmentScanner(text: text, cutsLongLines: style.width != nil) }

    // MARK: What is laid out

    /// Lays out another text, or the same another way.
    func reset(to text: TextBuffer, style: Style, markedRange: Range<Int>? = nil) {
        self.text = text
        self.style = style
        self.markedRange = markedRange
        fragments = []
        lastLine = nil
        // Not before somebody asks: the first text of a process waits for its fonts.
        lazyHeights = LazyHeights { [unowned self] in
            FragmentHeights(count: self.text.count, heightPerByte: estimatedHeightPerByte)
        }
    }

    /// Takes over what changed in the text.
    ///
    /// - Parameters:
    ///   - text: The text as it is.
    ///   - change: What changed.
    ///   - markedRange: What is being composed.
    /// - Returns: What part of the space shows something else.
    func update(to text: TextBuffer, _ change: TextChange, markedRange: Range<Int>?) -> Update {
        let old = affected(change.range, in: self.text, becoming: change.count)
        let delta = change.count - change.range.count
        let top = self.top(ofByte: old.lowerBound)
        let oldBottom = bottom(ofByte: old.upperBound)
        let oldMark = self.markedRange
        let oldLine = cachedFragment(old).flatMap(\.plainWidth)
        self.text = text
        self.markedRange = markedRange
        drop(old)
        // It looks as the line before it.
        if styleSource != nil { lastLine = nil }
        if let oldMark { drop(oldMark) }
        for fragment in fragments where fragment.start >= old.upperBound { fragment.start += delta }
        lazyHeights.heights.replace(old, count: old.count + delta)
        let new = old.lowerBound..<old.upperBound + delta
        guard new.count <= 2 * FragmentScanner.longestLine else { return Update(top: top) }
        measure(new)
        if let oldMark, oldMark.clamped(to: old) != oldMark { return Update(top: 0) }
        let bottom = bottom(ofByte: new.upperBound)
        guard abs(bottom - oldBottom) < 0.01 else { return Update(top: top) }
        var update = Update(top: top, bottom: bottom)
        if let oldLine, let line = cachedFragment(new), let width = line.plainWidth, markedRange == nil, oldMark == nil
        {
            // Letters before the change may join it, as in a ligature.
            let kept = max(line.start, change.range.lowerBound - 4)
            let left = line.layout.caret(at: line.position(of: CaretPosition(kept))).rect.minX
            update.sides = left - 4...max(oldLine, width, left) + 4
        }
        return update
    }

    /// The fragment that is a part of the text, if it is laid out.
    private func cachedFragment(_ whole: Range<Int>) -> TextFragment? {
        let index = index(ofFragmentAt: whole.lowerBound)
        return index < fragments.count && fragments[index].whole == whole ? fragments[index] : nil
    }

    private func drop(_ range: Range<Int>) {
        fragments.removeAll { $0.start < range.upperBound && $0.whole.upperBound > range.lowerBound }
    }

    /// What is to be laid out anew when a part of a text is replaced: whole lines, or of long ones what is behind.
    private func affected(_ range: Range<Int>, in text: TextBuffer, becoming count: Int) -> Range<Int> {
        let scanner = scanner
        let firstLine = text.line(at: range.lowerBound)
        let lastLine = text.line(at: range.upperBound)
        let first = text.lineRange(firstLine)
        let last = text.lineRange(lastLine)
        let end = lastLine + 1 < text.lineCount ? text.lineRange(lastLine + 1).lowerBound : text.count
        let newCount = range.lowerBound - first.lowerBound + count + last.upperBound - range.upperBound
        let longest = FragmentScanner.longestLine
        guard style.width != nil, first.count > longest, newCount > longest else { return first.lowerBound..<end }
        let part = scanner.part(at: range.lowerBound)
        let before = part.whole.lowerBound > first.lowerBound ? scanner.part(at: part.whole.lowerBound - 1) : part
        return before.whole.lowerBound..<end
    }

    private func measure(_ range: Range<Int>) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let fragment = fragment(at: offset)
            guard fragment.wholeCount > 0 else { return }
            offset = fragment.whole.upperBound
        }
    }

    // MARK: Fragments

    /// The fragment that an offset is in, laid out.
    ///
    /// - Parameter offset: In bytes, from zero to the text's count.
    /// - Returns: The fragment; the last one for the end of the text.
    func fragment(at offset: Int) -> TextFragment {
        if offset >= text.count, hasEmptyLastLine { return emptyLastLine }
        let inside = min(offset, text.count - 1)
        let index = index(ofFragmentAt: inside)
        if index < fragments.count, fragments[index].whole.contains(inside) { return fragments[index] }
        let fragment = layOut(scanner.part(at: offset))
        trim(around: offset)
        fragments.insert(fragment, at: self.index(ofFragmentAt: inside))
        lazyHeights.heights.set(fragment.whole, height: fragment.height)
        return fragment
    }

    /// The first of the fragments that ends behind an offset.
    private func index(ofFragmentAt offset: Int) -> Int {
        var low = 0
        var high = fragments.count
        while low < high {
            let middle = (low + high) / 2
            if fragments[middle].whole.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private var emptyLastLine: TextFragment {
        let line = lastLine ?? layOut(scanner.part(at: text.count))
        line.start = text.count
        lastLine = line
        return line
    }

    /// The fragment before another; `nil` for the first.
    func fragment(before fragment: TextFragment) -> TextFragment? {
        fragment.start > 0 ? self.fragment(at: fragment.start - 1) : nil
    }

    /// The fragment after another; `nil` for the last.
    func fragment(after fragment: TextFragment) -> TextFragment? {
        let end = fragment.whole.upperBound
        if end < text.count { return self.fragment(at: end) }
        return fragment.wholeCount > 0 && hasEmptyLastLine ? self.fragment(at: end) : nil
    }

    /// The fragment at a height, the nearest one outside of the text.
    func fragment(atHeight y: Double) -> TextFragment {
        guard y < heights.height, let place = heights.entry(atHeight: max(y, 0)) else {
            return fragment(at: text.count)
        }
        var offset = place.range.lowerBound
        if !place.isMeasured, place.height > 0 {
            let share = (max(y, 0) - place.top) / place.height
            offset += min(Int(share * Double(place.range.count)), place.range.count - 1)
            while !text.isScalarBoundary(offset) { offset -= 1 }
        }
        var fragment = fragment(at: offset)
        // What was laid out now is of another height than was thought.
        for _ in 0..<64 {
            let top = top(of: fragment)
            if y < top, let before = self.fragment(before: fragment) {
                fragment = before
            } else if y >= top + fragment.height, let after = self.fragment(after: fragment) {
                fragment = after
            } else {
                break
            }
        }
        return fragment
    }

    /// Calls `body` with the fragments from one height to another, and the tops of their lines.
    func forEachFragment(from minY: Double, to maxY: Double, _ body: (TextFragment, Double) -> Void) {
        var next: TextFragment? = fragment(atHeight: minY)
        guard let first = next else { return }
        var top = top(of: first)
        while let fragment = next, top < maxY {
            body(fragment, top + fragment.spaceBefore)
            top += fragment.height
            next = self.fragment(after: fragment)
        }
    }

    private func trim(around offset: Int) {
        guard fragments.count >= Self.mostFragments else { return }
        let middle = fragments.firstIndex { $0.start >= offset } ?? fragments.count
        let first = max(middle - Self.mostFragments / 2, 0)
        let last = min(middle + Self.mostFragments / 2, fragments.count)
        fragments = Array(fragments[first..<last].prefix(Self.mostFragments - 1))
    }

    /// Lays out what is behind the last line break anew, when it is asked for: what is typed next looks different.
    func forgetEmptyLastLine() { lastLine = nil }

    private func layOut(_ part: FragmentScanner.Part) -> TextFragment {
        guard style.isHidden else { return TextFragment(part, set(styled(part))) }
        let string = text.string(in: part.content)
        var boundaries = [0]
        for character in string { boundaries.append(boundaries[boundaries.count - 1] + character.utf8.count) }
        let dots = String(repeating: TextFragment.dot, count: boundaries.count - 1)
        return TextFragment(part, set(StyledText(dots)), hiddenBoundaries: boundaries)
    }

    private func styled(_ part: FragmentScanner.Part) -> StyledText {
        var styled = styleSource?.styledText(of: part, in: text) ?? StyledText(text.string(in: part.content))
        if !style.dataDetectorTypes.isEmpty { markDetected(in: &styled) }
        guard let marked = markedRange?.clamped(to: part.content), !marked.isEmpty else { return styled }
        let string = styled.string
        let utf8 = string.utf8
        let lower = utf8.index(string.startIndex, offsetBy: marked.lowerBound - part.content.lowerBound)
        styled.update(lower..<utf8.index(lower, offsetBy: marked.count)) { $0.underline = .single }
        return styled
    }

    /// Makes links of what is found, where the program has made none.
    private func markDetected(in text: inout StyledText) {
        for match in style.dataDetectorTypes.matches(in: text.string) {
            text.update(match.range) {
                if $0.link == nil { $0.link = match.target }
                $0 = $0.withLook(of: style.linkAttributes)
            }
        }
    }

    private func set(_ text: StyledText) -> TextLayout {
        var text = text
        if style.attributes != TextAttributes() { text.update { $0 = $0.filled(with: style.attributes) } }
        return view.textLayout(
            for: text,
            TextOptions(
                font: style.font, alignment: style.width == nil ? .natural : style.alignment,
                lineBreakMode: .wordWrapping, maximumWidth: style.width))
    }

    // MARK: Heights

    /// How high all lines are, in points.
    var height: Double {
        heights.height + (hasEmptyLastLine ? emptyLastLine.height : 0)
    }

    /// The top of a fragment, in points.
    func top(of fragment: TextFragment) -> Double {
        fragment.wholeCount == 0 ? heights.height : heights.entry(atByte: fragment.start)?.top ?? 0
    }

    /// The top of a fragment's lines, below the room above them, in points.
    func linesTop(of fragment: TextFragment) -> Double { top(of: fragment) + fragment.spaceBefore }

    private func top(ofByte offset: Int) -> Double {
        guard offset < heights.count, let place = heights.entry(atByte: offset) else { return heights.height }
        return place.top + place.height * Double(offset - place.range.lowerBound) / Double(max(place.range.count, 1))
    }

    /// The top of what begins at an offset; at the end of the text, the bottom of everything.
    private func bottom(ofByte offset: Int) -> Double {
        offset >= text.count ? height : top(ofByte: offset)
    }

    /// By the lines that the text has, as if its letters were of usual width.
    private var estimatedHeightPerByte: Double {
        let sample = set(StyledText("nxo"))
        let lineHeight = sample.size.height
        guard text.count > 0 else { return lineHeight }
        let letterWidth = max(sample.size.width / 3, 1)
        let bytesInLine = Double(text.count) / Double(text.lineCount)
        let rows = style.width.map { max((bytesInLine * letterWidth / max($0, letterWidth)).rounded(.up), 1) } ?? 1
        return max(lineHeight * rows / max(bytesInLine, 1), 0.0001)
    }
}

/// Heights that are found when they are first asked for.
private final class LazyHeights {
    private let make: () -> FragmentHeights
    lazy var heights = make()

    init(_ make: @escaping () -> FragmentHeights) { self.make = make }
}
