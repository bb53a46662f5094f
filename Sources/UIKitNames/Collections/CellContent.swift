public import Tactus

/// Shows a configuration in a cell that is no row of a list.
private final class ConfiguredContent: CollectionListCell {
    /// As large as the content that it is in.
    func fill(_ cell: CollectionCell) {
        isUserInteractionEnabled = false
        frame = cell.contentView.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        View.performWithoutAnimation { cell.contentView.insertSubview(self, at: 0) }
    }
}

extension CollectionCell {
    private var configured: ConfiguredContent? {
        contentView.subviews.lazy.compactMap { $0 as? ConfiguredContent }.first
    }

    /// What the cell shows behind views of the program's own, as a row of a list would; `nil` for nothing.
    @_disfavoredOverload
    public var contentConfiguration: ListContentConfiguration? {
        get {
            if let row = self as? CollectionListCell { return .some(row.contentConfiguration) }
            return configured?.contentConfiguration
        }
        set {
            if let row = self as? CollectionListCell {
                row.contentConfiguration = newValue ?? ListContentConfiguration()
                return
            }
            guard let newValue else {
                configured?.removeFromSuperview()
                return
            }
            let content = configured ?? ConfiguredContent(frame: .zero)
            content.contentConfiguration = newValue
            if content.superview == nil { content.fill(self) }
        }
    }
}
