public import TactusGeometry
public import TactusPlatform
public import TactusUI
import TactusGraphics

/// Lets a pointer select by drawing a rectangle over a view. UIKit's `UIBandSelectionInteraction`.
///
/// ```swift
/// let band = BandSelectionInteraction { [unowned self] band in
///     let area = band.selectionRect ?? .zero
///     chosen = band.initialModifierFlags.contains(.shift) ? chosen.union(cards(in: area)) : cards(in: area)
/// }
/// band.shouldBeginHandler = { [unowned self] _, point in hitTest(point, with: nil) === self }
/// desk.addInteraction(band)
/// ```
///
/// The band begins with the first movement of a pointer that pressed its first button on the view or in it, and ends
/// with the release. It is drawn over the view in the tint. Fingers and pens draw none. A list or grid has its own way
/// to be selected in, by pointer and keys.
@MainActor public final class BandSelectionInteraction: Interaction {
    /// How far a band has come.
    nonisolated public enum State: Hashable, Sendable {
        /// None is being drawn.
        case possible
        /// The pointer has begun to draw one.
        case began
        /// The pointer draws on.
        case selecting
        /// The pointer was released, or taken away; it is ``possible`` again when the handler has returned.
        case ended
    }

    /// The view.
    public private(set) weak var view: View?
    /// How far the band has come.
    public private(set) var state = State.possible
    /// The band, in the view's coordinate space, in points, within the view's bounds; `nil` while there is none, and
    /// where it was taken away.
    public private(set) var selectionRect: Rect?
    /// The modifiers that were held when it began.
    public private(set) var initialModifierFlags: ModifierFlags = []
    /// Whether bands are drawn. `true` by default. One that is being drawn is taken away.
    public var isEnabled = true { didSet { pan.isEnabled = isEnabled } }
    /// Decides whether a band may begin at a point of the view; `nil`, the default, for anywhere.
    public var shouldBeginHandler: ((BandSelectionInteraction, Point) -> Bool)?

    private let handler: (BandSelectionInteraction) -> Void
    private let pan = PanGestureRecognizer()
    private var band: View?
    private var start: Point?

    /// Creates an interaction.
    ///
    /// - Parameter selectionHandler: Is called on the main actor when a band begins, with every change, and when it
    ///   ends: selects what lies in ``selectionRect``, and what was selected before where that is `nil`.
    public init(selectionHandler: @escaping (BandSelectionInteraction) -> Void) {
        handler = selectionHandler
        pan.name = "band selection"
        pan.allowedTouchTypes = [.indirectPointer]
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] pan in self?.panned(pan) }
    }

    isolated deinit { band?.removeFromSuperview() }

    /// Takes a band that is being drawn away, and the recognizer from the former view.
    public func willMove(to view: View?) {
        end(at: nil)
        self.view?.removeGestureRecognizer(pan)
    }

    /// Adds the recognizer to the view.
    public func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(pan)
    }

    private func panned(_ pan: PanGestureRecognizer) {
        guard let view else { return }
        let point = pan.location(in: view)
        switch pan.state {
        case .began: begin(at: point - pan.translation(in: view), now: point, in: view)
        case .changed: if start != nil { show(.selecting, to: point) }
        case .ended: end(at: point)
        default: end(at: nil)
        }
    }

    private func begin(at start: Point, now point: Point, in view: View) {
        guard shouldBeginHandler?(self, start) ?? true else { return }
        self.start = start
        initialModifierFlags = pan.modifierFlags
        let band = View()
        band.name = "band"
        band.isUserInteractionEnabled = false
        band.accessibilityElementsHidden = true
        band.backgroundColor = Color.tintColor.withAlphaComponent(0.14)
        band.borderColor = .tintColor.signShade
        band.borderWidth = 1
        self.band = band
        View.performWithoutAnimation { view.addSubview(band) }
        show(.began, to: point)
    }

    private func show(_ state: State, to point: Point) {
        guard let start, let view else { return }
        let rect = Rect(
            x: min(start.x, point.x), y: min(start.y, point.y), width: abs(point.x - start.x),
            height: abs(point.y - start.y))
        selectionRect = rect.intersection(view.bounds)
        View.performWithoutAnimation { band?.frame = selectionRect ?? .zero }
        self.state = state
        handler(self)
    }

    private func end(at point: Point?) {
        guard start != nil else { return }
        if let point {
            show(.ended, to: point)
        } else {
            (selectionRect, state) = (nil, .ended)
            handler(self)
        }
        band?.removeFromSuperview()
        (band, start, selectionRect, state) = (nil, nil, nil, .possible)
    }
}
