extension GestureRecognizer {
    /// Says in one sentence what this recognizer made of a touch, and why.
    ///
    /// ```swift
    /// print(drawer.explanation(for: touch))
    /// // pan ‘drawer’ failed at 0.412 s: prevented by pan ‘list’ (began first; neither delegate allowed both)
    /// ```
    ///
    /// Times are seconds since the touch landed. The sentence is for people: its words may change from version to
    /// version. It may be asked for while the touch is down, inside an action, or afterwards: the window remembers the
    /// latest 64 sequences of touches, a sequence being all from the first finger that lands until none is down.
    ///
    /// - Parameter touch: A touch of the window in which the recognizer's view is; it may be over.
    /// - Returns: One sentence without a full stop.
    public final func explanation(for touch: Touch) -> String {
        guard let environment = touch.window?.gestureEnvironment ?? latestEnvironment ?? environment else {
            return "\(title) was in no window when the touch landed"
        }
        return environment.journal.explanation(of: self, for: touch.id)
    }

    /// Says in one sentence what became of this recognizer's latest attempt, and why: like ``explanation(for:)`` for
    /// the first touch of that attempt.
    public final var explanation: String {
        guard let journal = (latestEnvironment ?? environment)?.journal, let touch = journal.latestTouch(of: id) else {
            return "\(title) was not offered a touch yet"
        }
        return journal.explanation(of: self, for: touch)
    }

    /// What an explanation calls the recognizer: what it is, and its ``name`` or else where it is.
    final var title: String {
        let kind = GestureRecognizer.kind(ofType: "\(type(of: self))")
        if let name { return "\(kind) ‘\(name)’" }
        return view.map { "\(kind) of \($0.debugTitle)" } ?? kind
    }

    /// A type's name in words: `LongPressGestureRecognizer` is a long press.
    nonisolated static func kind(ofType type: String) -> String {
        let suffix = ["GestureRecognizer", "Recognizer"].first { type.hasSuffix($0) && type != $0 } ?? ""
        let stem = type.dropLast(suffix.count)
        guard type != "GestureRecognizer", stem.allSatisfy(\.isLetter) else { return type }
        return stem.reduce(into: "") { words, letter in
            if letter.isUppercase, words.last?.isLowercase == true { words += " " }
            words += letter.lowercased()
        }
    }
}

extension Responder {
    /// What an explanation calls the responder: its name if it is a view that has one, or its type.
    package final var debugTitle: String { (self as? View)?.name.map { "‘\($0)’" } ?? "\(type(of: self))" }
}
