import TactusEditing
import TactusPlatform
import TactusUI

extension TextSpellCheckingType {
    /// Whether words are checked, by what this says and the traits.
    func checks(_ traits: TextInputTraits) -> Bool {
        switch self {
        case .yes: true
        case .no: false
        case .default: traits.checksSpelling
        }
    }
}

// Spelling.
extension StyledTextInput {
    /// The language that the text is taken to be in: what is said at its beginning, else the application's.
    var spellingLanguage: String? {
        editor.styles[editor.content.styles.style(at: 0)].language ?? window?.windowScene?.application?.language
    }

    /// Begins to check, or ceases to.
    func spellingDidChange() {
        guard wantsSpelling, isEditable, !isSecureTextEntry, window != nil else {
            guard spelling != nil else { return }
            spelling = nil
            return textInputView.setNeedsDisplay()
        }
        let marks = spelling ?? SpellingMarks(for: self)
        spelling = marks
        marks.schedule()
    }

    /// The word that is spelled wrong and that the selection is in, or is.
    var misspelledWord: Range<Int>? {
        let range = selection.range
        let around = max(range.lowerBound - 1, 0)..<range.upperBound + 1
        return spelling?.ranges.overlapping(around).first {
            $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
        }
    }

    /// What is offered for a word that is spelled wrong, when it was found.
    func offerGuesses(for range: Range<Int>, _ show: @escaping @MainActor ([EditMenuItem]) -> Void) {
        guard let checker = spellChecker, let language = spellingLanguage else { return }
        let word = textBuffer.string(in: range)
        let revision = editor.revision
        spellingTask = Task.detached { [weak self] in
            let guesses = await checker.guesses(for: word, language: language).prefix(3)
            await self?.show(Array(guesses), for: range, ofRevision: revision, show)
        }
    }

    private func show(
        _ guesses: [String], for range: Range<Int>, ofRevision revision: Int,
        _ show: @MainActor ([EditMenuItem]) -> Void
    ) {
        guard editor.revision == revision, let checker = spellChecker, let language = spellingLanguage else { return }
        let word = textBuffer.string(in: range)
        var items: [EditMenuItem] = guesses.map { guess in
            (
                guess,
                { [weak self] in
                    self?.textInteraction.dismissMenu()
                    self?.editor.replace(range, with: guess, named: "Replace")
                }
            )
        }
        items.append(("Learn", { [weak self] in self?.accept { await checker.learnWord(word, language: language) } }))
        items.append(("Ignore", { [weak self] in self?.accept { await checker.ignoreWord(word, language: language) } }))
        show(items)
    }

    private func accept(_ body: @escaping @Sendable () async -> Void) {
        textInteraction.dismissMenu()
        spellingTask = Task.detached { [weak self] in
            await body()
            await self?.spelling?.schedule()
        }
    }
}
