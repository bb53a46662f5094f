public import TactusGeometry
public import TactusPlatform
public import TactusUI
import TactusControls
import TactusEditing
public import TactusGraphics

/// A field for what is looked for: with a glass before the text, and a button that empties it.
///
/// ```swift
/// let search = SearchField(placeholder: "Search songs")
/// search.addAction(for: .editingChanged) { songs.filter(by: $0.text) }
/// ```
///
/// Beside the text it may have ``tokens``: what is looked for that has a name.
///
/// Return sends `Control.Events.primaryActionTriggered`; Escape empties the field, as its button does.
open class SearchField: TextField {
    /// Creates a field for a search. Without a size in `frame` it has the one that it is made for.
    public convenience init(placeholder: String = "Search", frame: Rect = .zero) {
        self.init(frame: frame)
        if !placeholder.isEmpty { self.placeholder = placeholder }
    }

    /// Creates a field for a search. Without a size in `frame` it has the one that it is made for.
    public override init(frame: Rect) {
        super.init(frame: frame)
        placeholder = "Search"
        borderStyle = .bezel
        clearButtonMode = .always
        let glass = IconView(.search)
        glass.frame = Rect(x: 0, y: 0, width: Self.glassSide, height: Self.glassSide)
        glass.tintColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
    }

    private static let glassSide = 20.0

    // MARK: Tokens

    /// What is looked for beside the text, in order, shown before it; nothing by default. Setting it sends nothing.
    public final var tokens: [SearchToken] {
        get { strip.tokens }
        set {
            guard newValue.map(ObjectIdentifier.init) != tokens.map(ObjectIdentifier.init) else { return }
            change { $0 = newValue }
            onTokensSet?()
        }
    }

    /// The colour of tokens that are not selected; `nil`, by default, for one of the theme's.
    public final var tokenBackgroundColor: Color? { didSet { strip.show() } }

    /// Whether the user may delete tokens. `true` by default.
    public final var allowsDeletingTokens = true

    /// Puts a token before the one of an index, or behind the last one.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - index: Where; from 0 to the number of tokens.
    public final func insertToken(_ token: SearchToken, at index: Int) {
        var new = tokens
        new.insert(token, at: min(max(index, 0), new.count))
        tokens = new
    }

    /// Takes a token away; an index of none does nothing.
    public final func removeToken(at index: Int) {
        guard tokens.indices.contains(index) else { return }
        var new = tokens
        new.remove(at: index)
        tokens = new
    }

    /// Puts a token in the place of a part of the text.
    ///
    /// - Parameters:
    ///   - range: The part, in bytes.
    ///   - token: The token.
    ///   - index: Before which token; their number for behind the last.
    public final func replaceText(in range: Range<Int>, with token: SearchToken, at index: Int) {
        let bytes = Array(text.utf8)
        let range = range.clamped(to: 0..<bytes.count)
        if !range.isEmpty {
            text = String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
        }
        insertToken(token, at: index)
    }

    private lazy var strip = TokenStrip(of: self)
    /// Called when the program has set other tokens.
    final var onTokensSet: (() -> Void)?

    private func change(_ change: (inout [SearchToken]) -> Void) {
        var tokens = tokens
        change(&tokens)
        if strip.superview == nil { addSubview(strip) }
        strip.tokens = tokens
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Takes the token away that is selected, as the user wants it.
    private func deleteSelectedToken() {
        guard let index = strip.selectedIndex else { return }
        change { $0.remove(at: index) }
        sendActions(for: .editingChanged)
    }

    /// The user taps a token.
    final func select(_ token: SearchToken) {
        guard becomeFirstResponder() || isFirstResponder else { return }
        selection = TextSelection(caret: 0)
        strip.selectedIndex = tokens.firstIndex { $0 === token }
    }

    override var holdsMoreThanText: Bool { !tokens.isEmpty }

    override func clearMore() {
        guard !tokens.isEmpty else { return }
        change { $0 = [] }
        if !hasText { sendActions(for: .editingChanged) }
    }

    /// Types, in the place of a token that is selected.
    open override func insertText(_ text: String) {
        if text != "\n", allowsDeletingTokens { deleteSelectedToken() }
        strip.selectedIndex = nil
        super.insertText(text)
    }

    /// Deletes the token that is selected. At the beginning of the text selects the token before it, and deletes what
    /// is before the caret elsewhere.
    open override func deleteBackward() {
        guard selection == TextSelection(caret: 0), markedRange == nil, !tokens.isEmpty, allowsDeletingTokens else {
            strip.selectedIndex = nil
            return super.deleteBackward()
        }
        if strip.selectedIndex == nil { strip.selectedIndex = tokens.count - 1 } else { deleteSelectedToken() }
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        strip.selectedIndex = nil
        return super.resignFirstResponder()
    }

    /// Where the text shows: behind the ``tokens``, which leave it 60 points at least where there is as much room.
    open override func textRect(forBounds bounds: Rect) -> Rect {
        let room = super.textRect(forBounds: bounds)
        return tokens.isEmpty ? room : strip.split(room, isMirrored: isMirrored).text
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !tokens.isEmpty {
            strip.frame = strip.split(super.textRect(forBounds: bounds), isMirrored: isMirrored).strip
        }
    }

    /// Draws the placeholder where there are no ``tokens``.
    open override func drawPlaceholder(in rect: Rect, on canvas: Canvas) {
        if tokens.isEmpty { super.drawPlaceholder(in: rect, on: canvas) }
    }

    /// Where the view before the text lies: the glass is as large as the text beside it.
    open override func leftViewRect(forBounds bounds: Rect) -> Rect {
        let side = scaledValue(Self.glassSide, for: font)
        if let glass = leftView as? IconView, glass.bounds.width != side {
            glass.bounds.size = Size(width: side, height: side)
        }
        return super.leftViewRect(forBounds: bounds)
    }

    /// A search field, whose value begins with its ``tokens``.
    open override var standardAccessibility: AccessibilityDescription {
        var description = fieldAccessibility(.searchField)
        guard !tokens.isEmpty else { return description }
        let parts = tokens.map(\.text) + [description.value ?? ""]
        description.value = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        return description
    }

    /// Empties the field with Escape, when there is something in it.
    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard key.usage == .keyboardEscape, hasText || !tokens.isEmpty,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return super.handleKey(key, isRepetition: isRepetition) }
        clear()
        return .used
    }
}
