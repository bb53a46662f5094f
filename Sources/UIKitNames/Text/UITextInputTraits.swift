public import Tactus

/// Which keys are needed.
public typealias UIKeyboardType = TextInputTraits.KeyboardType
/// What Return does.
public typealias UIReturnKeyType = TextInputTraits.ReturnKeyType
/// Which letters are made capitals without Shift.
public typealias UITextAutocapitalizationType = TextInputTraits.AutocapitalizationType
/// What a text means, beyond its letters.
public typealias UITextContentType = TextInputTraits.TextContentType

/// Whether words are completed.
nonisolated public enum UITextAutocorrectionType: Hashable, Sendable, CaseIterable {
    /// As the toolkit has it: they are not.
    case `default`
    /// They are not.
    case no
    /// They may be.
    case yes
}

nonisolated extension TextInputTraits.KeyboardType {
    /// What a web address is made of.
    public static let URL = TextInputTraits.KeyboardType.url
    /// Digits alone.
    public static let asciiCapableNumberPad = TextInputTraits.KeyboardType.numberPad
}

nonisolated extension TextInputTraits.TextContentType {
    /// A web address.
    public static let URL = TextInputTraits.TextContentType.url
}

/// A text that people enter, and what a keyboard and an input method should know of it.
@MainActor public protocol UITextInputTraits: AnyObject {
    /// All of it as one value.
    var traits: TextInputTraits { get set }
}

extension TextField: UITextInputTraits {}
extension TextView: UITextInputTraits {}

extension SearchBar: UITextInputTraits {
    /// What a keyboard and an input method should know of the bar's field.
    public var traits: TextInputTraits {
        get { searchTextField.traits }
        set { searchTextField.traits = newValue }
    }
}

extension UITextInputTraits {
    /// Which keys are needed.
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// What Return does.
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// Which letters are made capitals without Shift.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// Whether words may be completed.
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.completesWords ? .yes : .default }
        set { traits.completesWords = newValue == .yes }
    }

    /// What the text means; `nil` for anything.
    public var textContentType: UITextContentType? {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }

    /// Whether Return does nothing in a field while that is empty.
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
}

extension TextField {
    /// Whether what is entered is hidden, such as a password.
    public var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set { traits.isSecureTextEntry = newValue }
    }
}
