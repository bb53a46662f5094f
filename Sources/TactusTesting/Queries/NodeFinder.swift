import TactusUI

/// Finds what somebody means who does not see the screen: by its role, its name and its value.
struct NodeFinder {
    let application: Application

    /// Returns the one node that is meant.
    func node(_ role: AccessibilityRole, _ text: String?, value: String?) throws(TestFailure) -> AccessibilityNode {
        let meant = Self.words(role, text, value)
        let nodes = application.accessibilityTree.flatMap(\.all).filter { node in
            node.role == role && (value == nil || node.value == value)
        }
        var found = nodes.filter { text == nil || $0.label == text || $0.identifier == text }
        // A row says all its texts; people mean it by one.
        if found.isEmpty, role == .row || role == .cell {
            found = nodes.filter { $0.all.contains { $0.role == .label && $0.label == text } }
        }
        guard let node = found.first else { throw failure("there is no \(meant)") }
        guard found.count == 1 else {
            throw failure("\(found.count) things are meant by \(meant); give them names to tell them apart")
        }
        return node
    }

    /// Where a finger must land to touch a node, and in which scene.
    func location(
        _ role: AccessibilityRole, _ text: String?
    ) throws(TestFailure) -> (point: Point, scene: WindowScene) {
        let node = try node(role, text, value: nil)
        guard let view = node.view else { throw failure("\(Self.words(role, text, nil)) is gone") }
        return try ViewFinder(application: application)
            .location(on: view, part: node.part, called: Self.words(role, text, nil))
    }

    private static func words(_ role: AccessibilityRole, _ text: String?, _ value: String?) -> String {
        var words = role.rawValue
        if let text { words += " “\(text)”" }
        if let value { words += " that shows “\(value)”" }
        return words
    }

    private func failure(_ summary: String) -> TestFailure { TestFailure(summary, treeOf: application) }
}
