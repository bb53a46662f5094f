public import TactusControls
import TactusGeometry
public import TactusUI

/// Lets a control open a menu: by a tap, or when it is held; a finger that is still down chooses by being lifted.
public final class ButtonMenuInteraction: Interaction {
    /// The control.
    public private(set) weak var view: View?
    /// What it opens.
    public var menu: Menu
    /// Whether a tap opens it; otherwise only a long press does.
    public let opensOnTap: Bool

    private let press = LongPressGestureRecognizer()
    private var token: ActionToken?
    private weak var open: MenuPresentation?

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - menu: What it opens.
    ///   - opensOnTap: Whether a tap opens it, as the control's primary action.
    public init(menu: Menu, opensOnTap: Bool) {
        self.menu = menu
        self.opensOnTap = opensOnTap
        press.name = "menu"
        press.minimumPressDuration = .milliseconds(opensOnTap ? 250 : 500)
        press.addAction { [weak self] press in self?.pressed(press) }
    }

    /// Takes the gesture away from the former view.
    public func willMove(to view: View?) {
        self.view?.removeGestureRecognizer(press)
        if let token, let control = self.view as? Control { control.removeAction(token, for: .allEvents) }
        token = nil
    }

    /// Adds the gesture to the view.
    public func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(press)
        // A pop-up button has a sign that says so.
        view?.setNeedsDisplay()
        view?.invalidateIntrinsicContentSize()
        guard opensOnTap, let control = view as? Control else { return }
        token = control.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.present() }
    }

    /// Whether a tap opens it.
    public var isPrimaryAction: Bool { opensOnTap }

    /// Opens the menu, as a tap does.
    ///
    /// - Returns: The open menu; `nil` when the control is disabled, in no window, or has its menu open.
    @discardableResult
    public func present() -> MenuPresentation? { present(heldBy: nil) }

    @discardableResult
    private func present(heldBy press: GestureRecognizer?) -> MenuPresentation? {
        guard let view, open?.isOpen != true, (view as? Control)?.isEnabled != false else { return nil }
        let presentation = MenuPresentation.open(menu, over: view, heldBy: press)
        open = presentation
        let control = view as? Button
        presentation?.onClose = { [weak control] in control?.reportMenuSelection() }
        return presentation
    }

    private func pressed(_ press: LongPressGestureRecognizer) {
        let point = press.location(in: nil)
        switch press.state {
        case .began: present(heldBy: press)
        case .changed: open?.trackFinger(at: point)
        case .ended: open?.liftFinger(at: point)
        default: break
        }
    }
}

extension Button {
    /// What a menu has chosen shows on the button, where it is a pop-up button.
    fileprivate final func reportMenuSelection() {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        if let element = menu.selectedElements.first { title = element.title }
    }
}

extension Control {
    /// What the control opens: when it is held, and by a tap where ``showsMenuAsPrimaryAction``. `nil` by default.
    ///
    /// A `Button` with a menu of a single selection, and `Button.changesSelectionAsPrimaryAction`, is a pop-up
    /// button: its title is what was chosen.
    public final var menu: Menu? {
        get { menuInteraction?.menu }
        set {
            let opensOnTap = menuInteraction?.opensOnTap ?? false
            if let old = menuInteraction { removeInteraction(old) }
            if let newValue { addInteraction(ButtonMenuInteraction(menu: newValue, opensOnTap: opensOnTap)) }
        }
    }

    /// Whether a tap opens the ``menu``. `false` by default, and while there is no menu: set the menu first.
    public final var showsMenuAsPrimaryAction: Bool {
        get { menuInteraction?.opensOnTap ?? false }
        set {
            guard let old = menuInteraction, old.opensOnTap != newValue else { return }
            removeInteraction(old)
            addInteraction(ButtonMenuInteraction(menu: old.menu, opensOnTap: newValue))
        }
    }

    private var menuInteraction: ButtonMenuInteraction? {
        interactions.lazy.compactMap { $0 as? ButtonMenuInteraction }.first
    }
}
