public import Tactus

/// What is behind the content of a cell that was configured.
private final class ConfiguredBackground: View {
    let configuration: UIBackgroundConfiguration

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = configuration.backgroundColor
        cornerRadius = configuration.cornerRadius
        borderWidth = configuration.strokeWidth
        borderColor = configuration.strokeColor ?? .tintColor
    }
}

extension CollectionCell {
    /// What is behind the content, as a value: it is the cell's `backgroundView`. `nil` for none.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { (backgroundView as? ConfiguredBackground)?.configuration }
        set { backgroundView = newValue.map { ConfiguredBackground($0) } }
    }
}

nonisolated extension UIBackgroundConfiguration {
    /// For rows of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }

    /// For rows of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }

    private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = color
        result.isOfList = true
        return result
    }
}

extension UIBackgroundConfiguration {
    /// Returns the configuration for a state: behind a row of a list another colour while the row is selected, or has a
    /// finger on it; any other as it is.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard isOfList, let state = state as? UICellConfigurationState else { return self }
        var result = self
        if state.isSelected { result.backgroundColor = .tintColor.withAlphaComponent(0.2) }
        if state.isHighlighted { result.backgroundColor = .tertiarySystemFill }
        return result
    }
}
