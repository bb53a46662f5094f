public import TactusGeometry
import TactusGraphics
public import TactusUI

/// Decides what a ``PointerInteraction`` does, and hears of it. UIKit's `UIPointerInteractionDelegate`.
@MainActor public protocol PointerInteractionDelegate: AnyObject {
    /// Returns the region that a pointer is in; `nil` for none. Asked with each movement over the view.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - request: Where the pointer is.
    ///   - defaultRegion: All of the view: what counts unless this is implemented.
    /// - Returns: The region.
    func pointerInteraction(
        _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
    ) -> PointerRegion?

    /// Returns the style of a region, which a pointer is about to enter; `nil`, unless it is implemented, for none.
    func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle?

    /// Sent before the style of a region is applied.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - region: The region.
    ///   - animator: Lets something else change along with it.
    func pointerInteraction(
        _ interaction: PointerInteraction, willEnter region: PointerRegion, animator: PointerInteractionAnimator)

    /// Sent before the style of a region is taken back, see `willEnter`.
    func pointerInteraction(
        _ interaction: PointerInteraction, willExit region: PointerRegion, animator: PointerInteractionAnimator)
}

extension PointerInteractionDelegate {
    /// All of the view.
    public func pointerInteraction(
        _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
    ) -> PointerRegion? { defaultRegion }
    /// None.
    public func pointerInteraction(
        _ interaction: PointerInteraction, styleFor region: PointerRegion
    ) -> PointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: PointerInteraction, willEnter region: PointerRegion, animator: PointerInteractionAnimator
    ) {}
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: PointerInteraction, willExit region: PointerRegion, animator: PointerInteractionAnimator
    ) {}
}

/// Lets something change along with the effect of a pointer.
public final class PointerInteractionAnimator {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Adds changes that are animated as the effect is.
    public func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    /// Adds something to be done when the animation is over.
    public func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run(over duration: Duration, with effect: @escaping () -> Void) {
        let (animations, completions) = (animations, completions)
        View.animate(duration: duration, options: .allowUserInteraction) {
            effect()
            for change in animations { change() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}

/// Answers a pointer that comes over a view: the view is highlighted, lifted or tinted, and the pointer may take
/// another shape. UIKit's `UIPointerInteraction`.
///
/// ```swift
/// card.addInteraction(PointerInteraction(delegate: self))
///
/// func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle? {
///     interaction.view.map { PointerStyle(effect: .lift($0)) }
/// }
/// ```
///
/// Buttons have one that is asked for with ``Button/isPointerInteractionEnabled``. Fingers never see it.
/// Users who wish for less motion see a veil, a tint and a shadow, and nothing that moves. Without a pointer an
/// interaction is an unused recognizer.
@MainActor public final class PointerInteraction: CursorProviding {
    /// The view.
    public private(set) weak var view: View?
    /// Who decides; without one nothing happens.
    public private(set) weak var delegate: (any PointerInteractionDelegate)?
    /// Whether it answers. `true` by default.
    public var isEnabled = true { didSet { if !isEnabled { leave() } } }

    private let hover = HoverGestureRecognizer()
    private var current: (region: PointerRegion, style: PointerStyle?, shape: CursorAppearance?)?
    private var stage: PointerEffectStage?
    /// Where the pointer is, in the view's space and in the window's.
    private var location = (inView: Point.zero, inWindow: Point.zero)

    /// Creates an interaction.
    ///
    /// - Parameter delegate: Who decides. It is not kept.
    public init(delegate: (any PointerInteractionDelegate)?) {
        self.delegate = delegate
        hover.name = "pointer"
        hover.addAction { [weak self] hover in self?.hovered(hover) }
    }

    isolated deinit { stage?.remove() }

    /// Asks the delegate again, now, where a pointer is over the view.
    public func invalidate() {
        guard current != nil else { return }
        leave()
        enter()
    }

    /// Takes the effect and the recognizer away from the former view.
    public func willMove(to view: View?) {
        stage?.remove()
        (stage, current) = (nil, nil)
        self.view?.removeGestureRecognizer(hover)
    }

    /// Adds the recognizer to the view.
    public func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// The shape of the style, where the pointer is in a region that has one.
    public func cursorAppearance(at point: Point) -> CursorAppearance? {
        guard isEnabled, let current, current.region.rect.contains(point) else { return nil }
        return current.shape
    }

    private func hovered(_ hover: HoverGestureRecognizer) {
        guard let view else { return }
        switch hover.state {
        case .began, .changed:
            location = (hover.location(in: view), hover.location(in: nil))
            enter()
        default: leave()
        }
    }

    private func enter() {
        guard isEnabled, let view, let delegate else { return leave() }
        let point = location.inView
        let all = PointerRegion(rect: view.bounds)
        let request = PointerRegionRequest(location: point)
        let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: all)
        guard let region, region.rect.contains(point) else { return leave() }
        guard region != current?.region else {
            stage?.follow(location.inWindow)
            return
        }
        let former = stage
        leave()
        let style = delegate.pointerInteraction(self, styleFor: region)
        current = (region, style, style.flatMap { PointerShapePicture.appearance(of: $0, for: view) })
        let animator = PointerInteractionAnimator()
        delegate.pointerInteraction(self, willEnter: region, animator: animator)
        stage = style.flatMap { PointerEffectStage($0, after: former) }
        stage?.follow(location.inWindow)
        animator.run(over: view.theme.motion.quick) { [stage] in stage?.show() }
        view.setNeedsCursorUpdate()
    }

    private func leave() {
        guard let former = current else { return }
        current = nil
        let animator = PointerInteractionAnimator()
        delegate?.pointerInteraction(self, willExit: former.region, animator: animator)
        if let stage { animator.addCompletion { stage.remove() } }
        let duration = view?.theme.motion.quick ?? .zero
        animator.run(over: duration) { [stage] in stage?.hide() }
        stage = nil
        view?.setNeedsCursorUpdate()
    }
}
