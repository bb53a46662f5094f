import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The tokens of a search field, side by side. Where they are wider than there is room the last ones show.
final class TokenStrip: View {
    private unowned let field: SearchField
    private var views: [TokenView] = []
    private static let gap = 4.0
    /// How much room the text keeps, in points.
    private static let leastText = 60.0

    init(of field: SearchField) {
        self.field = field
        super.init(frame: .zero)
        name = "search tokens"
        clipsToBounds = true
        hitTestBehavior = .passthrough
    }

    var tokens: [SearchToken] {
        get { views.map(\.token) }
        set {
            selectedIndex = nil
            for view in views { view.removeFromSuperview() }
            views = newValue.map { TokenView($0, of: field) }
            for view in views { addSubview(view) }
            show()
        }
    }

    var selectedIndex: Int? {
        get { views.firstIndex(where: \.isSelected) }
        set { for (index, view) in views.enumerated() { view.isSelected = index == newValue } }
    }

    /// Shows the tokens in other colours, or letters.
    func show() {
        for view in views { view.show() }
        setNeedsLayout()
    }

    private func sizes() -> [Size] { views.map { $0.intrinsicContentSize } }

    /// Divides the room of the text.
    func split(_ room: Rect, isMirrored: Bool) -> (strip: Rect, text: Rect) {
        let wanted = sizes().reduce(0) { $0 + $1.width + Self.gap }
        let width = min(wanted, max(room.width - Self.leastText, 0))
        let x = isMirrored ? room.maxX - width : room.minX
        return (
            Rect(x: x, y: room.minY, width: width, height: room.height),
            Rect(
                x: isMirrored ? room.minX : room.minX + width, y: room.minY, width: room.width - width,
                height: room.height)
        )
    }

    override func layoutSubviews() {
        let sizes = sizes()
        let total = sizes.reduce(0) { $0 + $1.width + Self.gap }
        var x = min(bounds.width - total, 0)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        for (view, size) in zip(views, sizes) {
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = Rect(
                x: left, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
            x += size.width + Self.gap
        }
    }
}

/// A token.
private final class TokenView: Control {
    let token: SearchToken
    private unowned let field: SearchField
    private let label = Label()
    private var picture: ImageView?
    private static let margin = 6.0

    init(_ token: SearchToken, of field: SearchField) {
        (self.token, self.field) = (token, field)
        super.init(frame: .zero)
        preventedSuperviewGestures = .tap
        label.text = token.text
        addSubview(label)
        if let image = token.image {
            let view = ImageView(image: image)
            view.contentMode = .scaleAspectFit
            picture = view
            addSubview(view)
        }
        addAction(for: .touchUpInside) { [unowned self] _ in self.field.select(self.token) }
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.button, label: token.text, isElement: true)
    }

    func show() {
        label.font = field.font
        let tint = tintColor.plateShade(in: traitCollection.colors)
        backgroundColor = isSelected ? tint : field.tokenBackgroundColor ?? .quaternarySystemFill
        let plate = isSelected ? tint : field.tokenBackgroundColor?.resolved(in: traitCollection.colors)
        label.textColor = plate.map(\.contrastingTextColor) ?? .label
        picture?.tintColor = label.textColor
        cornerRadius = theme.radii.small
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        show()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        show()
    }

    /// The side of the picture: as high as the letters.
    private var side: Double { picture == nil ? 0 : label.intrinsicContentSize.height }

    override var intrinsicContentSize: Size {
        let text = label.intrinsicContentSize
        let lead = picture == nil ? 0 : side + 4
        return Size(width: text.width + lead + 2 * Self.margin, height: text.height + 4)
    }

    override func layoutSubviews() {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let text = label.intrinsicContentSize
        var x = Self.margin
        func lay(_ view: View, _ size: Size) {
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = Rect(
                x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + 4
        }
        if let picture { lay(picture, Size(width: side, height: side)) }
        lay(label, text)
    }
}
