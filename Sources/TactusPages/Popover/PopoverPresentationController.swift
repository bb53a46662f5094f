import TactusControls
public import TactusGeometry
public import TactusGraphics
public import TactusUI

/// Shows a controller in a bubble beside what it is about, with an arrow to it; in narrow windows on a sheet, unless
/// the delegate says otherwise.
///
/// ```swift
/// let colours = ColourPicker()
/// colours.modalPresentationStyle = .popover
/// colours.preferredContentSize = Size(width: 280, height: 200)
/// colours.popoverPresentationController?.sourceView = button
/// present(colours, animated: true)
/// ```
///
/// ![A popover below a button](popover)
///
/// A touch beside it and Escape end it. It is as large as `preferredContentSize`, as far as there is room. It goes
/// along when the window changes its size; when its source moves otherwise, call `setNeedsLayout()` of its container.
///
/// Where the system shows popups (`Application.showsPopups`) it is a surface of its own, which may reach out of the
/// window. It lies inside the window where that fills the screen, is typed into, or is refused a popup; while it is
/// modal (`isModalInPresentation`), without a source, with views that still take touches, and from when something is
/// presented over it; and where the first of its ``permittedSides`` is permitted without the opposite one, for the
/// system may put it there.
open class PopoverPresentationController: SheetPresentationController {
    /// The view that it is about; without one in the same window it lies in the middle, without an arrow.
    public final weak var sourceView: View? { didSet { containerView?.setNeedsLayout() } }
    /// The part of the view beside which it opens, in points of the view; `nil`, by default, for all of it.
    public final var sourceRect: Rect? { didSet { containerView?.setNeedsLayout() } }
    /// The button in a bar that it is about, where there is no ``sourceView``: one of a navigation controller of the
    /// window, which shows it at present. `nil` by default.
    public final weak var barButtonItem: BarButtonItem? { didSet { containerView?.setNeedsLayout() } }
    /// The sides of the source on which it may be, in the order in which they are tried: below, above, right, left, by
    /// default. An empty list counts as that.
    public final var permittedSides: [PopoverSide] = [.below, .above, .right, .left] {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Views beside the popover that still take touches, which do not end it; none by default.
    public final var passthroughViews: [View]? {
        didSet {
            veil.passesTouches = { [weak self] point, event in self?.passed(point, event) }
            containerView?.setNeedsLayout()
        }
    }

    /// The colour of the bubble and its arrow; `nil`, by default, for that of the presented view.
    public final var backgroundColor: Color? { didSet { containerView?.setNeedsLayout() } }

    private func passed(_ point: Point, _ event: Event?) -> View? {
        guard isBubble else { return nil }
        for view in passthroughViews ?? [] where view.window === veil.window {
            if let hit = view.hitTest(veil.convert(point, to: view), with: event) { return hit }
        }
        return nil
    }

    let bubble = PopoverBubble()
    /// The window of its own, while the bubble lies there.
    var surface: PopoverWindow?

    /// Creates a presentation: `.popover` makes them.
    public override init(presentedViewController: ViewController, presenting: ViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        bubble.isUserInteractionEnabled = false
    }

    /// Whether it is a bubble, and not a sheet.
    var isBubble: Bool {
        guard let traits = containerView?.traitCollection else { return false }
        return traits.horizontalSizeClass == .regular
            || delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) == ModalPresentationStyle.none
    }

    open override func substituteViewController(in traits: TraitCollection) -> ViewController? {
        guard traits.horizontalSizeClass != .regular, let delegate else { return nil }
        let style = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        guard style != ModalPresentationStyle.none,
            let substitute = delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        else { return nil }
        if substitute.modalPresentationStyle == .automatic {
            substitute.modalPresentationStyle = style == .automatic ? .pageSheet : style
        }
        return substitute
    }

    override var isFloating: Bool { isBubble || super.isFloating }

    /// Where what it is about is, in points of the container; `nil` for nothing there.
    var source: Rect? {
        guard let container = containerView, let view = sourceView ?? shownButton, view.window === container.window
        else { return nil }
        return view.convert(sourceView == nil ? view.bounds : sourceRect ?? view.bounds, to: container)
    }

    /// How large it would like to be, in points.
    var wantedSize: Size {
        let wanted = presentedViewController.preferredContentSize
        return Size(width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 320)
    }

    private var sides: [PopoverSide] { permittedSides.isEmpty ? [.below, .above, .right, .left] : permittedSides }

    /// The side on which it may go to a surface of its own: the system may flip it.
    var surfaceSide: PopoverSide? {
        let sides = sides
        return sides.first.flatMap { sides.contains($0.opposite) ? $0 : nil }
    }

    private var placement: PopoverPlacement? {
        guard let container = containerView else { return nil }
        var insets = container.safeAreaInsets
        insets.bottom = covered
        return PopoverPlacement(
            of: wantedSize, at: source, in: container.bounds.inset(by: insets).insetBy(dx: 8, dy: 8), sides: sides)
    }

    /// What a bar shows for ``barButtonItem``.
    private var shownButton: View? {
        guard let item = barButtonItem, let root = containerView?.window?.rootViewController else { return nil }
        if let view = item.customView { return view }
        var controllers = [root]
        while let controller = controllers.popLast() {
            if let stack = controller as? NavigationController {
                for bar in [stack.navigationBar, stack.toolbar] {
                    if let button = bar.button(of: item) { return button }
                }
            }
            controllers += controller.children
        }
        return nil
    }

    open override var frameOfPresentedViewInContainerView: Rect {
        guard isBubble else { return super.frameOfPresentedViewInContainerView }
        return surfaceFrame ?? placement?.frame ?? .zero
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        bubble.isHidden = !isBubble
        updateSurface()
        guard isBubble, let container = containerView else { return veil.backgroundColor = .scrim }
        veil.backgroundColor = nil
        card.setShape(radius: container.theme.radii.large, isFloating: true)
        if surface == nil, let placement { layOutBubble(placement) }
        bubble.color = backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground
    }

    /// Lays the part around the card out, with its arrow.
    func layOutBubble(_ placement: PopoverPlacement) {
        let room = PopoverBubble.margin
        bubble.frame = placement.frame.insetBy(dx: -room, dy: -room)
        bubble.arrow = placement.arrow.map { tip in
            (placement.side, Point(x: tip.x - bubble.frame.minX, y: tip.y - bubble.frame.minY))
        }
    }

    open override func presentationTransitionWillBegin() {
        if isBubble {
            (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        }
        super.presentationTransitionWillBegin()
        containerView?.insertSubview(bubble, aboveSubview: card)
        guard isBubble else { return }
        openSurface()
        bubble.alpha = 0
        presentedViewController.transitionCoordinator?.animate { [self] _ in bubble.alpha = 1 }
        if presentedViewController.transitionCoordinator?.isAnimated != true { bubble.alpha = 1 }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { closeSurface() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate { [self] _ in bubble.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { closeSurface() }
    }

    open override func animationController(isPresenting: Bool) -> (any ViewControllerAnimatedTransitioning)? {
        isBubble
            ? AlertTransition(card, isPresenting: isPresenting, scale: 0.94)
            : super.animationController(isPresenting: isPresenting)
    }
}

/// Is asked and told of a popover: set it as `PresentationController.delegate`.
@MainActor public protocol PopoverPresentationControllerDelegate: PresentationControllerDelegate {
    /// Called before a popover comes that does not become a sheet: a time to say what it is about. Does nothing by
    /// default.
    func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {}
}

/// The side of its source on which a popover lies.
nonisolated public enum PopoverSide: Hashable, Sendable, CaseIterable {
    /// Under the source.
    case below
    /// Over the source.
    case above
    /// At the right of the source.
    case right
    /// At the left of the source.
    case left

    /// The side that lies across.
    var opposite: PopoverSide {
        switch self {
        case .below: .above
        case .above: .below
        case .right: .left
        case .left: .right
        }
    }
}

extension ModalPresentationStyle {
    /// In a bubble beside what it is about; see ``PopoverPresentationController``.
    public static let popover = ModalPresentationStyle("popover") {
        PopoverPresentationController(presentedViewController: $0, presenting: $1)
    }
}

extension ViewController {
    /// The popover in which the controller is shown, or will be: `nil` when its style is another one.
    public final var popoverPresentationController: PopoverPresentationController? {
        presentationController as? PopoverPresentationController
    }
}
