public import TactusUI
import TactusGeometry
import TactusPlatform

/// Shows what the first responder wants to be entered with: its input view in place of a keyboard, and its accessory
/// view above that, docked at the lower edge of the scene.
///
/// Programs started by `main()` have one as their `Application.inputViewObserver`. What it shows slides in, says its
/// height by `WindowScene.moveKeyboard(to:duration:curve:)`, and so moves what goes by `View.keyboardLayoutGuide` and
/// the scroll views that it covers. Taps on it leave the first responder what it is.
///
/// A view is as high as its `View.intrinsicContentSize` says, else as constraints inside it want, else as it is; one
/// without a height of its own is 44 points high as an accessory, and 216 as an input view. It may grow, as a bar does
/// with what is written in it. Higher ones than two thirds of the scene are cut.
public final class InputViewPresenter: InputViewObserver {
    private static let duration = Duration.milliseconds(250)
    private var panels: [InputPanel] = []

    /// Creates a presenter that shows nothing yet.
    public init() {}

    /// Shows other views, or none.
    public func application(_ application: Application, didChangeInputViews views: InputViews, of window: Window) {
        if let panel = window as? InputPanel {
            // A field in the panel is edited as any other; when it is done keys go where they went.
            if panel.firstResponder == nil, !panel.isHidden { panel.owner?.makeKey() }
            return
        }
        panels.removeAll { $0.windowScene == nil }
        guard let scene = window.windowScene else { return }
        let old = panels.first { $0.windowScene === scene }
        guard views.inputView != nil || views.inputAccessoryView != nil else {
            // Another window of the scene may show them.
            if let old, old.owner === window { dismiss(old, in: scene) }
            return
        }
        let panel = old ?? InputPanel(windowScene: scene)
        if old == nil {
            panels.append(panel)
            panel.contentDidChange = { [weak panel, weak scene] in
                guard let panel, let scene, panel.owner != nil, panel.frame.height != panel.height else { return }
                panel.slide(by: panel.drawn)
                scene.moveKeyboard(to: panel.height)
            }
        }
        panel.owner = window
        let isNew = panel.isHidden
        panel.show(views.inputAccessoryView, above: views.inputView)
        panel.isHidden = false
        View.performWithoutAnimation {
            if isNew { panel.slide(by: panel.height) }
            // The panel slides; what is in it has its places from the beginning.
            panel.layoutIfNeeded()
        }
        scene.moveKeyboard(to: panel.height, duration: Self.duration)
        View.animate(duration: Self.duration, curve: .easeOut) { panel.slide(by: 0) }
    }

    private func dismiss(_ panel: InputPanel, in scene: WindowScene) {
        panel.owner = nil
        scene.moveKeyboard(to: 0, duration: Self.duration)
        View.animate(duration: Self.duration, curve: .easeOut) {
            panel.slide(by: panel.height)
        } completion: { [weak panel] _ in
            guard let panel, panel.owner == nil else { return }
            panel.show(nil, above: nil)
            panel.isHidden = true
        }
    }

    /// Lets the panel follow a finger that draws it down.
    public func application(_ application: Application, didDrawKeyboardTo y: Double, in scene: WindowScene) {
        guard let panel = panels.first(where: { $0.windowScene === scene }), panel.owner != nil else { return }
        View.performWithoutAnimation { panel.slide(by: max(y - (scene.contentFrame.maxY - panel.height), 0)) }
    }

    /// Ends editing when the finger went down, or has drawn the panel away by half; else the panel comes back.
    public func application(_ application: Application, didReleaseKeyboardAt velocity: Double, in scene: WindowScene) {
        guard let panel = panels.first(where: { $0.windowScene === scene }), let owner = panel.owner,
            panel.drawn > 0
        else { return }
        if velocity > 200 || (velocity > -200 && panel.drawn > panel.height / 2), owner.endEditing(false) { return }
        View.animate(duration: Self.duration, curve: .easeOut) { panel.slide(by: 0) }
    }
}

/// The window that holds the views, as wide as the scene.
final class InputPanel: Window {
    /// The window whose first responder wants them; `nil` while the panel goes.
    weak var owner: Window?
    private var accessory: View?
    private var input: View?
    /// How far the panel is below its place, in points.
    private(set) var drawn = 0.0

    override init(windowScene scene: WindowScene) {
        super.init(windowScene: scene)
        name = "input views"
        windowLevel = .keyboard
        backgroundColor = .barBackground
    }

    /// Called when what it holds may be of another height.
    var contentDidChange: () -> Void = {}

    /// Keys go to a field in it that is edited, else to the window that shows it.
    override var canBecomeKey: Bool { firstResponder != nil }

    override func subviewIntrinsicContentSizeDidChange(_ subview: View) {
        super.subviewIntrinsicContentSizeDidChange(subview)
        contentDidChange()
    }

    /// How high the views are together, in points.
    var height: Double {
        let wanted = height(of: accessory, otherwise: 44) + height(of: input, otherwise: 216)
        return min(wanted, ((windowScene?.contentFrame.height ?? 0) * 2 / 3).rounded())
    }

    private func height(of view: View?, otherwise: Double) -> Double {
        guard let view else { return 0 }
        let own = view.intrinsicContentSize.height
        if own >= 0 { return own.rounded(.up) }
        if view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            let width = windowScene?.contentFrame.width ?? bounds.width
            let fitting = view.layoutSizeFitting(Size(width: width, height: 0), horizontal: .required).height
            if fitting > 0 { return fitting.rounded(.up) }
        }
        return view.bounds.height > 0 ? view.bounds.height.rounded(.up) : otherwise
    }

    /// Holds these views and no others.
    func show(_ accessory: View?, above input: View?) {
        for view in [self.accessory, self.input] {
            if let view, view !== accessory, view !== input, view.superview === self { view.removeFromSuperview() }
        }
        (self.accessory, self.input) = (accessory, input)
        for view in [accessory, input] {
            if let view, view.superview !== self { addSubview(view) }
        }
        setNeedsLayout()
        if let windowScene { frame = frame(filling: windowScene) }
    }

    /// Moves the panel down from where it is docked.
    func slide(by distance: Double) {
        drawn = distance
        if let windowScene { frame = frame(filling: windowScene) }
    }

    override func frame(filling scene: WindowScene) -> Rect {
        let room = scene.contentFrame
        return Rect(x: room.minX, y: room.maxY - height + drawn, width: room.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentDidChange()
        // As in a window that fills the scene, so that `convert(_:to: nil)` says of a bar what it says of all others.
        if let windowScene { bounds.origin.y = windowScene.contentFrame.height - height }
        let top = min(height(of: accessory, otherwise: 44), bounds.height)
        accessory?.frame = Rect(x: 0, y: bounds.minY, width: bounds.width, height: top)
        input?.frame = Rect(x: 0, y: bounds.minY + top, width: bounds.width, height: max(bounds.height - top, 0))
    }
}
