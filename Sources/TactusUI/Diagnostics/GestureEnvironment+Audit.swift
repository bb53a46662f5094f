extension GestureEnvironment {
    /// Looks at the gestures of a view, without a touch: who would get one, who excludes whom, who waits for whom, and
    /// which parts of the views inside cannot be touched.
    ///
    /// ```swift
    /// print(GestureEnvironment.audit(card))
    /// ```
    ///
    /// Asks the hooks of recognizers, delegates and views as an attempt would; their answers may be others when
    /// there are touches.
    ///
    /// - Parameter view: The view on which a touch would land. It need not be in a window.
    /// - Returns: What was found.
    public static func audit(_ view: View) -> GestureAudit {
        let chain = Array(sequence(first: view, next: \.superview))
        let recognizers = chain.flatMap { $0.attachedRecognizers.reversed() }
        return GestureAudit(
            view: view.debugTitle,
            recognizers: recognizers.map {
                .init(title: $0.title, view: $0.view?.debugTitle ?? "no view", isEnabled: $0.isEnabled)
            },
            exclusivePairs: exclusivePairs(of: recognizers), vetoes: vetoes(of: recognizers, in: chain),
            requirements: recognizers.flatMap(requirements), unreachable: unreachableViews(in: view),
            misordered: misorderedViews(in: view))
    }

    private static func exclusivePairs(of recognizers: [GestureRecognizer]) -> [GestureAudit.Pair] {
        recognizers.enumerated().flatMap { index, first in
            recognizers[(index + 1)...].filter { second in
                excludes(first, second) && excludes(second, first) && !allowsBoth(first, second)
            }.map { GestureAudit.Pair(first: first.title, second: $0.title) }
        }
    }

    private static func excludes(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
        winner.canPrevent(other) && other.canBePrevented(by: winner)
    }

    private static func allowsBoth(_ first: GestureRecognizer, _ second: GestureRecognizer) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
    }

    /// The views from the touched one up to each recognizer's own that would not let it begin.
    private static func vetoes(of recognizers: [GestureRecognizer], in chain: [View]) -> [GestureAudit.Pair] {
        recognizers.flatMap { recognizer in
            let end = chain.firstIndex { $0 === recognizer.view } ?? chain.count - 1
            return chain[...end].filter { !$0.gestureRecognizerShouldBegin(recognizer) }
                .map { GestureAudit.Pair(first: $0.debugTitle, second: recognizer.title) }
        }
    }

    private static func requirements(of recognizer: GestureRecognizer) -> [GestureAudit.Requirement] {
        recognizer.failureRequirements.compactMap { requirement in
            requirement.other.map {
                .init(waiting: recognizer.title, required: $0.title, isIgnored: requirement.closesCycle)
            }
        }
    }

    /// The views that take touches and whose frame is not inside what takes touches of their superview.
    private static func unreachableViews(in view: View) -> [GestureAudit.Pair] {
        var found: [GestureAudit.Pair] = []
        view.walkInside { child in
            guard child !== view, let superview = child.superview else { return true }
            guard !child.hitting.ignoresTouches else { return false }
            if !superview.bounds.inset(by: -superview.hitOutsets).contains(child.frame) {
                found.append(GestureAudit.Pair(first: child.debugTitle, second: superview.debugTitle))
            }
            return true
        }
        return found
    }

    /// The subviews that overlap and are drawn the other way round than they are touched.
    private static func misorderedViews(in view: View) -> [GestureAudit.Pair] {
        var found: [GestureAudit.Pair] = []
        view.walkInside { inside in
            guard inside === view || !inside.hitting.ignoresTouches else { return false }
            found += inside.depthConflicts { !$0.frame.intersection($1.frame).isEmpty }
                .map { GestureAudit.Pair(first: $0.above.debugTitle, second: $0.below.debugTitle) }
            return true
        }
        return found
    }
}
