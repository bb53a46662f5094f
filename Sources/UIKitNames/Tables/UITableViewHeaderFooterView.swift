public import Tactus

/// The view above or below a section of a table: words, or what the program puts into its content.
open class UITableViewHeaderFooterView: View {
    /// What it shows: fills it. Subviews of one's own belong in here.
    public final let contentView = View()
    /// By what name it is shown again for other sections; `nil` for one that is not.
    public internal(set) final var reuseIdentifier: String?
    /// What is behind the content; `nil` for nothing.
    public final var backgroundView: View? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private var shownText: Label?
    private var shownDetail: Label?
    private var sideInset = 0.0

    /// Creates a header or footer.
    ///
    /// - Parameter reuseIdentifier: By what name it is shown again for other sections; `nil` for one that is not.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a header or footer: as a table makes those of a registered class.
    public required convenience override init(frame: Rect) { self.init(reuseIdentifier: nil) }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The words.
    public final var textLabel: Label! {
        if let shownText { return shownText }
        let label = makeLabel()
        shownText = label
        return label
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// More words, below.
    public final var detailTextLabel: Label! {
        if let shownDetail { return shownDetail }
        let label = makeLabel()
        shownDetail = label
        return label
    }

    /// Sent before the view is shown for another section. Does nothing by default.
    open func prepareForReuse() {}

    private func makeLabel() -> Label {
        let label = Label()
        label.font = .preferred(.footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private var labels: [Label] {
        [shownText, shownDetail].compactMap(\.self).filter { !$0.text.isEmpty }
    }

    private var margin: Double { sideInset + theme.spacing.large }

    /// Looks as a title of a table: its words begin where the text of the rows does, over a ground of its own where it
    /// stays in sight.
    final func showTitle(in table: UITableView, isHeader: Bool) {
        sideInset = table.style == .insetGrouped ? table.theme.spacing.large : 0
        if table.style == .plain, isHeader { contentView.backgroundColor = .secondarySystemBackground }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        var y = theme.spacing.small
        for label in labels {
            let size = label.sizeThatFits(Size(width: max(bounds.width - 2 * margin, 0), height: .infinity))
            label.frame = Rect(x: margin, y: y, width: max(bounds.width - 2 * margin, 0), height: size.height)
            y += size.height
        }
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: height(forWidth: size.width))
    }

    /// How high it is by its words, or by the constraints in its content.
    final func height(forWidth width: Double) -> Double {
        let room = Size(width: max(width - 2 * margin, 0), height: .infinity)
        let words = labels.reduce(0) { $0 + $1.sizeThatFits(room).height }
        let text = words > 0 ? (words + 2 * theme.spacing.small).rounded(.up) : 0
        let own = contentView.layoutSizeFitting(Size(width: width, height: 0), horizontal: .required).height
        return max(own, text, own + text > 0 ? 0 : theme.spacing.extraLarge)
    }

    open override var standardAccessibility: AccessibilityDescription {
        let words = labels.map(\.text)
        return AccessibilityDescription(
            .heading, label: words.isEmpty ? nil : words.joined(separator: ", "), isElement: !words.isEmpty)
    }
}
