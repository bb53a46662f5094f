public import TactusUI

/// Where an application runs in a test: a ``TestHost`` or a ``CompositorPair``.
public protocol ApplicationHost: AnyObject {
    /// The application under test.
    var application: Application { get }

    /// Lets everything happen that is due.
    func settle()
}

extension TestHost: ApplicationHost {}

extension CompositorPair: ApplicationHost {}

extension ApplicationHost {
    /// Returns the one view of a class that can be seen and is called so.
    ///
    /// - Parameters:
    ///   - type: The class; subclasses count as well.
    ///   - text: Its ``/TactusUI/View/accessibilityLabel`` or ``/TactusUI/View/name``; `nil` when there
    ///     is only one such view.
    /// - Returns: The view.
    /// - Throws: ``TestFailure`` with the view tree when there is none, or more than one.
    public func find<V: View>(_ type: V.Type, _ text: String? = nil) throws(TestFailure) -> V {
        settle()
        let view = try ViewFinder(application: application).view(ViewQuery(type, text))
        guard let found = view as? V else { throw TestFailure("there is no \(type)", in: application) }
        return found
    }

    /// Returns the one thing of a role that is called so, as an assistive tool sees it.
    ///
    /// ```swift
    /// #expect(try host.find(.checkbox, "With milk").state.check == .on)
    /// try host.find(.slider, "Volume", value: "40%")
    /// ```
    ///
    /// - Parameters:
    ///   - role: What it is.
    ///   - text: Its label, or its view's ``/TactusUI/View/name``; of a row or cell, where none is called so as a
    ///     whole, also one of the texts in it. `nil` for any.
    ///   - value: What it shows; `nil` for anything.
    /// - Returns: The node of the accessibility tree.
    /// - Throws: ``TestFailure`` with the accessibility tree when there is none, or more than one.
    @discardableResult
    public func find(
        _ role: AccessibilityRole, _ text: String? = nil, value: String? = nil
    ) throws(TestFailure) -> AccessibilityNode {
        settle()
        return try NodeFinder(application: application).node(role, text, value: value)
    }

    /// Compares a log with what it should say.
    ///
    /// - Parameters:
    ///   - log: A log of ``TestHost/record(_:)`` or ``CompositorPair/record(_:)``.
    ///   - expected: Its lines.
    /// - Throws: ``TestFailure`` with both beside each other, the views, and what became of the gestures.
    public func expectLog(_ log: TouchLog, _ expected: [String]) throws(TestFailure) {
        settle()
        try log.expect(expected, in: application)
    }
}
