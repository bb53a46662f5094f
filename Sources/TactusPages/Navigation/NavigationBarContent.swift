import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// What a navigation bar shows for one page.
final class NavigationBarContent: View {
    let item: NavigationItem
    private(set) var backButton: Button?
    let titleLabel = Label()
    let subtitleLabel = Label()
    let largeTitleLabel = Label()
    /// The line above the row; `nil` for none.
    private let promptLabel: Label?
    private var leading: [View] = []
    private var trailing: [View] = []
    /// What shows for each button of the item.
    private var buttonViews: [ObjectIdentifier: View] = [:]
    private let isLarge: Bool
    private let backTitle: String?
    private let backMode: NavigationItem.BackButtonDisplayMode

    /// The height of the row of buttons, in points.
    var rowHeight = NavigationBar.rowHeight
    /// How the titles look.
    var titleAppearance = BarAppearance.default { didSet { if titleAppearance != oldValue { showTitles() } } }
    /// How much of the large title shows: from 0 to 1.
    var largeTitleFraction = 1.0 { didSet { if largeTitleFraction != oldValue { setNeedsLayout() } } }

    /// - Parameters:
    ///   - item: What to show.
    ///   - title: The title.
    ///   - backTitle: What the button that leads back says; `nil` for no such button.
    ///   - backMode: How much of that it says.
    ///   - isLarge: Whether the title is large.
    ///   - first: A button before those of the item.
    init(
        _ item: NavigationItem, title: String, backTitle: String?,
        backMode: NavigationItem.BackButtonDisplayMode = .default, isLarge: Bool, leading first: BarButtonItem? = nil
    ) {
        self.item = item
        self.isLarge = isLarge
        self.backTitle = backTitle
        self.backMode = backMode
        promptLabel = item.prompt.map { Label(text: $0) }
        super.init(frame: .zero)
        hitTestBehavior = .passthrough
        titleLabel.text = title
        titleLabel.textAlignment = .center
        subtitleLabel.text = item.subtitle ?? ""
        subtitleLabel.font = .preferred(.footnote)
        subtitleLabel.textAlignment = .center
        largeTitleLabel.text = title
        largeTitleLabel.isHidden = !isLarge
        for label in [titleLabel, largeTitleLabel] { label.accessibilityRole = .heading }
        showTitles()
        clipsToBounds = true
        if let view = first?.makeView() { leading.append(view) }
        makeButtons()
        if let view = item.titleView { addSubview(view) } else { [titleLabel, subtitleLabel].forEach(addSubview) }
        addSubview(largeTitleLabel)
        if let promptLabel {
            promptLabel.font = .preferred(.footnote)
            promptLabel.textAlignment = .center
            addSubview(promptLabel)
        }
    }

    private func showTitles() {
        let (title, large) = (titleAppearance.titleTextAttributes, titleAppearance.largeTitleTextAttributes)
        titleLabel.font = title.font ?? .preferred(.headline)
        titleLabel.textColor = title.color ?? .label
        subtitleLabel.textColor = title.color?.withAlphaComponent(0.7) ?? .secondaryLabel
        largeTitleLabel.font = large.font ?? .preferred(.largeTitle)
        largeTitleLabel.textColor = large.color ?? .label
        promptLabel?.textColor = title.color ?? .label
        for view in leading + trailing { view.setBarAppearance(titleAppearance) }
        if let backButton {
            let back = titleAppearance.backButtonTitleTextAttributes
            backButton.font = back.font ?? .systemFont(ofSize: 17)
            showBackTitle(backButton.title, on: backButton)
        }
        setNeedsLayout()
    }

    private func makeButtons() {
        if let backTitle, !item.hidesBackButton, item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton {
            let button = Button(title: "", icon: .chevronLeft, style: .plain)
            button.name = "back"
            button.accessibilityLabel = backTitle
            button.font = .systemFont(ofSize: 17)
            button.contentInsets = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            button.imagePadding = 2
            backButton = button
            leading.append(button)
        }
        leading += item.leftBarButtonItems.compactMap(makeView)
        trailing = item.rightBarButtonItems.compactMap(makeView)
        for view in leading + trailing { addSubview(view) }
    }

    private func makeView(of item: BarButtonItem) -> View? {
        guard let view = item.makeView() else { return nil }
        buttonViews[ObjectIdentifier(item)] = view
        return view
    }

    /// Shows a button anew that has changed, in its place, and leaves the others as they are.
    ///
    /// - Returns: `false` when it does not show, or is not to show any more: then all is to be made anew.
    func renew(_ button: BarButtonItem) -> Bool {
        guard let old = buttonViews[ObjectIdentifier(button)], old.superview === self, !button.isHidden,
            let view = button.makeView()
        else { return false }
        setNeedsLayout()
        guard view !== old else { return true }
        buttonViews[ObjectIdentifier(button)] = view
        view.setBarAppearance(titleAppearance)
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        leading = leading.map { $0 === old ? view : $0 }
        trailing = trailing.map { $0 === old ? view : $0 }
        return true
    }

    override func layoutSubviews() {
        let safe = safeAreaInsets
        let prompt = promptLabel == nil ? 0 : Self.promptHeight(in: self)
        let row = Rect(
            x: safe.left, y: bounds.height > rowHeight ? prompt : bounds.height - rowHeight,
            width: max(bounds.width - safe.left - safe.right, 0), height: rowHeight)
        promptLabel?.frame = Rect(x: row.minX, y: row.minY - prompt, width: row.width, height: prompt)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        backButton?.icon = isMirrored ? .chevronRight : .chevronLeft
        let words = shownBackTitle
        var layout = layout(in: row, backTitle: words)
        // Where there is no room, the title comes first: the way back says nothing.
        if layout.title.width + 0.5 < titleSize(in: row).width, !words.isEmpty {
            layout = self.layout(in: row, backTitle: "")
        }
        for (view, frame) in zip(leading, layout.leading) { view.frame = isMirrored ? frame.mirrored(in: row) : frame }
        for (view, frame) in zip(trailing, layout.trailing) {
            view.frame = isMirrored ? frame.mirrored(in: row) : frame
        }
        layOutTitle(in: isMirrored ? layout.title.mirrored(in: row) : layout.title)
        let margin = theme.spacing.large
        let height = largeTitleLabel.intrinsicContentSize.height
        largeTitleLabel.frame = Rect(
            x: row.minX + margin, y: bounds.height - height - 8, width: max(row.width - 2 * margin, 0), height: height)
        largeTitleLabel.alpha = isLarge ? max(largeTitleFraction * 2 - 1, 0) : 0
        let smallAlpha = isLarge ? max(1 - largeTitleFraction * 3, 0) : 1
        for view in [titleLabel, subtitleLabel] { view.alpha = smallAlpha }
        // One of both is read out.
        largeTitleLabel.accessibilityElementsHidden = largeTitleLabel.alpha == 0
        titleLabel.accessibilityElementsHidden = largeTitleLabel.alpha > 0
    }

    /// What the button that leads back says where there is room.
    private var shownBackTitle: String {
        switch backMode {
        case .default: backTitle ?? ""
        case .generic: backTitle == nil ? "" : "Back"
        case .minimal: ""
        }
    }

    /// How high the line above the row is, in points.
    static func promptHeight(in view: View) -> Double { (22 * view.traitCollection.textScale).rounded() }

    /// Shows what the button says that leads back, as the bar says that it looks.
    private func showBackTitle(_ title: String, on button: Button) {
        button.title = title
        let attributes = titleAppearance.backButtonTitleTextAttributes
        guard attributes != TextAttributes() || button.styledTitle(for: .normal) != nil else { return }
        button.setStyledTitle(StyledText(title, attributes), for: .normal)
    }

    private func layOutTitle(in box: Rect) {
        if let view = item.titleView { return view.frame = box }
        // A letter or two would say nothing.
        var box = box
        if box.width < min(titleSize(in: bounds).width, 2 * titleLabel.intrinsicContentSize.height) {
            box.size.width = 0
        }
        let subtitle = subtitleLabel.text.isEmpty ? 0 : subtitleLabel.intrinsicContentSize.height
        let title = titleLabel.intrinsicContentSize.height
        let top = box.midY - (title + subtitle) / 2
        titleLabel.frame = Rect(x: box.minX, y: top, width: box.width, height: title)
        subtitleLabel.frame = Rect(x: box.minX, y: top + title, width: box.width, height: subtitle)
    }

    private func layout(in row: Rect, backTitle: String) -> BarLayout {
        if let backButton { showBackTitle(backTitle, on: backButton) }
        func sizes(_ views: [View]) -> [Size] { views.map { $0.sizeThatFits(Size(width: row.width, height: 44)) } }
        return BarLayout(in: row, leading: sizes(leading), trailing: sizes(trailing), title: titleSize(in: row))
    }

    private func titleSize(in row: Rect) -> Size {
        if let view = item.titleView { return view.sizeThatFits(row.size) }
        let (title, subtitle) = (titleLabel.intrinsicContentSize, subtitleLabel.intrinsicContentSize)
        let second = subtitleLabel.text.isEmpty ? Size.zero : subtitle
        return Size(width: max(title.width, second.width).rounded(.up), height: title.height + second.height)
    }
}
