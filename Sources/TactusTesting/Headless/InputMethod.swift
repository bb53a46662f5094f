import TactusPlatform
public import TactusUI

/// The input method of a test: an on-screen keyboard that completes words, or what makes characters out
/// of several keys.
///
/// It enters text in the ``/TactusUI/TextInputClient`` that is the first responder. Every call is one input frame,
/// delivered before the call returns, at the time that the host's clock shows.
///
/// ```swift
/// host.inputMethod.mark("hel")
/// host.inputMethod.commit("hello")
/// #expect(host.inputMethod.field?.surroundingText.text == "hello")
/// ```
public final class InputMethod {
    private unowned let host: TestHost

    init(host: TestHost) {
        self.host = host
    }

    /// The text field that is entered in, as the application describes it; `nil` when no text is entered.
    public var field: TextInputField? {
        host.platform.runTurn()
        return host.platform.textInput
    }

    /// How often the application has asked for the on-screen keyboard once more, which the user might have put away.
    public var keyboardRequestCount: Int { host.platform.keyboardRequestCount }

    /// Inserts text at the cursor, in place of the marked text.
    public func commit(_ text: String) { perform { $0.insertedText = text } }

    /// Shows text at the cursor that is not decided yet, in place of the marked text of before.
    ///
    /// - Parameters:
    ///   - text: The text; an empty one for none.
    ///   - selection: What is selected in it, in bytes of UTF-8; `nil` for the cursor behind it.
    public func mark(_ text: String, selection: Range<Int>? = nil) {
        perform { $0.markedText = MarkedText(text, selection: selection ?? text.utf8.count..<text.utf8.count) }
    }

    /// Deletes around the cursor. The marked text goes as well.
    ///
    /// - Parameters:
    ///   - before: How many bytes of UTF-8 before the cursor.
    ///   - after: How many bytes of UTF-8 behind it.
    public func deleteSurroundingText(before: Int, after: Int) {
        perform {
            $0.deletesBefore = before
            $0.deletesAfter = after
        }
    }

    private func perform(_ change: (inout TextEdit) -> Void) {
        guard let field else {
            preconditionFailure("no text is entered: make a TextInputClient the first responder of the key window")
        }
        var edit = TextEdit(field: field.id)
        change(&edit)
        host.send(.keys([KeySample(change: .edited(edit), time: host.clock.now)]))
    }
}
