public import Tactus

/// Is asked and told what the user does with a search bar.
@MainActor public protocol UISearchBarDelegate: SearchBarDelegate {
    /// Asked before the user changes the text. `true` by default.
    ///
    /// - Parameters:
    ///   - searchBar: The bar.
    ///   - range: What is replaced, in units of UTF-16.
    ///   - text: What is to be there.
    /// - Returns: Whether it is replaced.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UISearchBarDelegate {
    /// It may.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Asks by units of UTF-16.
    public func searchBar(
        _ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String
    ) -> Bool {
        self.searchBar(
            searchBar, shouldChangeTextIn: searchBar.searchTextField.textBuffer.units(in: range),
            replacementText: text)
    }
}

extension OptionalForms where Self: SearchBar {
    /// What is searched in, as segments; never `nil` when read.
    public var scopeButtonTitles: [String]? {
        get { (self as SearchBar).scopeButtonTitles as [String] }
        set { (self as SearchBar).scopeButtonTitles = (newValue ?? []) as [String] }
    }
}

extension SearchBar {
    /// The colour behind the bar; `nil`, by default, for what is around it.
    public var barTintColor: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }
}

/// How far something is from where it would be, in points.
public typealias UIOffset = Vector

nonisolated extension Vector {
    /// Creates a way by how far it goes to the right and down, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) { self.init(dx: horizontal, dy: vertical) }

    /// How far to the right, in points.
    public var horizontal: CGFloat {
        get { dx }
        set { dx = newValue }
    }

    /// How far down, in points.
    public var vertical: CGFloat {
        get { dy }
        set { dy = newValue }
    }
}

extension OptionalForms where Self: TextField {
    /// How all of the text looks, whoever enters or sets it.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { ((self as TextField).defaultTextAttributes as TextAttributes).dictionary }
        set { (self as TextField).defaultTextAttributes = TextAttributes(newValue) as TextAttributes }
    }
}

extension OptionalForms where Self: TextView {
    /// How links look.
    public var linkTextAttributes: [NSAttributedString.Key: Any]? {
        get { ((self as TextView).linkTextAttributes as TextAttributes).dictionary }
        set { (self as TextView).linkTextAttributes = TextAttributes(newValue ?? [:]) as TextAttributes }
    }

    /// How what is typed next looks.
    public var typingAttributes: [NSAttributedString.Key: Any] {
        get { ((self as TextView).typingAttributes as TextAttributes).dictionary }
        set { (self as TextView).typingAttributes = TextAttributes(newValue) as TextAttributes }
    }
}
