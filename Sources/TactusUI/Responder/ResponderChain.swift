import TactusGeometry

/// A walk from a responder to those after it, up to the end of the chain.
///
/// Whoever overrides ``Responder/next`` can lead the chain back to where it was. That is a mistake of the program,
/// which a sentence ends: who walks up such a chain would walk for ever.
package struct ResponderChain {
    private var upcoming: Responder?
    /// One that was met: those that follow are compared with it, each time twice as many. A circle comes back to it.
    private var mark: Responder?
    private var stepsToMark = 1
    private var steps = 0

    /// Begins with a responder; `nil` is an empty chain.
    init(from responder: Responder?) { upcoming = responder }

    /// Goes on to the next responder.
    mutating func next() -> Responder? {
        guard let responder = upcoming else { return nil }
        precondition(
            responder !== mark,
            "the responder chain is a circle that leads through a \(type(of: responder)): "
                + "`next` must answer with a responder farther out, or with nil")
        steps += 1
        if steps == stepsToMark {
            mark = responder
            stepsToMark *= 2
            steps = 0
        }
        upcoming = responder.next
        return responder
    }

    /// Goes up to the end, and so finds out that there is one.
    mutating func finish() {
        while next() != nil {}
    }
}

extension Responder {
    /// Returns a responder and those after it, the last one of the chain last.
    ///
    /// - Parameter responder: The first one; `nil` for none.
    /// - Returns: The responders, each asked for its ``next`` one when its turn comes.
    package static func chain(from responder: Responder?) -> UnfoldSequence<Responder, ResponderChain> {
        sequence(state: ResponderChain(from: responder)) { $0.next() }
    }
}
