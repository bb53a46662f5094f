import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// The bar in which a ``FindInteraction`` is told what to look for, at the upper edge of the view.
final class FindNavigator: View, Finding, FindingNext, FindingPrevious, FindingAndReplacing {
    /// Views at least so wide have it as a card at their end, in points.
    private static let narrow = 640.0
    private static let cardWidth = 600.0
    private static let row = 52.0
    private static let side = 44.0
    private static let gap = 8.0

    private weak var interaction: FindInteraction?
    let field = SearchField(placeholder: "Find")
    let replacement = TextField(placeholder: "Replace with")
    private let count = Label()
    private let matchCase = FindNavigator.toggle("Aa", "Match case")
    private let wholeWords = FindNavigator.toggle("“W”", "Whole words")
    private let previousButton = FindNavigator.button(.chevronUp, "Previous")
    private let nextButton = FindNavigator.button(.chevronDown, "Next")
    private let done = FindNavigator.button(.cross, "Done")
    private let replaceOne = Button(title: "Replace", style: .gray)
    private let replaceAll = Button(title: "All", style: .gray)
    private var isReading = false

    /// Whether it has what to replace by.
    var showsReplacement = false { didSet { if showsReplacement != oldValue { sizeDidChange() } } }

    init(of interaction: FindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        name = "find navigator"
        accessibilityRole = .group
        accessibilityLabel = "Find"
        backgroundColor = .elevatedBackground
        borderWidth = 1
        borderColor = .separator
        count.font = .preferred(.footnote)
        count.font.hasMonospacedDigits = true
        count.textColor = .secondaryLabel
        count.textAlignment = .center
        count.minimumScaleFactor = 0.7
        replacement.borderStyle = .bezel
        replacement.accessibilityLabel = "Replace with"
        for button in [replaceOne, replaceAll] { button.font = .preferred(.subheadline) }
        replaceAll.accessibilityLabel = "Replace all"
        let parts: [View] = [
            field, count, matchCase, wholeWords, previousButton, nextButton, done, replacement, replaceOne, replaceAll,
        ]
        for part in parts { addSubview(part) }
        addActions()
        queryDidChange()
        numbersDidChange()
    }

    private static func button(_ icon: Icon, _ label: String) -> Button {
        let button = Button(icon: icon, style: .plain)
        button.accessibilityLabel = label
        return button
    }

    private static func toggle(_ title: String, _ label: String) -> Button {
        let button = Button(title: title, style: .plain)
        button.accessibilityLabel = label
        button.font = .preferred(.subheadline)
        button.contentInsets = DirectionalInsets(top: 8, leading: 4, bottom: 8, trailing: 4)
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    private func addActions() {
        field.addAction(for: .editingChanged) { [weak self] field in self?.read { $0.searchText = field.text } }
        replacement.addAction(for: .editingChanged) { [weak self] field in
            self?.read { $0.replacementText = field.text }
        }
        field.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.interaction?.findNext() }
        replacement.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.interaction?.replace() }
        matchCase.addAction(for: .primaryActionTriggered) { [weak self] button in
            self?.read { $0.options.isCaseInsensitive = !button.isSelected }
        }
        wholeWords.addAction(for: .primaryActionTriggered) { [weak self] button in
            self?.read { $0.options.wordMatchMethod = button.isSelected ? .fullWord : .contains }
        }
        previousButton.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.interaction?.findPrevious() }
        nextButton.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.interaction?.findNext() }
        done.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.interaction?.dismissFindNavigator() }
        replaceOne.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.interaction?.replace() }
        replaceAll.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.interaction?.replaceAll() }
    }

    /// Tells the interaction what was entered.
    private func read(_ body: (FindInteraction) -> Void) {
        guard let interaction else { return }
        isReading = true
        body(interaction)
        isReading = false
    }

    // MARK: What shows

    /// Shows what is looked for, and how.
    func queryDidChange() {
        guard !isReading, let interaction else { return }
        if field.text != interaction.searchText { field.text = interaction.searchText }
        if replacement.text != interaction.replacementText { replacement.text = interaction.replacementText }
        matchCase.isSelected = !interaction.options.isCaseInsensitive
        wholeWords.isSelected = interaction.options.wordMatchMethod == .fullWord
    }

    /// Shows how many places there are.
    func numbersDidChange() {
        let session = interaction?.activeFindSession
        let hasResults = (session?.resultCount ?? 0) > 0
        let text = session.map(FindNavigator.numbers) ?? ""
        count.text = interaction?.searchText.isEmpty == false ? text : ""
        previousButton.isEnabled = hasResults
        nextButton.isEnabled = hasResults
        replaceOne.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult == true
        replaceAll.isEnabled = hasResults
    }

    private static func numbers(of session: FindSession) -> String {
        let number = session.resultCount
        let total = number == TextSearchingFindSession.mostResults ? "\(number)+" : "\(number)"
        switch session.searchResultDisplayStyle {
        case .none: return ""
        case _ where number == 0: return session.isSearching ? "…" : "No results"
        case .total: return total
        case .currentAndTotal:
            guard let index = session.highlightedResultIndex else { return total }
            return "\(index + 1) of \(total)" + (session.isSearching ? "…" : "")
        }
    }

    /// Makes the field the first responder, with all that is in it selected.
    func beginEditing() {
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    /// Whether keys go to it.
    var hasFirstResponder: Bool { window?.firstResponder?.hostView?.isDescendant(of: self) == true }

    // MARK: Where it is

    private var isNarrow: Bool { (interaction?.view?.bounds.width ?? 0) < Self.narrow }
    private var height: Double { Self.row * (1 + (isNarrow ? 1 : 0) + (showsReplacement ? 1 : 0)) }
    private var heightConstraint: LayoutConstraint?

    /// Shows it at the upper edge of a view.
    func attach(to view: View) {
        guard let superview = view.superview else { return }
        superview.insertSubview(self, aboveSubview: view)
        translatesAutoresizingMaskIntoConstraints = false
        let isNarrow = isNarrow
        let height = heightAnchor.constraint(equalToConstant: height)
        heightConstraint = height
        let safe = view.safeAreaLayoutGuide
        topAnchor.constraint(equalTo: safe.topAnchor, constant: isNarrow ? 0 : Self.gap).isActive = true
        trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: isNarrow ? 0 : -Self.gap).isActive = true
        height.isActive = true
        if isNarrow {
            leadingAnchor.constraint(equalTo: safe.leadingAnchor).isActive = true
        } else {
            widthAnchor.constraint(equalToConstant: Self.cardWidth).isActive = true
            cornerRadius = theme.radii.medium
            shadow = theme.shadows.menu
        }
        sizeDidChange()
        superview.layoutIfNeeded()
    }

    private func sizeDidChange() {
        for part in [replacement, replaceOne, replaceAll] as [View] { part.isHidden = !showsReplacement }
        heightConstraint?.constant = height
        setNeedsLayout()
        if superview != nil { interaction?.coverDidChange(to: height + (isNarrow ? 0 : 2 * Self.gap)) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var rows = FindNavigatorRows(
            width: bounds.width, isMirrored: effectiveLayoutDirection == .rightToLeft, row: Self.row, gap: Self.gap)
        let side = Self.side
        if isNarrow {
            rows.layOut([(field, nil), (done, side)])
            rows.layOut([
                (matchCase, side), (wholeWords, side), (count, nil), (previousButton, side), (nextButton, side),
            ])
        } else {
            rows.layOut([
                (field, nil), (count, 88), (matchCase, side), (wholeWords, side), (previousButton, side),
                (nextButton, side),
                (done, side),
            ])
        }
        if showsReplacement { rows.layOut([(replacement, nil), (replaceOne, 88), (replaceAll, 56)]) }
    }

    // MARK: Keys

    override var keyCommands: [KeyCommand] { Self.ownCommands + FindInteraction.keyCommands }

    /// They come before what its fields do with these keys.
    private static var ownCommands: [KeyCommand] {
        let commands = [
            KeyCommand(
                input: .usage(.keyboardEscape), action: ActionKey<FindNavigator> { bar, _ in bar.dismiss() }),
            KeyCommand(input: .usage(.keyboardReturnOrEnter), modifierFlags: .shift, action: .findPrevious),
        ]
        for command in commands { command.wantsPriorityOverSystemBehavior = true }
        return commands
    }

    private func dismiss() { interaction?.dismissFindNavigator() }

    func find(_ sender: Any?) { beginEditing() }
    func findNext(_ sender: Any?) { interaction?.findNext() }
    func findPrevious(_ sender: Any?) { interaction?.findPrevious() }
    func findAndReplace(_ sender: Any?) { interaction?.presentFindNavigator(showingReplace: true) }
}

/// Rows of views from the leading edge to the trailing one.
nonisolated struct FindNavigatorRows {
    var width: Double
    var isMirrored: Bool
    var row: Double
    var gap: Double
    private(set) var y = 0.0

    init(width: Double, isMirrored: Bool, row: Double, gap: Double) {
        self.width = width
        self.isMirrored = isMirrored
        self.row = row
        self.gap = gap
    }

    /// Places a row: each view is as wide as it is said, the one without a width takes what is left.
    @MainActor mutating func layOut(_ parts: [(view: View, width: Double?)]) {
        let fixed = parts.reduce(gap * Double(parts.count + 1)) { $0 + ($1.width ?? 0) }
        var x = gap
        for (view, wanted) in parts {
            let partWidth = wanted ?? max(width - fixed, 0)
            let left = isMirrored ? width - x - partWidth : x
            view.frame = Rect(x: left.rounded(), y: y + 4, width: partWidth.rounded(), height: row - 8)
            x += partWidth + gap
        }
        y += row
    }
}
