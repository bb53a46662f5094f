public import TactusUI

/// Why a test cannot go on, or did not see what it expected; and what the application was like at that moment.
nonisolated public struct TestFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence, or several lines, without a full stop.
    public let summary: String
    /// The views of all scenes, and what became of the latest gestures. Before them, for what was looked for by its
    /// role, the accessibility tree.
    public let report: String

    /// Creates a failure with a report on an application as it is now.
    ///
    /// - Parameters:
    ///   - summary: What is wrong.
    ///   - application: The application under test.
    @MainActor public init(_ summary: String, in application: Application) {
        self.summary = summary
        report = SceneReport(of: application).text
    }

    /// Creates a failure with what an application is to somebody who does not see it, and then its views.
    @MainActor init(_ summary: String, treeOf application: Application) {
        self.summary = summary
        let tree = application.accessibilityTree.map(\.description)
        report = (tree + ["", SceneReport(of: application).text]).joined(separator: "\n")
    }

    /// The failure in words, with the report.
    public var description: String { summary + "\n\n" + report }
}
