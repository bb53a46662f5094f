import TactusControls
import TactusGeometry
import TactusGraphics
public import TactusUI

/// What stands at the end of a row, and before it the circle of one that can be selected. UIKit's `UICellAccessory`.
///
/// ```swift
/// cell.accessories = [.multiselect(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
/// ```
public struct CellAccessory {
    /// While the collection is in which state an accessory shows.
    nonisolated public enum DisplayedState: Hashable, Sendable, CaseIterable {
        /// Whether it is edited or not.
        case always
        /// While it is edited.
        case whenEditing
        /// While it is not.
        case whenNotEditing
    }

    enum Kind {
        case disclosure
        case checkmark
        case badge(String)
        case toggle(isOn: Bool, (Bool) -> Void)
        case outline(isExpanded: Bool, () -> Void)
        case ownOutline(byRow: Bool)
        case reorder
        case multiselect
        case custom(View, isLeading: Bool)
    }

    let kind: Kind
    /// When it shows.
    public private(set) var displayedState = DisplayedState.always

    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayedState {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Whether a tap on the row expands or collapses its item.
    var expandsByRow: Bool { if case .ownOutline(true) = kind { true } else { false } }

    /// Whether it stands before the row.
    var isLeading: Bool {
        switch kind {
        case .multiselect: true
        case .custom(_, let isLeading): isLeading
        default: false
        }
    }

    /// A sign that the row leads to another page.
    public static let disclosureIndicator = CellAccessory(kind: .disclosure)
    /// A sign that the row leads to another page, in some states of the collection.
    public static func disclosureIndicator(displayed: DisplayedState) -> CellAccessory {
        CellAccessory(kind: .disclosure, displayedState: displayed)
    }

    /// A check mark.
    public static let checkmark = CellAccessory(kind: .checkmark)

    /// A check mark, in some states of the collection.
    public static func checkmark(displayed: DisplayedState) -> CellAccessory {
        CellAccessory(kind: .checkmark, displayedState: displayed)
    }

    /// A circle before the row, with a check mark in it while the item is selected.
    ///
    /// - Parameter displayed: When it shows.
    /// - Returns: The accessory.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> CellAccessory {
        CellAccessory(kind: .multiselect, displayedState: displayed)
    }

    /// A short text on a plate, such as a number.
    public static func badge(_ text: String, displayed: DisplayedState = .always) -> CellAccessory {
        CellAccessory(kind: .badge(text), displayedState: displayed)
    }

    /// A switch.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - changed: Called with whether it is, when the user has changed it.
    /// - Returns: The accessory.
    public static func toggle(isOn: Bool, _ changed: @escaping (Bool) -> Void) -> CellAccessory {
        CellAccessory(kind: .toggle(isOn: isOn, changed))
    }

    /// A sign that says whether what is in the item shows, and changes that when it is tapped.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether it shows.
    ///   - action: Called when it is tapped: see ``ListSource/toggleExpansion(of:)``.
    /// - Returns: The accessory.
    public static func outlineDisclosure(isExpanded: Bool, _ action: @escaping () -> Void) -> CellAccessory {
        CellAccessory(kind: .outline(isExpanded: isExpanded, action))
    }

    /// A sign that says whether what is in the item shows, and changes that: for a collection that a ``ListSource``
    /// fills with outlines, which knows both.
    ///
    /// - Parameters:
    ///   - displayed: When it shows.
    ///   - byRow: Whether a tap on the whole row does that too, and selects nothing; by default one on the sign does.
    /// - Returns: The accessory.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, byRow: Bool = false
    ) -> CellAccessory { CellAccessory(kind: .ownOutline(byRow: byRow), displayedState: displayed) }

    /// A handle, by which a finger takes the item elsewhere at once.
    ///
    /// - Parameter displayed: When it shows.
    /// - Returns: The accessory.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> CellAccessory {
        CellAccessory(kind: .reorder, displayedState: displayed)
    }

    /// A view of your own, as large as it says.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - displayed: When it shows.
    ///   - isLeading: Whether it stands before what the row says, and not at its end.
    /// - Returns: The accessory.
    public static func customView(
        _ view: View, displayed: DisplayedState = .always, isLeading: Bool = false
    ) -> CellAccessory { CellAccessory(kind: .custom(view, isLeading: isLeading), displayedState: displayed) }
}

/// The circle before a row that can be selected.
final class SelectionMark: View {
    private let sign = IconView(.circle)
    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            sign.icon = isOn ? .checkCircleFill : .circle
            sign.tintColor = isOn ? .tintColor : .tertiaryLabel
        }
    }

    init() {
        super.init(frame: .zero)
        name = "selection mark"
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        sign.tintColor = .tertiaryLabel
        addSubview(sign)
    }

    override func layoutSubviews() { sign.frame = bounds }
}

/// What a finger takes hold of to move a row.
final class ReorderHandle: View {
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "reorder handle"
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: 28, height: 44) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for offset in [-5.0, 0, 5] {
            canvas.fill(
                Rect(x: bounds.midX - 9, y: bounds.midY + offset - 1, width: 18, height: 2), with: .tertiaryLabel)
        }
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.control, label: "Reorder", isElement: true)
    }
}

/// A short text on a plate.
final class BadgeView: View {
    private let label = Label()

    init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        label.font = .preferred(.footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        backgroundColor = .secondarySystemFill
        addSubview(label)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let text = label.intrinsicContentSize
        let height = text.height + theme.spacing.extraSmall
        return Size(width: max(text.width + 2 * theme.spacing.small - 2, height), height: height)
    }

    override func layoutSubviews() {
        label.frame = bounds
        cornerRadius = theme.radii.capsule(of: bounds.height)
    }
}
