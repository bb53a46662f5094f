public import Tactus

extension Button {
    /// The looks that UIKit names.
    nonisolated public enum ButtonType: Hashable, Sendable {
        /// Text alone, in the tint.
        case system
        /// Text alone, in the tint: what it looks like the program sets.
        case custom
    }

    /// Creates a button without a title, which looks like text.
    ///
    /// - Parameter type: The look; both are text in the tint until the program sets more.
    public convenience init(type: ButtonType) { self.init(title: "", style: .plain) }
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
