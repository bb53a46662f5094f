/// The functions of libwebp that are called.
struct WebP: Sendable {
    typealias Bytes = UnsafePointer<UInt8>

    /// bytes, count, width, height; 0 for what is no WebP
    let getInfo:
        @convention(c) @Sendable (Bytes, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
    /// bytes, count, pixels, their bytes, stride; `nil` for what is damaged
    let decodeBGRAInto:
        @convention(c) @Sendable (Bytes, Int, UnsafeMutablePointer<UInt8>, Int, Int32) -> UnsafeMutablePointer<UInt8>?

    init(name: String) throws(LoadedLibrary.Missing) {
        let library = try LoadedLibrary(name)
        getInfo = try library.function("WebPGetInfo")
        decodeBGRAInto = try library.function("WebPDecodeBGRAInto")
    }
}

/// The functions of libwebpdemux that are called: `webp/demux.h`, version 1.7 of its interface.
struct WebPAnimation: Sendable {
    typealias Decoder = OpaquePointer

    /// `WebPData`.
    struct Contents {
        var bytes: UnsafePointer<UInt8>?
        var count: Int
    }

    /// `WebPAnimDecoderOptions`.
    struct Options {
        var colorMode: Int32
        var usesThreads: Int32 = 0
        var padding: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0, 0)
    }

    /// `WebPAnimInfo`.
    struct Info {
        var width: UInt32 = 0
        var height: UInt32 = 0
        var loopCount: UInt32 = 0
        var backgroundColor: UInt32 = 0
        var frameCount: UInt32 = 0
        var padding: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    }

    let create: @convention(c) @Sendable (UnsafeRawPointer, UnsafeRawPointer, Int32) -> Decoder?
    let getInfo: @convention(c) @Sendable (Decoder, UnsafeMutableRawPointer) -> Int32
    /// decoder, pixels, when the frame ends in milliseconds; 0 for what is damaged
    let getNext:
        @convention(c) @Sendable (
            Decoder, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int32>
        ) -> Int32
    let hasMoreFrames: @convention(c) @Sendable (Decoder) -> Int32
    let delete: @convention(c) @Sendable (Decoder) -> Void

    /// `MODE_bgrA`: alpha is multiplied in.
    static let modePremultipliedBGRA: Int32 = 8
    /// `WEBP_DEMUX_ABI_VERSION`; its upper byte must be the library's.
    static let version: Int32 = 0x0107

    init(name: String) throws(LoadedLibrary.Missing) {
        let library = try LoadedLibrary(name)
        create = try library.function("WebPAnimDecoderNewInternal")
        getInfo = try library.function("WebPAnimDecoderGetInfo")
        getNext = try library.function("WebPAnimDecoderGetNext")
        hasMoreFrames = try library.function("WebPAnimDecoderHasMoreFrames")
        delete = try library.function("WebPAnimDecoderDelete")
    }
}
