/// The functions of librsvg that are called: `rsvg.h`, version 2.52.
struct SVGRenderer: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias Problem = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// `RsvgRectangle`.
    struct Rectangle {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    /// `RsvgLength`.
    struct Length {
        var length = 0.0
        var unit: Int32 = 0
    }

    /// bytes, count, `GError`
    let create: @convention(c) @Sendable (UnsafePointer<UInt8>, Int, Problem?) -> Handle?
    let intrinsicPixels:
        @convention(c) @Sendable (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    /// handle, has width, width, has height, height, has view box, view box
    let intrinsicDimensions:
        @convention(c) @Sendable (
            Handle, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
            UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?
        ) -> Void
    /// handle, Cairo's pen, where, `GError`
    let render: @convention(c) @Sendable (Handle, OpaquePointer, UnsafeRawPointer, Problem?) -> Int32
    let release: @convention(c) @Sendable (Handle) -> Void
    let freeError: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void

    init(name: String) throws(LoadedLibrary.Missing) {
        let library = try LoadedLibrary(name)
        create = try library.function("rsvg_handle_new_from_data")
        intrinsicPixels = try library.function("rsvg_handle_get_intrinsic_size_in_pixels")
        intrinsicDimensions = try library.function("rsvg_handle_get_intrinsic_dimensions")
        render = try library.function("rsvg_handle_render_document")
        release = try library.function("g_object_unref")
        freeError = try library.function("g_error_free")
    }
}
