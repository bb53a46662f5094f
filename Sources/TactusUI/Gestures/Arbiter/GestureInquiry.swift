/// Something that the arbiter wants to know, as the row of questions that it takes to find out.
///
/// The row ends early when an answer decides: who is asked, and in which order, is part of the law
/// (rules GR-16, GR-21).
nonisolated struct GestureInquiry: Hashable, Sendable {
    /// What is to be found out, by yes or no.
    enum Subject: Hashable, Sendable {
        /// May it begin?
        case beginning(RecognizerID)
        /// Does the active one exclude the candidate? `asking` is the one of them that is trying to recognize.
        case exclusion(active: RecognizerID, candidate: RecognizerID, asking: RecognizerID)
        /// Must the first wait until the second has failed?
        case requirement(RecognizerID, of: RecognizerID)
    }

    let subject: Subject
    private var step = 0

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// What to ask now.
    var question: GestureQuestion {
        switch subject {
        case .beginning(let id): .shouldBegin(id)
        case .exclusion(let active, let candidate, let asking): exclusionQuestion(active, candidate, asking)
        case .requirement(let waiting, let other):
            .requiresFailure(waiting, of: other, source: RequirementSource.allCases[step])
        }
    }

    private func exclusionQuestion(
        _ active: RecognizerID, _ candidate: RecognizerID, _ asking: RecognizerID
    ) -> GestureQuestion {
        let other = asking == active ? candidate : active
        return switch step {
        case 0: .canPrevent(active, candidate)
        case 1: .canBePrevented(candidate, by: active)
        case 2: .recognizesSimultaneously(asking, with: other)
        default: .recognizesSimultaneously(other, with: asking)
        }
    }

    /// Takes an answer. Returns the answer to the whole inquiry, or `nil` when there is more to ask.
    mutating func receive(_ answer: GestureAnswer) -> Bool? {
        let isYes = answer == .yes
        defer { step += 1 }
        switch subject {
        case .beginning: return isYes
        case .exclusion:
            let deniesExclusion = step < 2 ? !isYes : isYes
            return deniesExclusion ? false : step == 3 ? true : nil
        case .requirement:
            return isYes ? true : step == RequirementSource.allCases.count - 1 ? false : nil
        }
    }
}
