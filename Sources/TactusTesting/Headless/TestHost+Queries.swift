import TactusUI

extension TestHost {
    /// Taps a view in the middle of what can be seen of it, once or several times in a row.
    ///
    /// - Parameters:
    ///   - query: Which view, as `.button("Save")`.
    ///   - count: How often.
    /// - Throws: ``TestFailure`` with the view tree when there is no such view, more than one, or when something else
    ///   is in front of it.
    public func tap(_ query: ViewQuery, count: Int = 1) throws(TestFailure) {
        let (point, scene) = try location(of: query)
        finger().tap(at: point, on: scene, count: count)
    }

    /// Puts a finger down in the middle of what can be seen of a view.
    ///
    /// - Parameter query: Which view.
    /// - Returns: The finger, which is down.
    /// - Throws: ``TestFailure``, as ``tap(_:count:)`` does.
    public func touch(_ query: ViewQuery) throws(TestFailure) -> Finger {
        let (point, scene) = try location(of: query)
        let finger = finger()
        finger.down(at: point, on: scene)
        return finger
    }

    private func location(of query: ViewQuery) throws(TestFailure) -> (point: Point, scene: WindowScene) {
        settle()
        let finder = ViewFinder(application: application)
        return try finder.location(on: finder.view(query), called: query.description)
    }
}
