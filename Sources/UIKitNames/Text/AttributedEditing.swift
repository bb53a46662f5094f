public import Tactus

extension TextView {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with its attributes; never `nil` when read. What it says nothing of is as the view says.
    public var attributedText: NSAttributedString! {
        get { NSAttributedString(styledText) }
        set { styledText = newValue?.styledText ?? "" }
    }

    /// Whether the text is as large as the user wants it: it is, unless this is set to `false`.
    public var adjustsFontForContentSizeCategory: Bool {
        get { traitOverrides.textScale != 1 }
        set { traitOverrides.textScale = newValue ? nil : 1 }
    }

    /// The view's text, to be changed in parts.
    public var textStorage: NSTextStorage { NSTextStorage(of: self) }
}

extension TextField {
    /// The text with its attributes; never `nil` when read. What it says nothing of is as the field says.
    public var attributedText: NSAttributedString? {
        get { NSAttributedString(styledText) }
        set { styledText = newValue?.styledText ?? "" }
    }

    /// Whether the text is as large as the user wants it: it is, unless this is set to `false`.
    public var adjustsFontForContentSizeCategory: Bool {
        get { traitOverrides.textScale != 1 }
        set { traitOverrides.textScale = newValue ? nil : 1 }
    }
}

extension OptionalForms where Self: TextField {
    /// How what is typed next looks; `nil` while the field is not edited. What is set then holds until another place or
    /// text is selected.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? ((self as TextField).typingAttributes as TextAttributes).dictionary : nil }
        set {
            guard isEditing else { return }
            (self as TextField).typingAttributes = TextAttributes(newValue ?? [:]) as TextAttributes
        }
    }
}

/// The text of a view, which shows each change at once; between ``beginEditing()`` and ``endEditing()`` all of them
/// together. What is selected stays selected, as far as it is there.
///
/// A change takes time that grows with the length of the text.
@MainActor public final class NSTextStorage {
    private let view: TextView
    private var edited: NSMutableAttributedString?
    private var depth = 0

    init(of view: TextView) { self.view = view }

    private func change(_ body: (NSMutableAttributedString) -> Void) {
        let text = edited ?? NSMutableAttributedString(attributedString: view.attributedText)
        body(text)
        if depth > 0 { edited = text } else { show(text) }
    }

    private func show(_ text: NSMutableAttributedString) {
        let selected = view.selectedRange
        let start = min(selected.location, text.length)
        let next = NSRange(location: start, length: min(selected.length, text.length - start))
        let bytes = TextBuffer(text.string).bytes(in: next)
        let former = view.selection
        let isReversed = former.head < former.anchor
        let selection = TextSelection(
            anchor: isReversed ? bytes.upperBound : bytes.lowerBound,
            head: isReversed ? bytes.lowerBound : bytes.upperBound)
        view.show(text.styledText, selecting: selection)
    }

    private var present: NSAttributedString { edited ?? view.attributedText }

    /// The text alone.
    public var string: String { present.string }

    /// How many units of UTF-16 it has.
    public var length: Int { present.length }

    /// Lets what follows be shown by ``endEditing()``.
    public func beginEditing() { depth += 1 }

    /// Shows what was changed since ``beginEditing()``.
    public func endEditing() {
        depth = max(depth - 1, 0)
        guard depth == 0, let text = edited else { return }
        edited = nil
        show(text)
    }

    /// Returns a part of it.
    public func attributedSubstring(from range: NSRange) -> NSAttributedString {
        present.attributedSubstring(from: range)
    }

    /// Returns an attribute of the unit at a place, which is within the text; `nil` for none.
    public func attribute(_ name: NSAttributedString.Key, at location: Int, effectiveRange: Never?) -> Any? {
        present.attribute(name, at: location)
    }

    /// Returns what the unit at a place looks like, which is within the text.
    public func attributes(at location: Int, effectiveRange: Never?) -> [NSAttributedString.Key: Any] {
        present.attributes(at: location)
    }

    /// Calls a closure for each part of a range with the same attributes throughout, as they are before one of these
    /// calls changes them.
    ///
    /// - Parameters:
    ///   - range: The range; within the text.
    ///   - options: In which order.
    ///   - body: Called with the attributes, where they are, and what ends it early.
    public func enumerateAttributes(
        in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using body: ([NSAttributedString.Key: Any], NSRange, NSAttributedString.EnumerationStop) -> Void
    ) { present.copy().enumerateAttributes(in: range, options: options, using: body) }

    /// Calls a closure for each part of a range, with an attribute of it, as ``enumerateAttributes(in:options:using:)``
    /// does.
    ///
    /// - Parameters:
    ///   - name: Which attribute.
    ///   - range: The range; within the text.
    ///   - options: In which order.
    ///   - body: Called with the attribute, where it is, and what ends it early.
    public func enumerateAttribute(
        _ name: NSAttributedString.Key, in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using body: (Any?, NSRange, NSAttributedString.EnumerationStop) -> Void
    ) { present.copy().enumerateAttribute(name, in: range, options: options, using: body) }

    /// Adds a text at the end.
    public func append(_ text: NSAttributedString) { change { $0.append(text) } }

    /// Puts a text before the unit at a place.
    public func insert(_ text: NSAttributedString, at location: Int) { change { $0.insert(text, at: location) } }

    /// Takes a range away.
    public func deleteCharacters(in range: NSRange) { change { $0.deleteCharacters(in: range) } }

    /// Gives a range one more attribute, or another one of that name.
    ///
    /// - Parameters:
    ///   - name: Which.
    ///   - value: The attribute.
    ///   - range: The range; within the text.
    public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change { $0.addAttribute(name, value: value, range: range) }
    }

    /// Gives a range more attributes.
    public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        change { $0.addAttributes(attributes, range: range) }
    }

    /// Gives a range attributes in the place of those that it has.
    public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        change { $0.setAttributes(attributes, range: range) }
    }

    /// Takes an attribute away from a range.
    public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change { $0.removeAttribute(name, range: range) }
    }

    /// Puts another text in the place of a range.
    public func replaceCharacters(in range: NSRange, with text: String) {
        change { $0.replaceCharacters(in: range, with: text) }
    }

    /// Puts another text in the place of a range.
    public func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        change { $0.replaceCharacters(in: range, with: text) }
    }

    /// Puts another text in the place of all.
    public func setAttributedString(_ text: NSAttributedString) { change { $0.setAttributedString(text) } }
}
