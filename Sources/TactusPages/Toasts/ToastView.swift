import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// What a notice looks like: a plate with a sign, one or two texts, and a button.
final class ToastView: View {
    let toast: Toast
    private unowned let stage: ToastStage
    private let title = Label()
    private let message = Label()
    private var sign: IconView?
    private var button: Button?
    private var isBanner: Bool { toast.style == .banner }

    init(_ toast: Toast, on stage: ToastStage) {
        self.toast = toast
        self.stage = stage
        super.init(frame: .zero)
        name = isBanner ? "banner" : "toast"
        // A toast stands out from any page: it is dark by day, and light by night.
        backgroundColor = isBanner ? .elevatedBackground : Self.ground
        shadow = stage.theme.shadows.menu
        title.text = toast.title
        title.numberOfLines = 2
        title.font = .preferred(isBanner ? .headline : .callout)
        title.textColor = isBanner ? .label : Self.ink
        message.text = toast.message ?? ""
        message.numberOfLines = 3
        message.font = .preferred(.subheadline)
        message.textColor = isBanner ? .secondaryLabel : Self.ink
        message.isHidden = message.text.isEmpty
        for label in [title, message] { addSubview(label) }
        addSign()
        addButton()
        addGestures()
    }

    private static let ground = Color(light: .darkText, dark: .lightText)
    private static let ink = Color(light: .lightText, dark: .darkText)

    private func addSign() {
        guard let icon = toast.icon else { return }
        let view = IconView(icon)
        if !isBanner { view.tintColor = Self.ink }
        view.isUserInteractionEnabled = false
        addSubview(view)
        sign = view
    }

    private func addButton() {
        guard let actionTitle = toast.actionTitle else { return }
        let button = Button(title: actionTitle, style: .plain)
        button.font = .preferred(.headline)
        if !isBanner { button.tintColor = Self.ink }
        button.contentInsets = DirectionalInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
        button.addAction(for: .primaryActionTriggered) { [unowned toast] _ in toast.perform() }
        addSubview(button)
        self.button = button
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .group, label: [toast.title, toast.message].compactMap(\.self).joined(separator: ", "))
    }

    // MARK: Fingers and pointers

    private func addGestures() {
        let pan = PanGestureRecognizer()
        pan.name = "dismiss toast"
        pan.addAction { [weak self] pan in self?.draw(pan) }
        addGestureRecognizer(pan)
        let hover = HoverGestureRecognizer()
        hover.addAction { [weak self] hover in
            guard let self else { return }
            switch hover.state {
            case .began, .changed: stage.stopTimer()
            case .ended, .cancelled: if toast.isShown { stage.startTimer() }
            default: break
            }
        }
        addGestureRecognizer(hover)
        guard isBanner, toast.actionTitle == nil, toast.hasHandler else { return }
        let tap = TapGestureRecognizer()
        tap.name = "open banner"
        tap.addAction { [weak toast] _ in toast?.perform() }
        addGestureRecognizer(tap)
    }

    /// How far it goes when it leaves, in points downwards.
    var exitDistance: Double { (isBanner ? -1 : 1) * (bounds.height + theme.spacing.large) }

    private func draw(_ pan: PanGestureRecognizer) {
        guard toast.isShown else { return }
        let sign = isBanner ? -1.0 : 1
        let way = pan.translation(in: stage).dy * sign
        switch pan.state {
        case .began, .changed:
            stage.stopTimer()
            transform = Transform(translationX: 0, y: sign * (way > 0 ? way : way / 4))
        case .ended where way > bounds.height / 2 || pan.velocity(in: stage).dy * sign > 400:
            toast.dismiss()
        case .ended, .cancelled:
            View.animate(spring: theme.motion.menu, options: .allowUserInteraction) { self.transform = .identity }
            stage.startTimer()
        default: break
        }
    }

    // MARK: Layout

    private static let greatestWidth = 460.0
    private var side: Double { isBanner ? theme.spacing.large : theme.spacing.extraLarge }
    private var edge: Double { theme.spacing.medium }

    private struct Parts {
        var sign = 0.0
        var text = Size.zero
        var title = Size.zero
        var message = Size.zero
        var button = Size.zero
    }

    private func parts(in width: Double) -> Parts {
        var parts = Parts()
        parts.sign = sign == nil ? 0 : theme.controls.signSize + theme.spacing.medium
        parts.button = button.map { $0.intrinsicContentSize } ?? .zero
        let taken = 2 * side + parts.sign + (button == nil ? 0 : parts.button.width + theme.spacing.small - side / 2)
        let room = Size(width: max(width - taken, 40), height: .infinity)
        parts.title = title.sizeThatFits(room)
        parts.message = message.isHidden ? .zero : message.sizeThatFits(room)
        parts.text = Size(
            width: min(max(parts.title.width, parts.message.width).rounded(.up), room.width),
            height: parts.title.height + (message.isHidden ? 0 : parts.message.height + 2))
        return parts
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let width = min(size.width, Self.greatestWidth)
        let parts = parts(in: width)
        let end = button == nil ? side : parts.button.width + theme.spacing.small + side / 2
        let wanted = isBanner ? width : side + parts.sign + parts.text.width + end
        let height = max(parts.text.height + 2 * edge, theme.controls.height + (isBanner ? 2 * theme.spacing.small : 0))
        return Size(width: min(wanted, width).rounded(.up), height: height.rounded(.up))
    }

    override func layoutSubviews() {
        cornerRadius =
            isBanner ? theme.radii.large : min(theme.radii.extraLarge, theme.radii.capsule(of: bounds.height))
        let parts = parts(in: bounds.width)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        func lay(_ view: View?, _ frame: Rect) { view?.frame = isMirrored ? frame.mirrored(in: bounds) : frame }
        let size = theme.controls.signSize
        lay(sign, Rect(x: side, y: (bounds.height - size) / 2, width: size, height: size))
        let top = ((bounds.height - parts.text.height) / 2).rounded()
        let x = side + parts.sign
        let width = parts.text.width
        lay(title, Rect(x: x, y: top, width: width, height: parts.title.height))
        lay(message, Rect(x: x, y: top + parts.title.height + 2, width: width, height: parts.message.height))
        let height = min(parts.button.height, bounds.height)
        lay(
            button,
            Rect(
                x: bounds.width - side / 2 - parts.button.width, y: ((bounds.height - height) / 2).rounded(),
                width: parts.button.width, height: height))
    }
}
