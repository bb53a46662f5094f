public import TactusGeometry
public import TactusPlatform
public import TactusUI

/// Lets a view open a menu where it is pressed long, or clicked with the secondary button.
///
/// ```swift
/// row.addInteraction(ContextMenuInteraction { [unowned self] _ in
///     Menu(children: [Action(title: "Delete", icon: .trash, attributes: .destructive) { _ in remove(row) }])
/// })
/// ```
///
/// While the finger is down it can go on to a row, and choose it by being lifted; so can a pointer whose secondary
/// button is held for a moment or dragged. Lifted where it has rested, it leaves the menu open. The view is lifted a
/// little as long as the menu is open. Where the same press lifts what can be dragged, a finger that moves on closes
/// the menu and carries that, and chooses no row (``/TactusUI/LiftingGestureDelegate``).
///
/// With a preview the page that the view leads to shows beside the menu, and a tap on it opens it:
/// UIKit's peek and pop.
///
/// ```swift
/// row.addInteraction(
///     ContextMenuInteraction(preview: { _ in NotePage(note) }, committing: { [unowned self] page in
///         show(page, sender: self)
///     }) { _ in Menu(children: [share, remove]) })
/// ```
public final class ContextMenuInteraction: Interaction {
    /// The view.
    public private(set) weak var view: View?
    /// Whether a menu is open.
    public var isOpen: Bool { open?.isOpen ?? false }

    /// Called when a menu is about to show, before what it is of is lifted; `nil` by default.
    public var willOpen: (() -> Void)?
    /// Called when the menu begins to close, before what was chosen is performed; `nil` by default.
    public var willClose: (() -> Void)?

    private let provider: (Point) -> Menu?
    private let lifted: ((Point) -> View?)?
    private let preview: ((Point) -> ViewController?)?
    private let commit: ((ViewController) -> Void)?
    private let press = LongPressGestureRecognizer()
    private let click = SecondaryClick()
    private let hold = SecondaryHold()
    private let drag = SecondaryDrag()
    private weak var open: MenuPresentation?
    /// What lifts something by the press that opens the menu.
    private weak var lifting: GestureRecognizer?

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - lifted: Returns what is lifted at a place of the view, in its points: a row, for the menu of a list.
    ///     Without it the view is.
    ///   - preview: Returns the page that shows beside the menu, for a place of the view, in its points; `nil` for
    ///     none. It is as large as its `preferredContentSize`, as far as there is room, and takes no touches itself.
    ///   - commit: Opens the page when it was tapped, after the menu has closed. The controller is nobody's child then.
    ///     Without it a tap on the page closes the menu.
    ///   - provider: Returns the menu for a place of the view, in its points; `nil` for none. Called each time.
    public init(
        lifting lifted: ((Point) -> View?)? = nil, preview: ((Point) -> ViewController?)? = nil,
        committing commit: ((ViewController) -> Void)? = nil, _ provider: @escaping (Point) -> Menu?
    ) {
        self.provider = provider
        self.preview = preview
        self.commit = commit
        self.lifted = lifted
        press.name = "context menu"
        press.delegate = self
        press.addAction { [weak self] press in self?.pressed(press) }
        hold.name = "context hold"
        hold.minimumPressDuration = .milliseconds(200)
        hold.addAction { [weak self] hold in self?.pressed(hold) }
        drag.name = "context drag"
        drag.addAction { [weak self] drag in self?.pressed(drag) }
        click.name = "context click"
        click.buttonMaskRequired = .secondary
        click.allowedTouchTypes = [.indirectPointer, .pencil]
        click.addAction { [weak self] click in
            if let self, let view { present(at: click.location(in: view)) }
        }
    }

    private var recognizers: [GestureRecognizer] { [press, click, hold, drag] }

    /// Takes the gestures away from the former view.
    public func willMove(to view: View?) {
        for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
    }

    /// Adds the gestures to the view.
    public func didMove(to view: View?) {
        self.view = view
        for recognizer in recognizers { view?.addGestureRecognizer(recognizer) }
    }

    /// Opens the menu for a place of the view.
    ///
    /// - Parameter point: The place, in points of the view.
    /// - Returns: The open menu; `nil` when there is none for that place, or one is open.
    @discardableResult
    public func present(at point: Point) -> MenuPresentation? { present(at: point, heldBy: nil) }

    /// Closes the menu, if one is open. Nothing of it is performed.
    public func dismissMenu() { open?.close() }

    @discardableResult
    private func present(at point: Point, heldBy gesture: GestureRecognizer?) -> MenuPresentation? {
        StackRoom.check("present(at:)", of: self)
        guard let view, !isOpen, let menu = provider(point) else { return nil }
        let raised = lifted?(point) ?? view
        let page = preview?(point).map { MenuPreview(of: $0, committing: commit) }
        // A page covers what it is of; a menu alone opens at the finger.
        let place = page == nil ? Rect(origin: point, size: .zero) : raised.convert(raised.bounds, to: view)
        let presentation = MenuPresentation.open(
            menu, over: view, at: place, performedBy: nil,
            MenuOccasion(held: gesture.map { HeldPress($0) }, preview: page))
        open = presentation
        guard presentation != nil else { return nil }
        willOpen?()
        let (former, motion) = (raised.transform, view.theme.motion.quick)
        View.animate(duration: motion) { raised.transform = former.scaledBy(x: 1.02, y: 1.02) }
        presentation?.onClose = { [weak self] in
            View.animate(duration: motion) { raised.transform = former }
            self?.willClose?()
        }
        return presentation
    }

    /// Opens the menu by the Menu key and Shift with F10: for the middle of what has the focus.
    public func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        let isShiftF10 = key.usage == .keyboardF10 && key.modifierFlags.contains(.shift)
        guard key.usage == .keyboardApplication || isShiftF10, let view else { return .unused }
        let focused = (view.window?.firstResponder as? View).flatMap { $0.isDescendant(of: view) ? $0 : nil } ?? view
        let box = focused.convert((focused as? any PartFocusing)?.focusedPart ?? focused.bounds, to: view)
        guard let presentation = present(at: Point(x: box.midX, y: box.midY)) else { return isOpen ? .used : .unused }
        presentation.highlightFirst()
        return .used
    }

    private func pressed(_ press: GestureRecognizer) {
        guard let view else { return }
        switch press.state {
        case .began:
            let way = (press as? SecondaryDrag)?.translation(in: view) ?? .zero
            let isOpen = present(at: press.location(in: view) - way, heldBy: press) != nil
            if isOpen, liftsAsWell { putOffLift() }
        case .changed where liftsAsWell: if open?.hasRested(at: press.location(in: nil)) == false { carry() }
        case .changed: open?.trackFinger(at: press.location(in: nil))
        case .ended: open?.liftFinger(at: press.location(in: nil))
        case .cancelled where liftsAsWell || lifting?.state == .cancelled: carry()
        default: break
        }
    }

    /// Whether the finger that holds the menu has lifted something, too.
    private var liftsAsWell: Bool { lifting.map { $0.state == .began || $0.state == .changed } ?? false }

    /// The menu shows what it is of.
    private func putOffLift() {
        if let lifting { (lifting.delegate as? any LiftingGestureDelegate)?.putOffLift(of: lifting) }
    }

    /// What was lifted goes with the finger.
    private func carry() {
        lifting = nil
        open?.close()
        open = nil
    }
}

extension ContextMenuInteraction: GestureRecognizerDelegate {
    /// A press that lifts what the menu is of goes together with the one that opens the menu.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
        guard recognizer === press, other is LongPressGestureRecognizer, other.delegate is any LiftingGestureDelegate
        else { return false }
        lifting = other
        // The menu was first.
        if isOpen, press.state == .began || press.state == .changed { putOffLift() }
        return true
    }
}

/// The secondary button of a pointer, or a pen that touches with its button down.
private final class SecondaryClick: TapGestureRecognizer {
    override func shouldReceive(_ event: Event) -> Bool {
        super.shouldReceive(event) && event.buttonMask.contains(.secondary)
    }
}

/// The secondary button, held.
private final class SecondaryHold: LongPressGestureRecognizer {
    override func shouldReceive(_ event: Event) -> Bool {
        super.shouldReceive(event) && event.buttonMask.contains(.secondary)
    }
}

/// The secondary button, dragged before it was held for long enough.
private final class SecondaryDrag: PanGestureRecognizer {
    override func shouldReceive(_ event: Event) -> Bool {
        super.shouldReceive(event) && event.buttonMask.contains(.secondary)
    }
}

extension ViewController {
    /// Opens the edit menu over a view: the standard actions that somebody performs now, from the first responder on,
    /// and what responders add in `buildMenu(with:)`.
    ///
    /// - Parameters:
    ///   - view: The view, in a window of an open scene.
    ///   - rect: The part of it that is selected, in its points.
    /// - Returns: The open menu; `nil` when nothing can be done.
    @discardableResult
    public final func presentEditMenu(over view: View, at rect: Rect) -> MenuPresentation? {
        let responder = view.window?.firstResponder ?? view
        let menu = MenuBuilder.editMenu(for: responder)
        guard !MenuRows(menu, from: responder).rows.isEmpty else { return nil }
        return MenuPresentation.open(
            menu, over: view, at: rect, performedBy: responder, MenuOccasion(staysInWindow: true))
    }
}
