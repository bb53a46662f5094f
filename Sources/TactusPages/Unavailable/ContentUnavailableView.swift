import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusUI

/// Says that there is nothing to see, and what to do about it. UIKit's `UIContentUnavailableView`.
///
/// ![A page that says that there are no notes](unavailable)
///
/// It is as large as its place; what it says stands in the middle of what is not covered, in lines that can be read.
open class ContentUnavailableView: View {
    /// What is said.
    public final var configuration: ContentUnavailableConfiguration { didSet { show() } }

    private let title = Label()
    private let message = Label()
    private let sign = IconView(.info)
    private let button = Button(style: .tinted)
    private var wheel: ActivityIndicatorView?

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - configuration: What it says.
    ///   - frame: Where it is in its future superview, in points.
    public init(configuration: ContentUnavailableConfiguration, frame: Rect = .zero) {
        self.configuration = configuration
        super.init(frame: frame)
        title.font = .preferred(.title2)
        message.font = .preferred(.body)
        message.textColor = .secondaryLabel
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        sign.tintColor = .tertiaryLabel
        sign.isUserInteractionEnabled = false
        button.addAction(for: .primaryActionTriggered) { [unowned self] _ in self.configuration.button?.perform() }
        for part in [sign, title, message, button] { addSubview(part) }
        show()
    }

    private func show() {
        title.text = configuration.text
        message.text = configuration.secondaryText ?? ""
        sign.isHidden = configuration.icon == nil || configuration.isLoading
        if let icon = configuration.icon { sign.icon = icon }
        button.title = configuration.button?.title ?? ""
        button.icon = configuration.button?.icon
        button.isHidden = configuration.button == nil
        showWheel()
        setNeedsLayout()
    }

    private func showWheel() {
        guard configuration.isLoading else {
            wheel?.removeFromSuperview()
            return wheel = nil
        }
        guard wheel == nil else { return }
        let wheel = ActivityIndicatorView()
        wheel.startAnimating()
        addSubview(wheel)
        self.wheel = wheel
    }

    /// Places what it says. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: theme.spacing.extraLarge, dy: theme.spacing.large)
        guard !room.isNull else { return }
        let width = min(room.width, 360)
        let scale = traitCollection.textScale
        var rows: [(view: View, size: Size, below: Double)] = []
        if let wheel { rows.append((wheel, wheel.intrinsicContentSize, theme.spacing.medium)) }
        if !sign.isHidden { rows.append((sign, Size(width: 64 * scale, height: 64 * scale), theme.spacing.large)) }
        for (label, below) in [(title, theme.spacing.small), (message, theme.spacing.extraLarge)] {
            label.isHidden = label.text.isEmpty
            if label.isHidden { continue }
            let height = label.intrinsicHeight(forWidth: width) ?? 0
            rows.append((label, Size(width: width, height: height), below))
        }
        if !button.isHidden { rows.append((button, button.intrinsicContentSize, 0)) }
        let total = rows.reduce(0) { $0 + $1.size.height + $1.below } - (rows.last?.below ?? 0)
        var y = max(room.midY - total / 2, room.minY).rounded()
        for (view, size, below) in rows {
            let shown = min(size.width, width)
            view.frame = Rect(x: (room.midX - shown / 2).rounded(), y: y, width: shown, height: size.height)
            y += size.height + below
        }
    }

    open override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(.group) }
}
