public import TactusEditing
public import TactusGeometry
public import TactusGraphics
public import TactusPlatform
public import TactusUI

/// A view whose text people edit, as a ``TextInteraction`` sees it: the text and where its characters are.
///
/// ``TextField`` and ``TextView`` are such views. So is a terminal, an editor of code, or a text that is drawn along a
/// curve: what adopts this protocol and adds a ``TextInteraction`` gets the caret, selection by finger, pointer and
/// keys, the loupe and the menu. It is UIKit's `UITextInput`, with plain offsets: bytes of UTF-8 from the beginning of
/// ``textBuffer``, between characters.
///
/// ```swift
/// final class Ring: View, TextInput {
///     private var content = EditableText("round and round")
///     private lazy var interaction = TextInteraction(for: self)
///     var textBuffer: TextBuffer { content.text }
///     var markedRange: Range<Int>? { content.markedRange }
///     var selection: TextSelection {
///         get { content.selection }
///         set { content.selection = newValue; changed() }
///     }
///     func insertText(_ text: String) { content.insertText(text); changed() }
///     func caretRect(at place: CaretPosition) -> Rect { … }
///     override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
///         interaction.handleKey(key, isRepetition: isRepetition)
///     }
///     override func resignFirstResponder() -> Bool {
///         defer { interaction.update() }
///         return super.resignFirstResponder()
///     }
///     private func changed() { setNeedsDisplay(); interaction.update() }
/// }
/// ```
@MainActor public protocol TextInput: TextInputClient, Cutting, Copying, Pasting, Deleting, Selecting, SelectingAll {
    // MARK: The text

    /// The text, with what is being composed. Reading it costs nothing.
    var textBuffer: TextBuffer { get }

    /// The selection, or the caret. Setting it shows it, and ends the step that undo takes back.
    var selection: TextSelection { get set }

    /// What an input method composes; `nil` when it composes nothing.
    var markedRange: Range<Int>? { get }

    /// Replaces a part of the text, as one step of undo. The caret is behind what is there then.
    ///
    /// - Parameters:
    ///   - range: The part, in bytes.
    ///   - text: May be empty.
    func replace(_ range: Range<Int>, withText text: String)

    /// Deletes what is selected, else the character behind the caret.
    func deleteForward()

    /// Whether the text can be changed, and not only selected. `true` by default.
    var isEditable: Bool { get }

    /// Whether the text is hidden from view, as a password: it is neither copied, nor told to anybody. What
    /// `textInputTraits` say by default.
    var isSecureTextEntry: Bool { get }

    // MARK: Where it is

    /// The view in whose coordinate space places are told, and in which the caret is shown.
    var textInputView: View { get }

    /// Returns the rectangle of the caret at a place, with any width.
    func caretRect(at place: CaretPosition) -> Rect

    /// Returns what to mark of a selected part, from top to bottom; what cannot be seen may be left out.
    func selectionRects(for range: Range<Int>) -> [Rect]

    /// Returns the place that is nearest to a point.
    func closestPosition(to point: Point) -> CaretPosition

    /// Returns where a motion leads.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - place: Where it begins.
    ///   - x: For up and down: the column to keep to, in points of ``textInputView``; `nil` for that of `place`.
    /// - Returns: The place; the same one where it leads nowhere.
    func position(_ motion: TextMotion, from place: CaretPosition, x: Double?) -> CaretPosition

    /// Returns the word at an offset, or what is between two words.
    func wordRange(at offset: Int) -> Range<Int>

    /// Which way the paragraph at an offset is read. From left to right by default.
    func baseWritingDirection(at offset: Int) -> TextDirection

    /// Does what a tap or a click on a part of the text does by itself, such as following a link. Nothing by default.
    ///
    /// - Parameters:
    ///   - point: Where, in points of ``textInputView``.
    ///   - modifierFlags: Which keys are held.
    /// - Returns: Whether something was done: then the caret stays where it is.
    func performPrimaryAction(at point: Point, modifierFlags: ModifierFlags) -> Bool

    /// Whether ``performPrimaryAction(at:modifierFlags:)`` would do something there. A pointer that is pressed there
    /// clicks, and selects nothing.
    func hasPrimaryAction(at point: Point, modifierFlags: ModifierFlags) -> Bool

    /// How far Page Up and Page Down lead, in points. The height of the view by default.
    var pageHeight: Double { get }

    /// Scrolls so far that a part of ``textInputView`` is seen. By default all scroll views around it do.
    func scrollRectToVisible(_ rect: Rect)
}

extension TextInput {
    /// The text can be changed.
    public var isEditable: Bool { true }

    /// What the traits say.
    public var isSecureTextEntry: Bool { textInputTraits.isSecureTextEntry }

    /// Whether there is any text.
    public var hasText: Bool { !textBuffer.isEmpty }

    /// Deletes what is selected, else the character behind the caret, by ``replace(_:withText:)``.
    public func deleteForward() {
        var range = selection.range
        if range.isEmpty { range = range.lowerBound..<textBuffer.offset(afterCharacterAt: range.lowerBound) }
        if !range.isEmpty { replace(range, withText: "") }
    }

    /// From left to right.
    public func baseWritingDirection(at offset: Int) -> TextDirection { .leftToRight }

    /// Nothing is done.
    public func performPrimaryAction(at point: Point, modifierFlags: ModifierFlags) -> Bool { false }

    /// There is none.
    public func hasPrimaryAction(at point: Point, modifierFlags: ModifierFlags) -> Bool { false }

    /// What is near the selection, without what is being composed. Nothing of a text that is hidden.
    public var surroundingText: SurroundingText {
        guard !isSecureTextEntry else { return SurroundingText("", cursor: 0) }
        return SurroundingText(of: textBuffer, selection, without: markedRange)
    }

    /// The caret, where an input method shows its candidates: that at the end of the selection which moves.
    public var caretRect: Rect? {
        guard let view = hostView else { return nil }
        return view.convert(caretRect(at: CaretPosition(selection.head)), from: textInputView)
    }

    /// The view's own height.
    public var pageHeight: Double { textInputView.bounds.height }

    /// Lets all scroll views around show a part.
    public func scrollRectToVisible(_ rect: Rect) { textInputView.scrollAncestorsToVisible(rect) }
}

extension Responder {
    /// The view of a responder that takes text.
    final var hostView: View? { self as? View ?? (self as? ViewController)?.view }
}

extension View {
    /// Lets the scroll views around the view show a part of it, the inner ones first.
    final func scrollAncestorsToVisible(_ rect: Rect) {
        var view = superview
        while let container = view {
            if let scrollView = container as? any ScrollableContainer {
                let part = convert(rect, to: container).insetBy(dx: -8, dy: -8)
                if part.minX.isFinite, part.minY.isFinite { scrollView.scrollRectToVisible(part, animated: false) }
            }
            view = container.superview
        }
    }
}

extension SurroundingText {
    /// How much text is told on each side of the cursor, in bytes: more than any protocol carries.
    nonisolated private static let reach = 2000

    /// What is near a selection.
    nonisolated init(of text: TextBuffer, _ selection: TextSelection, without marked: Range<Int>?) {
        // What is composed stands where the cursor is.
        let marked = marked ?? selection.head..<selection.head
        let cursor = marked.lowerBound
        var start = max(cursor - Self.reach, 0)
        while !text.isScalarBoundary(start) { start += 1 }
        var end = min(marked.upperBound + Self.reach, text.count)
        while !text.isScalarBoundary(end) { end -= 1 }
        let string = text.string(in: start..<cursor) + text.string(in: marked.upperBound..<end)
        let anchor = marked.isEmpty ? min(max(selection.anchor, start), end) - start : cursor - start
        self.init(string, cursor: cursor - start, anchor: anchor)
    }
}
