import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// One row of a menu.
final class MenuRowView: View {
    private var margin: Double { theme.spacing.large }
    private static let column = 26.0

    let element: MenuElement
    let allowsChoosing: Bool
    let beginsGroup: Bool
    private let hasMarks: Bool
    private let title = Label()
    private let subtitle = Label()
    private let line = View()
    private let shortcut = Label()
    private var mark: IconView?
    private var sign: View?

    /// Whether a finger, a pointer or the arrow keys are on the row.
    var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
        }
    }

    init(_ row: MenuRows.Row, hasMarks: Bool, primary: ModifierFlags) {
        element = row.element
        allowsChoosing = row.allowsChoosing
        beginsGroup = row.beginsGroup
        self.hasMarks = hasMarks
        super.init(frame: .zero)
        name = "menu row \(element.title)"
        let color: Color = !row.allowsChoosing ? .quaternaryLabel : element.isDestructive ? .systemRed : .label
        title.text = element is DeferredMenuElement ? "…" : element.title
        title.textColor = color
        subtitle.text = element.subtitle ?? ""
        subtitle.font = .preferred(.footnote)
        subtitle.textColor = .secondaryLabel
        line.backgroundColor = .separator
        line.isHidden = !beginsGroup
        if let command = element as? KeyCommand { shortcut.text = ShortcutName(command, primary: primary).text }
        shortcut.textColor = row.allowsChoosing ? .secondaryLabel : .quaternaryLabel
        shortcut.font = .preferred(.callout)
        [title, subtitle, line].forEach(addSubview)
        if !shortcut.text.isEmpty { addSubview(shortcut) }
        switch element.shownState {
        case .off: break
        case .on: mark = IconView(.check)
        case .mixed: mark = IconView(.minus)
        }
        if element is Menu {
            sign = IconView(.chevronForward)
        } else if let icon = element.icon {
            sign = IconView(icon)
        }
        if sign == nil, let image = element.image { sign = ImageView(image: image) }
        for view in [mark, sign].compactMap(\.self) {
            view.isUserInteractionEnabled = false
            view.tintColor = element is Menu && view === sign ? .secondaryLabel : color
            addSubview(view)
        }
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.menuItem, label: element.title, isElement: true)
    }

    override var accessibilityState: AccessibilityState {
        var state = super.accessibilityState
        state.isEnabled = allowsChoosing
        state.isFocused = isHighlighted
        switch element.shownState {
        case .off: break
        case .on: state.check = .on
        case .mixed: state.check = .mixed
        }
        return state
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let texts = max(
            title.intrinsicContentSize.width, subtitle.text.isEmpty ? 0 : subtitle.intrinsicContentSize.width)
        let width =
            2 * margin + texts + (hasMarks ? Self.column : 0) + (sign == nil ? 0 : Self.column + 12)
            + shortcutWidth
        let second = subtitle.text.isEmpty ? 0 : subtitle.intrinsicContentSize.height
        let height = max(theme.controls.height, title.intrinsicContentSize.height + second + 16)
        return Size(width: width.rounded(.up), height: height.rounded(.up))
    }

    private var shortcutWidth: Double { shortcut.text.isEmpty ? 0 : shortcut.intrinsicContentSize.width + 24 }

    override func layoutSubviews() {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        func lay(_ view: View?, _ frame: Rect) { view?.frame = isMirrored ? frame.mirrored(in: bounds) : frame }
        var left = margin
        if hasMarks {
            lay(mark, Rect(x: margin - 4, y: bounds.midY - 9, width: 18, height: 18))
            left += Self.column
        }
        var right = bounds.width - margin
        if let sign {
            let side = element is Menu ? 16.0 : 20
            lay(sign, Rect(x: right - side, y: bounds.midY - side / 2, width: side, height: side))
            right -= Self.column
        }
        if shortcutWidth > 0 {
            let size = shortcut.intrinsicContentSize
            lay(
                shortcut,
                Rect(
                    origin: Point(x: right - size.width, y: bounds.midY - size.height / 2), size: size))
            right -= shortcutWidth
        }
        let second = subtitle.text.isEmpty ? 0 : subtitle.intrinsicContentSize.height
        let first = title.intrinsicContentSize.height
        let top = (bounds.height - first - second) / 2
        lay(title, Rect(x: left, y: top, width: max(right - left, 0), height: first))
        lay(subtitle, Rect(x: left, y: top + first, width: max(right - left, 0), height: second))
        line.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    }
}
