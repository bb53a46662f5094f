/// What is entered in a text field, so that an on-screen keyboard and an input method suit it.
///
/// ```swift
/// TextInputTraits(keyboardType: .numberPad)
/// ```
public struct TextInputTraits: Hashable, Sendable {
    /// Which keys are needed.
    public enum KeyboardType: Hashable, Sendable {
        /// All of the user's language.
        case `default`
        /// Latin letters, digits and punctuation.
        case asciiCapable
        /// Digits alone.
        case numberPad
        /// Digits, a sign and a decimal separator.
        case decimalPad
        /// What a telephone number is made of.
        case phonePad
        /// What the name of a person is made of.
        case name
        /// What a web address is made of.
        case url
        /// What an e-mail address is made of.
        case emailAddress
        /// What a date is made of.
        case date
        /// What a time of day is made of.
        case time
        /// What a date with a time of day is made of.
        case dateAndTime
        /// What a terminal needs: control keys, and no corrections.
        case terminal
    }

    /// Which letters are made capitals without Shift.
    public enum AutocapitalizationType: Hashable, Sendable {
        /// None.
        case none
        /// The first of a word.
        case words
        /// The first of a sentence.
        case sentences
        /// All.
        case allCharacters
    }

    /// The kind of keyboard that is needed.
    public var keyboardType: KeyboardType
    /// The letters that become capitals without Shift.
    public var autocapitalizationType: AutocapitalizationType
    /// Whether words may be completed.
    public var completesWords: Bool
    /// Whether spelling may be corrected.
    public var checksSpelling: Bool
    /// Whether what is entered is hidden, such as a password: it is told to no input method, and not learnt from.
    public var isSecureTextEntry: Bool
    /// Whether the text may have several lines.
    public var isMultiline: Bool

    /// Creates traits.
    ///
    /// - Parameters:
    ///   - keyboardType: Which keys are needed.
    ///   - autocapitalizationType: Which letters are made capitals without Shift.
    ///   - completesWords: Whether words may be completed.
    ///   - checksSpelling: Whether spelling may be corrected.
    ///   - isSecureTextEntry: Whether what is entered is hidden.
    ///   - isMultiline: Whether the text may have several lines.
    public init(
        keyboardType: KeyboardType = .default, autocapitalizationType: AutocapitalizationType = .none,
        completesWords: Bool = false, checksSpelling: Bool = false, isSecureTextEntry: Bool = false,
        isMultiline: Bool = false
    ) {
        self.keyboardType = keyboardType
        self.autocapitalizationType = autocapitalizationType
        self.completesWords = completesWords
        self.checksSpelling = checksSpelling
        self.isSecureTextEntry = isSecureTextEntry
        self.isMultiline = isMultiline
    }
}
