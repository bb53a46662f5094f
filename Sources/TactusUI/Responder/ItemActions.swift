// The actions of later menus: what is done with documents and other things as a whole.

/// Performs ``ActionKey/duplicate``.
@MainActor public protocol Duplicating {
    /// Makes a copy of what is selected beside it.
    func duplicate(_ sender: Any?)
}

/// Performs ``ActionKey/move``.
@MainActor public protocol Moving {
    /// Shows where to move what is selected.
    func move(_ sender: Any?)
}

/// Performs ``ActionKey/rename``.
@MainActor public protocol Renaming {
    /// Lets the user give what is selected another name.
    func rename(_ sender: Any?)
}

/// Performs ``ActionKey/export``.
@MainActor public protocol Exporting {
    /// Shows how and where to save a copy in another form.
    func export(_ sender: Any?)
}

/// Performs ``ActionKey/share``.
@MainActor public protocol Sharing {
    /// Offers to hand what is selected on to other programs.
    func share(_ sender: Any?)
}

/// Performs ``ActionKey/pasteAndGo``.
@MainActor public protocol PastingAndGoing {
    /// Pastes an address, and goes there.
    func pasteAndGo(_ sender: Any?)
}

/// Performs ``ActionKey/pasteAndSearch``.
@MainActor public protocol PastingAndSearching {
    /// Pastes a text, and looks for it.
    func pasteAndSearch(_ sender: Any?)
}

extension ActionKey where P == any Duplicating {
    /// Makes a copy of what is selected beside it: ``Duplicating``.
    public static var duplicate: Self { ActionKey { $0.duplicate($1) } }
}

extension ActionKey where P == any Moving {
    /// Shows where to move what is selected: ``Moving``.
    public static var move: Self { ActionKey { $0.move($1) } }
}

extension ActionKey where P == any Renaming {
    /// Lets the user give what is selected another name: ``Renaming``.
    public static var rename: Self { ActionKey { $0.rename($1) } }
}

extension ActionKey where P == any Exporting {
    /// Shows how and where to save a copy in another form: ``Exporting``.
    public static var export: Self { ActionKey { $0.export($1) } }
}

extension ActionKey where P == any Sharing {
    /// Offers to hand what is selected on to other programs: ``Sharing``.
    public static var share: Self { ActionKey { $0.share($1) } }
}

extension ActionKey where P == any PastingAndGoing {
    /// Pastes an address, and goes there: ``PastingAndGoing``.
    public static var pasteAndGo: Self { ActionKey { $0.pasteAndGo($1) } }
}

extension ActionKey where P == any PastingAndSearching {
    /// Pastes a text, and looks for it: ``PastingAndSearching``.
    public static var pasteAndSearch: Self { ActionKey { $0.pasteAndSearch($1) } }
}
