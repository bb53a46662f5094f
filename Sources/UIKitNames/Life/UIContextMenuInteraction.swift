public import Tactus

/// Says which menu opens where a view is pressed long.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a place of the view, in its points; `nil` for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns what is lifted while the menu is open; `nil`, by default, for the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns what is lifted while the menu is open; by default, what the form of before iOS 16 says.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: Which menu.
    ///   - identifier: What the configuration is known by; where it has no name, the configuration's own identity.
    /// - Returns: What is lifted; `nil` for the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: AnyHashable
    ) -> UITargetedPreview?

    /// Sent when the page beside the menu was tapped, after the menu has closed: shows it. Does nothing by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating)

    /// Sent when the menu is about to show. Does nothing by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)

    /// Sent when the menu is about to go. Does nothing by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
}

extension UIContextMenuInteractionDelegate {
    /// As the form of before iOS 16 says.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: AnyHashable
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }

    /// None.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}
}

extension ContextMenuInteraction {
    /// Creates an interaction that asks a delegate, which it keeps weakly.
    public convenience init(delegate: any UIContextMenuInteractionDelegate) {
        let asked = AskedInteraction(delegate)
        let menus = AskedMenus(asked.answers)
        self.init(
            lifting: { _ in menus.raised }, preview: { _ in menus.page }, committing: { menus.commit($0) },
            { menus.take(at: $0) })
        asked.interaction = self
        menus.observe(self)
    }
}

/// The interaction and the delegate that its menus are asked of.
private final class AskedInteraction {
    weak var interaction: ContextMenuInteraction?
    private weak var delegate: (any UIContextMenuInteractionDelegate)?

    init(_ delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    private func ask<Answer>(
        _ body: (any UIContextMenuInteractionDelegate, ContextMenuInteraction) -> Answer?
    ) -> Answer? {
        guard let delegate, let interaction else { return nil }
        return body(delegate, interaction)
    }

    var answers: MenuAnswers {
        MenuAnswers(
            configuration: { point in
                self.ask { $0.contextMenuInteraction($1, configurationForMenuAtLocation: point) }
                    .map { ($0, self.interaction?.view) }
            },
            preview: { configuration in
                self.ask {
                    $0.contextMenuInteraction(
                        $1, configuration: configuration,
                        highlightPreviewForItemWithIdentifier: configuration.identifier
                            ?? AnyHashable(ObjectIdentifier(configuration)))
                }
            },
            commit: { configuration, animator in
                _ = self.ask {
                    $0.contextMenuInteraction(
                        $1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                }
            },
            willDisplay: { configuration, animator in
                _ = self.ask { $0.contextMenuInteraction($1, willDisplayMenuFor: configuration, animator: animator) }
            },
            willEnd: { configuration, animator in
                _ = self.ask { $0.contextMenuInteraction($1, willEndFor: configuration, animator: animator) }
            })
    }
}
