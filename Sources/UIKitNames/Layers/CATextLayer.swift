public import Tactus

/// Where the lines of a text layer lie.
nonisolated public enum CATextLayerAlignmentMode: Hashable, Sendable, CaseIterable {
    /// Where reading begins.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// From side to side.
    case justified

    var alignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }
}

/// How a text layer shortens a line that is too long.
nonisolated public enum CATextLayerTruncationMode: Hashable, Sendable, CaseIterable {
    /// At the edge.
    case none
    /// With an ellipsis at its beginning.
    case start
    /// With an ellipsis at its end.
    case end
    /// With an ellipsis in its middle.
    case middle

    var mode: NSLineBreakMode {
        switch self {
        case .none: .clipping
        case .start: .truncatingHead
        case .end: .truncatingTail
        case .middle: .truncatingMiddle
        }
    }
}

/// A layer that shows a text, from its upper edge on.
public final class CATextLayer: CALayer {
    private let text: TextLayerView

    /// Creates a layer without a text, in white at 36 points.
    public init() {
        text = TextLayerView(frame: .zero)
        super.init(view: text)
    }

    init(showing text: TextLayerView) {
        self.text = text
        super.init(view: text)
    }

    required init(presenting layer: CALayer) {
        guard let text = layer.view as? TextLayerView else { preconditionFailure("\(layer) has no text") }
        self.text = text
        super.init(presenting: layer)
    }

    /// The text: a `String` or an `NSAttributedString`; anything else, and `nil`, is none.
    public var string: Any? {
        get { text.label.styledText.hasAttributes ? text.label.attributedText : text.label.text }
        set {
            switch newValue {
            case let string as String: text.label.text = string
            case let string as NSAttributedString: text.label.attributedText = string
            default: text.label.text = ""
            }
            text.setNeedsLayout()
            ReplicatorView.sourceDidChange(text)
        }
    }

    /// The font: a `UIFont`, whose size is ``fontSize``, or the name of one; `nil` for the system's.
    public var font: Any? {
        get { text.font }
        set {
            text.font = newValue as? UIFont ?? (newValue as? String).flatMap { UIFont(name: $0, size: text.size) }
        }
    }

    /// How large letters are, in points.
    public var fontSize: CGFloat {
        get { text.size }
        set { text.size = newValue }
    }

    /// The colour of letters; `nil` for none.
    public var foregroundColor: CGColor? {
        get { text.label.textColor }
        set { text.label.textColor = newValue ?? .clear }
    }

    /// Whether lines are broken at the layer's width. `false` at first.
    public var isWrapped: Bool {
        get { text.label.numberOfLines == 0 }
        set { text.label.numberOfLines = newValue ? 0 : 1 }
    }

    /// Where lines lie.
    public var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { text.alignment = newValue }
    }

    /// How a line is shortened that is too long.
    public var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { text.truncation = newValue }
    }
}

/// Shows the text of a layer.
final class TextLayerView: LayerView {
    let label = Label()
    var font: UIFont? { didSet { update() } }
    var size: CGFloat = 36 { didSet { update() } }
    var alignment = CATextLayerAlignmentMode.natural { didSet { label.textAlignment = alignment.alignment } }
    var truncation = CATextLayerTruncationMode.none { didSet { label.lineBreakMode = truncation.mode } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textColor = .white
        label.traitOverrides.textScale = 1
        label.lineBreakMode = truncation.mode
        addSubview(label)
        update()
    }

    override func makeLayer() -> CALayer? { CATextLayer(showing: self) }

    private func update() {
        label.font = (font ?? .systemFont(ofSize: size)).withSize(size)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = label.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(height, max(bounds.height, height)))
    }
}
