public import Tactus

/// What is behind the content of a button or a cell.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// Its colour; `nil` for that of the look.
    public var backgroundColor: UIColor?
    /// How round the corners are, in points; 0 for as the look has them.
    public var cornerRadius: CGFloat = 0
    /// The colour of a line at the edge; `nil` for the tint.
    public var strokeColor: UIColor?
    /// How wide that line is, in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// Whether it is behind rows of a list, and tells their state.
    var isOfList = false

    /// Creates what says nothing.
    public init() {}

    /// What is nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = .clear
        return result
    }
}

/// What buttons were configured by, where they cannot say it themselves.
private var configurations = Notes<Button, Button.Configuration>()

extension Button {
    /// What the button shows, and how. Setting `nil` changes nothing: a button has a look.
    public var configuration: Configuration? {
        get {
            var result = Configuration(
                style: style, title: title.isEmpty ? nil : title, subtitle: subtitle.isEmpty ? nil : subtitle,
                showsActivityIndicator: showsActivityIndicator, titlePadding: titlePadding,
                titleAlignment: .init(titleAlignment), image: image, imagePlacement: imagePlacement,
                imagePadding: imagePadding,
                cornerStyle: .init(cornerStyle), ownInsets: contentInsets,
                baseForegroundColor: titleColor(for: .normal), baseBackgroundColor: traitOverrides.tintColor)
            guard let note = configurations[self] else { return result }
            result.attributedTitle = note.attributedTitle
            result.titleTextAttributesTransformer = note.titleTextAttributesTransformer
            result.preferredSymbolConfigurationForImage = note.preferredSymbolConfigurationForImage
            result.background = note.background
            return result
        }
        set {
            guard let newValue else { return }
            style = newValue.style
            showTitle(newValue)
            subtitle = newValue.subtitle ?? ""
            titlePadding = newValue.titlePadding
            titleAlignment = newValue.titleAlignment.alignment
            cornerStyle = newValue.cornerStyle.style
            contentInsets = newValue.ownInsets
            let symbol = newValue.preferredSymbolConfigurationForImage
            let picture = symbol.flatMap { symbol in newValue.image.map { $0.withConfiguration(symbol) } }
            if newValue.image != nil || icon == nil { image = picture ?? newValue.image }
            imagePlacement = newValue.imagePlacement
            imagePadding = newValue.imagePadding
            setTitleColor(newValue.baseForegroundColor, for: .normal)
            let ground = newValue.style == .plain ? nil : newValue.background.backgroundColor
            traitOverrides.tintColor = ground ?? newValue.baseBackgroundColor
            showsActivityIndicator = newValue.showsActivityIndicator
            showBackground(newValue.background)
            let isPlain =
                newValue.attributedTitle == nil && newValue.titleTextAttributesTransformer == nil && symbol == nil
            if !isPlain || newValue.background != UIBackgroundConfiguration() || configurations[self] != nil {
                configurations[self] = newValue
            }
        }
    }

    private func showTitle(_ configuration: Configuration) {
        title = configuration.title ?? ""
        var text = configuration.attributedTitle
        if let transformer = configuration.titleTextAttributesTransformer {
            var looks = AttributeContainer()
            looks.font = font
            looks.foregroundColor = configuration.baseForegroundColor
            var changed = text ?? AttributedString(title)
            changed.mergeAttributes(transformer(looks))
            text = changed
        }
        setStyledTitle(text?.styled, for: .normal)
    }

    private func showBackground(_ background: UIBackgroundConfiguration) {
        let former = configurations[self]?.background ?? UIBackgroundConfiguration()
        guard background != former else { return }
        cornerRadius = background.cornerRadius
        borderWidth = background.strokeWidth
        borderColor = background.strokeColor ?? .tintColor
        if style == .plain { backgroundColor = background.backgroundColor }
    }
}
