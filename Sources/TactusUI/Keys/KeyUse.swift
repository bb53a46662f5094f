/// What a responder made of a key; see ``Responder/handleKey(_:isRepetition:)``.
public enum KeyUse: Hashable, Sendable {
    /// Nothing: whoever comes next is asked.
    case unused
    /// Nothing yet, but the focus stays where it is: the key reaches the responder as a press, if no command wants it.
    case keepsFocus
    /// It was used. While the key is held, nobody is asked again.
    case used
    /// It was used, and the responder is asked again each time that the key repeats.
    case usedRepeatedly
}
