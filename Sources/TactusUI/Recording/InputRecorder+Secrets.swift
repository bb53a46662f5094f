import TactusPlatform

// What is typed where it must not be read is no part of a recording.
extension InputRecorder {
    /// The key that stands for each of a secret: the space bar's place, and a dot.
    private static let dot = Key(code: 57, characters: "•", charactersIgnoringModifiers: "•")

    /// Whether a secret is entered at present.
    var isSecretEntered: Bool {
        let client = application?.keyWindow?.firstResponder as? any TextInputClient
        return client?.textInputTraits.isSecureTextEntry == true
    }

    /// The sample as it is kept: of a secret a dot for each character.
    func hidingSecrets(in sample: KeySample) -> KeySample {
        var sample = sample
        switch sample.change {
        case .down(let key) where isSecretEntered && key.typesSecret:
            hiddenKeys.insert(key.code)
            sample.change = .down(Self.dot)
        case .up(let code) where hiddenKeys.contains(code):
            hiddenKeys.remove(code)
            sample.change = .up(code: Self.dot.code)
        case .edited(var edit) where isSecretEntered:
            edit.insertedText = String(edit.insertedText.map { _ in "•" })
            edit.markedText = edit.markedText.flatMap { MarkedText(String($0.text.map { _ in "•" }), selection: nil) }
            sample.change = .edited(edit)
        default: break
        }
        return sample
    }
}

extension Key {
    /// Whether the key types a character of a secret, or begins one: not Return, Backspace and Tab.
    nonisolated fileprivate var typesSecret: Bool {
        guard modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        return isComposing || characters.unicodeScalars.contains { $0.value >= 0x20 && $0.value != 0x7F }
    }
}
