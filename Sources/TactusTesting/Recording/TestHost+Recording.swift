public import TactusUI

extension TestHost {
    /// Records, from now on, which of the given views are told of touches.
    ///
    /// - Parameter views: The views, by the names that they get in the log.
    /// - Returns: The log. Keep it as long as it shall record.
    public func record(_ views: [String: View]) -> TouchLog {
        let log = TouchLog(views)
        application.addDeliveryObserver(log)
        return log
    }

    /// Records, from now on, the states in which a recognizer calls its actions.
    ///
    /// - Parameter recognizer: The recognizer; it need not be on a view yet.
    /// - Returns: The states. Keep them as long as they shall be recorded.
    public func states(of recognizer: GestureRecognizer) -> RecognizerStates { RecognizerStates(of: recognizer) }

    /// Compares what the scene shows with a golden image in the folder `Goldens` beside the test's file.
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
        do throws(GoldenImageError) {
            if let fontsError { throw .unpinned(fontsError) }
            try GoldenImages(besideFile: file).expect(picture, named: name, within: tolerance)
        } catch {
            throw TestFailure(error.description, in: application)
        }
    }
}
