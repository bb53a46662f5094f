extension View {
    /// The recognizers of this view, in the order in which they were added. Setting it removes those that are missing
    /// (``removeGestureRecognizer(_:)``) and adds those that are new.
    public final var gestureRecognizers: [GestureRecognizer] {
        get { attachedRecognizers }
        set {
            let kept = Set(newValue)
            for recognizer in attachedRecognizers where !kept.contains(recognizer) {
                removeGestureRecognizer(recognizer)
            }
            for recognizer in newValue { addGestureRecognizer(recognizer) }
            var rest = Set(attachedRecognizers)
            attachedRecognizers = newValue.filter { rest.remove($0) != nil }
        }
    }

    /// Lets a recognizer track the touches of this view and of everything inside it, from the next touch on.
    ///
    /// A recognizer belongs to one view: another one loses it. Adding it again to its own view changes nothing.
    public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view !== self else { return }
        if let former = recognizer.view {
            former.removeGestureRecognizer(recognizer)
            recognizer.recordMove(from: former, to: self)
        }
        attachedRecognizers.append(recognizer)
        recognizer.view = self
        guard recognizer.receivesHovering, let root else { return }
        root.hoverInterest.recognizers += 1
        root.windowScene?.application?.inputRouter.hovering.recognizerWasAdded(to: self)
    }

    /// Takes a recognizer away. What it had begun is cancelled, with its action, and touches that it held back go to
    /// their views. Nothing happens when it does not belong to this view.
    public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view === self, let index = attachedRecognizers.indexFromEnds(of: recognizer) else { return }
        attachedRecognizers.remove(at: index)
        recognizer.view = nil
        if recognizer.receivesHovering { root?.hoverInterest.recognizers -= 1 }
        recognizer.attempt?.recognizerWasRemoved(recognizer)
    }
}
