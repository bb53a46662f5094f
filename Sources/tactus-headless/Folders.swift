import Foundation

/// Makes folders.
enum Folders {
    /// Makes a folder with all that it lies in; one that is there stays as it is.
    ///
    /// - Parameter path: Where.
    /// - Throws: The system's own word on why it cannot be made.
    static func make(_ path: String) throws(HeadlessError) {
        guard !path.isEmpty else { throw .environment("cannot make a folder without a name: \"\"") }
        var part = path.hasPrefix("/") ? "/" : ""
        for name in path.split(separator: "/") {
            part += name
            guard mkdir(part, 0o777) == 0 || errno == EEXIST else {
                throw .environment("cannot make the folder \(path): \(SystemFailure.latest)")
            }
            part += "/"
        }
        var status = stat()
        guard stat(part.isEmpty ? path : part, &status) == 0 else {
            throw .environment("cannot make the folder \(path): \(SystemFailure.latest)")
        }
    }
}
