import TactusPlatform

extension Application {
    /// The pasteboard of a kind.
    ///
    /// - Parameter kind: Which one.
    /// - Returns: ``pasteboard`` or ``primarySelection``.
    public final func pasteboard(_ kind: Pasteboard.Kind) -> Pasteboard {
        switch kind {
        case .general: pasteboard
        case .primary: primarySelection
        }
    }

    /// Called by the platform: tells the pasteboard.
    public final func platform(
        _ platform: any Platform, didReceive content: PasteboardContent, on pasteboard: Pasteboard.Kind
    ) {
        self.pasteboard(pasteboard).contentDidChange(to: content)
    }
}
