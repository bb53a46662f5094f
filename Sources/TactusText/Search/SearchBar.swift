import TactusControls
public import TactusGeometry
import TactusPlatform
public import TactusUI

/// A field for a search with a button that ends it beside, and a choice of where to search below.
///
/// ```swift
/// let bar = SearchBar(placeholder: "Search mail")
/// bar.scopeButtonTitles = ["All", "Unread"]
/// bar.delegate = self
/// ```
///
/// A ``SearchController`` has one. It is as wide as it is made, and as high as `sizeThatFits(_:)` says.
open class SearchBar: View {
    /// The field.
    public final let searchTextField: SearchField
    /// Is told what the user does; `nil` by default.
    public final weak var delegate: (any SearchBarDelegate)?
    /// The controller whose bar it is, which is told before the delegate.
    final weak var owner: (any SearchBarDelegate)?

    fileprivate func tell(_ call: (any SearchBarDelegate) -> Void) {
        if let owner { call(owner) }
        if let delegate { call(delegate) }
    }
    /// Whether there is a button that ends the search. `false` by default.
    public final var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// What can be searched: the titles of the scopes. None by default.
    public final var scopeButtonTitles: [String] {
        get { scopes.titles }
        set {
            scopes.titles = newValue
            selectedScopeButtonIndex = 0
            heightMayChange()
        }
    }
    /// Which of them is chosen.
    public final var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set { scopes.selectedSegmentIndex = scopeButtonTitles.indices.contains(newValue) ? newValue : 0 }
    }
    /// Whether the scopes show, when there are any. `false` by default.
    public final var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScopeBar(newValue, animated: false) }
    }

    private let cancelButton = Button(title: "Cancel", style: .plain)
    private let scopes = SegmentedControl()
    private var showsCancel = false
    private var showsScopes = false
    private let asking = SearchFieldAsking()
    /// Called when the program has set another text.
    var onTextSet: (() -> Void)?
    /// Called when the bar wants to be of another height.
    var onHeightChange: (() -> Void)?

    private static let fieldHeight = 40.0
    private static let scopeHeight = 36.0

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - placeholder: What the field shows while it is empty.
    ///   - frame: Its frame, in its superview's points.
    public convenience init(placeholder: String = "Search", frame: Rect = .zero) {
        self.init(frame: frame)
        if !placeholder.isEmpty { searchTextField.placeholder = placeholder }
    }

    /// Creates a bar whose field shows “Search” while it is empty. A subclass overrides this initializer, and has the
    /// other by it.
    public override init(frame: Rect) {
        searchTextField = SearchField()
        super.init(frame: frame)
        name = "search bar"
        hitTestBehavior = .passthrough
        clipsToBounds = true
        searchTextField.traits.returnKeyType = .search
        asking.bar = self
        searchTextField.delegate = asking
        scopes.accessibilityLabel = "Scope"
        searchTextField.onTokensSet = { [weak self] in self?.onTextSet?() }
        for view in [searchTextField, cancelButton, scopes] { addSubview(view) }
        hide()
        searchTextField.addAction(for: .editingDidBegin) { [weak self] _ in
            guard let self else { return }
            tell { $0.searchBarTextDidBeginEditing(self) }
        }
        searchTextField.addAction(for: .editingChanged) { [weak self] _ in
            guard let self else { return }
            tell { $0.searchBar(self, textDidChange: text) }
        }
        searchTextField.addAction(for: .editingDidEnd) { [weak self] _ in
            guard let self else { return }
            tell { $0.searchBarTextDidEndEditing(self) }
        }
        searchTextField.addAction(for: .primaryActionTriggered) { [weak self] _ in
            guard let self else { return }
            tell { $0.searchBarSearchButtonClicked(self) }
        }
        cancelButton.addAction(for: .primaryActionTriggered) { [weak self] _ in
            self?.cancelSearch(nil)
        }
        scopes.addAction(for: .valueChanged) { [weak self] _ in
            guard let self else { return }
            tell { $0.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex) }
        }
    }

    /// What is looked for.
    public final var text: String {
        get { searchTextField.text }
        set {
            guard newValue != searchTextField.text else { return }
            searchTextField.text = newValue
            onTextSet?()
        }
    }

    // MARK: The field

    /// Whether the field can be the first responder.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    /// Whether the field is the first responder.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Lets the field be the first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends the editing of the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// What the field shows while it is empty.
    public final var placeholder: String {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Shows or hides the button that ends the search.
    ///
    /// - Parameters:
    ///   - shows: Whether it shows.
    ///   - animated: Whether it comes little by little.
    public final func setShowsCancelButton(_ shows: Bool, animated: Bool) {
        guard shows != showsCancel else { return }
        showsCancel = shows
        change(animated: animated)
    }

    /// Shows or hides the scopes.
    ///
    /// - Parameters:
    ///   - shows: Whether they show, when there are any.
    ///   - animated: Whether they come little by little.
    public final func setShowsScopeBar(_ shows: Bool, animated: Bool) {
        guard shows != showsScopes else { return }
        showsScopes = shows
        change(animated: animated)
        heightMayChange()
    }

    private func heightMayChange() {
        setNeedsLayout()
        onHeightChange?()
    }

    private func change(animated: Bool) {
        guard animated, window != nil else {
            hide()
            return setNeedsLayout()
        }
        View.animate(duration: theme.motion.regular, options: .allowUserInteraction) { [self] in
            hide()
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    /// What is not there takes no touches, and is not told of.
    private func hide() {
        for (view, shows) in [(cancelButton as View, showsCancel), (scopes as View, hasScopes)] {
            view.alpha = shows ? 1 : 0
            view.isUserInteractionEnabled = shows
            view.accessibilityElementsHidden = !shows
        }
    }

    private var hasScopes: Bool { showsScopes && !scopeButtonTitles.isEmpty }

    // MARK: Layout

    private var usedFieldHeight: Double {
        max(Self.fieldHeight, (Self.fieldHeight * traitCollection.textScale).rounded())
    }
    private var usedScopeHeight: Double {
        max(Self.scopeHeight, (Self.scopeHeight * traitCollection.textScale).rounded())
    }

    /// As wide as there is room, and as high as the field and the scopes that show.
    open override func sizeThatFits(_ size: Size) -> Size {
        let gap = theme.spacing.small
        return Size(
            width: size.width, height: usedFieldHeight + (hasScopes ? gap + usedScopeHeight : 0) + gap)
    }

    open override func layoutSubviews() {
        let (margin, gap) = (theme.spacing.large, theme.spacing.small)
        let row = Rect(x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: usedFieldHeight)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let cancel = cancelButton.intrinsicContentSize.width
        let field = Rect(
            x: row.minX, y: row.minY, width: max(row.width - (showsCancel ? cancel + gap : 0), 0), height: row.height)
        let button = Rect(
            x: showsCancel ? row.maxX - cancel : bounds.width, y: row.minY, width: cancel, height: row.height)
        func mirrored(_ box: Rect) -> Rect {
            box.offsetBy(dx: isMirrored ? bounds.width - box.minX - box.maxX : 0, dy: 0)
        }
        searchTextField.frame = mirrored(field)
        cancelButton.frame = mirrored(button)
        scopes.frame = Rect(x: row.minX, y: row.maxY + gap, width: row.width, height: usedScopeHeight)
    }

    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        if previous.textScale != traitCollection.textScale { heightMayChange() }
    }

    /// Ends the search with Escape, once the field is empty, where there is a button that does.
    open override var keyCommands: [KeyCommand] {
        guard showsCancel else { return [] }
        return [
            KeyCommand(
                title: "Cancel the search", input: .escape, modifierFlags: [],
                action: ActionKey<any SearchCancelling> { $0.cancelSearch($1) })
        ]
    }
}

/// Asks the delegate of a bar about its field.
private final class SearchFieldAsking: TextFieldDelegate {
    weak var bar: SearchBar?

    private func ask(_ question: (any SearchBarDelegate, SearchBar) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(delegate, bar)
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { ask { $0.searchBarShouldBeginEditing($1) } }

    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }

    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool { ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } }
}

/// Ends a search: the action of a key command.
@MainActor public protocol SearchCancelling {
    /// Ends it.
    func cancelSearch(_ sender: Any?)
}

extension SearchBar: SearchCancelling {
    /// Does what the button does.
    public func cancelSearch(_ sender: Any?) {
        // What the program does by itself comes before the end of the search, of which it hears then.
        delegate?.searchBarCancelButtonClicked(self)
        owner?.searchBarCancelButtonClicked(self)
    }
}

/// Is asked and told what the user does with a ``SearchBar``. Every member has a default: it lets everything be done,
/// and does nothing.
@MainActor public protocol SearchBarDelegate: AnyObject {
    /// Returns whether the field may be edited. `true` by default.
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
    /// Returns whether editing may end, which somebody else wants. `true` by default.
    func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
    /// Returns whether the user may change the text. `true` by default.
    ///
    /// - Parameters:
    ///   - searchBar: The bar.
    ///   - range: What is replaced, in bytes.
    ///   - text: What is to be there.
    /// - Returns: Whether it is replaced.
    func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
    /// Called when the field got the keys.
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
    /// Called when the text has changed, by the user.
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
    /// Called when the field has the keys no more.
    func searchBarTextDidEndEditing(_ searchBar: SearchBar)
    /// Called by Return, or the search key of a keyboard on the screen.
    func searchBarSearchButtonClicked(_ searchBar: SearchBar)
    /// Called by the button that ends the search, and by Escape.
    func searchBarCancelButtonClicked(_ searchBar: SearchBar)
    /// Called when the user has chosen another scope.
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
    /// It may.
    public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
    /// It may.
    public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
    /// It may.
    public func searchBar(
        _ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
