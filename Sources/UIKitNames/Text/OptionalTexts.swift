public import Tactus

// Texts are always there, and optional in UIKit: both forms compile.

extension OptionalForms where Self: Label {
    /// The text; never `nil` when read, and empty where it is set to `nil`.
    public var text: String? {
        get { (self as Label).text as String }
        set { (self as Label).text = (newValue ?? "") as String }
    }
}

extension OptionalForms where Self: TextField {
    /// The text; never `nil` when read, and empty where it is set to `nil`.
    public var text: String? {
        get { (self as TextField).text as String }
        set { (self as TextField).text = (newValue ?? "") as String }
    }

    /// What shows while there is no text; never `nil` when read.
    public var placeholder: String? {
        get { (self as TextField).placeholder as String }
        set { (self as TextField).placeholder = (newValue ?? "") as String }
    }
}

extension OptionalForms where Self: TextView {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text; never `nil` when read, and empty where it is set to `nil`.
    public var text: String! {
        get { (self as TextView).text as String }
        set { (self as TextView).text = (newValue ?? "") as String }
    }
}

extension OptionalForms where Self: SearchBar {
    /// The text; never `nil` when read, and empty where it is set to `nil`.
    public var text: String? {
        get { (self as SearchBar).text as String }
        set { (self as SearchBar).text = (newValue ?? "") as String }
    }

    /// What shows while there is no text; never `nil` when read.
    public var placeholder: String? {
        get { (self as SearchBar).placeholder as String }
        set { (self as SearchBar).placeholder = (newValue ?? "") as String }
    }
}

// Fonts and colours of texts are always there as well.

extension OptionalForms where Self: TextField {
    /// The font; never `nil` when read, and the usual one where it is set to `nil`.
    public var font: UIFont? {
        get { (self as TextField).font as UIFont }
        set { (self as TextField).font = (newValue ?? .systemFont(ofSize: 17)) as UIFont }
    }

    /// The colour of the text; never `nil` when read, and the usual one where it is set to `nil`.
    public var textColor: UIColor? {
        get { (self as TextField).textColor as UIColor }
        set { (self as TextField).textColor = (newValue ?? .label) as UIColor }
    }
}

extension OptionalForms where Self: TextView {
    /// The font; never `nil` when read, and the usual one where it is set to `nil`.
    public var font: UIFont? {
        get { (self as TextView).font as UIFont }
        set { (self as TextView).font = (newValue ?? .systemFont(ofSize: 17)) as UIFont }
    }

    /// The colour of the text; never `nil` when read, and the usual one where it is set to `nil`.
    public var textColor: UIColor? {
        get { (self as TextView).textColor as UIColor }
        set { (self as TextView).textColor = (newValue ?? .label) as UIColor }
    }
}
