import Tactus

/// What a program answers about menus, by whichever delegate it does so.
@MainActor struct MenuAnswers {
    /// Returns what opens at a point of the view, and the view that is lifted by itself; `nil` for nothing.
    let configuration: (Point) -> (UIContextMenuConfiguration, View?)?
    /// Returns what is lifted instead; `nil` for the former.
    let preview: (UIContextMenuConfiguration) -> UITargetedPreview?
    /// Opens the page beside the menu.
    let commit: (UIContextMenuConfiguration, UIContextMenuAnimator) -> Void
    /// The menu is about to show.
    let willDisplay: (UIContextMenuConfiguration, UIContextMenuAnimator) -> Void
    /// The menu is about to go.
    let willEnd: (UIContextMenuConfiguration, UIContextMenuAnimator) -> Void
}

/// Opens the menus that a program has for parts of a view.
@MainActor final class AskedMenus: GestureRecognizerDelegate {
    private let answers: MenuAnswers
    private weak var view: View?
    /// What was asked for as the gesture began; keys ask without one.
    private var waiting: (UIContextMenuConfiguration, View?)?
    private var open: (configuration: UIContextMenuConfiguration, view: View?)?
    private var lifted: UITargetedPreview?

    init(_ answers: MenuAnswers) { self.answers = answers }

    /// Adds the gestures to a view. A finger that rests where there is no menu does what it does without menus.
    func add(to view: View) {
        self.view = view
        let known = view.gestureRecognizers
        let interaction = ContextMenuInteraction(
            lifting: { [weak self] _ in self?.raised },
            preview: { [weak self] _ in self?.open?.configuration.previewProvider?() },
            committing: { [weak self] in self?.commit($0) }, { [weak self] in self?.take(at: $0) })
        observe(interaction)
        view.addInteraction(interaction)
        for recognizer in view.gestureRecognizers where !known.contains(where: { $0 === recognizer }) {
            recognizer.delegate = self
        }
    }

    /// Hears of the menus of an interaction.
    func observe(_ interaction: ContextMenuInteraction) {
        interaction.willOpen = { [weak self] in self?.begin() }
        interaction.willClose = { [weak self] in self?.end() }
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard let view else { return false }
        waiting = answers.configuration(recognizer.location(in: view))
        return waiting != nil
    }

    /// Returns the menu for a place, and remembers what it is of.
    func take(at point: Point) -> Menu? {
        open = waiting ?? answers.configuration(point)
        waiting = nil
        return open?.configuration.menu
    }

    /// What is lifted.
    var raised: View? {
        guard let open else { return nil }
        lifted = answers.preview(open.configuration)
        if lifted?.view.window == nil { lifted = nil }
        return lifted?.view ?? open.view
    }

    /// The page that shows beside the menu.
    var page: ViewController? { open?.configuration.previewProvider?() }

    /// Lets the program open the page.
    func commit(_ page: ViewController) {
        guard let open = open ?? last else { return }
        let animator = UIContextMenuAnimator(page)
        answers.commit(open.configuration, animator)
        animator.run(in: nil)
    }

    /// What was open last: a page is opened after its menu has closed.
    private var last: (configuration: UIContextMenuConfiguration, view: View?)?

    private func begin() {
        lifted?.begin()
        guard let open else { return }
        let animator = UIContextMenuAnimator()
        answers.willDisplay(open.configuration, animator)
        animator.run(in: open.view ?? view)
    }

    private func end() {
        lifted?.end()
        lifted = nil
        guard let open else { return }
        (last, self.open) = (open, nil)
        let animator = UIContextMenuAnimator()
        answers.willEnd(open.configuration, animator)
        animator.run(in: open.view ?? view)
    }
}
