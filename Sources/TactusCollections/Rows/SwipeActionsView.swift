import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The actions at one side of a cell: as wide as what the content has uncovered.
final class SwipeActionsView: View {
    let configuration: SwipeActionsConfiguration
    private let isLeft: Bool
    private let buttons: [SwipeActionButton]

    /// Whether letting go performs the first action: it covers the others then.
    var isFull = false {
        didSet {
            guard isFull != oldValue else { return }
            View.animate(spring: settlingSpring, options: .allowUserInteraction) { self.layOutButtons() }
        }
    }

    /// - Parameters:
    ///   - configuration: The actions.
    ///   - isLeft: Whether they are at the left side.
    ///   - choose: Called with the action that was tapped.
    init(_ configuration: SwipeActionsConfiguration, isLeft: Bool, choose: @escaping (ContextualAction) -> Void) {
        self.configuration = configuration
        self.isLeft = isLeft
        buttons = configuration.actions.map { action in
            let button = SwipeActionButton(action)
            button.addAction(for: .touchUpInside) { _ in choose(action) }
            return button
        }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() { addSubview(button) }
    }

    /// How wide all actions are at rest.
    var restingWidth: Double {
        buttons.reduce(0) { $0 + $1.preferredWidth }
    }

    /// Shows as much as the content has uncovered.
    func uncover(_ shift: Double, of bounds: Rect) {
        let width = isLeft ? max(shift, 0) : max(-shift, 0)
        frame = Rect(x: isLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        layOutButtons()
    }

    override func layoutSubviews() { layOutButtons() }

    private func layOutButtons() {
        let whole = restingWidth
        guard whole > 0 else { return }
        var end = 0.0
        for (index, button) in buttons.enumerated() {
            // All grow alike; where the first one is meant it has all of the room.
            var width = button.preferredWidth * bounds.width / whole
            if isFull { width = index == 0 ? bounds.width : 0 }
            let start = end
            end += width
            button.frame = Rect(
                x: isLeft ? start : bounds.width - end, y: 0, width: width, height: bounds.height)
        }
    }
}

/// An action behind a cell, as a button.
final class SwipeActionButton: Control {
    let action: ContextualAction
    private let label = Label()
    private let icon: View?

    init(_ action: ContextualAction) {
        self.action = action
        icon = action.icon.map { IconView($0) } ?? action.image.map { ImageView(image: $0) }
        super.init(frame: .zero)
        clipsToBounds = true
        label.text = action.title ?? ""
        label.font = .preferred(icon == nil ? .body : .footnote)
        label.textAlignment = .center
        icon?.isUserInteractionEnabled = false
        for view in [label, icon].compactMap(\.self) { addSubview(view) }
        showColors()
    }

    /// Shows the action's colour, and its words and sign in white or black, whichever can be read on it.
    private func showColors() {
        let plate = action.backgroundColor.plateShade(in: traitCollection.colors)
        backgroundColor = plate
        label.textColor = plate.contrastingTextColor
        icon?.tintColor = plate.contrastingTextColor
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        showColors()
    }

    var preferredWidth: Double { max(look.actionWidth, label.intrinsicContentSize.width + 2 * theme.spacing.medium) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.text.isEmpty ? 0 : label.intrinsicContentSize.height
        let gap = text > 0 ? theme.spacing.extraSmall : 0
        let picture = pictureSize(room: bounds.height - text - gap)
        let sign = icon == nil ? 0 : picture.height + gap
        let top = (bounds.height - text - sign) / 2
        let width = max(preferredWidth, bounds.width)
        let middle = bounds.width / 2
        icon?.frame = Rect(
            x: middle - picture.width / 2, y: top, width: picture.width, height: picture.height)
        label.frame = Rect(x: middle - width / 2, y: top + sign, width: width, height: text)
    }

    /// How large what is drawn is: a sign as beside the text, a picture as it is where there is room for it.
    private func pictureSize(room: Double) -> Size {
        let side = scaledValue(look.iconSide, for: label.font)
        guard action.icon == nil, let size = action.image?.size, size.height > 0 else {
            return Size(width: side, height: side)
        }
        let scale = min(1, max(room, 0) / size.height)
        return Size(width: size.width * scale, height: size.height * scale)
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.button, label: action.title, isElement: true)
    }
}
