import Tactus

/// The way from page to page: below the page on a phone, beside it where there is room.
final class PageBar: View {
    /// Called with the page that somebody wants.
    var onChoose: ((Page) -> Void)?
    /// The page that is shown.
    var page: Page {
        didSet { showPage() }
    }
    /// Whether the pages are listed from top to bottom.
    var isVertical = false {
        didSet { if isVertical != oldValue { arrange() } }
    }

    /// How wide the list of pages is: all of their names can be read.
    var listWidth: Double { max(192, buttons.map(\.button.intrinsicContentSize.width).max() ?? 0) + 8 }

    private let line = View()
    private let buttons: [(page: Page, button: Button)]

    init(page: Page) {
        self.page = page
        buttons = Page.allCases.map { ($0, Button(title: $0.rawValue, icon: $0.icon, style: .plain)) }
        super.init(frame: .zero)
        name = "pages"
        accessibilityRole = .group
        accessibilityLabel = "Pages"
        for (page, button) in buttons {
            button.name = "page \(page.rawValue)"
            button.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.onChoose?(page) }
            addSubview(button)
        }
        line.backgroundColor = .separator
        addSubview(line)
        arrange()
        showPage()
    }

    private func arrange() {
        // At the lower edge it is a bar; beside the page a list on the same ground.
        backgroundColor = isVertical ? nil : .barBackground
        line.isHidden = isVertical
        for (_, button) in buttons {
            button.imagePlacement = isVertical ? .leading : .top
            button.imagePadding = isVertical ? 12 : 2
            button.contentHorizontalAlignment = isVertical ? .leading : .center
            let sides = isVertical ? 14.0 : 2
            button.contentInsets = DirectionalInsets(top: 8, leading: sides, bottom: 8, trailing: sides)
            button.font = .systemFont(ofSize: isVertical ? 16 : 11, weight: .medium)
            button.iconSize = theme.controls.signSize
            // A bar has as much room as it has; in the list beside the page text grows.
            button.traitOverrides.textScale = isVertical ? nil : 1
        }
        showPage()
        setNeedsLayout()
    }

    private func showPage() {
        for (page, button) in buttons {
            let isShown = page == self.page
            button.style = isShown && isVertical ? .tinted : .plain
            button.setTitleColor(isShown ? nil : .secondaryLabel, for: .normal)
        }
    }

    override func layoutSubviews() {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let inner = bounds.insetBy(dx: 4, dy: 4)
        guard !inner.isNull else { return }
        line.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
        for (index, entry) in buttons.enumerated() {
            if isVertical {
                let height = max(entry.button.intrinsicContentSize.height, 48)
                entry.button.frame = Rect(
                    x: inner.minX, y: inner.minY + Double(index) * (height + 4), width: inner.width, height: height)
            } else {
                let width = inner.width / Double(buttons.count)
                let place = isMirrored ? buttons.count - 1 - index : index
                entry.button.frame = Rect(
                    x: inner.minX + Double(place) * width, y: inner.minY, width: width, height: inner.height)
            }
        }
    }
}
