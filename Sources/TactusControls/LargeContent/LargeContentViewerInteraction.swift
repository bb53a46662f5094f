import TactusGeometry
import TactusGraphics
public import TactusUI

/// Shows large what a bar shows small, to users of large texts: while a finger rests on a button of the bar its name
/// and its sign stand in the middle of the window. UIKit's `UILargeContentViewerInteraction`.
///
/// ```swift
/// toolbar.addInteraction(LargeContentViewerInteraction())
/// ```
///
/// ![The name of a button of a bar, large, in the middle of a window](large-content)
///
/// It is for bars whose texts do not grow: where the text size is 1.6 times the usual one or more a finger that rests
/// for half a second shows what is under it, and follows over to others; lifted on a control it does what a tap does
/// there. At other sizes nothing happens, and nothing is delayed.
@MainActor public final class LargeContentViewerInteraction: Interaction {
    /// The size of text, in multiples of the usual one, from which it shows.
    public static let smallestTextScale = 1.6

    /// The view.
    public private(set) weak var view: View?
    /// The recognizer of the rest, for relations with others.
    public let gestureRecognizerForExclusionRelationship: GestureRecognizer

    private let press: RestGestureRecognizer
    private var plate: LargeContentPlate?
    private weak var shown: View?

    /// Creates an interaction.
    public init() {
        press = RestGestureRecognizer()
        gestureRecognizerForExclusionRelationship = press
        press.name = "large content"
        press.addAction { [weak self] press in self?.pressed(press) }
    }

    isolated deinit { plate?.removeFromSuperview() }

    /// Takes the recognizer away from the former view.
    public func willMove(to view: View?) {
        hide()
        self.view?.removeGestureRecognizer(press)
    }

    /// Adds the recognizer to the view.
    public func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func pressed(_ press: LongPressGestureRecognizer) {
        guard let view else { return hide() }
        switch press.state {
        case .began, .changed: show(Self.content(in: view, at: press.location(in: view)))
        case .ended:
            let chosen = shown
            hide()
            _ = chosen?.accessibilityActivate()
        default: hide()
        }
    }

    /// The innermost view at a place that has a name.
    private static func content(in view: View, at point: Point) -> View? {
        guard let hit = view.hitTest(point, with: nil) else { return nil }
        return sequence(first: hit, next: \.superview).prefix { $0 !== view }.first {
            $0.isAccessibilityElement && $0.accessibilityLabel?.isEmpty == false
        }
    }

    private func show(_ content: View?) {
        guard content !== shown else { return }
        hide()
        guard let content, let title = content.accessibilityLabel, let window = view?.window else { return }
        let button = content as? Button
        let plate = LargeContentPlate(title, icon: button?.icon, image: button?.image)
        window.addSubview(plate)
        plate.lie(in: window)
        (self.plate, shown) = (plate, content)
    }

    private func hide() {
        plate?.removeFromSuperview()
        (plate, shown) = (nil, nil)
    }
}

/// Waits for a rest where the user's texts are large, and for nothing elsewhere.
private final class RestGestureRecognizer: LongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        let scale = view?.traitCollection.textScale ?? 1
        guard scale >= LargeContentViewerInteraction.smallestTextScale else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}

/// The plate with a name and a sign, in the middle of a window.
private final class LargeContentPlate: View {
    private static let side = 180.0
    private let label = Label()
    private let sign: View?

    init(_ title: String, icon: Icon?, image: Image?) {
        sign = icon.map { IconView($0) } ?? image.map { ImageView(image: $0) }
        super.init(frame: .zero)
        name = "large content"
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemBackground
        label.text = title
        label.font = .preferred(.headline)
        label.textAlignment = .center
        label.numberOfLines = 3
        (sign as? ImageView)?.contentMode = .scaleAspectFit
        for view in [sign, label].compactMap(\.self) { addSubview(view) }
    }

    /// Lies in the middle of a window, as large as its text needs.
    func lie(in window: Window) {
        let room = window.bounds.inset(by: window.safeAreaInsets)
        let margin = theme.spacing.medium
        let width = max(min(room.width - 2 * margin, 360), 1)
        let text = label.sizeThatFits(Size(width: max(width - 2 * margin, 1), height: .infinity))
        let signSide = sign == nil ? 0 : Self.side / 2
        let size = Size(
            width: max(min(text.width.rounded(.up) + 2 * margin, width), Self.side),
            height: text.height.rounded(.up) + 2 * margin + (sign == nil ? 0 : signSide + margin))
        frame = Rect(
            x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
        cornerRadius = theme.radii.large
        shadow = theme.shadows.card
        sign?.frame = Rect(x: (size.width - signSide) / 2, y: margin, width: signSide, height: signSide)
        let top = sign == nil ? margin : signSide + 2 * margin
        label.frame = Rect(x: margin, y: top, width: size.width - 2 * margin, height: size.height - margin - top)
    }
}
