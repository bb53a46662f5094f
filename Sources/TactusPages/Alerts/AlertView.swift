import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// What a dialog shows: title, message, views of the program, and its buttons side by side where two of them fit, else
/// one below the other.
final class AlertView: View {
    private static let margin = 20.0
    private static let gap = 8.0
    private static let contentGap = 12.0

    private unowned let controller: AlertController
    private let title = Label()
    private let message = Label()
    private let scroller = ScrollView()
    /// Scrolls the buttons where they leave too little of the text.
    private let buttonScroller = AlertButtonScroller()
    private var buttons: [Button] = []

    init(_ controller: AlertController) {
        self.controller = controller
        super.init(frame: .zero)
        name = "alert"
        clipsToBounds = true
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            scroller.addSubview(label)
        }
        title.font = .preferred(.headline)
        message.font = .preferred(.subheadline)
        message.textColor = .secondaryLabel
        for part in [scroller, buttonScroller] {
            part.bounces = false
            addSubview(part)
        }
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.dialog, label: controller.title ?? controller.message)
    }

    func setMessage(_ text: String?) {
        message.text = text ?? ""
        setNeedsLayout()
    }

    /// Puts the program's views in.
    func showContent() {
        for view in controller.contentViews { scroller.addSubview(view) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Makes the buttons anew.
    func rebuild() {
        title.text = controller.title ?? ""
        for button in buttons { button.removeFromSuperview() }
        buttons = ordered.map { action in
            let isPreferred = action === controller.preferredAction
            let button = Button(title: action.title, style: isPreferred ? .filled : .gray)
            if action.style == .destructive { button.tintColor = .systemRed }
            button.isEnabled = action.isEnabled
            button.addAction(for: .primaryActionTriggered) { [unowned self, unowned action] _ in
                controller.choose(action)
            }
            buttonScroller.addSubview(button)
            return button
        }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// The buttons in the order in which they are shown: cancelling comes first beside another one, and last below.
    private var ordered: [AlertAction] {
        let others = controller.actions.filter { $0 !== controller.cancelAction }
        guard let cancel = controller.cancelAction else { return others }
        return others + [cancel]
    }

    private func areSideBySide(in width: Double) -> Bool {
        guard buttons.count == 2, controller.preferredStyle == .alert else { return false }
        let room = (width - 2 * Self.margin - Self.gap) / 2
        return buttons.allSatisfy { $0.intrinsicContentSize.width <= room }
    }

    private func textHeight(_ width: Double) -> Double {
        let inner = width - 2 * Self.margin
        let heights = [title, message].filter { !$0.text.isEmpty }.map { $0.intrinsicHeight(forWidth: inner) ?? 0 }
        return heights.isEmpty ? 0 : heights.reduce(Self.margin, +) + (heights.count > 1 ? 6 : 0)
    }

    private func height(of content: View, _ inner: Double) -> Double {
        content.sizeThatFits(Size(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    private func contentHeight(_ width: Double) -> Double {
        let inner = max(width - 2 * Self.margin, 0)
        return controller.contentViews.reduce(0) { $0 + height(of: $1, inner) + Self.contentGap }
    }

    /// How high all above the buttons is.
    private func upperHeight(_ width: Double) -> Double { textHeight(width) + contentHeight(width) + Self.margin }

    private func buttonsHeight(_ width: Double) -> Double {
        let rows = areSideBySide(in: width) ? 1 : buttons.count
        let height = buttons.map(\.intrinsicContentSize.height).max() ?? 0
        return rows == 0 ? 0 : Double(rows) * height + Double(rows - 1) * Self.gap
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let buttons = buttonsHeight(size.width)
        let wanted = upperHeight(size.width) + buttons + (buttons > 0 ? Self.margin - 4 : 0)
        return Size(width: size.width, height: min(wanted.rounded(.up), size.height))
    }

    override func layoutSubviews() {
        cornerRadius = theme.radii.extraLarge
        cornerCurve = theme.radii.curve
        let width = bounds.width
        let inner = max(width - 2 * Self.margin, 0)
        let (buttonsHeight, upper) = (buttonsHeight(width), upperHeight(width))
        let whole = buttonsHeight > 0 ? buttonsHeight + Self.margin - 4 : 0
        // Where there is no room for all, text and buttons scroll, and each of them has half of the dialog at least.
        let lower = min(whole, max(bounds.height - upper, bounds.height / 2))
        scroller.frame = Rect(x: 0, y: 0, width: width, height: max(bounds.height - lower, 0))
        let edge = min(lower, Self.gap / 2)
        buttonScroller.frame = Rect(x: 0, y: bounds.height - lower - edge, width: width, height: lower + edge)
        buttonScroller.contentSize = Size(width: width, height: whole + edge)
        var y = Self.margin
        for label in [title, message] where !label.text.isEmpty {
            let height = label.intrinsicHeight(forWidth: inner) ?? 0
            label.frame = Rect(x: Self.margin, y: y, width: inner, height: height)
            y += height + 6
        }
        for label in [title, message] where label.text.isEmpty { label.frame = .zero }
        y -= 6
        for content in controller.contentViews {
            let height = height(of: content, inner)
            content.frame = Rect(x: Self.margin, y: y + Self.contentGap, width: inner, height: height)
            y += height + Self.contentGap
        }
        scroller.contentSize = Size(width: width, height: y + Self.margin)
        layOutButtons(from: edge, inner)
    }

    private func layOutButtons(from top: Double, _ inner: Double) {
        let height = buttons.map(\.intrinsicContentSize.height).max() ?? 0
        if areSideBySide(in: bounds.width) {
            let half = (inner - Self.gap) / 2
            let isMirrored = effectiveLayoutDirection == .rightToLeft
            for (index, button) in buttons.reversed().enumerated() {
                let isLeft = (index == 0) != isMirrored
                button.frame = Rect(
                    x: Self.margin + (isLeft ? 0 : half + Self.gap), y: top, width: half, height: height)
            }
            return
        }
        for (index, button) in buttons.enumerated() {
            button.frame = Rect(
                x: Self.margin, y: top + Double(index) * (height + Self.gap), width: inner, height: height)
        }
    }
}

/// The buttons of a dialog: a finger that goes on from one of them scrolls.
private final class AlertButtonScroller: ScrollView {
    init() {
        super.init(frame: .zero)
        delaysContentTouches = false
    }

    override func touchesShouldCancel(in view: View) -> Bool { true }
}

/// Shows a dialog in the middle of the window, or at its lower edge, with everything else behind a veil.
final class AlertPresentation: PresentationController {
    private let veil = View()
    private let plate = VisualEffectView(effect: BlurEffect(style: .systemThickMaterial))

    override init(presentedViewController: ViewController, presenting: ViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        veil.name = "veil"
        veil.backgroundColor = .scrim
        let tap = TapGestureRecognizer()
        tap.addAction { [weak self] _ in
            if self?.alert?.preferredStyle == .actionSheet { self?.attemptDismissal() }
        }
        veil.addGestureRecognizer(tap)
    }

    private var alert: AlertController? { presentedViewController as? AlertController }

    private var isAtEdge: Bool {
        alert?.preferredStyle == .actionSheet && containerView?.traitCollection.horizontalSizeClass == .compact
    }

    override var dismissesOnCancel: Bool { true }

    /// What the user breaks off is cancelled, where there is a button for that.
    @discardableResult
    override func attemptDismissal() -> Bool {
        guard let alert else { return super.attemptDismissal() }
        if let cancel = alert.cancelAction {
            alert.choose(cancel)
            return true
        }
        return alert.actions.isEmpty || alert.preferredStyle == .actionSheet ? super.attemptDismissal() : false
    }

    override var frameOfPresentedViewInContainerView: Rect {
        guard let containerView else { return .zero }
        let keyboard = containerView.keyboardLayoutGuide.layoutFrame.height
        var covered = containerView.safeAreaInsets
        covered.bottom = max(covered.bottom, keyboard)
        let room = containerView.bounds.inset(by: covered).insetBy(dx: 16, dy: 16)
        let width = min(room.width, isAtEdge ? 480 : 320)
        let size = presentedViewController.view.sizeThatFits(Size(width: width, height: room.height))
        let y = isAtEdge ? room.maxY - size.height : room.midY - size.height / 2
        return Rect(x: (room.midX - width / 2).rounded(), y: y.rounded(), width: width, height: size.height)
    }

    override func containerViewWillLayoutSubviews() { veil.frame = containerView?.bounds ?? .zero }

    override func containerViewDidLayoutSubviews() {
        plate.frame = frameOfPresentedViewInContainerView
        guard let theme = containerView?.theme else { return }
        plate.cornerRadius = theme.radii.extraLarge
        plate.cornerCurve = theme.radii.curve
        plate.shadow = theme.shadows.sheet
    }

    override func presentationTransitionWillBegin() {
        veil.alpha = 0
        plate.alpha = 0
        containerView?.addSubview(veil)
        containerView?.addSubview(plate)
        containerView?.addInteraction(
            BackInteraction(canGoBack: { true }, goBack: { [weak self] in self?.attemptDismissal() }))
        presentedViewController.transitionCoordinator?.animate { [self] _ in (veil.alpha, plate.alpha) = (1, 1) }
        if presentedViewController.transitionCoordinator?.isAnimated != true { (veil.alpha, plate.alpha) = (1, 1) }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [self] _ in (veil.alpha, plate.alpha) = (0, 0) }
    }

    override func animationController(isPresenting: Bool) -> (any ViewControllerAnimatedTransitioning)? {
        AlertTransition(presentedViewController.view, isPresenting: isPresenting)
    }
}

/// Lets a dialog become visible, a little larger than it is.
final class AlertTransition: ViewControllerAnimatedTransitioning {
    private let view: View
    private let isPresenting: Bool
    private let scale: Double

    /// - Parameters:
    ///   - view: The view.
    ///   - isPresenting: Whether it comes.
    ///   - scale: How large it is at first, in parts of its size.
    init(_ view: View, isPresenting: Bool, scale: Double = 1.12) {
        self.view = view
        self.isPresenting = isPresenting
        self.scale = scale
    }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        if isPresenting {
            View.performWithoutAnimation {
                view.alpha = 0
                view.transform = Transform(scaleX: scale, y: scale)
            }
        }
        let animator = PropertyAnimator(spring: view.theme.motion.dialog) { [self] in
            view.alpha = isPresenting ? 1 : 0
            view.transform = .identity
        }
        animator.observeEnd { [self] _ in
            view.alpha = 1
            view.transform = .identity
        }
        return animator
    }
}
