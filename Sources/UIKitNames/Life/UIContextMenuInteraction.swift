public import Tactus

/// Says which menu opens where a view is pressed long.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a place of the view, in its points; `nil` for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension ContextMenuInteraction {
    /// What a menu's closures share.
    private final class Asked {
        weak var interaction: ContextMenuInteraction?
        weak var delegate: (any UIContextMenuInteractionDelegate)?
        var configuration: UIContextMenuConfiguration?
    }

    /// Creates an interaction that asks a delegate, which it keeps weakly.
    public convenience init(delegate: any UIContextMenuInteractionDelegate) {
        let asked = Asked()
        asked.delegate = delegate
        self.init(preview: { _ in asked.configuration?.previewProvider?() }) { place in
            guard let interaction = asked.interaction else { return nil }
            asked.configuration = asked.delegate?.contextMenuInteraction(
                interaction, configurationForMenuAtLocation: place)
            return asked.configuration?.menu
        }
        asked.interaction = self
    }
}
