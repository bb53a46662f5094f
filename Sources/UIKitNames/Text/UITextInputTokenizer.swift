public import Tactus

/// Which way through a text.
nonisolated public enum UITextStorageDirection: Int, Hashable, Sendable {
    /// To its end.
    case forward = 0
    /// To its beginning.
    case backward = 1
}

/// Which way on the screen.
nonisolated public enum UITextLayoutDirection: Int, Hashable, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}

/// Which way, through the text or on the screen.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
    public let rawValue: Int

    /// Creates the direction of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A way through the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A way on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// How large a part of a text.
nonisolated public enum UITextGranularity: Int, Hashable, Sendable {
    /// A character.
    case character = 0
    /// A word: what is between words is none.
    case word = 1
    /// A sentence, with the room behind it.
    case sentence = 2
    /// A paragraph.
    case paragraph = 3
    /// A line on the screen.
    case line = 4
    /// All of it.
    case document = 5
}

/// Finds the words, sentences and other parts of a text.
@MainActor public protocol UITextInputTokenizer: AnyObject {
    /// Returns the part that a place is in, or at whose edge it is, on the side of a direction; `nil` for none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Tells whether a place is where a part ends on the way of a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next edge of a part on the way of a direction; `nil` where there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Tells whether a place is in a part, or at its edge on the side of a direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the parts of the text of a field, an editor, or another text input.
public final class UITextInputStringTokenizer: UITextInputTokenizer {
    private weak var textInput: (any TextInput)?

    /// Creates a tokenizer of a text, which is not kept alive.
    public init(textInput: any TextInput) { self.textInput = textInput }

    /// Returns the part that a place is in, or at whose edge it is, on the side of a direction; `nil` for none.
    public func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let textInput else { return nil }
        let offset = min(position.offset, textInput.textBuffer.count)
        return unit(granularity, at: offset, isForward(direction, at: offset), in: textInput).map { UITextRange($0) }
    }

    /// Tells whether a place is where a part ends on the way of a direction.
    public func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let textInput else { return false }
        let offset = min(position.offset, textInput.textBuffer.count)
        let isForward = isForward(direction, at: offset)
        let unit = unit(granularity, at: offset, !isForward, in: textInput)
        return isForward ? unit?.upperBound == offset : unit?.lowerBound == offset
    }

    /// Returns the next edge of a part on the way of a direction; `nil` at the end of the text.
    public func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let textInput else { return nil }
        let text = textInput.textBuffer
        let start = min(position.offset, text.count)
        let isForward = isForward(direction, at: start)
        var offset = start
        while isForward ? offset < text.count : offset > 0 {
            if let unit = unit(granularity, at: offset, isForward, in: textInput) {
                if offset != start { return UITextPosition(offset) }
                return UITextPosition(isForward ? unit.upperBound : unit.lowerBound)
            }
            offset = isForward ? text.offset(afterCharacterAt: offset) : text.offset(beforeCharacterAt: offset)
        }
        return offset == start ? nil : UITextPosition(offset)
    }

    /// Tells whether a place is in a part, or at its edge on the side of a direction.
    public func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    private func isForward(_ direction: UITextDirection, at offset: Int) -> Bool {
        if let way = UITextStorageDirection(rawValue: direction.rawValue) { return way == .forward }
        let isLeftToRight = textInput?.baseWritingDirection(at: offset) != .rightToLeft
        return switch UITextLayoutDirection(rawValue: direction.rawValue) {
        case .left: !isLeftToRight
        case .up: false
        case .right: isLeftToRight
        case .down, nil: true
        }
    }

    /// The part around the character that is behind an offset, or before it; `nil` where none is, or it is between
    /// words.
    private func unit(
        _ granularity: UITextGranularity, at offset: Int, _ isForward: Bool, in textInput: any TextInput
    ) -> Range<Int>? {
        let text = textInput.textBuffer
        guard isForward ? offset < text.count : offset > 0 else { return nil }
        let start = isForward ? offset : text.offset(beforeCharacterAt: offset)
        switch granularity {
        case .character: return start..<text.offset(afterCharacterAt: start)
        case .document: return 0..<text.count
        case .paragraph:
            let line = text.line(at: start)
            return text.lineRange(line).lowerBound..<beginning(ofLine: line + 1, in: text)
        case .sentence: return sentence(at: start, in: text)
        case .line:
            let place = CaretPosition(start)
            let (first, last) = (
                textInput.position(.lineStart, from: place, x: nil), textInput.position(.lineEnd, from: place, x: nil)
            )
            return first.offset..<max(last.offset, text.offset(afterCharacterAt: start))
        case .word:
            // At the edge of two the one before it may be meant.
            let found = textInput.wordRange(at: start)
            let word = found.contains(start) ? found : textInput.wordRange(at: text.offset(afterCharacterAt: start))
            guard word.contains(start) else { return nil }
            let isWord = text.string(in: word).contains { $0.isLetter || $0.isNumber }
            return isWord ? word : nil
        }
    }

    private func beginning(ofLine line: Int, in text: TextBuffer) -> Int {
        line < text.lineCount ? text.lineRange(line).lowerBound : text.count
    }

    /// The sentence at an offset: it ends behind the room that follows a full stop, a question or exclamation mark,
    /// and with its paragraph.
    private func sentence(at offset: Int, in text: TextBuffer) -> Range<Int> {
        let line = text.line(at: offset)
        let start = text.lineRange(line).lowerBound
        let paragraph = text.string(in: start..<beginning(ofLine: line + 1, in: text))
        var (begin, place) = (start, start)
        var (hasEnded, isBehind) = (false, false)
        for character in paragraph {
            if isBehind, !character.isWhitespace {
                if place > offset { return begin..<place }
                (begin, hasEnded, isBehind) = (place, false, false)
            }
            if hasEnded, character.isWhitespace { isBehind = true }
            if ".!?…。！？".contains(character) {
                hasEnded = true
            } else if !"\"\u{201D}\u{2019})]»".contains(character) {
                hasEnded = hasEnded && character.isWhitespace
            }
            place += character.utf8.count
        }
        return begin..<place
    }
}

extension TextInput {
    /// Finds the words, sentences and other parts of the text.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
