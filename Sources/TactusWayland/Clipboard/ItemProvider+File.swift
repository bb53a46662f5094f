import Glibc
public import TactusPlatform
import WaylandClient

extension ItemProvider {
    /// Adds a type in which the item can be had: the content of a file, read as it is asked for, and
    /// never kept as a whole.
    ///
    /// The file is opened when somebody asks. When it is not there then, is no ordinary file or may not be read, the
    /// other program gets nothing, and one's own is told `ContentError.failed(_:)`.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - path: The path of the file.
    public func register(_ type: ContentType, file path: String) {
        add(type) { try FileSource(path) }
    }
}

/// Content that is in a file.
final class FileSource: ContentSource {
    private let path: String
    private var file: WireDescriptor?

    init(_ path: String) throws(ContentError) {
        self.path = path
        // What is no ordinary file might never answer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .failed(Self.sentence(path, errno)) }
        let file = WireDescriptor(owning: descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .failed("“\(path)” is no ordinary file")
        }
        self.file = file
    }

    func requestPiece(_ answer: @escaping (Result<[UInt8]?, ContentError>) -> Void) {
        guard let file else { return answer(.success(nil)) }
        var outcome = Pipe.Outcome.broken
        let piece = [UInt8](unsafeUninitializedCapacity: Transfers.pieceSize) { buffer, count in
            outcome = Pipe.read(file.rawValue, into: UnsafeMutableRawBufferPointer(buffer))
            if case .moved(let moved) = outcome { count = moved }
        }
        switch outcome {
        case .moved: answer(.success(piece))
        case .ended: answer(.success(nil))
        case .wouldBlock, .broken: answer(.failure(.failed(Self.sentence(path, errno))))
        }
    }

    func cancel() { file = nil }

    private static func sentence(_ path: String, _ code: Int32) -> String {
        "“\(path)” cannot be read: \(String(cString: strerror(code)))"
    }
}
