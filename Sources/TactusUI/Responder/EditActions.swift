// The actions of an Edit menu. One protocol for each, so that a class conforms to those that it performs.

/// Performs ``ActionKey/cut``.
@MainActor public protocol Cutting {
    /// Takes the selection away and puts it on the clipboard.
    func cut(_ sender: Any?)
}

/// Performs ``ActionKey/copy``.
@MainActor public protocol Copying {
    /// Puts the selection on the clipboard.
    func copy(_ sender: Any?)
}

/// Performs ``ActionKey/paste``.
@MainActor public protocol Pasting {
    /// Puts in what is on the clipboard.
    func paste(_ sender: Any?)
}

/// Performs ``ActionKey/pasteAndMatchStyle``.
@MainActor public protocol PastingAndMatchingStyle {
    /// Puts in what is on the clipboard, in the style of what is around it.
    func pasteAndMatchStyle(_ sender: Any?)
}

/// Performs ``ActionKey/select``.
@MainActor public protocol Selecting {
    /// Selects what is at the place of interest, such as a word.
    func select(_ sender: Any?)
}

/// Performs ``ActionKey/selectAll``.
@MainActor public protocol SelectingAll {
    /// Selects everything.
    func selectAll(_ sender: Any?)
}

/// Performs ``ActionKey/delete``.
@MainActor public protocol Deleting {
    /// Takes the selection away.
    func delete(_ sender: Any?)
}

/// Performs ``ActionKey/undo``.
@MainActor public protocol Undoing {
    /// Takes the last change back.
    func undo(_ sender: Any?)
}

/// Performs ``ActionKey/redo``.
@MainActor public protocol Redoing {
    /// Makes the last change again that was taken back.
    func redo(_ sender: Any?)
}

/// What a list of things does that can be moved about: cutting, copying, pasting, deleting, selecting all.
public typealias Editing = Cutting & Copying & Pasting & Deleting & SelectingAll

extension ActionKey where P == any Cutting {
    /// Takes the selection away and puts it on the clipboard: ``Cutting``.
    public static var cut: Self { ActionKey { $0.cut($1) } }
}

extension ActionKey where P == any Copying {
    /// Puts the selection on the clipboard: ``Copying``.
    public static var copy: Self { ActionKey { $0.copy($1) } }
}

extension ActionKey where P == any Pasting {
    /// Puts in what is on the clipboard: ``Pasting``.
    public static var paste: Self { ActionKey { $0.paste($1) } }
}

extension ActionKey where P == any PastingAndMatchingStyle {
    /// Puts in what is on the clipboard, in the style of what is around it: ``PastingAndMatchingStyle``.
    public static var pasteAndMatchStyle: Self { ActionKey { $0.pasteAndMatchStyle($1) } }
}

extension ActionKey where P == any Selecting {
    /// Selects what is at the place of interest, such as a word: ``Selecting``.
    public static var select: Self { ActionKey { $0.select($1) } }
}

extension ActionKey where P == any SelectingAll {
    /// Selects everything: ``SelectingAll``.
    public static var selectAll: Self { ActionKey { $0.selectAll($1) } }
}

extension ActionKey where P == any Deleting {
    /// Takes the selection away: ``Deleting``.
    public static var delete: Self { ActionKey { $0.delete($1) } }
}

extension ActionKey where P == any Undoing {
    /// Takes the last change back: ``Undoing``.
    public static var undo: Self { ActionKey { $0.undo($1) } }
}

extension ActionKey where P == any Redoing {
    /// Makes the last change again that was taken back: ``Redoing``.
    public static var redo: Self { ActionKey { $0.redo($1) } }
}
