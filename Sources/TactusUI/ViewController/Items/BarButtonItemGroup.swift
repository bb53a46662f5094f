/// Buttons that belong together, in the bar of a keyboard. UIKit's `UIBarButtonItemGroup`.
///
/// See ``TextInputAssistantItem``.
public final class BarButtonItemGroup {
    /// The buttons, in the order in which one reads.
    public var barButtonItems: [BarButtonItem] { didSet { didChange?() } }

    /// Called when there are other buttons.
    var didChange: (() -> Void)?

    /// Creates a group.
    public init(barButtonItems: [BarButtonItem]) { self.barButtonItems = barButtonItems }
}
