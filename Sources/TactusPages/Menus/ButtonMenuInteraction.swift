public import TactusControls
import TactusGeometry
public import TactusUI

/// Lets a control open a menu: by a tap, or when it is held; a finger that is still down chooses by being lifted.
public final class ButtonMenuInteraction: Interaction {
    /// The control.
    public private(set) weak var view: View?
    /// What it opens; `nil` for nothing.
    public var menu: Menu? { didSet { if menu !== oldValue { menuDidChange() } } }
    /// Whether a tap opens it; otherwise only a long press does.
    public internal(set) var opensOnTap: Bool { didSet { if opensOnTap != oldValue { menuDidChange() } } }

    private let press = LongPressGestureRecognizer()
    private weak var open: MenuPresentation?

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - menu: What it opens.
    ///   - opensOnTap: Whether a tap opens it, as the control's primary action.
    public init(menu: Menu?, opensOnTap: Bool) {
        self.menu = menu
        self.opensOnTap = opensOnTap
        press.name = "menu"
        press.addAction { [weak self] press in self?.pressed(press) }
    }

    /// Takes the gesture away from the former view.
    public func willMove(to view: View?) { self.view?.removeGestureRecognizer(press) }

    /// Adds the gesture to the view.
    public func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(press)
        menuDidChange()
    }

    /// Shows which element of the menu is chosen, on a pop-up button.
    public func viewDidMoveToWindow() { (view as? Button)?.showMenuSelection() }

    private func menuDidChange() {
        press.minimumPressDuration = .milliseconds(opensOnTap ? 250 : 500)
        press.isEnabled = menu != nil
        // A pop-up button has a sign that says so.
        view?.setNeedsDisplay()
        view?.invalidateIntrinsicContentSize()
        (view as? Button)?.showMenuSelection()
    }

    /// Whether a tap opens it.
    public var isPrimaryAction: Bool { opensOnTap && menu != nil }

    /// Opens the menu.
    public func performPrimaryAction() { present() }

    /// Opens the menu, as a tap does: sends `Control.Events.menuActionTriggered` before, in which the menu may still be
    /// changed.
    ///
    /// - Returns: The open menu; `nil` when there is none, or the control is disabled, in no window, or has its menu
    ///   open.
    @discardableResult
    public func present() -> MenuPresentation? { present(heldBy: nil) }

    @discardableResult
    private func present(heldBy press: GestureRecognizer?) -> MenuPresentation? {
        guard view?.window != nil, menu != nil, open?.isOpen != true, (view as? Control)?.isEnabled != false else {
            return nil
        }
        (view as? Control)?.sendActions(for: .menuActionTriggered)
        guard let view, let menu, open?.isOpen != true else { return nil }
        let button = view as? Button
        button?.showMenuSelection()
        let presentation = MenuPresentation.open(menu, over: view, heldBy: press)
        open = presentation
        presentation?.onChoice = { [weak button] in button?.showMenuSelection($0) }
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
    /// Whether a tap opens a menu whose choice is the title.
    fileprivate final var isPopup: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }

    /// What a menu has chosen shows on the button, where it is a pop-up button: one of its actions is on.
    ///
    /// - Parameter action: What was chosen now; `nil` for what is on, or the first where nothing is.
    fileprivate final func showMenuSelection(_ action: Action? = nil) {
        guard isPopup, let choices = menu?.choices, !choices.isEmpty else { return }
        // What is chosen in a menu inside is that one's.
        if let action, !choices.contains(where: { $0 === action }) { return }
        let chosen = action ?? choices.first { $0.state == .on } ?? choices[0]
        for choice in choices where (choice.state == .on) != (choice === chosen) {
            choice.state = choice === chosen ? .on : .off
        }
        if title != chosen.title { title = chosen.title }
    }
}

extension Menu {
    /// What can be chosen in the menu itself.
    fileprivate final var choices: [Action] {
        children.flatMap { child -> [Action] in
            switch child {
            case let action as Action: [action]
            case let menu as Menu where menu.options.contains(.displayInline): menu.choices
            default: []
            }
        }
    }
}

extension Control {
    /// What the control opens: when it is held, and by a tap where ``showsMenuAsPrimaryAction``. `nil` by default.
    /// Sends `Control.Events.menuActionTriggered` before it opens.
    ///
    /// A `Button` with `Button.changesSelectionAsPrimaryAction`, whose menu a tap opens, is a pop-up button: one of the
    /// menu's actions is on, and its title is the button's.
    public final var menu: Menu? {
        get { menuInteraction?.menu }
        set {
            if let interaction = menuInteraction {
                interaction.menu = newValue
            } else if let newValue {
                addInteraction(ButtonMenuInteraction(menu: newValue, opensOnTap: false))
            }
        }
    }

    /// Whether a tap opens the ``menu``, and does nothing else. `false` by default.
    public final var showsMenuAsPrimaryAction: Bool {
        get { menuInteraction?.opensOnTap ?? false }
        set {
            if let interaction = menuInteraction {
                interaction.opensOnTap = newValue
            } else if newValue {
                addInteraction(ButtonMenuInteraction(menu: nil, opensOnTap: true))
            }
        }
    }

    private var menuInteraction: ButtonMenuInteraction? {
        interactions.lazy.compactMap { $0 as? ButtonMenuInteraction }.first
    }
}
