import Foundation

/// Why the system refused something, in its own words: `No such file or directory`.
struct SystemFailure: Error, CustomStringConvertible {
    /// The system's words.
    let description: String

    /// What `errno` says now.
    static var latest: SystemFailure { SystemFailure(code: errno) }

    /// What the system says of a file that is larger than it may be.
    static let fileTooLarge = SystemFailure(code: EFBIG)

    /// What is said of a pipe that is full, and stays so.
    static let nobodyReads = SystemFailure(description: "Nobody reads it")

    /// What one of the system's error numbers says.
    private init(code: Int32) { self.init(description: String(cString: strerror(code))) }

    private init(description: String) { self.description = description }

    /// What is beneath an error of Foundation's, which wraps the system's.
    init(_ error: any Error) {
        if let failure = error as? SystemFailure {
            self = failure
            return
        }
        var innermost = error as NSError
        while let beneath = innermost.userInfo[NSUnderlyingErrorKey] as? NSError { innermost = beneath }
        if innermost.domain == NSPOSIXErrorDomain {
            self.init(code: Int32(truncatingIfNeeded: innermost.code))
        } else {
            self.init(description: innermost.localizedDescription)
        }
    }
}

extension Data {
    /// Reads a file, which may be a pipe: `--script <(make-script)`.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - most: How many bytes it may have: `/dev/zero` has no end.
    ///   - whenReady: Waits until there is something to read: a pipe may have nobody yet who writes.
    /// - Throws: Why it cannot be read, as a ``SystemFailure``, or what `whenReady` throws.
    init(ofFile path: String, most: Int, whenReady: (Int32) throws -> Void) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemFailure.latest }
        defer { close(descriptor) }
        try self.init(readingFrom: descriptor, most: most, whenReady: whenReady)
    }

    /// Reads what is left of an open file.
    ///
    /// - Parameters:
    ///   - descriptor: The file.
    ///   - most: How many bytes it may have.
    ///   - whenReady: Waits until there is something to read.
    /// - Throws: Why it cannot be read, as a ``SystemFailure``, or what `whenReady` throws.
    init(readingFrom descriptor: Int32, most: Int, whenReady: (Int32) throws -> Void) throws {
        self.init()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            try whenReady(descriptor)
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count >= 0 else { throw SystemFailure.latest }
            guard count > 0 else { return }
            guard self.count + count <= most else { throw SystemFailure.fileTooLarge }
            append(contentsOf: buffer[..<count])
        }
    }
}
