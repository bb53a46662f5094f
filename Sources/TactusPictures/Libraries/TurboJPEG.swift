/// The functions of libturbojpeg that are called, and its constants: `turbojpeg.h` of version 2, which version 3 keeps.
struct TurboJPEG: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias Bytes = UnsafePointer<UInt8>
    typealias Number = UnsafeMutablePointer<Int32>

    let initDecompress: @convention(c) @Sendable () -> Handle?
    let destroy: @convention(c) @Sendable (Handle) -> Int32
    /// handle, bytes, count, width, height, subsampling, colour space
    let decompressHeader: @convention(c) @Sendable (Handle, Bytes, UInt, Number, Number, Number, Number) -> Int32
    /// handle, bytes, count, pixels, width, stride, height, format, flags
    let decompress:
        @convention(c) @Sendable (
            Handle, Bytes, UInt, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32, Int32
        ) -> Int32
    let initCompress: @convention(c) @Sendable () -> Handle?
    /// handle, pixels, width, stride, height, format, bytes, count, subsampling, quality, flags
    let compress:
        @convention(c) @Sendable (
            Handle, Bytes?, Int32, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
            UnsafeMutablePointer<UInt>, Int32, Int32, Int32
        ) -> Int32
    let free: @convention(c) @Sendable (UnsafeMutablePointer<UInt8>) -> Void
    let errorCode: @convention(c) @Sendable (Handle) -> Int32

    /// `TJPF_BGRA`; alpha is 255.
    static let formatBGRA: Int32 = 8
    /// `TJPF_CMYK`.
    static let formatCMYK: Int32 = 11
    /// `TJCS_CMYK` and `TJCS_YCCK`.
    static let colorSpacesCMYK: ClosedRange<Int32> = 3...4
    /// `TJFLAG_LIMITSCANS`: a picture in more than 500 passes is an error; each costs as much as the whole.
    static let limitScans: Int32 = 32768
    /// `TJSAMP_444` and `TJSAMP_420`: a colour for each pixel, or for each four.
    static let samplingFull: Int32 = 0
    static let samplingHalved: Int32 = 2
    /// The library's file.
    static let fileName = "libturbojpeg.so.0"
    /// `TJERR_WARNING`: the picture has a mistake, and was decoded as well as that goes.
    static let warning: Int32 = 0

    init(name: String) throws(LoadedLibrary.Missing) {
        let library = try LoadedLibrary(name)
        initDecompress = try library.function("tjInitDecompress")
        destroy = try library.function("tjDestroy")
        decompressHeader = try library.function("tjDecompressHeader3")
        decompress = try library.function("tjDecompress2")
        initCompress = try library.function("tjInitCompress")
        compress = try library.function("tjCompress2")
        free = try library.function("tjFree")
        errorCode = try library.function("tjGetErrorCode")
    }
}
