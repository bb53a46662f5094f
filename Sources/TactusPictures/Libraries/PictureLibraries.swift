/// The libraries that decode pictures, each loaded when the first picture of its format is.
struct PictureLibraries: Sendable {
    var jpeg: @Sendable () -> TurboJPEG?
    var webP: @Sendable () -> WebP?
    var webPAnimation: @Sendable () -> WebPAnimation?
    var svg: @Sendable () -> SVGRenderer?

    /// Those of the system.
    static let system = PictureLibraries(
        jpeg: { Loaded.jpeg }, webP: { Loaded.webP }, webPAnimation: { Loaded.webPAnimation }, svg: { Loaded.svg })

    /// What has been loaded: Swift loads each the first time it is asked for, from whatever thread.
    private enum Loaded {
        static let jpeg = try? TurboJPEG(name: TurboJPEG.fileName)
        static let webP = try? WebP(name: "libwebp.so.7")
        static let webPAnimation = try? WebPAnimation(name: "libwebpdemux.so.2")
        static let svg = try? SVGRenderer(name: "librsvg-2.so.2")
    }
}
