import FakeCompositor
public import TactusUI

extension CompositorPair {
    /// Taps a thing of the first scene over the wire, in the middle of what can be seen of it, for 50 ms.
    ///
    /// - Parameters:
    ///   - role: What it is.
    ///   - text: Its label, or its view's ``/TactusUI/View/name``; `nil` for any.
    /// - Throws: ``TestFailure`` with the accessibility tree when there is no such thing, more than one, or when
    ///   something else is in front of it.
    public func tap(_ role: AccessibilityRole, _ text: String? = nil) throws(TestFailure) {
        settle()
        let place = try NodeFinder(application: application).location(role, text)
        try tap(at: place, called: role.rawValue + (text.map { " “\($0)”" } ?? ""))
    }

    /// Taps a view of the first scene over the wire, in the middle of what can be seen of it, for 50 ms.
    ///
    /// - Parameter query: Which view, as `.button("Save")`.
    /// - Throws: ``TestFailure`` with the view tree when there is no such view, more than one, or when something else
    ///   is in front of it.
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

    /// Compares what the compositor's first output shows with a golden image in the folder `Goldens`
    /// beside the test's file.
    ///
    /// The display refreshes first, so that what the application has drawn shows.
    ///
    /// - Parameters:
    ///   - name: The name of the golden image: its file without `.png`.
    ///   - tolerance: How alike they must be.
    ///   - file: The path of the test's file; leave it out.
    /// - Throws: ``TestFailure`` when they differ, or when there is no such golden image: with the paths of the
    ///   pictures, of what differs among them, and with the views as they are.
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
}
