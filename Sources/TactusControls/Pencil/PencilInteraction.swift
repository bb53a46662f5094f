public import TactusPlatform
public import TactusUI

/// Hears what the buttons of a pen do over its view: two quick presses of the first are a tap, holding the second is a
/// squeeze. UIKit's `UIPencilInteraction`.
///
/// ```swift
/// canvas.addInteraction(PencilInteraction(delegate: self))
///
/// func pencilInteraction(_ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap) {
///     toggleEraser()
/// }
/// func pencilInteraction(_ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze) {
///     if squeeze.phase == .ended, let pose = squeeze.hoverPose { showPalette(at: pose.location) }
/// }
/// ```
///
/// Apple's pen feels a finger's tap on its side, and how it is squeezed. What a pen on Linux has are buttons
/// (`zwp_tablet_tool_v2.button`, version 1), which are held or not, and are told while the pen is near the glass: over
/// the view of this interaction, or inside it, hovering or with its tip down: then with the next movement. So a
/// squeeze begins and ends, and never changes; and there are no `preferredTapAction` and its like: what a user
/// has chosen for a button in the desktop's settings the compositor does itself, and then the program hears of
/// no button. A button that chooses, see `Application.penButtonsThatSelect`, does both. Where there is no pen
/// an interaction is two unused recognizers.
public final class PencilInteraction: Interaction {
    /// A tap: the first button was pressed twice, each time for less than 0.3 s, within 0.3 s.
    nonisolated public struct Tap: Hashable, Sendable {
        /// The time at which the button was released for the second time.
        public let timestamp: Instant
        /// How the pen was held over the view; `nil` while its tip was down.
        public let hoverPose: PencilHoverPose?
    }

    /// A squeeze: the second button went down, or was released.
    nonisolated public struct Squeeze: Hashable, Sendable {
        /// The time at which it happened.
        public let timestamp: Instant
        /// What happened.
        public let phase: Phase
        /// How the pen was held over the view; `nil` while its tip was down, and where it has gone.
        public let hoverPose: PencilHoverPose?
    }

    /// What became of a squeeze.
    nonisolated public enum Phase: Hashable, Sendable {
        /// The button went down.
        case began
        /// The button was released over the view.
        case ended
        /// The pen went, with the button held; or the interaction did.
        case cancelled
    }

    /// The view.
    public private(set) weak var view: View?
    /// Who is told. It is not kept.
    public weak var delegate: (any PencilInteractionDelegate)?
    /// Whether taps and squeezes are told. `true` by default. A squeeze that goes on is cancelled.
    public var isEnabled = true {
        didSet {
            hover.isEnabled = isEnabled
            touch.isEnabled = isEnabled
            if !isEnabled { lose() }
        }
    }

    private let hover = PencilHoverRecognizer()
    private let touch = PencilTouchRecognizer()
    private var tracker = PencilButtonTracker()
    private var latest = Instant.zero

    /// Creates an interaction.
    ///
    /// - Parameter delegate: Who is told. It is not kept.
    public init(delegate: (any PencilInteractionDelegate)? = nil) {
        self.delegate = delegate
        hover.report = { [weak self] event in self?.hovered(event) }
        touch.report = { [weak self] event in self?.take(event, pose: nil) }
    }

    /// Takes the recognizers away from the former view; a squeeze that goes on is cancelled.
    public func willMove(to view: View?) {
        lose()
        self.view?.removeGestureRecognizer(hover)
        self.view?.removeGestureRecognizer(touch)
    }

    /// Adds the recognizers to the view.
    public func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(hover)
        view?.addGestureRecognizer(touch)
    }

    private func hovered(_ event: Event) {
        switch hover.state {
        case .began:
            tracker.reset(to: event.buttonMask)
            latest = event.timestamp
        case .changed: take(event, pose: view.map { PencilHoverPose(hover, in: $0) })
        default:
            latest = event.timestamp
            lose()
        }
    }

    private func take(_ event: Event, pose: PencilHoverPose?) {
        latest = event.timestamp
        for happening in tracker.update(event.buttonMask, at: latest) { tell(happening, pose) }
    }

    private func lose() {
        for happening in tracker.lose() { tell(happening, nil) }
    }

    private func tell(_ happening: PencilButtonTracker.Happening, _ pose: PencilHoverPose?) {
        switch happening {
        case .tap:
            delegate?.pencilInteraction(self, didReceiveTap: Tap(timestamp: latest, hoverPose: pose))
        case .squeeze(let phase):
            let squeeze = Squeeze(timestamp: latest, phase: phase, hoverPose: pose)
            delegate?.pencilInteraction(self, didReceiveSqueeze: squeeze)
        }
    }
}

/// Hears of a ``PencilInteraction``. UIKit's `UIPencilInteractionDelegate`.
@MainActor public protocol PencilInteractionDelegate: AnyObject {
    /// Sent when the first button of a pen was pressed twice. Does nothing by default.
    func pencilInteraction(_ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap)

    /// Sent when the second button of a pen goes down, and when it is released or lost. Does nothing by default.
    func pencilInteraction(_ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze)
}

extension PencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteraction(_ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap) {}
    /// Does nothing.
    public func pencilInteraction(
        _ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze
    ) {}
}
