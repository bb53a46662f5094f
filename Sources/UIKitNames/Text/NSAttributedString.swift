public import Tactus

/// The line below letters, or through them.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// How many lines, how thick, in which pattern.
    public let rawValue: Int
    /// Creates the style of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// In dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// In dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)

    var decoration: TextDecoration.Style? {
        switch self {
        case []: nil
        case _ where contains(.patternDash): .dashed
        case _ where contains(.patternDot): .dotted
        case _ where contains(.double): .double
        case _ where contains(.thick): .thick
        default: .single
        }
    }
}

/// A picture that stands in a text like a letter.
nonisolated public final class NSTextAttachment {
    /// The picture; nothing stands there without one.
    public var image: UIImage?
    /// Where it is, in points from the line that letters stand on, upwards; its own size where it is empty.
    public var bounds = CGRect.zero
    /// What assistive tools say in its place.
    public var accessibilityLabel: String?

    /// Creates an attachment without a picture.
    public init() {}

    /// Creates an attachment.
    ///
    /// - Parameter image: The picture.
    public init(image: UIImage) { self.image = image }

    var attachment: TextAttachment? {
        image.map { TextAttachment(image: $0, bounds: bounds, accessibilityLabel: accessibilityLabel ?? "") }
    }
}

/// A text whose parts have fonts, colours and other attributes. ``NSMutableAttributedString`` is the kind that changes.
///
/// Places are counted in units of UTF-16. ``styledText`` is the same text as the toolkit's own value.
nonisolated public class NSAttributedString {
    /// The name of an attribute. A program may have names of its own; they are kept, and draw nothing.
    nonisolated public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A `UIFont`.
        public static let font = Key("NSFont")
        /// The `UIColor` of the letters.
        public static let foregroundColor = Key("NSColor")
        /// The `UIColor` behind the letters.
        public static let backgroundColor = Key("NSBackgroundColor")
        /// The room that is added between letters, in points, as a number.
        public static let kern = Key("NSKern")
        /// The same as ``kern``.
        public static let tracking = Key("CTTracking")
        /// The line below the letters: ``NSUnderlineStyle``, or its raw value.
        public static let underlineStyle = Key("NSUnderline")
        /// The `UIColor` of that line.
        public static let underlineColor = Key("NSUnderlineColor")
        /// The line through the letters: ``NSUnderlineStyle``, or its raw value.
        public static let strikethroughStyle = Key("NSStrikethrough")
        /// The `UIColor` of that line.
        public static let strikethroughColor = Key("NSStrikethroughColor")
        /// How far above the line the letters are, in points, as a number.
        public static let baselineOffset = Key("NSBaselineOffset")
        /// An ``NSShadow``.
        public static let shadow = Key("NSShadow")
        /// An ``NSParagraphStyle``.
        public static let paragraphStyle = Key("NSParagraphStyle")
        /// Where the part leads: a text, or an address.
        public static let link = Key("NSLink")
        /// An ``NSTextAttachment``.
        public static let attachment = Key("NSAttachment")
    }

    /// A part with the same attributes throughout. It ends where the next one begins, or with the text.
    struct Run {
        var begin: Int
        var attributes: [Key: Any]
    }

    /// The text alone.
    public final fileprivate(set) var string: String
    /// In order, the first at 0, so that the one at a place is found by halves.
    final var runs: [Run]

    /// Creates a text without attributes.
    public convenience init(string: String) { self.init(string: string, attributes: nil) }

    /// Creates a text that is the same throughout.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - attributes: What all of it looks like.
    public init(string: String, attributes: [Key: Any]?) {
        self.string = string
        runs = string.isEmpty ? [] : [Run(begin: 0, attributes: attributes ?? [:])]
    }

    /// Creates a text with the parts of another.
    public init(attributedString: NSAttributedString) {
        (string, runs) = (attributedString.string, attributedString.runs)
    }

    /// Creates a text of one picture.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
    }

    /// Creates a text of the toolkit's own value.
    public convenience init(_ text: StyledText) {
        self.init(string: text.string)
        var begin = 0
        runs = text.attributeRuns.filter { !$0.range.isEmpty }.map { run in
            defer { begin += text.string[run.range].utf16.count }
            return Run(begin: begin, attributes: run.attributes.dictionary)
        }
    }

    /// How many units of UTF-16 the text has.
    public final var length: Int { string.utf16.count }

    /// The text as the toolkit's own value.
    public final var styledText: StyledText {
        var text = StyledText()
        var begin = string.startIndex
        for (index, run) in runs.enumerated() {
            let end = string.utf16.index(begin, offsetBy: self.end(of: index) - run.begin)
            text.append(StyledText(String(string[begin..<end]), TextAttributes(run.attributes)))
            begin = end
        }
        return text
    }

    /// Returns what the unit at a place looks like.
    ///
    /// - Parameter location: Which unit.
    /// - Returns: Its attributes.
    public final func attributes(at location: Int) -> [Key: Any] {
        precondition(location >= 0 && location < length, "there is no unit \(location) in a text of \(length)")
        return runs[runIndex(at: location)].attributes
    }

    /// The run that a unit is in; the last one beyond the end, 0 without any.
    fileprivate final func runIndex(at location: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if runs[middle].begin <= location { low = middle } else { high = middle }
        }
        return low
    }

    private func end(of index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].begin : length }

    private func range(of index: Int) -> NSRange {
        NSRange(location: runs[index].begin, length: end(of: index) - runs[index].begin)
    }

    /// Returns an attribute of the unit at a place; `nil` for one that it has not.
    public final func attribute(_ key: Key, at location: Int) -> Any? { attributes(at: location)[key] }

    /// Returns a part of the text.
    public final func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSAttributedString(string: string.substring(with: range))
        part.runs = []
        forEachRun(in: range) { part.runs.append(Run(begin: $1.location - range.location, attributes: $0)) }
        return part
    }

    /// Returns what the unit at a place looks like.
    public final func attributes(at location: Int, effectiveRange: Never?) -> [Key: Any] { attributes(at: location) }

    /// Returns what the unit at a place looks like, and where else all of the text does.
    ///
    /// - Parameters:
    ///   - location: Which unit.
    ///   - effectiveRange: Becomes the part around the unit that has the same attributes.
    /// - Returns: Its attributes.
    public final func attributes(at location: Int, effectiveRange: inout NSRange) -> [Key: Any] {
        let attributes = attributes(at: location)
        effectiveRange = range(of: runIndex(at: location))
        return attributes
    }

    /// Returns an attribute of the unit at a place; `nil` for one that it has not.
    public final func attribute(_ key: Key, at location: Int, effectiveRange: Never?) -> Any? {
        attributes(at: location)[key]
    }

    /// In which order parts are told.
    nonisolated public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates the options of the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last part first.
        public static let reverse = EnumerationOptions(rawValue: 1 << 1)
        /// Parts need not be as long as they can be.
        public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
    }

    /// Ends an enumeration early.
    nonisolated public final class EnumerationStop {
        /// Whether no more parts are told.
        public var pointee = false
    }

    /// Calls a closure for each part of a range with the same attributes throughout.
    ///
    /// - Parameters:
    ///   - range: The range.
    ///   - options: In which order.
    ///   - body: Called with the attributes, where they are, and what ends it early.
    public final func enumerateAttributes(
        in range: NSRange, options: EnumerationOptions = [],
        using body: ([Key: Any], NSRange, EnumerationStop) -> Void
    ) {
        var parts: [(attributes: [Key: Any], range: NSRange)] = []
        forEachRun(in: range) { parts.append(($0, $1)) }
        if options.contains(.reverse) { parts.reverse() }
        let stop = EnumerationStop()
        for part in parts where !stop.pointee { body(part.attributes, part.range, stop) }
    }

    /// Calls a closure for each part of a range, with an attribute of it.
    ///
    /// - Parameters:
    ///   - key: Which attribute.
    ///   - range: The range.
    ///   - options: In which order.
    ///   - body: Called with the attribute, where it is, and what ends it early.
    public final func enumerateAttribute(
        _ key: Key, in range: NSRange, options: EnumerationOptions = [],
        using body: (Any?, NSRange, EnumerationStop) -> Void
    ) { enumerateAttributes(in: range, options: options) { body($0[key], $1, $2) } }

    private func forEachRun(in range: NSRange, _ body: ([Key: Any], NSRange) -> Void) {
        var index = runIndex(at: range.location)
        while index < runs.count, runs[index].begin < range.upperBound {
            if let part = self.range(of: index).intersection(range) { body(runs[index].attributes, part) }
            index += 1
        }
    }

    /// Tells whether another text looks the same.
    public final func isEqual(to other: NSAttributedString) -> Bool {
        string == other.string && styledText == other.styledText
    }

    /// Returns a text with the same parts that changes.
    public final func mutableCopy() -> NSMutableAttributedString { NSMutableAttributedString(attributedString: self) }

    /// Returns a text with the same parts.
    public final func copy() -> NSAttributedString { NSAttributedString(attributedString: self) }
}

/// A text with attributes that changes.
nonisolated public final class NSMutableAttributedString: NSAttributedString {
    /// Creates an empty text.
    public convenience init() { self.init(string: "") }

    /// Gives a range one more attribute, or another one of that name.
    ///
    /// - Parameters:
    ///   - name: Which.
    ///   - value: The attribute.
    ///   - range: The range; within the text.
    public func addAttribute(_ name: Key, value: Any, range: NSRange) { change(range) { $0[name] = value } }

    /// Gives a range more attributes.
    public func addAttributes(_ attributes: [Key: Any], range: NSRange) {
        change(range) { $0.merge(attributes) { $1 } }
    }

    /// Gives a range attributes in the place of those that it has.
    public func setAttributes(_ attributes: [Key: Any]?, range: NSRange) { change(range) { $0 = attributes ?? [:] } }

    /// Takes an attribute away from a range.
    public func removeAttribute(_ name: Key, range: NSRange) { change(range) { $0[name] = nil } }

    /// Adds a text at the end.
    public func append(_ text: NSAttributedString) {
        let begin = length
        let added = text.runs
        string += text.string
        runs += added.map { Run(begin: begin + $0.begin, attributes: $0.attributes) }
    }

    /// Puts a text before the unit at a place.
    public func insert(_ text: NSAttributedString, at location: Int) {
        replaceCharacters(in: NSRange(location: location, length: 0), with: text)
    }

    /// Puts another text in the place of a range.
    public func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        let added = text.runs.map { Run(begin: range.location + $0.begin, attributes: $0.attributes) }
        let shift = text.length - range.length
        let first = split(at: range.location)
        let last = split(at: range.upperBound)
        if shift != 0 { for index in last..<runs.count { runs[index].begin += shift } }
        runs.replaceSubrange(first..<last, with: added)
        string = string.replacingCharacters(in: range, with: text.string)
    }

    /// Puts another text in the place of a range, which looks as the range's first unit did, or the one before it.
    public func replaceCharacters(in range: NSRange, with text: String) {
        let place = range.length > 0 ? range.location : range.location - 1
        let attributes = place >= 0 && place < length ? self.attributes(at: place) : runs.first?.attributes
        replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
    }

    /// Takes a range away.
    public func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: NSAttributedString(string: ""))
    }

    /// Puts another text in the place of all.
    public func setAttributedString(_ text: NSAttributedString) { (string, runs) = (text.string, text.runs) }

    private func change(_ range: NSRange, _ body: (inout [Key: Any]) -> Void) {
        let first = split(at: range.location)
        let last = split(at: range.upperBound)
        for index in first..<last { body(&runs[index].attributes) }
    }

    /// Lets a run begin at a place.
    ///
    /// - Returns: Which run it is.
    private func split(at location: Int) -> Int {
        precondition(location >= 0 && location <= length, "there is no unit \(location) in a text of \(length)")
        guard location > 0 else { return 0 }
        guard location < length else { return runs.count }
        let index = runIndex(at: location)
        if runs[index].begin == location { return index }
        runs.insert(Run(begin: location, attributes: runs[index].attributes), at: index + 1)
        return index + 1
    }
}
