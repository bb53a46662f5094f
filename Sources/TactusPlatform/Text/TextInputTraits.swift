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

    /// What Return does, for whoever shows a key for it: `FormAccessoryView` and a program's own keyboard. No Wayland
    /// protocol that is in use tells the desktop's.
    public enum ReturnKeyType: Hashable, Sendable, CaseIterable {
        /// Return.
        case `default`
        /// Goes to what was entered, such as an address.
        case go
        /// Joins a network or a talk.
        case join
        /// Goes to the next field.
        case next
        /// Finds a way.
        case route
        /// Searches.
        case search
        /// Sends.
        case send
        /// Ends editing.
        case done
        /// Goes on.
        case `continue`
    }

    /// What a text means, beyond its letters.
    public enum TextContentType: Hashable, Sendable, CaseIterable {
        /// The name of a person.
        case name
        /// A first name.
        case givenName
        /// A last name.
        case familyName
        /// The name under which somebody signs in.
        case username
        /// A password, which is not learnt even where it shows.
        case password
        /// A password that is made up, which is not learnt even where it shows.
        case newPassword
        /// A number that was sent to the user, to be entered once.
        case oneTimeCode
        /// An e-mail address.
        case emailAddress
        /// A telephone number.
        case telephoneNumber
        /// A web address.
        case url
        /// The number of a credit card, which is not learnt.
        case creditCardNumber
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
    /// What the text means: it decides about the keyboard where ``keyboardType-swift.property`` is `default`, and
    /// whether the input method learns. `nil` for anything.
    public var textContentType: TextContentType?
    /// What Return does.
    public var returnKeyType: ReturnKeyType
    /// Whether Return does nothing in a field while that is empty.
    public var enablesReturnKeyAutomatically: Bool

    /// Creates traits.
    ///
    /// - Parameters:
    ///   - keyboardType: Which keys are needed.
    ///   - autocapitalizationType: Which letters are made capitals without Shift.
    ///   - completesWords: Whether words may be completed.
    ///   - checksSpelling: Whether spelling may be corrected.
    ///   - isSecureTextEntry: Whether what is entered is hidden.
    ///   - isMultiline: Whether the text may have several lines.
    ///   - textContentType: What the text means; `nil` for anything.
    ///   - returnKeyType: What Return does.
    ///   - enablesReturnKeyAutomatically: Whether Return does nothing while a field is empty.
    public init(
        keyboardType: KeyboardType = .default, autocapitalizationType: AutocapitalizationType = .none,
        completesWords: Bool = false, checksSpelling: Bool = false, isSecureTextEntry: Bool = false,
        isMultiline: Bool = false, textContentType: TextContentType? = nil, returnKeyType: ReturnKeyType = .default,
        enablesReturnKeyAutomatically: Bool = false
    ) {
        self.keyboardType = keyboardType
        self.autocapitalizationType = autocapitalizationType
        self.completesWords = completesWords
        self.checksSpelling = checksSpelling
        self.isSecureTextEntry = isSecureTextEntry
        self.isMultiline = isMultiline
        self.textContentType = textContentType
        self.returnKeyType = returnKeyType
        self.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
    }
}
