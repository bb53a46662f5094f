import TactusControls
import TactusUI

extension TestHost {
    /// What the toolkit has noticed of the program's mistakes, each sentence once: constraints that cannot all hold,
    /// items that are in a list twice, gestures that nobody can make.
    ///
    /// ```swift
    /// #expect(host.diagnostics == [])
    /// ```
    ///
    /// A program as its users have it prints them. A failure of this kit shows them as well.
    public var diagnostics: [String] { DiagnosticRecord.sentences(of: application) }

    /// Lets the pictures come that views are loading (`ImageView.setImage(from:)`), and shows them.
    ///
    /// ```swift
    /// await host.settleImages()
    /// try host.expectImage(named: "albums")
    /// ```
    ///
    /// It waits for the tasks that load them, and for no time; the clock stays where it is. A source that never answers
    /// is waited for without end. Pictures are asked for when they are drawn: with ``paintsEveryFrame`` being
    /// `false` none is.
    public func settleImages() async {
        while true {
            settle()
            let tasks = application.scenes.flatMap(\.windows).flatMap(ViewFinder.tree(of:))
                .compactMap { ($0 as? ImageView)?.loadingTask }
            if tasks.isEmpty { return }
            for task in tasks { await task.value }
        }
    }
}
