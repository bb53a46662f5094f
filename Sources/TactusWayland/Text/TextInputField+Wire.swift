import Glibc
package import TactusGeometry
package import TactusPlatform
import WaylandClient

/// A text field in the words of `zwp_text_input_v3`.
nonisolated package struct WireTextField: Hashable, Sendable {
    /// The text that is told; `nil` where it is secret.
    package var surroundingText: SurroundingText?
    /// The bits of `content_hint`.
    package var hints: UInt32
    /// A value of `content_purpose`.
    package var purpose: UInt32
    /// The cursor, in surface-local coordinates; `nil` where it is not told.
    package var cursorRectangle: PixelRect?

    /// Creates what is told of a field.
    package init(_ field: TextInputField) {
        let traits = field.traits
        surroundingText = traits.isSecureTextEntry ? nil : field.surroundingText.forWire
        hints = traits.hints
        purpose = traits.purpose
        cursorRectangle = field.caret.map { caret in
            let (left, top) = (caret.minX.wireCoordinate(.down), caret.minY.wireCoordinate(.down))
            let (right, bottom) = (caret.maxX.wireCoordinate(.up), caret.maxY.wireCoordinate(.up))
            return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}

nonisolated extension SurroundingText {
    /// More text is not told: the protocol allows no more, so that a message fits into a buffer of the wire.
    private static let mostBytes = 4000

    /// What of it the wire can carry.
    fileprivate var forWire: SurroundingText {
        let part = cut(toBytes: SurroundingText.mostBytes)
        guard part.text.hasZero else { return part }
        // A zero would end the text: it is told as a space, which has as many bytes.
        let text = String(decoding: part.text.utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
        return SurroundingText(text, cursor: part.cursor, anchor: part.anchor)
    }
}

nonisolated extension String {
    /// Whether a character is U+0000. It is asked with every key, of as much text as the wire carries.
    fileprivate var hasZero: Bool {
        let found = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
        }
        return found ?? utf8.contains(0)
    }
}

nonisolated extension Double {
    /// The whole number, or the nearest one that a surface can have as a coordinate.
    fileprivate func wireCoordinate(_ rule: FloatingPointRoundingRule) -> Int {
        Int(exactly: min(max(self, -1_000_000), 1_000_000).rounded(rule)) ?? 0
    }
}

nonisolated extension TextInputTraits {
    /// `zwp_text_input_v3.content_hint`.
    fileprivate var hints: UInt32 {
        var hints = autocapitalizationType.hint
        if completesWords { hints.insert(.completion) }
        if checksSpelling { hints.insert(.spellcheck) }
        if isSecureTextEntry { hints.formUnion([.hiddenText, .sensitiveData]) }
        switch textContentType {
        case .password, .newPassword, .creditCardNumber, .oneTimeCode: hints.insert(.sensitiveData)
        case .username: hints.insert(.lowercase)
        default: break
        }
        if keyboardType == .asciiCapable { hints.insert(.latin) }
        if isMultiline { hints.insert(.multiline) }
        return hints.rawValue
    }

    /// `zwp_text_input_v3.content_purpose`. A secret number is a PIN, any other secret a password.
    fileprivate var purpose: UInt32 {
        guard !isSecureTextEntry else {
            let secret = keyboardType == .numberPad ? ZwpTextInputV3.ContentPurpose.pin : .password
            return secret.rawValue
        }
        let purpose = keyboardType == .default ? textContentType?.purpose : nil
        return (purpose ?? keyboardType.purpose).rawValue
    }
}

nonisolated extension TextInputTraits.TextContentType {
    /// What is entered where the program asks for no kind of keyboard.
    fileprivate var purpose: ZwpTextInputV3.ContentPurpose {
        switch self {
        case .name, .givenName, .familyName: .name
        case .username: .normal
        case .password, .newPassword: .password
        case .oneTimeCode, .creditCardNumber: .digits
        case .emailAddress: .email
        case .telephoneNumber: .phone
        case .url: .url
        }
    }
}

nonisolated extension TextInputTraits.AutocapitalizationType {
    fileprivate var hint: ZwpTextInputV3.ContentHint {
        switch self {
        case .none: .none
        case .words: .titlecase
        case .sentences: .autoCapitalization
        case .allCharacters: .uppercase
        }
    }
}

nonisolated extension TextInputTraits.KeyboardType {
    fileprivate var purpose: ZwpTextInputV3.ContentPurpose {
        switch self {
        case .default, .asciiCapable: .normal
        case .numberPad: .digits
        case .decimalPad: .number
        case .phonePad: .phone
        case .url: .url
        case .emailAddress: .email
        case .name: .name
        case .date: .date
        case .time: .time
        case .dateAndTime: .datetime
        case .terminal: .terminal
        }
    }
}
