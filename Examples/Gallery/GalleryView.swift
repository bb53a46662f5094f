import Tactus

/// The content of the window: a heading, a page, the way to other pages, and the log.
final class GalleryView: View {
    let logView = LogView()

    private let title = Label(text: "Tactus Gallery")
    private let subtitle = Label()
    private let bar: PageBar
    private let logButton = Button(icon: .chevronUp)
    /// Whether the log has half of the window, and one can read in it; else it is folded away.
    private var isLogLarge = false
    private var page: View
    private static let margin = 20.0
    /// Where the pages are listed beside the page rather than below it.
    private static let wide = 700.0
    /// The heading is never under the badge in the corner.
    private static let badgeWidth = 140.0

    init(page: Page) {
        bar = PageBar(page: page)
        self.page = page.makeView()
        super.init(frame: .zero)
        name = "gallery"
        title.font = .preferred(.title1)
        title.numberOfLines = 2
        subtitle.font = .systemFont(ofSize: 14)
        subtitle.textColor = .secondaryLabel
        subtitle.text = page.summary
        subtitle.numberOfLines = 3
        bar.onChoose = { [weak self] in self?.show($0) }
        logButton.traitOverrides.userInterfaceStyle = .dark  // as the log is
        logButton.backgroundColor = Palette.log
        logButton.style = .plain
        logButton.tintColor = .white
        logButton.addTarget(self, action: GalleryView.toggleLog, for: .primaryActionTriggered)
        logView.trailingInset = 52
        for view in [title, subtitle, self.page, bar, logView, logButton] { addSubview(view) }
        showLogSize()
    }

    private func toggleLog() {
        isLogLarge.toggle()
        showLogSize()
        logView.showEnd()
        setNeedsLayout()
    }

    private func showLogSize() {
        logButton.icon = isLogLarge ? .chevronDown : .chevronUp
        logButton.accessibilityLabel = isLogLarge ? "Smaller log" : "Larger log"
    }

    private func show(_ page: Page) {
        guard page != bar.page else { return }
        bar.page = page
        subtitle.text = page.summary
        self.page.removeFromSuperview()
        self.page = page.makeView()
        insertSubview(self.page, belowSubview: bar)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let isWide = bounds.width >= Self.wide
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let logHeight = isLogLarge ? (bounds.height * 0.5).rounded() : 0
        // On a phone the way to the pages is at the lower edge, below the log, where thumbs are.
        let barHeight = isWide ? 0 : min(60, bounds.height / 4)
        logView.frame = Rect(
            x: 0, y: bounds.height - barHeight - logHeight, width: bounds.width, height: logHeight)
        // In the corner of the log, or where that would come up.
        let logTop = isLogLarge ? logView.frame.minY + 8 : logView.frame.minY - 56
        logButton.frame = Rect(x: isMirrored ? 12 : bounds.width - 56, y: logTop, width: 44, height: 44)
        logButton.cornerRadius = theme.radii.capsule(of: 44)
        logButton.shadow = isLogLarge ? nil : theme.shadows.menu

        let width = bounds.width - 2 * Self.margin
        let inset = isMirrored ? Self.badgeWidth : 0
        let titleWidth = max(width - Self.badgeWidth, 0)
        title.frame = Rect(
            x: Self.margin + inset, y: 16, width: titleWidth,
            height: title.sizeThatFits(Size(width: titleWidth, height: .infinity)).height)
        subtitle.frame = Rect(
            x: Self.margin, y: title.frame.maxY + 2, width: width,
            height: subtitle.sizeThatFits(Size(width: width, height: .infinity)).height)

        bar.isVertical = isWide
        var room = Rect(x: 0, y: subtitle.frame.maxY + 14, width: bounds.width, height: 0)
        room.size.height = max(logView.frame.minY - room.minY, 0)
        if isWide {
            let width = bar.listWidth
            bar.frame = Rect(
                x: isMirrored ? room.maxX - width - 12 : 12, y: room.minY, width: width, height: room.height)
            if !isMirrored { room.origin.x += width + 12 }
            room.size.width -= width + 12
        } else {
            bar.frame = Rect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
        }
        page.frame = room
        // The last control of a page can be scrolled out from under the button.
        page.additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: isLogLarge ? 0 : 60, right: 0)
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { setNeedsLayout() }
}
