public import Tactus

extension Button {
    /// The looks that UIKit names.
    nonisolated public enum ButtonType: Hashable, Sendable {
        /// Text alone, in the tint.
        case system
        /// Text alone, in the tint: what it looks like the program sets.
        case custom
        /// A cross on a quiet plate.
        case close
        /// A plus in a ring.
        case contactAdd
        /// An i in a ring.
        case detailDisclosure
        /// An i in a ring.
        case infoLight
        /// An i in a ring.
        case infoDark

        /// The sign that the button has.
        var icon: Icon? {
            switch self {
            case .system, .custom: nil
            case .close: .cross
            case .contactAdd: .plusCircle
            case .detailDisclosure, .infoLight, .infoDark: .info
            }
        }
    }

    /// Creates a button without a title, which looks like text or a sign.
    ///
    /// - Parameter type: The look; text in the tint until the program sets more, or a sign.
    public convenience init(type: ButtonType) {
        self.init(title: "", icon: type.icon, style: type == .close ? .gray : .plain)
        fillsWhenSelected = type != .custom
    }

    /// Creates a button of a type, placed in its future superview. `Scripts/port` writes it for `UIButton(frame:)`,
    /// which is custom.
    ///
    /// - Parameters:
    ///   - type: The look.
    ///   - frame: Where it is placed, in points.
    public convenience init(type: ButtonType, frame: CGRect) {
        self.init(type: type)
        self.frame = frame
    }

    /// Makes the button custom, as one of a class of a program's own is: `Scripts/port` writes it there.
    public final func setCustomType() {
        style = .plain
        fillsWhenSelected = false
    }
}

extension Button {
    /// Creates a button with what it does, whose title and picture it shows.
    ///
    /// - Parameters:
    ///   - type: The look; text in the tint until the program sets more, or a sign.
    ///   - primaryAction: Performed when the button is tapped; `nil` for nothing.
    public convenience init(type: ButtonType, primaryAction: Action?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        style = type == .close ? .gray : .plain
        fillsWhenSelected = type != .custom
        if let icon = type.icon { self.icon = icon }
    }

    /// What a button shows, and how, as one value: as much of UIKit's as buttons have here.
    public struct Configuration {
        /// How prominent the button looks.
        public var style: Style
        /// The text; `nil` for none.
        public var title: String?
        /// The text with a look of its own; `nil` for ``title``.
        public var attributedTitle: AttributedString?
        /// Changes what the text looks like, each time that it is set; `nil` for nothing.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A text below it; `nil` for none.
        public var subtitle: String?
        /// Whether an indicator turns in the picture's place.
        public var showsActivityIndicator = false
        /// How large and strong a symbol is that is the picture; `nil` for as it is.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// What is behind the content.
        public var background = UIBackgroundConfiguration()
        /// Between both, in points.
        public var titlePadding: CGFloat = 1
        /// Where the narrower of both lies.
        public var titleAlignment = TitleAlignment.automatic
        /// A picture beside the text.
        public var image: Image?
        /// The side of the text on which the picture is.
        public var imagePlacement = ImagePlacement.leading
        /// Between picture and text, in points.
        public var imagePadding: CGFloat = 8
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// Between the content and the edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16) }
            set { ownInsets = newValue }
        }
        var ownInsets: NSDirectionalEdgeInsets?
        /// The colour of the text; `nil` for that of the look.
        public var baseForegroundColor: Color?
        /// The colour of what is behind the text; `nil` for the tint.
        public var baseBackgroundColor: Color?

        /// Where the narrower of title and subtitle lies.
        nonisolated public enum TitleAlignment: Hashable, Sendable, CaseIterable {
            /// Where the content lies.
            case automatic
            /// Where reading begins.
            case leading
            /// In the middle.
            case center
            /// Where reading ends.
            case trailing
        }

        /// How round the corners are.
        nonisolated public enum CornerStyle: Hashable, Sendable, CaseIterable {
            /// As those of other controls.
            case dynamic
            /// As those of other controls.
            case fixed
            /// A little.
            case small
            /// As those of other controls.
            case medium
            /// More.
            case large
            /// Half circles.
            case capsule
        }

        /// Forgets the insets that were set.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Text alone.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Text on a quiet background.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Text on a veil of the tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Text on the tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }
    }

    /// Creates a button that shows a configuration.
    ///
    /// - Parameters:
    ///   - configuration: What it shows. Without a title or a picture it takes those of the action.
    ///   - primaryAction: Performed when the button is tapped; `nil` for nothing.
    public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        var configuration = configuration
        configuration.title = configuration.title ?? title
        configuration.image = configuration.image ?? image
        self.configuration = configuration
    }
}

extension Button.Configuration.TitleAlignment {
    init(_ alignment: Control.ContentHorizontalAlignment?) {
        switch alignment {
        case .leading, .left: self = .leading
        case .center: self = .center
        case .trailing, .right: self = .trailing
        case nil, .fill: self = .automatic
        }
    }

    var alignment: Control.ContentHorizontalAlignment? {
        switch self {
        case .automatic: nil
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Button.Configuration.CornerStyle {
    init(_ style: Button.CornerStyle) {
        switch style {
        case .automatic: self = .dynamic
        case .small: self = .small
        case .large: self = .large
        case .capsule: self = .capsule
        }
    }

    var style: Button.CornerStyle {
        switch self {
        case .dynamic, .fixed, .medium: .automatic
        case .small: .small
        case .large: .large
        case .capsule: .capsule
        }
    }
}

extension SegmentedControl {
    /// Creates a control with one segment for each item.
    ///
    /// - Parameter items: Titles, as `String`, and pictures, as ``UIImage``. Anything else is an empty segment.
    public convenience init(items: [Any]?) {
        let items = items ?? []
        self.init(titles: items.map { $0 as? String ?? "" })
        for (index, item) in items.enumerated() {
            if let image = item as? Image { setImage(image, forSegmentAt: index) }
        }
    }
}
