import Glibc
public import TactusGraphics

/// The pictures that tests compare theirs with: PNG files in the folder `Goldens` beside the test's file.
///
/// ```swift
/// @Test("a pressed button is darker") func pressedButton() throws {
///     let bitmap = …
///     try GoldenImages().expect(bitmap, named: "button-pressed")
/// }
/// ```
///
/// A picture that differs fails the test; what was drawn, and a picture of the difference, are then written to
/// ``failuresFolder``, and the error says where. Running the tests with `TACTUS_RENEW_GOLDENS=1` in the environment
/// writes missing and differing golden images anew, and nothing else does: look at them before you commit them.
/// Pictures with text need ``PinnedFonts``. Where these are of another edition than the pictures were made with, a
/// picture of that edition counts that is in the folder of its name, as `Goldens/inter-4/button-pressed.png`; where
/// there is none the common one does.
nonisolated public struct GoldenImages: Hashable, Sendable {
    /// The folder with the golden images.
    public let folder: String

    /// The path of the folder that pictures of failed tests are written to.
    public let failuresFolder: String

    /// Whether golden images are written rather than compared with.
    private let isRenewing: Bool

    /// Creates the collection in the folder `Goldens` beside a test's file.
    ///
    /// - Parameter file: The path of the test's file; leave it out.
    public init(besideFile file: String = #filePath) {
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        self.init(folder: folder + "/Goldens")
    }

    /// Creates the collection in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder with the golden images.
    ///   - failuresFolder: Where pictures of failed tests are written. Without one it is
    ///     `.build/golden-failures` in the working directory, or `tactus-golden-failures` in the folder for
    ///     temporary files when nothing is built there.
    ///   - isRenewing: Whether golden images are written rather than compared with; the environment variable
    ///     `TACTUS_RENEW_GOLDENS` decides when it is `nil`.
    public init(folder: String, failuresFolder: String? = nil, isRenewing: Bool? = nil) {
        self.folder = folder
        self.failuresFolder = failuresFolder ?? Folders.failures
        self.isRenewing = isRenewing ?? (Folders.environment("TACTUS_RENEW_GOLDENS") == "1")
    }

    /// Compares a picture with the golden image of that name, and throws when they are not alike.
    ///
    /// - Parameters:
    ///   - actual: The picture.
    ///   - name: The name of the golden image: its file without `.png`.
    ///   - tolerance: How alike they must be.
    /// - Throws: ``GoldenImageError``, which tells the difference and how to renew the golden image.
    public func expect(
        _ actual: Bitmap, named name: String, within tolerance: ImageTolerance = .standard
    ) throws(GoldenImageError) {
        precondition(!name.isEmpty && !name.contains("/"), "“\(name)” cannot be the name of a golden image's file")
        let common = "\(folder)/\(name).png"
        guard let edition = PinnedFonts.edition else { return try expect(actual, at: common, name, tolerance) }
        let path = "\(folder)/\(edition)/\(name).png"
        if access(path, F_OK) != 0, isRenewing ? isAlike(actual, at: common, tolerance) : true {
            return try expect(actual, at: common, name, tolerance)
        }
        try expect(actual, at: path, name, tolerance)
    }

    private func isAlike(_ actual: Bitmap, at path: String, _ tolerance: ImageTolerance) -> Bool {
        guard let expected = try? Bitmap(pngFile: path) else { return false }
        return ImageComparison(actual: actual, expected: expected, channelDifference: tolerance.channelDifference)
            .differingShare <= tolerance.differingShare
    }

    private func expect(
        _ actual: Bitmap, at path: String, _ name: String, _ tolerance: ImageTolerance
    ) throws(GoldenImageError) {
        guard access(path, F_OK) == 0 else {
            guard isRenewing else { throw .missing(path: path) }
            return try write(actual, to: path)
        }
        let expected: Bitmap
        do {
            expected = try Bitmap(pngFile: path)
        } catch {
            guard isRenewing else { throw .unusable(error) }
            return try write(actual, to: path)
        }
        let comparison = ImageComparison(
            actual: actual, expected: expected, channelDifference: tolerance.channelDifference)
        guard comparison.differingShare > tolerance.differingShare else { return }
        if isRenewing { return try write(actual, to: path) }
        throw try failure(comparison, actual: actual, expected: expected, path: path, name: name)
    }

    /// The error for pictures that differ, after writing what the reader wants to see.
    private func failure(
        _ comparison: ImageComparison, actual: Bitmap, expected: Bitmap, path: String, name: String
    ) throws(GoldenImageError) -> GoldenImageError {
        let actualPath = "\(failuresFolder)/\(name).actual.png"
        try write(actual, to: actualPath)
        var differencePath: String?
        do throws(GraphicsError) {
            if let picture = try ImageComparison.differencePicture(actual: actual, expected: expected) {
                let path = "\(failuresFolder)/\(name).difference.png"
                try picture.writePNG(to: path)
                differencePath = path
            }
        } catch {
            throw .unusable(error)
        }
        return .different(comparison, path: path, actualPath: actualPath, differencePath: differencePath)
    }

    private func write(_ bitmap: Bitmap, to path: String) throws(GoldenImageError) {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        Folders.make(folder)
        do {
            try bitmap.writePNG(to: path)
        } catch {
            throw .unusable(error)
        }
    }
}
