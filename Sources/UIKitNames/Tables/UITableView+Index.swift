public import Tactus

extension UITableView {
    /// The colour of the words at the side; `nil` for the tint.
    public final var sectionIndexColor: UIColor? {
        get { indexTintColor }
        set { indexTintColor = newValue }
    }

    /// What is behind these words; `nil` for nothing.
    public final var sectionIndexBackgroundColor: UIColor? {
        get { indexBackgroundColor }
        set { indexBackgroundColor = newValue }
    }
}
