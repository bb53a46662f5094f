public import Tactus

/// What opens where a view is pressed long: a menu, and the page beside it.
public final class UIContextMenuConfiguration {
    /// What the program knows it by.
    public let identifier: AnyHashable?
    let previewProvider: (() -> ViewController?)?
    let actionProvider: (([MenuElement]) -> Menu?)?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What the program knows it by.
    ///   - previewProvider: Returns the page that shows beside the menu; `nil` for none.
    ///   - actionProvider: Returns the menu. It is given what the system would put there, which is nothing here.
    public init(
        identifier: AnyHashable? = nil, previewProvider: (() -> ViewController?)? = nil,
        actionProvider: (([MenuElement]) -> Menu?)? = nil
    ) {
        self.identifier = identifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// The menu; `nil` for none.
    var menu: Menu? { actionProvider?([]) }
}
