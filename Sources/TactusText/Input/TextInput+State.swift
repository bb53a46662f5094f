import TactusEditing
import TactusUI

/// What is kept of texts.
enum KeptText {
    /// The longest text that is kept with the state of a program, in bytes.
    static let largestSize = 32 << 10
}

extension TextInput {
    /// Keeps the text, where it is wanted and not too large, and what is selected.
    func encodeEdited(in coder: StateCoder, withText: Bool) {
        if withText, textBuffer.count <= KeptText.largestSize { coder["text"] = .string(textBuffer.string) }
        coder["selection"] = [StateValue(selection.anchor), StateValue(selection.head)]
    }

    /// Takes the selection over, if it lies in the text between characters.
    func decodeSelection(from coder: StateCoder) {
        guard let ends = coder["selection"]?.arrayValue?.compactMap(\.intValue), ends.count == 2,
            ends.allSatisfy({ (0...textBuffer.count).contains($0) && textBuffer.isCharacterBoundary($0) })
        else { return }
        selection = TextSelection(anchor: ends[0], head: ends[1])
    }
}
