import Testing

@testable import TactusUI

/// An arbiter with somebody who answers its questions, and writes down what it asked and decided.
///
/// Recognizers and touches are numbers here. Unless told otherwise everybody may begin, excludes everybody else, and
/// waits for nobody.
struct Court {
    var arbiter = GestureArbiter()
    /// Answers that differ from the usual ones.
    var answers: [GestureQuestion: GestureAnswer] = [:]
    private(set) var questions: [GestureQuestion] = []
    private(set) var decisions: [GestureDecision] = []

    /// A touch lands, and these recognizers accept it: each stands on a view of its own, the deepest first.
    mutating func touch(
        _ touch: UInt64, for recognizers: [UInt], traits: GestureArbiter.Traits = [.cancelsTouchesInView]
    ) {
        for (index, id) in recognizers.enumerated() {
            join(id, touch, depth: recognizers.count - index, view: id, traits: traits)
        }
    }

    mutating func join(
        _ id: UInt, _ touch: UInt64?, depth: Int = 0, view: UInt = 0, position: Int = 0,
        traits: GestureArbiter.Traits = [.cancelsTouchesInView],
        requiring requirements: [GestureArbiter.Requirement] = []
    ) {
        arbiter.join(
            RecognizerID(rawValue: id), with: touch.map { InputID(rawValue: $0) },
            rank: GestureArbiter.Rank(depth: depth, view: view, position: position), traits: traits,
            requirements: requirements)
    }

    /// A recognizer proposes a state; everything that follows is decided.
    mutating func propose(
        _ state: GestureRecognizer.State, by id: UInt, because reason: FailureReason = .subclass
    ) {
        arbiter.propose(state, by: RecognizerID(rawValue: id), because: reason)
        settle()
    }

    mutating func lift(_ touches: UInt64...) {
        arbiter.endTouches(touches.map { InputID(rawValue: $0) })
        settle()
    }

    /// Decides all there is to decide.
    mutating func settle() {
        while let step = arbiter.next() {
            switch step {
            case .decided(let decision): decisions.append(decision)
            case .asked(let question):
                questions.append(question)
                arbiter.answer(answers[question] ?? question.usualAnswer)
            }
        }
    }

    /// Ends the update: resets who is finished, lets go of who is idle.
    mutating func finish() {
        for id in arbiter.finishedMembers + arbiter.idleMembers { arbiter.remove(id) }
        arbiter.forgetEndedTouches()
        settle()
    }

    /// What was decided since the last call, without the claims on touches.
    mutating func verdicts() -> [GestureDecision] {
        defer { decisions = [] }
        return decisions.filter { if case .claimed = $0 { false } else { true } }
    }

    /// What was decided about touches since the last call.
    mutating func claims() -> [GestureDecision] {
        defer { decisions = [] }
        return decisions.filter { if case .claimed = $0 { true } else { false } }
    }

    func state(of id: UInt) -> GestureRecognizer.State? {
        arbiter.members[RecognizerID(rawValue: id)]?.state
    }
}

extension GestureQuestion {
    var usualAnswer: GestureAnswer {
        switch self {
        case .shouldBegin, .canPrevent, .canBePrevented: .yes
        case .recognizesSimultaneously, .requiresFailure: .no
        }
    }
}

extension RecognizerID: ExpressibleByIntegerLiteral {
    /// Lets tests name recognizers by numbers.
    public init(integerLiteral value: UInt) { self.init(rawValue: value) }
}

extension InputID: ExpressibleByIntegerLiteral {
    /// Lets tests name touches by numbers.
    public init(integerLiteral value: UInt64) { self.init(rawValue: value) }
}
