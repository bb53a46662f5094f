extension GestureEnvironment {
    /// Asks whoever the arbiter's question concerns.
    func answer(to question: GestureQuestion) -> GestureAnswer {
        switch question {
        case .shouldBegin(let id):
            recognizers[id].map(permissionToBegin) ?? .no
        case .canPrevent(let first, let second):
            answer(first, second) { $0.canPrevent($1) }
        case .canBePrevented(let first, let second):
            answer(first, second) { $0.canBePrevented(by: $1) }
        case .recognizesSimultaneously(let first, let second):
            answerOfDelegate(of: first, second) { delegate, first, second in
                delegate.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second)
            }
        case .requiresFailure(let waiting, let required, let source):
            answer(waiting, required, source)
        }
    }

    private func answer(
        _ waiting: RecognizerID, _ required: RecognizerID, _ source: RequirementSource
    ) -> GestureAnswer {
        switch source {
        case .waitingRecognizer: answer(waiting, required) { $0.shouldRequireFailure(of: $1) }
        case .waitingDelegate:
            answerOfDelegate(of: waiting, required) { $0.gestureRecognizer($1, shouldRequireFailureOf: $2) }
        case .requiredRecognizer: answer(required, waiting) { $0.shouldBeRequiredToFail(by: $1) }
        case .requiredDelegate:
            answerOfDelegate(of: required, waiting) { $0.gestureRecognizer($1, shouldBeRequiredToFailBy: $2) }
        }
    }

    private func answer(
        _ first: RecognizerID, _ second: RecognizerID, _ hook: (GestureRecognizer, GestureRecognizer) -> Bool
    ) -> GestureAnswer {
        guard let first = recognizers[first], let second = recognizers[second] else { return .no }
        return ask { hook(first, second) } ? .yes : .no
    }

    private func answerOfDelegate(
        of first: RecognizerID, _ second: RecognizerID,
        _ hook: (any GestureRecognizerDelegate, GestureRecognizer, GestureRecognizer) -> Bool
    ) -> GestureAnswer {
        guard let delegate = recognizers[first]?.delegate else { return .noDelegate }
        return answer(first, second) { hook(delegate, $0, $1) }
    }

    /// Asks the views from the touched ones up to the recognizer's own, deepest first, and then its delegate, unless
    /// that is one of these views, whose answer it is already.
    private func permissionToBegin(_ recognizer: GestureRecognizer) -> GestureAnswer {
        let views = touchedViews(of: recognizer)
        for view in views {
            guard ask({ view.gestureRecognizerShouldBegin(recognizer) })
            else { return .refused(by: .view(view.name ?? "\(type(of: view))")) }
        }
        guard let delegate = recognizer.delegate, !views.contains(where: { $0 === delegate }) else { return .yes }
        guard ask({ delegate.gestureRecognizerShouldBegin(recognizer) })
        else { return .refused(by: .delegate("\(type(of: delegate))")) }
        return .yes
    }

    /// The views between the recognizer's touches and its own view, both ends included, each once.
    private func touchedViews(of recognizer: GestureRecognizer) -> [View] {
        guard let own = recognizer.view else { return [] }
        var found: [(view: View, depth: Int)] = []
        let hits = recognizer.touches.map(\.view) + (recognizer.trackedSequence.map { [$0.view] } ?? [])
        for hit in hits {
            let chain = Array(sequence(first: hit ?? own, next: \.superview))
            guard let end = chain.firstIndex(of: own) else { continue }
            for (height, view) in chain[...end].enumerated() where !found.contains(where: { $0.view === view }) {
                found.append((view, chain.count - height))
            }
        }
        if found.isEmpty { return [own] }
        return found.enumerated()
            .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
            .map(\.element.view)
    }
}
