import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
public import TactusUI

/// Says what something is where a pointer rests on it. UIKit's `UIToolTipInteraction`.
///
/// ```swift
/// button.toolTip = "New folder"
/// ```
///
/// ![A tool tip below a button](tooltip)
///
/// It shows when a pointer has rested on the view for 0.6 s, below it or above where there is no room, and goes when
/// the pointer leaves, presses or scrolls; and when keys have brought the focus there, until it leaves. Fingers never
/// see it: what it says must be found elsewhere too. One at a
/// time shows in a window.
@MainActor public final class ToolTipInteraction: Interaction {
    /// The view.
    public private(set) weak var view: View?
    /// What is said; nothing shows while it is empty.
    public var defaultToolTip: String { didSet { if defaultToolTip != oldValue { hide() } } }
    /// Whether none is shown. `true` by default.
    public var isEnabled = true { didSet { if !isEnabled { hide() } } }

    private let hover = HoverGestureRecognizer()
    private var timer: ScheduledTimer?
    private var plate: ToolTipView?

    /// How long a pointer rests before the tip shows.
    private static let delay = Duration.milliseconds(600)

    /// Creates an interaction.
    ///
    /// - Parameter defaultToolTip: What is said.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        hover.name = "tool tip"
        hover.addAction { [weak self] hover in self?.hovered(hover) }
    }

    isolated deinit { hide() }

    /// Takes the recognizer away from the former view.
    public func willMove(to view: View?) {
        hide()
        self.view?.removeGestureRecognizer(hover)
    }

    /// Adds the recognizer to the view.
    public func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    private func hovered(_ hover: HoverGestureRecognizer) {
        switch hover.state {
        case .began, .changed:
            // Once it shows, the pointer may move about on the view.
            guard plate == nil else { return }
            timer?.invalidate()
            timer = view?.window?.windowScene?.application?.schedule(after: Self.delay) { [weak self] in self?.show() }
        default: hide()
        }
    }

    /// Shows the tip when keys have brought the focus to the view and it stays, and takes it away when it leaves.
    public func focusDidChange() {
        hide()
        guard let view, view.isFocused else { return }
        timer = view.window?.windowScene?.application?.schedule(after: Self.delay) { [weak self] in self?.show() }
    }

    private func show() {
        guard isEnabled, !defaultToolTip.isEmpty, plate == nil, let view, let window = view.window else { return }
        for case let other as ToolTipView in window.subviews { other.removeFromSuperview() }
        let plate = ToolTipView(defaultToolTip)
        self.plate = plate
        window.addSubview(plate)
        plate.lie(beside: view.convert(view.bounds, to: window), in: window)
        View.performWithoutAnimation { plate.alpha = 0 }
        View.animate(duration: window.theme.motion.quick) { plate.alpha = 1 }
    }

    private func hide() {
        timer?.invalidate()
        timer = nil
        plate?.removeFromSuperview()
        plate = nil
    }
}

extension View {
    /// What is said where a pointer rests on the view, see ``ToolTipInteraction``; `nil`, by default, for nothing.
    public final var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            switch (toolTipInteraction, newValue) {
            case (let interaction?, let text?): interaction.defaultToolTip = text
            case (let interaction?, nil): removeInteraction(interaction)
            case (nil, let text?): addInteraction(ToolTipInteraction(defaultToolTip: text))
            case (nil, nil): break
            }
        }
    }

    private var toolTipInteraction: ToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? ToolTipInteraction }.first
    }
}

/// The plate on which a tip is written.
private final class ToolTipView: View {
    private let label = Label()

    init(_ text: String) {
        super.init(frame: .zero)
        name = "tool tip"
        isUserInteractionEnabled = false
        backgroundColor = Color(light: .darkText, dark: .lightText)
        label.text = text
        label.numberOfLines = 4
        label.font = .preferred(.footnote)
        label.textColor = Color(light: .lightText, dark: .darkText)
        addSubview(label)
    }

    /// Lies below a box of the window, or above it where there is no room.
    func lie(beside box: Rect, in window: Window) {
        let room = window.bounds.inset(by: window.safeAreaInsets)
        let (margin, gap) = (theme.spacing.small, 6.0)
        let text = label.sizeThatFits(Size(width: min(max(room.width - 4 * margin, 1), 280), height: .infinity))
        let size = Size(width: text.width.rounded(.up) + 2 * margin, height: text.height.rounded(.up) + 10)
        let x = min(max(box.midX - size.width / 2, room.minX + margin), max(room.maxX - margin - size.width, room.minX))
        let isBelow = box.maxY + gap + size.height <= room.maxY
        frame = Rect(
            x: x.rounded(), y: (isBelow ? box.maxY + gap : box.minY - gap - size.height).rounded(), width: size.width,
            height: size.height)
        cornerRadius = theme.radii.small
        shadow = theme.shadows.card
        label.frame = Rect(x: margin, y: 5, width: max(size.width - 2 * margin, 0), height: size.height - 10)
    }
}
