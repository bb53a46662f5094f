public import Tactus

/// Something that is looked for and has a name, shown in a search field before the text.
public typealias UISearchToken = SearchToken

extension SearchToken {
    /// Creates a token.
    ///
    /// - Parameters:
    ///   - icon: The picture before the name; `nil` for none.
    ///   - text: The name.
    public convenience init(icon: UIImage?, text: String) { self.init(image: icon, text: text) }
}

extension SearchField {
    /// Where the text is that is no token: all of it.
    public var textualRange: UITextRange { UITextRange(0..<textBuffer.count) }

    /// Puts a token in the place of a part of the text.
    ///
    /// - Parameters:
    ///   - textRange: The part.
    ///   - token: The token.
    ///   - tokenIndex: Before which token; their number for behind the last.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replaceText(in: textRange.bytes, with: token, at: tokenIndex)
    }
}
