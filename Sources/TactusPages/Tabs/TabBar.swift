import TactusControls
import TactusGeometry
import TactusGraphics
public import TactusUI

/// A bar with one tab for each page: at the lower edge of narrow windows, and at the side of wide ones.
///
/// ``TabBarController`` makes and fills one.
open class TabBar: View {
    /// What the tabs show, in order.
    public final var items: [TabBarItem] = [] { didSet { rebuild() } }
    /// The tab that is chosen; `nil` for none. Setting it tells nobody.
    public final var selectedItem: TabBarItem? { didSet { showSelection(insteadOf: oldValue) } }
    /// Called when the user has chosen a tab, also the one that is chosen already.
    public final var onSelection: ((TabBarItem) -> Void)?
    /// Whether a drag that rests over a tab chooses it, see `SpringLoadedInteraction`. `false` by default.
    public final var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { rebuild(isAnew: true) } } }
    /// Whether the tabs stand below each other. `false` by default.
    public final var isVertical = false { didSet { if isVertical != oldValue { layoutDidChange() } } }

    /// How the bar looks while something is scrolled behind it.
    public final var standardAppearance = BarAppearance.default { didSet { updateAppearance() } }
    /// How the bar looks while nothing lies behind it; `nil`, by default, for as the theme says, or without a
    /// background where ``standardAppearance`` says something.
    public final var scrollEdgeAppearance: BarAppearance? { didSet { updateAppearance() } }

    /// The colour of tabs that are not chosen; `nil`, by default, for the theme's. What an appearance or the item says
    /// comes before it.
    public final var unselectedItemTintColor: Color? {
        didSet { if unselectedItemTintColor != oldValue { showAppearance() } }
    }

    /// The height of the bar, in points, without what covers the lower edge of the scene.
    static let height = 56.0
    /// The width of a side bar, in points, without what covers the side of the scene.
    static let width = 232.0

    private var tabs: [TabControl] = []
    /// How the tabs look that there are: those of a long bar are not told again with every page.
    private var shownLook: (appearance: BarAppearance, tint: Color?)?
    private let line = View()
    private(set) lazy var plate = BarPlate(of: self, line: line)

    /// Creates a bar without tabs.
    public override init(frame: Rect) {
        super.init(frame: frame)
        name = "tab bar"
        focusGroupIdentifier = "tabs"
        _ = plate
        addSubview(line)
    }

    open override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(.tabBar) }

    private func updateAppearance() {
        plate.standard = standardAppearance == .default ? nil : standardAppearance
        plate.edge = scrollEdgeAppearance
        showAppearance()
    }

    /// Lets the tabs look as the bar says.
    func showAppearance() {
        let (appearance, tint) = (plate.appearance, unselectedItemTintColor)
        if let shownLook, shownLook.appearance == appearance, shownLook.tint == tint { return }
        shownLook = (appearance, tint)
        for tab in tabs { tab.show(appearance, tint: tint) }
    }

    /// - Parameter isAnew: Whether tabs that are there already are made anew.
    private func rebuild(isAnew: Bool = false) {
        showAppearance()
        let look = (appearance: plate.appearance, tint: unselectedItemTintColor)
        var known = Dictionary(grouping: tabs) { ObjectIdentifier($0.item) }
        if isAnew {
            for tab in tabs { tab.removeFromSuperview() }
            known = [:]
        }
        let former = tabs
        tabs = items.map { item in
            // Of a hundred tabs that are there those stay that stay.
            if let tab = known[ObjectIdentifier(item)]?.popLast() { return tab }
            item.observer = self
            let tab = TabControl(item)
            tab.isVertical = isVertical
            tab.show(look.appearance, tint: look.tint)
            tab.isSelected = item === selectedItem
            tab.addAction(for: .primaryActionTriggered) { [unowned self] tab in onSelection?(tab.item) }
            if isSpringLoaded {
                let spring = SpringLoadedInteraction { interaction, _ in _ = interaction.view?.accessibilityActivate() }
                tab.addInteraction(spring)
            }
            return tab
        }
        for tab in known.values.joined() { tab.removeFromSuperview() }
        let kept = former.filter { $0.superview === self }
        if !kept.elementsEqual(tabs, by: ===) { for tab in tabs { addSubview(tab) } }
        setNeedsLayout()
    }

    private func showSelection(insteadOf former: TabBarItem?) {
        guard former !== selectedItem else { return }
        for tab in tabs where tab.item === former || tab.item === selectedItem {
            tab.isSelected = tab.item === selectedItem
        }
    }

    private func layoutDidChange() {
        for tab in tabs { tab.isVertical = isVertical }
        setNeedsLayout()
    }

    /// Tabs have another height with another size of text.
    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        let safe = safeAreaInsets
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        if isVertical {
            line.frame = Rect(x: isMirrored ? 0 : bounds.width - 1, y: 0, width: 1, height: bounds.height)
            let box = Rect(
                x: safe.left + 8, y: safe.top + 12, width: max(bounds.width - safe.left - safe.right - 16, 0),
                height: bounds.height)
            var y = box.minY
            for tab in tabs {
                let height = tab.sizeThatFits(box.size).height
                tab.frame = Rect(x: box.minX, y: y, width: box.width, height: height)
                y += height + 2
            }
            return
        }
        line.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
        let room = max(bounds.width - safe.left - safe.right, 0)
        let width = min(room / Double(max(tabs.count, 1)), 160)
        let left = safe.left + (room - width * Double(tabs.count)) / 2
        for (index, tab) in tabs.enumerated() {
            let place = isMirrored ? tabs.count - 1 - index : index
            tab.frame = Rect(
                x: left + Double(place) * width, y: 0, width: width, height: max(bounds.height - safe.bottom, 0))
        }
    }
}

extension TabBar: BarItemObserver {
    /// Called by an item of the bar: shows it anew.
    public func barItemDidChange(_ item: BarItem) {
        for tab in tabs where tab.item === item { tab.update() }
    }
}

/// One tab.
final class TabControl: Control {
    let item: TabBarItem
    var isVertical = false {
        didSet {
            stateDidChange()
            setNeedsLayout()
        }
    }

    /// How the bar says that tabs look.
    private var appearance = BarAppearance.default
    private var unselectedTint: Color?

    private let sign: IconView
    private let picture: ImageView
    private let title = Label()
    private let badge = Label()
    private let plate = View()

    init(_ item: TabBarItem) {
        self.item = item
        sign = IconView(item.icon ?? .ellipsis)
        picture = ImageView(image: item.image)
        super.init(frame: .zero)
        focusGroupIdentifier = "tabs"
        title.lineBreakMode = .truncatingTail
        badge.font = .systemFont(ofSize: 12, weight: .semibold)
        badge.textAlignment = .center
        badge.clipsToBounds = true
        plate.isUserInteractionEnabled = false
        for view in [plate, sign, picture, title, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        update()
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .tab, label: item.accessibilityLabel ?? item.title, value: item.badgeValue, isElement: true,
            state: AccessibilityState(isEnabled: isEnabled, isSelected: isSelected))
    }

    override var focusRingCornerRadius: Double { theme.radii.medium }

    /// Shows what the item says.
    func update() {
        accessibilityIdentifier = item.accessibilityIdentifier
        badge.backgroundColor = item.badgeColor ?? .systemRed
        picture.isHidden = item.icon != nil || item.image == nil
        sign.isHidden = item.icon == nil
        badge.text = item.badgeValue ?? ""
        badge.isHidden = item.badgeValue == nil
        isEnabled = item.isEnabled
        stateDidChange()
        setNeedsLayout()
    }

    /// Looks as the bar says.
    func show(_ appearance: BarAppearance, tint: Color?) {
        guard appearance != self.appearance || tint != unselectedTint else { return }
        (self.appearance, unselectedTint) = (appearance, tint)
        stateDidChange()
        setNeedsLayout()
    }

    private var usualFont: Font {
        isVertical
            ? .systemFont(ofSize: 16, weight: isSelected ? .semibold : .medium)
            : .systemFont(ofSize: 11, weight: .medium)
    }

    /// How the title looks now, as far as the item or the bar says it.
    private var titleAttributes: TextAttributes {
        let bar = isSelected ? appearance.selectedTabTitleTextAttributes : appearance.tabTitleTextAttributes
        let state: BarItem.TitleState = !isEnabled ? .disabled : isSelected ? .selected : .normal
        let own = item.titleTextAttributes(for: state) ?? TextAttributes()
        var normal = item.titleTextAttributes(for: .normal) ?? TextAttributes()
        // The tab that is chosen is in the tint, unless that is said of it.
        if state != .normal { normal.color = nil }
        return own.filled(with: normal).filled(with: bar)
    }

    override func stateDidChange() {
        let own = isSelected ? appearance.selectedTabIconColor : appearance.tabIconColor
        let usual: Color = isSelected ? .tintColor : unselectedTint ?? .secondaryLabel
        let color: Color = !isEnabled ? .quaternaryLabel : own ?? usual
        let attributes = titleAttributes
        title.textColor = attributes.color ?? (isEnabled ? usual : .quaternaryLabel)
        var letters = attributes
        letters.color = nil
        letters.font = nil
        title.styledText = StyledText(item.title ?? "", letters)
        // The sign is as dark as the word below it.
        sign.tintColor = color.textShade
        picture.tintColor = color.textShade
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        if let icon = isSelected ? item.selectedIcon ?? item.icon : item.icon { sign.icon = icon }
        plate.backgroundColor =
            isHighlighted ? .secondarySystemFill : isSelected && isVertical ? .tertiarySystemFill : nil
        // What is chosen is set more strongly, or in another font.
        if title.font != attributes.font ?? usualFont { setNeedsLayout() }
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        if isFocused {
            FocusRing.draw(in: bounds.insetBy(dx: 2, dy: 2), cornerRadius: focusRingCornerRadius, on: canvas)
        }
    }

    override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: max(theme.controls.height, title.intrinsicContentSize.height + 20))
    }

    override func layoutSubviews() {
        // At the side it is beside its title, and has room to be as large.
        let side = isVertical ? scaledValue(theme.controls.signSize, for: usualFont) : theme.controls.signSize
        plate.cornerRadius = theme.radii.medium
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        title.font = titleAttributes.font ?? usualFont
        title.textAlignment = isVertical ? .natural : .center
        title.adjustsFontSizeToFitWidth = !isVertical
        title.minimumScaleFactor = 0.8
        var place: Rect
        if isVertical {
            plate.frame = bounds
            place = Rect(x: 12, y: bounds.midY - side / 2, width: side, height: side)
            let height = title.intrinsicContentSize.height
            let text = Rect(
                x: place.maxX + 12, y: bounds.midY - height / 2,
                width: max(bounds.width - place.maxX - (badge.isHidden ? 24 : 60), 0),
                height: height)
            title.frame = isMirrored ? text.mirrored(in: bounds) : text
            if isMirrored { place = place.mirrored(in: bounds) }
        } else {
            plate.frame = bounds.insetBy(dx: 4, dy: 4)
            let height = min(title.intrinsicContentSize.height, 20)
            let top = max((bounds.height - side - height - 2) / 2, 2)
            place = Rect(x: bounds.midX - side / 2, y: top, width: side, height: side)
            title.frame = Rect(x: 2, y: place.maxY + 2, width: max(bounds.width - 4, 0), height: height)
        }
        title.frame = title.frame.offsetBy(item.titlePositionAdjustment)
        let box = place.inset(by: item.imageInsets)
        (sign.frame, picture.frame) = (box, box)
        layOutBadge(beside: place, isMirrored)
    }

    private func layOutBadge(beside place: Rect, _ isMirrored: Bool) {
        let isDot = badge.text.isEmpty
        // Over a tab it grows no more than the sign does.
        badge.traitOverrides.textScale = isVertical ? nil : min(traitCollection.textScale, 1.2)
        let size = isDot ? Size(width: 10, height: 10) : badge.intrinsicContentSize
        let height = isDot ? 10 : max(size.height, 18)
        let width = isDot ? 10 : max(size.width + 10, height)
        badge.cornerRadius = theme.radii.capsule(of: height)
        badge.textColor =
            (item.badgeColor ?? .systemRed).resolved(in: traitCollection.colors).contrastingTextColor
        var box: Rect
        if isVertical {
            box = Rect(x: bounds.width - 12 - width, y: bounds.midY - height / 2, width: width, height: height)
            if isMirrored { box = box.mirrored(in: bounds) }
        } else {
            // It stays over its own tab, whatever it says.
            let x = isMirrored ? place.minX - width + 8 : place.maxX - 8
            let fitting = min(width, bounds.width)
            box = Rect(
                x: min(max(x, 0), bounds.width - fitting), y: place.minY - 3, width: fitting, height: height)
        }
        badge.frame = box
    }
}
