import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// One row of a menu.
final class MenuRowView: View {
    private var margin: Double { theme.spacing.large }
    /// How wide a sign is with the room beside it, in points.
    private var column: Double { scaledValue(26, for: title.font) }

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
        for label in [title, subtitle] { label.numberOfLines = 2 }
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
            view.tintColor = element is Menu && view === sign ? .secondaryLabel : color.textShade
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

    /// What is beside the texts, in points.
    private var signsWidth: Double {
        2 * margin + (hasMarks ? column : 0) + (sign == nil ? 0 : column + 12) + shortcutWidth
    }

    private func height(of label: Label, in width: Double) -> Double {
        label.text.isEmpty ? 0 : label.intrinsicHeight(forWidth: max(width, 1)) ?? 0
    }

    /// As wide as the texts are in one line each, unless there is less room: then they have two.
    override func sizeThatFits(_ size: Size) -> Size {
        let texts = max(
            title.intrinsicContentSize.width, subtitle.text.isEmpty ? 0 : subtitle.intrinsicContentSize.width)
        let signs = signsWidth
        let width = min((signs + texts).rounded(.up), size.width)
        let (first, second) = (height(of: title, in: width - signs), height(of: subtitle, in: width - signs))
        return Size(width: width, height: max(theme.controls.height, first + second + 16).rounded(.up))
    }

    private var shortcutWidth: Double { shortcut.text.isEmpty ? 0 : shortcut.intrinsicContentSize.width + 24 }

    override func layoutSubviews() {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        func lay(_ view: View?, _ frame: Rect) { view?.frame = isMirrored ? frame.mirrored(in: bounds) : frame }
        var left = margin
        if hasMarks {
            let side = scaledValue(18, for: title.font)
            lay(mark, Rect(x: margin - 4, y: bounds.midY - side / 2, width: side, height: side))
            left += column
        }
        var right = bounds.width - margin
        if let sign {
            let side = scaledValue(element is Menu ? 16 : 20, for: title.font)
            lay(sign, Rect(x: right - side, y: bounds.midY - side / 2, width: side, height: side))
            right -= column
        }
        if shortcutWidth > 0 {
            let size = shortcut.intrinsicContentSize
            lay(
                shortcut,
                Rect(
                    origin: Point(x: right - size.width, y: bounds.midY - size.height / 2), size: size))
            right -= shortcutWidth
        }
        let room = bounds.width - signsWidth
        let (first, second) = (height(of: title, in: room), height(of: subtitle, in: room))
        let top = (bounds.height - first - second) / 2
        lay(title, Rect(x: left, y: top, width: max(right - left, 0), height: first))
        lay(subtitle, Rect(x: left, y: top + first, width: max(right - left, 0), height: second))
        line.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    }
}
