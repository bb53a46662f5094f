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
            answer(first, second) { first, second in
                first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
            }
        case .requiresFailure(let waiting, let required, let source):
            answer(waiting, required) { Self.requires($0, failureOf: $1, source) }
        }
    }

    private func answer(
        _ first: RecognizerID, _ second: RecognizerID, _ hook: (GestureRecognizer, GestureRecognizer) -> Bool
    ) -> GestureAnswer {
        guard let first = recognizers[first], let second = recognizers[second] else { return .no }
        return ask { hook(first, second) } ? .yes : .no
    }

    private static func requires(
        _ waiting: GestureRecognizer, failureOf required: GestureRecognizer, _ source: RequirementSource
    ) -> Bool {
        switch source {
        case .waitingRecognizer: waiting.shouldRequireFailure(of: required)
        case .waitingDelegate:
            waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: required) ?? false
        case .requiredRecognizer: required.shouldBeRequiredToFail(by: waiting)
        case .requiredDelegate:
            required.delegate?.gestureRecognizer(required, shouldBeRequiredToFailBy: waiting) ?? false
        }
    }

    /// Asks the views from the touched ones up to the recognizer's own, deepest first, and then its delegate.
    private func permissionToBegin(_ recognizer: GestureRecognizer) -> GestureAnswer {
        for view in touchedViews(of: recognizer) {
            guard ask({ view.gestureRecognizerShouldBegin(recognizer) })
            else { return .refused(by: .view(view.name ?? "\(type(of: view))")) }
        }
        guard let delegate = recognizer.delegate else { return .yes }
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
