import TactusGeometry
import TactusGraphics
public import TactusUI

/// Opens a view under a drag: what is dragged hovers over it, the view blinks, and it does what a tap does. UIKit's
/// `UISpringLoadedInteraction`.
///
/// ```swift
/// folder.addInteraction(SpringLoadedInteraction { [unowned self] interaction, drag in open(interaction.view) })
/// tabBar.isSpringLoaded = true
/// ```
///
/// A drag that stays within ten points for 0.6 s makes the view blink for 0.3 s, and opens it then; one that moves on
/// opens nothing. It opens once until the drag has left. Whether the drop may land there is decided elsewhere
/// (`DropInteraction`). Buttons, segmented controls and lists have one that is asked for with `isSpringLoaded`.
@MainActor public final class SpringLoadedInteraction: DragHovering {
    /// How long a drag rests before the view blinks, and how long it blinks.
    private static let (rest, blink) = (Duration.milliseconds(600), Duration.milliseconds(300))
    /// How far a drag moves while it rests, in points.
    private static let slop = 10.0

    /// The view.
    public private(set) weak var view: View?
    /// Whether it opens anything. `true` by default.
    public var isEnabled = true { didSet { if !isEnabled { dragDidLeave() } } }

    private let action: (SpringLoadedInteraction, DropSession) -> Void
    private var timer: ScheduledTimer?
    private var start: Point?
    private var isDone = false
    private var veil: View?

    /// Creates an interaction.
    ///
    /// - Parameter activationHandler: Opens what the view stands for: is called on the main actor with the interaction,
    ///   and with what is dragged.
    public init(activationHandler: @escaping (SpringLoadedInteraction, DropSession) -> Void) {
        action = activationHandler
    }

    isolated deinit { reset() }

    /// Ends what goes on at the former view.
    public func willMove(to view: View?) { dragDidLeave() }

    /// Opens a view from now on.
    public func didMove(to view: View?) { self.view = view }

    /// Waits until the drag rests.
    public func dragDidHover(_ session: DropSession) {
        guard isEnabled, !isDone, let view, let application = view.window?.windowScene?.application else { return }
        if let control = view as? Control, !control.isEnabled { return }
        let place = session.location(in: nil)
        if let start, (place - start).length <= Self.slop { return }
        reset()
        start = place
        timer = application.schedule(after: Self.rest) { [weak self] in self?.beginBlinking(session) }
    }

    /// Opens nothing, and may open something the next time.
    public func dragDidLeave() {
        reset()
        isDone = false
    }

    private func beginBlinking(_ session: DropSession) {
        guard let view, let application = view.window?.windowScene?.application else { return }
        let veil = PointerVeil(over: view)
        self.veil = veil
        View.performWithoutAnimation { veil.alpha = 1 }
        if !application.isReduceMotionEnabled {
            View.animate(duration: Self.blink / 3, options: [.repeat, .autoreverse]) { veil.alpha = 0 }
        }
        timer = application.schedule(after: Self.blink) { [weak self] in
            guard let self else { return }
            reset()
            isDone = true
            action(self, session)
        }
    }

    private func reset() {
        timer?.invalidate()
        (timer, start) = (nil, nil)
        veil?.removeFromSuperview()
        veil = nil
    }
}

extension View {
    /// The interaction by which a control's `isSpringLoaded` was set.
    private var ownSpring: ControlSpring? {
        interactions.lazy.compactMap { $0 as? ControlSpring }.first
    }

    /// Whether the view opens under a drag, as a control's property.
    final var opensUnderDrags: Bool { ownSpring != nil }

    /// Lets the view open under a drag, or no longer.
    final func setOpensUnderDrags(_ isOn: Bool, _ action: @escaping (DropSession) -> Void) {
        guard isOn != opensUnderDrags else { return }
        if let ownSpring { removeInteraction(ownSpring) } else { addInteraction(ControlSpring(action)) }
    }
}

/// The spring of a control, told from one that a program has added.
private final class ControlSpring: DragHovering {
    private let spring: SpringLoadedInteraction

    init(_ action: @escaping (DropSession) -> Void) {
        spring = SpringLoadedInteraction { _, session in action(session) }
    }

    var view: View? { spring.view }
    func willMove(to view: View?) { spring.willMove(to: view) }
    func didMove(to view: View?) { spring.didMove(to: view) }
    func dragDidHover(_ session: DropSession) { spring.dragDidHover(session) }
    func dragDidLeave() { spring.dragDidLeave() }
}
