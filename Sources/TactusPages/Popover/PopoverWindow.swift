import TactusGeometry
import TactusPlatform
import TactusUI

/// The window of a popover on a surface of its own: the bubble, and around it room for its arrow and its shadow.
final class PopoverWindow: Window {
    /// Called when the surface was closed by anybody but ``close()``.
    var onLoss: (() -> Void)?

    private weak var presentation: PopoverPresentationController?
    /// How wide that room is on each side, in whole points.
    private let margin: Int
    private var popup: Popup?
    /// The window that had the keys before.
    private weak var formerKeyWindow: Window?
    /// Where what it is about was when the system was last told.
    private var anchor: Rect?

    init(of presentation: PopoverPresentationController) {
        self.presentation = presentation
        margin = MenuLevel.margin(for: presentation.card.theme.shadows.sheet)
        super.init(title: presentation.presentedViewController.title ?? "", size: Size(width: 1, height: 1))
        name = "popover window"
        backgroundColor = nil
    }

    /// Opens the surface.
    ///
    /// - Parameters:
    ///   - size: How large the bubble is, in points.
    ///   - container: The view that holds the presentation, in an open scene.
    ///   - source: What it is about, in points of the container.
    ///   - side: Where the bubble goes; to the opposite side where it does not fit there.
    func open(_ size: Size, over container: View, at source: Rect, on side: PopoverSide) {
        guard let application = container.window?.windowScene?.application else { return }
        formerKeyWindow = application.keyWindow
        frame.size = outerSize(around: size)
        anchor = source
        let placement = PopupPlacement(
            side.popupSide, alignment: .center, gap: Int(PopoverPlacement.arrowLength), margin: margin)
        let popup = application.openPopup(self, over: container, at: source, placement: placement)
        self.popup = popup
        popup.onClose = { [weak self] in self?.didClose() }
    }

    /// Closes the surface. What it shows is to be taken out before.
    func close() {
        onLoss = nil
        popup?.close()
    }

    /// Where the bubble is, in points of the scene that it opens over; `nil` while the system has not said so.
    var bubbleFrame: Rect? { popup?.frame?.insetBy(dx: Double(margin), dy: Double(margin)) }

    /// Goes along with what it is about, with another size perhaps.
    ///
    /// - Parameters:
    ///   - size: How large the bubble is, in points.
    ///   - source: What it is about, in points of the container.
    func update(_ size: Size, at source: Rect) {
        let size = outerSize(around: size)
        guard source != anchor || size != frame.size else { return }
        anchor = source
        frame.size = size
        popup?.reposition(at: source)
    }

    /// Commands go on to the page that is shown, and from there to those who present it.
    override var next: Responder? { presentation?.presentedViewController ?? super.next }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOutBubble(at: bounds.insetBy(dx: Double(margin), dy: Double(margin)), in: self)
    }

    /// A touch on the shadow is one beside the bubble.
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { presentation?.attemptDismissal() }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

    private func outerSize(around size: Size) -> Size {
        Size(width: size.width + 2 * Double(margin), height: size.height + 2 * Double(margin))
    }

    private func didClose() {
        popup = nil
        if let formerKeyWindow, formerKeyWindow.windowScene != nil, !formerKeyWindow.isHidden {
            formerKeyWindow.makeKey()
        }
        onLoss?()
        onLoss = nil
    }
}

extension PopoverSide {
    /// The side, as popups call it.
    fileprivate var popupSide: PopupPlacement.Side {
        switch self {
        case .below: .below
        case .above: .above
        case .left: .left
        case .right: .right
        }
    }
}
