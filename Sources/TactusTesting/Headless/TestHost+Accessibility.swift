public import TactusUI

extension TestHost {
    /// Taps a thing in the middle of what can be seen of it, once or several times in a row.
    ///
    /// ```swift
    /// try host.tap(.radioButton, "Large")
    /// ```
    ///
    /// - Parameters:
    ///   - role: What it is.
    ///   - text: Its label, or its view's ``/TactusUI/View/name``; of a row or cell, where none is called so as a
    ///     whole, also one of the texts in it. `nil` for any.
    ///   - count: How often.
    /// - Throws: ``TestFailure`` with the accessibility tree when there is no such thing, more than one, or when
    ///   something else is in front of it.
    public func tap(_ role: AccessibilityRole, _ text: String? = nil, count: Int = 1) throws(TestFailure) {
        settle()
        let (point, scene) = try NodeFinder(application: application).location(role, text)
        finger().tap(at: point, on: scene, count: count)
    }
}
