import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The button that a bar shows for an item.
final class BarButton: Button {
    let item: BarButtonItem
    private var menuInteraction: ButtonMenuInteraction?
    private var badge: CornerBadge?
    /// How the bar says that titles look.
    var barAppearance = BarAppearance.default {
        didSet { if barAppearance != oldValue { showAttributes() } }
    }

    init(_ item: BarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        (title, icon, style) = (item.title ?? "", item.icon, .plain)
        image = item.icon == nil ? item.image : nil
        font = .systemFont(ofSize: 17, weight: item.style == .prominent ? .semibold : .regular)
        takeSizes()
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        isEnabled = item.isEnabled
        if let color = item.tintColor { tintColor = color }
        if item.primaryAction != nil { addAction(for: .primaryActionTriggered) { [unowned item] _ in item.perform() } }
        showAttributes()
        hitOutsets = Insets(top: 8, left: 0, bottom: 8, right: 0)
        if let badge = item.badge {
            let view = CornerBadge(badge)
            self.badge = view
            addSubview(view)
            accessibilityValue = badge.stringValue ?? "New"
        }
        guard let menu = item.menu else { return }
        let interaction = ButtonMenuInteraction(menu: menu, opensOnTap: item.primaryAction == nil)
        menuInteraction = interaction
        addInteraction(interaction)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutBadge()
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        takeSizes()
    }

    /// Is as large as the theme has it.
    private func takeSizes() {
        iconSize = title.isEmpty ? theme.controls.signSize : nil
        let (sides, ends) = (title.isEmpty ? theme.spacing.medium - 2 : theme.spacing.small, theme.spacing.small)
        let insets = DirectionalInsets(top: ends, leading: max(sides, 0), bottom: ends, trailing: max(sides, 0))
        if insets != contentInsets { contentInsets = insets }
    }

    /// Gives the title the looks that the item and the bar say, by its state.
    private func showAttributes() {
        let bar = barAppearance
        let states: [(State, BarItem.TitleState, TextAttributes)] = [
            (.normal, .normal, bar.buttonTitleTextAttributes),
            (.highlighted, .highlighted, bar.highlightedButtonTitleTextAttributes),
            (.disabled, .disabled, bar.disabledButtonTitleTextAttributes),
        ]
        let own = states.map { (item.titleTextAttributes(for: $0.1) ?? TextAttributes()).filled(with: $0.2) }
        guard own.contains(where: { $0 != TextAttributes() }) || styledTitle(for: .normal) != nil else { return }
        let normal = own[0]
        font = normal.font ?? .systemFont(ofSize: 17, weight: item.style == .prominent ? .semibold : .regular)
        for ((state, _, _), attributes) in zip(states, own) {
            var shown = attributes.filled(with: normal)
            // A title in the colour of the normal state would not look as if it could not be used.
            let color = state == .disabled ? attributes.color : shown.color
            setTitleColor(color, for: state)
            shown.color = nil
            setStyledTitle(item.title.map { StyledText($0, shown) }, for: state)
        }
    }

    /// As wide as its content, and a little lower than the bar; fingers find it in all of the bar's height.
    override func sizeThatFits(_ size: Size) -> Size {
        var fitting = super.sizeThatFits(size)
        fitting.height = min(fitting.height, max(fitting.height - 8, 36))
        if item.width > 0 { fitting.width = item.width }
        return fitting
    }
}

extension BarButton {
    /// The badge lies on the upper corner of what the button shows, where reading ends.
    private func layOutBadge() {
        guard let badge else { return }
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let inset = contentInsets?.trailing ?? 0
        let corner = Point(
            x: isMirrored ? bounds.minX + inset : bounds.maxX - inset, y: bounds.midY - (title.isEmpty ? 9 : 12))
        badge.layOut(around: corner, in: bounds)
    }
}

/// What lies on a corner: a dot, or a short text on a plate.
final class CornerBadge: Label {
    private let color: Color
    private let ownTextColor: Color?

    init(_ badge: BarButtonItem.Badge) {
        color = badge.backgroundColor ?? .systemRed
        ownTextColor = badge.foregroundColor
        super.init(frame: .zero)
        text = badge.stringValue ?? ""
        name = "badge"
        font = .systemFont(ofSize: 12, weight: .semibold)
        textAlignment = .center
        clipsToBounds = true
        backgroundColor = color
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    /// Lies around a corner, but not over the edge.
    func layOut(around corner: Point, in room: Rect) {
        let text = intrinsicContentSize
        let height = self.text.isEmpty ? 10 : text.height + 2
        let width = self.text.isEmpty ? 10 : max(text.width + 9, height)
        let x = min(max(corner.x - width / 2, room.minX), max(room.maxX - width, room.minX))
        let y = max(corner.y - height / 2, room.minY)
        frame = Rect(x: x.rounded(.down), y: y.rounded(.down), width: width, height: height)
        cornerRadius = height / 2
        textColor = ownTextColor ?? color.resolved(in: traitCollection.colors).contrastingTextColor
    }
}

extension BarButtonItem {
    /// Makes the view that a bar shows for the item; `nil` for one that is not there.
    func makeView() -> View? {
        guard !isHidden else { return nil }
        if isSpace { return View() }
        return customView ?? BarButton(self)
    }
}

extension View {
    /// Says to the buttons inside the view how the bar wants their titles to look.
    func setBarAppearance(_ appearance: BarAppearance) {
        walkInside { view in
            guard let button = view as? BarButton else { return true }
            button.barAppearance = appearance
            return false
        }
    }

    /// The button inside the view that shows an item; `nil` for none.
    func button(of item: BarButtonItem) -> BarButton? {
        var found: BarButton?
        walkInside { view in
            guard found == nil, let button = view as? BarButton else { return found == nil }
            if button.item === item { found = button }
            return false
        }
        return found
    }
}
