import RandomNumbers

@testable import TactusUI

/// What delegates, subclasses and views of a random application say: always the same to the same question.
struct RandomLaw {
    let count: UInt
    private var preventing: Set<[UInt]> = []
    private var preventable: Set<[UInt]> = []
    private var simultaneous: Set<[UInt]> = []
    private var requiring: Set<[UInt]> = []
    private var statements: [UInt: [UInt]] = [:]
    private var vetoed: Set<UInt> = []

    init(count: UInt, using generator: inout SplitMix) {
        self.count = count
        for left in 1...count {
            if Int.random(in: 0..<12, using: &generator) == 0 { vetoed.insert(left) }
            for right in 1...count where right != left {
                let pair = [left, right]
                if Int.random(in: 0..<5, using: &generator) > 0 { preventing.insert(pair) }
                if Int.random(in: 0..<5, using: &generator) > 0 { preventable.insert(pair) }
                if Int.random(in: 0..<5, using: &generator) == 0 { simultaneous.insert(pair) }
                if Int.random(in: 0..<6, using: &generator) == 0 { requiring.insert(pair) }
                if Int.random(in: 0..<6, using: &generator) == 0 { statements[left, default: []].append(right) }
            }
        }
    }

    func mayBegin(_ id: UInt) -> Bool { !vetoed.contains(id) }
    func requires(_ id: UInt, _ other: UInt) -> Bool { requiring.contains([id, other]) }
    func stated(by id: UInt) -> [UInt] { statements[id] ?? [] }

    /// Whether an active one keeps a candidate from recognizing.
    func excludes(_ active: UInt, _ candidate: UInt) -> Bool {
        preventing.contains([active, candidate]) && preventable.contains([candidate, active])
            && !simultaneous.contains([active, candidate]) && !simultaneous.contains([candidate, active])
    }

    func answer(to question: GestureQuestion) -> GestureAnswer {
        let isSo =
            switch question {
            case .shouldBegin(let id): mayBegin(id.rawValue)
            case .canPrevent(let left, let right): preventing.contains([left.rawValue, right.rawValue])
            case .canBePrevented(let left, let right): preventable.contains([left.rawValue, right.rawValue])
            case .recognizesSimultaneously(let left, let right): simultaneous.contains([left.rawValue, right.rawValue])
            case .requiresFailure(let left, let right, let source):
                source == .requiredRecognizer && requires(left.rawValue, right.rawValue)
            }
        return isSo ? .yes : .no
    }
}
