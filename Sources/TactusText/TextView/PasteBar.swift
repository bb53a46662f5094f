import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// What shows at the lower edge of a text view while a paste takes long: how much has come, and a button to cancel it.
final class PasteBar: View {
    static let height = 48.0

    private let indicator = ActivityIndicatorView(style: .medium)
    private let label = Label()
    private let button = Button(title: "Cancel", style: .plain)
    private unowned let paste: TextPaste

    init(for paste: TextPaste, dismissed: @escaping () -> Void) {
        self.paste = paste
        super.init(frame: .zero)
        name = "paste bar"
        accessibilityRole = .group
        accessibilityLabel = "Paste"
        backgroundColor = .elevatedBackground
        borderWidth = 1
        borderColor = .separator
        label.font = .preferred(.subheadline)
        label.textColor = .secondaryLabel
        button.font = .preferred(.subheadline)
        button.addAction(for: .primaryActionTriggered) { [weak paste] _ in
            paste?.cancel()
            dismissed()
        }
        for view in [indicator, label, button] { addSubview(view) }
        indicator.startAnimating()
        update()
    }

    /// Says how much there is, or why there is nothing.
    func update() {
        if case .tooLarge(let limit)? = paste.error {
            label.text = "More than \(Self.size(limit)): not pasted"
        } else if paste.error != nil {
            label.text = "Not pasted: the other program stopped"
        } else {
            return label.text = "Pasting… \(Self.size(paste.byteCount))"
        }
        indicator.stopAnimating()
        indicator.isHidden = true
        button.title = "OK"
        setNeedsLayout()
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1 << 20 ? "\(bytes >> 10) KB" : bytes < 1 << 30 ? "\(bytes >> 20) MB" : "\(bytes >> 30) GB"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cornerRadius = theme.radii.medium
        shadow = theme.shadows.menu
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        func place(_ view: View, x: Double, width: Double, height: Double) {
            let y = ((bounds.height - height) / 2).rounded()
            view.frame = Rect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let wanted = button.sizeThatFits(Size(width: 200, height: 44)).width.rounded(.up)
        place(indicator, x: 14, width: 20, height: 20)
        let start = indicator.isHidden ? 14.0 : 44
        place(button, x: bounds.width - wanted - 4, width: wanted, height: 44)
        place(label, x: start, width: max(bounds.width - wanted - 12 - start, 0), height: 24)
    }
}
