import Glibc
public import TactusGeometry
import TactusGraphics

/// An error in decoding or encoding a picture.
public struct ImageError: Error, Hashable, Sendable {
    /// Says what is wrong.
    public enum Reason: Hashable, Sendable {
        /// The file cannot be read; `code` is the system's error number.
        case unreadable(code: Int32)
        /// There are more bytes than the limit.
        case tooManyBytes(limit: Int)
        /// The bytes are no picture of a format that is known.
        case unknownFormat
        /// The bytes are not a whole picture of their format.
        case damaged(ImageFormat)
        /// The picture has more pixels than the limit.
        case tooManyPixels(PixelSize, limit: Int)
        /// Decoding it would take more work, or more memory on the way, than a picture of its size may: it goes through
        /// its pixels too often, or puts too many pictures on one another.
        case tooCostly(ImageFormat)
        /// There is no memory for its pixels.
        case outOfMemory(PixelSize)
        /// The library that decodes the format is not installed, or too old.
        case missingLibrary(ImageFormat, name: String)
    }

    /// What is wrong.
    public var reason: Reason
    /// The path of the file that it is wrong with; `nil` for bytes from elsewhere.
    public var path: String?

    init(_ reason: Reason, path: String? = nil) {
        self.reason = reason
        self.path = path
    }

    /// What a mistake in reading a file is as a mistake in decoding what is in it.
    init(reading error: GraphicsError, path: String) {
        switch error {
        case .unreadableFile(_, let code): self.init(.unreadable(code: code), path: path)
        case .largeFile(_, let limit): self.init(.tooManyBytes(limit: limit), path: path)
        default: self.init(.unknownFormat, path: path)
        }
    }

    /// What a mistake in making a bitmap is as a mistake in decoding a picture of the given format.
    init(_ error: GraphicsError, of format: ImageFormat, pixelLimit: Int) {
        switch error {
        case .unsupportedSize(let size): self.init(.tooManyPixels(size, limit: pixelLimit))
        case .outOfMemory(let size): self.init(.outOfMemory(size))
        default: self.init(.damaged(format))
        }
    }
}

extension ImageError: CustomStringConvertible {
    /// A sentence that says what went wrong, with what, and what to do.
    public var description: String {
        let what = path ?? "The data"
        switch reason {
        case .unreadable(let code):
            return "\(what) cannot be read: \(ImageError.reason(code))."
        case .tooManyBytes(let limit):
            return "\(what) has more than the \(limit) bytes that a picture may have."
        case .unknownFormat:
            let formats = ImageFormat.allCases.map(\.rawValue)
            return "\(what) is no picture that can be decoded: it is none of \(formats.joined(separator: ", "))."
        case .damaged(let format):
            return "\(what) is no \(format.rawValue) picture, or is damaged."
        case .tooManyPixels(let size, let limit):
            return "\(what) has \(size) pixels: at most \(limit) are decoded, and \(Bitmap.largestExtent) in a row."
        case .tooCostly(let format):
            return
                "\(what) is a \(format.rawValue) picture that takes too much work to decode: "
                + "save it with fewer passes, filters or translucent groups, or show it smaller."
        case .outOfMemory(let size):
            return "\(what) has \(size) pixels, and there is no memory for them."
        case .missingLibrary(let format, let name):
            let packages = ImageError.packages(name)
            return "\(what) is a \(format.rawValue) picture, which needs \(name): install \(packages)."
        }
    }

    /// What a library's package is called where.
    private static func packages(_ library: String) -> String {
        switch library {
        case TurboJPEG.fileName:
            "libturbojpeg0 (Debian), libturbojpeg (Ubuntu), turbojpeg (Fedora) or libjpeg-turbo (Arch)"
        case "libwebp.so.7": "libwebp7 (Debian, Ubuntu) or libwebp (Fedora, Arch)"
        case "libwebpdemux.so.2": "libwebpdemux2 (Debian, Ubuntu) or libwebp (Fedora, Arch)"
        default: "librsvg2-2 (Debian, Ubuntu), librsvg2 (Fedora) or librsvg (Arch)"
        }
    }

    private static func reason(_ code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count) == 0 else {
                return "error \(code)"
            }
            return String(cString: start)
        }
    }
}
