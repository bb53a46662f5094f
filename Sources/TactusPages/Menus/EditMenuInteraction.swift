public import TactusGeometry
public import TactusUI

/// Where an edit menu opens, and by what name. UIKit's `UIEditMenuConfiguration`.
public final class EditMenuConfiguration {
    /// What the delegate tells menus of one interaction apart by; `nil` for nothing.
    public let identifier: AnyHashable?
    /// Where it opens, in points of the interaction's view.
    public let sourcePoint: Point

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What the delegate tells menus of one interaction apart by; `nil` for nothing.
    ///   - sourcePoint: Where the menu opens, in points of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: Point) {
        self.identifier = identifier
        self.sourcePoint = sourcePoint
    }
}

/// Lets something happen along with a menu that comes or goes. UIKit's `UIEditMenuInteractionAnimating`.
public final class EditMenuAnimator {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Adds changes that are animated along with the menu.
    public func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    /// Adds what is called when the menu has come, or gone.
    public func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run(in view: View) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        View.animate(duration: view.theme.motion.quick) {
            for animation in self.animations { animation() }
        } completion: { _ in
            for completion in self.completions { completion() }
        }
    }
}

/// Decides what an ``EditMenuInteraction`` shows. Every method has a default. UIKit's `UIEditMenuInteractionDelegate`.
@MainActor public protocol EditMenuInteractionDelegate: AnyObject {
    /// Returns the menu.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: Which menu.
    ///   - suggestedActions: What responders perform of the standard actions, and add in `buildMenu(with:)`.
    /// - Returns: The menu; `nil`, by default, for one of `suggestedActions`.
    func editMenuInteraction(
        _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
        suggestedActions: [MenuElement]
    ) -> Menu?

    /// Returns what the menu is about, beside which it opens, in points of the view; `Rect.null`, by default, for where
    /// the configuration says.
    func editMenuInteraction(
        _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
    ) -> Rect

    /// Sent when the menu is about to open. Does nothing by default.
    func editMenuInteraction(
        _ interaction: EditMenuInteraction, willPresentMenuFor configuration: EditMenuConfiguration,
        animator: EditMenuAnimator)

    /// Sent when the menu closes, before what was chosen of it is performed. Does nothing by default.
    func editMenuInteraction(
        _ interaction: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
        animator: EditMenuAnimator)
}

extension EditMenuInteractionDelegate {
    /// One of the suggested actions.
    public func editMenuInteraction(
        _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
        suggestedActions: [MenuElement]
    ) -> Menu? { nil }

    /// Where the configuration says.
    public func editMenuInteraction(
        _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
    ) -> Rect { .null }

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: EditMenuInteraction, willPresentMenuFor configuration: EditMenuConfiguration,
        animator: EditMenuAnimator
    ) {}

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
        animator: EditMenuAnimator
    ) {}
}

/// Opens an edit menu over a view when the program says so: what can be done with what is selected there. UIKit's
/// `UIEditMenuInteraction`.
///
/// ```swift
/// let menu = EditMenuInteraction(delegate: self)
/// canvas.addInteraction(menu)
/// func pressed(_ press: LongPressGestureRecognizer) {
///     guard press.state == .began else { return }
///     menu.presentEditMenu(
///         with: EditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: canvas)))
/// }
/// ```
///
/// Commands are performed by the window's first responder, or by the view where there is none, and those after it in
/// the chain; what nobody performs is left out, and a menu of nothing does not open.
public final class EditMenuInteraction: Interaction {
    /// The view.
    public private(set) weak var view: View?
    /// Decides what is shown. Weak.
    public private(set) weak var delegate: (any EditMenuInteractionDelegate)?

    private var shown: (configuration: EditMenuConfiguration, presentation: MenuPresentation)?

    /// Creates an interaction.
    ///
    /// - Parameter delegate: Decides what is shown; without one the standard actions are. Weak.
    public init(delegate: (any EditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// Closes the menu.
    public func willMove(to view: View?) { dismissMenu() }

    /// Notes the view.
    public func didMove(to view: View?) { self.view = view }

    /// Opens the menu. One that is open closes before.
    ///
    /// - Parameter configuration: Which menu, and where.
    public func presentEditMenu(with configuration: EditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window else { return }
        let responder = window.firstResponder ?? view
        let suggested = MenuBuilder.editMenu(for: responder)
        let chosen = delegate?.editMenuInteraction(
            self, menuFor: configuration, suggestedActions: suggested.children)
        let menu = chosen ?? suggested
        guard !MenuRows(menu, from: responder).rows.isEmpty else { return }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        let presentation = MenuPresentation.open(
            menu, over: view, at: target(of: configuration), performedBy: responder, MenuOccasion(staysInWindow: true))
        guard let presentation else { return }
        shown = (configuration, presentation)
        presentation.onClose = { [weak self, weak presentation] in
            guard let self, let shown, shown.presentation === presentation else { return }
            self.shown = nil
            let animator = EditMenuAnimator()
            delegate?.editMenuInteraction(self, willDismissMenuFor: shown.configuration, animator: animator)
            if let view = self.view { animator.run(in: view) }
        }
        animator.run(in: view)
    }

    /// Closes the menu, if it is open.
    public func dismissMenu() { shown?.presentation.close() }

    /// Asks for the menu anew, if it is open, and where it is.
    public func reloadVisibleMenu() {
        if let shown { presentEditMenu(with: shown.configuration) }
    }

    /// Returns where the menu opens that is open, in points of a view; `nil` for the window's. Where none is open it is
    /// the corner.
    public func location(in view: View?) -> Point {
        guard let shown, let own = self.view else { return .zero }
        return own.convert(shown.configuration.sourcePoint, to: view)
    }

    private func target(of configuration: EditMenuConfiguration) -> Rect {
        let own = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return own.isNull || !own.isFinite ? Rect(origin: configuration.sourcePoint, size: .zero) : own
    }
}
