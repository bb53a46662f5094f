/// The two pasteboards that a program shares with others.
public enum PasteboardKind: Hashable, Sendable, CaseIterable {
    /// For copy and paste.
    case general
    /// For what is selected, which a click with the middle button inserts elsewhere.
    case primary
}

/// What a platform tells of a pasteboard.
public enum PasteboardContent {
    /// There is nothing.
    case nothing
    /// What the application has put there, for the user who acts now.
    case own(ItemProvider)
    /// What another program has put there.
    case foreign(any ContentOffer)
}
