// The actions for finding in a document and for printing it.

/// Performs ``ActionKey/find``.
@MainActor public protocol Finding {
    /// Shows where to enter what is looked for.
    func find(_ sender: Any?)
}

/// Performs ``ActionKey/findNext``.
@MainActor public protocol FindingNext {
    /// Goes to the next place of what is looked for.
    func findNext(_ sender: Any?)
}

/// Performs ``ActionKey/findPrevious``.
@MainActor public protocol FindingPrevious {
    /// Goes to the place before of what is looked for.
    func findPrevious(_ sender: Any?)
}

/// Performs ``ActionKey/findAndReplace``.
@MainActor public protocol FindingAndReplacing {
    /// Shows where to enter what is looked for, and what to put in its place.
    func findAndReplace(_ sender: Any?)
}

/// Performs ``ActionKey/useSelectionForFind``.
@MainActor public protocol UsingSelectionForFind {
    /// Looks for what is selected.
    func useSelectionForFind(_ sender: Any?)
}

/// Performs ``ActionKey/printContent``.
@MainActor public protocol PrintingContent {
    /// Prints.
    func printContent(_ sender: Any?)
}

extension ActionKey where P == any Finding {
    /// Shows where to enter what is looked for: ``Finding``.
    public static var find: Self { ActionKey { $0.find($1) } }
}

extension ActionKey where P == any FindingNext {
    /// Goes to the next place of what is looked for: ``FindingNext``.
    public static var findNext: Self { ActionKey { $0.findNext($1) } }
}

extension ActionKey where P == any FindingPrevious {
    /// Goes to the place before of what is looked for: ``FindingPrevious``.
    public static var findPrevious: Self { ActionKey { $0.findPrevious($1) } }
}

extension ActionKey where P == any FindingAndReplacing {
    /// Shows where to enter what is looked for, and what to put in its place: ``FindingAndReplacing``.
    public static var findAndReplace: Self { ActionKey { $0.findAndReplace($1) } }
}

extension ActionKey where P == any UsingSelectionForFind {
    /// Looks for what is selected: ``UsingSelectionForFind``.
    public static var useSelectionForFind: Self { ActionKey { $0.useSelectionForFind($1) } }
}

extension ActionKey where P == any PrintingContent {
    /// Prints: ``PrintingContent``.
    public static var printContent: Self { ActionKey { $0.printContent($1) } }
}
