import FakeCompositor
public import TactusUI

extension CompositorPair {
    /// Returns the one view of a class that can be seen and is called so.
    ///
    /// - Parameters:
    ///   - type: The class; subclasses count as well.
    ///   - text: Its ``/TactusUI/View/accessibilityLabel`` or ``/TactusUI/View/name``; `nil` when there is only one such view.
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
    /// - Parameters:
    ///   - role: What it is.
    ///   - text: Its label, or its view's ``/TactusUI/View/name``; `nil` for any.
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

    /// Taps a thing of the first scene over the wire, in the middle of what can be seen of it, for 50 ms.
    ///
    /// - Parameters:
    ///   - role: What it is.
    ///   - text: Its label, or its view's ``/TactusUI/View/name``; `nil` for any.
    /// - Throws: ``TestFailure`` with the accessibility tree when there is no such thing, more than one, or when something else
    ///   is in front of it.
    public func tap(_ role: AccessibilityRole, _ text: String? = nil) throws(TestFailure) {
        settle()
        let place = try NodeFinder(application: application).location(role, text)
        try tap(at: place, called: role.rawValue + (text.map { " “\($0)”" } ?? ""))
    }

    /// Taps a view of the first scene over the wire, in the middle of what can be seen of it, for 50 ms.
    ///
    /// - Parameter query: Which view, as `.button("Save")`.
    /// - Throws: ``TestFailure`` with the view tree when there is no such view, more than one, or when something else is in
    ///   front of it.
    public func tap(_ query: ViewQuery) throws(TestFailure) {
        settle()
        let finder = ViewFinder(application: application)
        let place = try finder.location(on: finder.view(query), called: query.description)
        try tap(at: place, called: query.description)
    }

    private func tap(at place: (point: Point, scene: WindowScene), called name: String) throws(TestFailure) {
        guard place.scene === scene else {
            throw TestFailure(
                "\(name) is in another scene than the first; send it a touch by its surface", in: application)
        }
        let finger = seat.finger(id: 0)
        finger.down(at: place.point, on: surface)
        advance(by: .milliseconds(50))
        finger.up()
        settle()
    }

    /// Compares what the compositor's first output shows with a golden image in the folder `Goldens` beside the test's file.
    ///
    /// The display refreshes first, so that what the application has drawn shows.
    ///
    /// - Parameters:
    ///   - name: The name of the golden image: its file without `.png`.
    ///   - tolerance: How alike they must be.
    ///   - file: The path of the test's file; leave it out.
    /// - Throws: ``TestFailure`` when they differ, or when there is no such golden image: with the paths of the pictures, of
    ///   what differs among them, and with the views as they are.
    public func expectImage(
        named name: String, within tolerance: ImageTolerance = .standard, file: String = #filePath
    ) throws(TestFailure) {
        vblank()
        let problem: String
        do {
            if let error = PinnedFonts.installationError { throw GoldenImageError.unpinned(error) }
            return try GoldenImages(besideFile: file).expect(picture, named: name, within: tolerance)
        } catch {
            problem = "\(error)"
        }
        throw TestFailure(problem, in: application)
    }

    /// Compares a log with what it should say.
    ///
    /// - Parameters:
    ///   - log: A log of ``record(_:)``.
    ///   - expected: Its lines.
    /// - Throws: ``TestFailure`` with both beside each other, the views, and what became of the gestures.
    public func expectLog(_ log: TouchLog, _ expected: [String]) throws(TestFailure) {
        settle()
        try log.expect(expected, in: application)
    }
}
