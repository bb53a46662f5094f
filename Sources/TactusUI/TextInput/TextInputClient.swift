public import TactusGeometry
import TactusPlatform

/// A responder that takes text from an input method as well as from keys: from an on-screen keyboard that completes
/// words, or from a method that makes characters out of several keys.
///
/// While it is the first responder of the key window, the system knows of the field and may show an on-screen keyboard,
/// unless a responder has an ``Responder/inputView`` of its own. What the user enters comes through ``KeyInput`` and
/// the methods below; what the field tells is asked for once a turn, so there is nothing to announce.
///
/// What an input method wants arrives in this order: text around the cursor is deleted, text is inserted, other marked
/// text comes. Text that is inserted takes the place of marked text; before anything is deleted, marked text goes.
///
/// ```swift
/// final class Line: View, TextInputClient {
///     private var text = ""
///     private var marked: MarkedText?
///     override var canBecomeFirstResponder: Bool { true }
///     var hasText: Bool { !text.isEmpty }
///     func insertText(_ text: String) { self.text += text }
///     func deleteBackward() { text.removeLast() }
///     var textInputTraits: TextInputTraits { TextInputTraits(keyboardType: .emailAddress) }
///     var surroundingText: SurroundingText { SurroundingText(text, cursor: text.utf8.count) }
///     var caretRect: Rect? { bounds }
///     func setMarkedText(_ text: MarkedText?) { marked = text }
///     func deleteSurroundingText(before: Int, after: Int) { text = String(text.utf8.dropLast(before)) ?? "" }
/// }
/// ```
///
/// A field calls ``Responder/becomeFirstResponder()`` for every tap on it: where it is the first responder already,
/// that brings back an on-screen keyboard that the user has put away.
@MainActor public protocol TextInputClient: KeyInput {
    /// What is entered here.
    var textInputTraits: TextInputTraits { get }

    /// The text and the selection in it, without marked text. Of a long text, what is near the cursor is enough.
    var surroundingText: SurroundingText { get }

    /// Where the cursor is, in the coordinate space of the responder's view; `nil` when it is not seen. Lists of
    /// candidates keep off it.
    var caretRect: Rect? { get }

    /// Shows text at the cursor that is not decided yet, in place of the marked text of before and set
    /// off from other text.
    ///
    /// - Parameter text: The text; `nil` for none.
    func setMarkedText(_ text: MarkedText?)

    /// Deletes around the cursor, of the text that ``surroundingText`` tells. A selection stays.
    ///
    /// - Parameters:
    ///   - before: How many bytes of UTF-8 before the cursor; they are whole scalars, and not more than there are.
    ///   - after: How many bytes of UTF-8 behind it, likewise.
    func deleteSurroundingText(before: Int, after: Int)
}
