public import Tactus

extension Action {
    /// Creates an action with a picture, as UIKit makes it.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - subtitle: A second line under it.
    ///   - image: A picture beside it.
    ///   - identifier: Its name.
    ///   - discoverabilityTitle: What somebody is told who does not know the title yet.
    ///   - attributes: How it is offered.
    ///   - state: Whether what it stands for is in force.
    ///   - handler: What it does; called on the main actor with the action.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: Image?, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping (Action) -> Void
    ) {
        self.init(title: title, identifier: identifier, attributes: attributes, state: state, handler: handler)
        self.subtitle = subtitle
        self.image = image
        self.discoverabilityTitle = discoverabilityTitle
    }
}

extension Menu {
    /// Creates a menu with a picture, as UIKit makes it.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - subtitle: A second line under it.
    ///   - image: A picture beside it.
    ///   - identifier: Its name.
    ///   - options: How it is shown and chosen from.
    ///   - children: What is in it.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: Image?, identifier: Identifier? = nil,
        options: Options = [],
        children: [MenuElement] = []
    ) {
        self.init(title: title, identifier: identifier, options: options, children: children)
        self.subtitle = subtitle
        self.image = image
    }
}
