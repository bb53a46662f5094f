public import TactusGeometry
public import TactusPlatform
public import TactusUI
import TactusControls
import TactusGraphics

/// A field for what is looked for: with a glass before the text, and a button that empties it.
///
/// ```swift
/// let search = SearchField(placeholder: "Search songs")
/// search.addAction(for: .editingChanged) { songs.filter(by: $0.text) }
/// ```
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

    /// Where the view before the text lies: the glass is as large as the text beside it.
    open override func leftViewRect(forBounds bounds: Rect) -> Rect {
        let side = scaledValue(Self.glassSide, for: font)
        if let glass = leftView as? IconView, glass.bounds.width != side {
            glass.bounds.size = Size(width: side, height: side)
        }
        return super.leftViewRect(forBounds: bounds)
    }

    open override var standardAccessibility: AccessibilityDescription { fieldAccessibility(.searchField) }

    /// Empties the field with Escape, when there is something in it.
    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard key.usage == .keyboardEscape, hasText,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return super.handleKey(key, isRepetition: isRepetition) }
        clear()
        return .used
    }
}
