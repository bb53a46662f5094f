// Adding one recognizer to several views is a common mistake, and silent: the last view has it.
extension GestureRecognizer {
    /// Whether the recognizer was taken from one view by another.
    enum Move {
        /// It was not.
        case none
        /// It was, and nobody was told yet: there was no application.
        case unreported(Diagnostic)
        /// It was, and that was told.
        case reported
    }

    /// Notes that a view has lost the recognizer to another. Only the first time counts.
    final func recordMove(from former: View, to view: View) {
        guard case .none = move else { return }
        let kind = GestureRecognizer.kind(ofType: "\(type(of: self))")
        move = .unreported(
            .recognizerMoved(
                recognizer: name.map { "\(kind) ‘\($0)’" } ?? "one \(kind)", from: former.debugTitle,
                to: view.debugTitle))
        if let application = (view.window ?? former.window)?.windowScene?.application { reportMove(to: application) }
    }

    /// Tells of the move, if there was one and nobody was told yet.
    final func reportMove() {
        guard case .unreported = move, let application = window?.windowScene?.application else { return }
        reportMove(to: application)
    }

    private func reportMove(to application: Application) {
        guard case .unreported(let diagnostic) = move else { return }
        move = .reported
        application.report(diagnostic)
    }
}
