import Glibc

extension GraphicsError: CustomStringConvertible {
    /// A sentence that says what went wrong, with what, and why.
    public var description: String {
        switch self {
        case .unsupportedSize(let size):
            "A bitmap of \(size) pixels is not possible: the largest extent is \(Bitmap.largestExtent)."
        case .unsupportedStride(let stride, let size):
            "Rows of \(stride) bytes do not fit \(size) pixels: at least four bytes a pixel, a multiple of four in all."
        case .outOfMemory(let size):
            "There is no memory for a bitmap of \(size) pixels."
        case .unreadableFile(let path, let code):
            "The file \(path) cannot be read: \(GraphicsError.reason(code))."
        case .specialFile(let path):
            "\(path) is a pipe or a device, and not read: copy what it says into a file."
        case .largeFile(let path, let limit):
            "The file \(path) has more than \(limit) bytes."
        case .unwritableDocument:
            "The document cannot be written as PDF: a page has no size, or there is no memory."
        case .unwritableFile(let path, let code):
            "The file \(path) cannot be written: \(GraphicsError.reason(code))."
        case .malformedPNG(let path):
            "\(path ?? "The data") is not a PNG picture, or is damaged."
        case .unencodable(let size):
            "A bitmap of \(size) pixels cannot be stored as PNG."
        case .unusableFontFile(let path):
            "\(path) is no font file, or is damaged: TrueType and OpenType can be used."
        case .unusableFontConfiguration(let path):
            "The font configuration \(path) cannot be loaded."
        }
    }

    /// The system's words for one of its error numbers.
    private static func reason(_ code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count) == 0 else {
                return "error \(code)"
            }
            return String(cString: start)
        }
    }
}
