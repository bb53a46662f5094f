import TactusControls
import TactusGeometry
import TactusGraphics
public import TactusUI

/// What stands at the end of a row. UIKit's `UICellAccessory`.
public struct CellAccessory {
    enum Kind {
        case disclosure
        case checkmark
        case badge(String)
        case toggle(isOn: Bool, (Bool) -> Void)
        case outline(isExpanded: Bool, () -> Void)
        case reorder
        case custom(View)
    }

    let kind: Kind
    /// Whether it shows only while the collection is edited.
    var isForEditing = false

    /// A sign that the row leads to another page.
    public static let disclosureIndicator = CellAccessory(kind: .disclosure)
    /// A check mark.
    public static let checkmark = CellAccessory(kind: .checkmark)

    /// A short text on a plate, such as a number.
    public static func badge(_ text: String) -> CellAccessory { CellAccessory(kind: .badge(text)) }

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

    /// A handle, by which a finger takes the item elsewhere at once.
    ///
    /// - Parameter whileEditing: Whether it shows only while the collection is edited.
    /// - Returns: The accessory.
    public static func reorder(whileEditing: Bool = true) -> CellAccessory {
        CellAccessory(kind: .reorder, isForEditing: whileEditing)
    }

    /// A view of your own, as large as it says.
    public static func customView(_ view: View) -> CellAccessory { CellAccessory(kind: .custom(view)) }
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
