import TactusControls
import TactusUI

/// An application's scenes in words, for failed tests: the view trees, and what became of the latest gestures.
struct SceneReport {
    private var lines: [String] = []

    /// The whole report.
    var text: String { lines.joined(separator: "\n") }

    init(of application: Application) {
        for scene in application.scenes {
            lines.append("scene “\(scene.title)” \(scene.size)")
            for window in scene.windows.reversed() { add(window, depth: 1) }
        }
        let noticed = DiagnosticRecord.sentences(of: application)
        if !noticed.isEmpty {
            lines.append("the toolkit has noticed")
            lines += noticed.map { "  " + $0 }
        }
        let recognizers = application.scenes.flatMap(\.windows).flatMap(Self.recognizers)
        guard !recognizers.isEmpty else { return }
        lines.append("gestures")
        for recognizer in recognizers { lines.append("  " + recognizer.explanation) }
    }

    /// A view in words: `Button “Save” (20, 30, 100×44), disabled`.
    static func line(for view: View) -> String {
        var line = "\(type(of: view))"
        if let label = view.accessibilityLabel { line += " “\(label)”" }
        if let name = view.name { line += " ‘\(name)’" }
        return ([line + " \(view.frame)"] + remarks(on: view)).joined(separator: ", ")
    }

    private static func remarks(on view: View) -> [String] {
        var remarks: [String] = []
        if view.isHidden { remarks.append("hidden") }
        if view.alpha < 1 { remarks.append("alpha \(view.alpha)") }
        if !view.isUserInteractionEnabled { remarks.append("takes no touches") }
        if (view as? Control)?.isEnabled == false { remarks.append("disabled") }
        if (view as? Window)?.isKeyWindow == true { remarks.append("key") }
        if view.isFirstResponder { remarks.append("first responder") }
        return remarks
    }

    private mutating func add(_ view: View, depth: Int) {
        var waiting = [(view: view, depth: depth)]
        while let (view, depth) = waiting.popLast() {
            lines.append(String(repeating: "  ", count: min(depth, Self.deepestIndent)) + Self.line(for: view))
            waiting += view.subviews.reversed().map { ($0, depth + 1) }
        }
    }

    /// Lines of deeper views are not indented further.
    private static let deepestIndent = 64

    /// The recognizers of a view and of all inside it.
    private static func recognizers(of view: View) -> [GestureRecognizer] {
        ViewFinder.tree(of: view).flatMap(\.gestureRecognizers)
    }
}
