public import TactusGeometry
public import TactusGraphics

extension Image {
    /// Creates an image from the picture in the file at `path`: PNG, JPEG, WebP, GIF or SVG, whatever it is called.
    ///
    /// ```swift
    /// let photo = try Image(contentsOfFile: path)
    /// let small = try Image(contentsOfFile: path, shownSize: Size(width: 96, height: 96), scale: 2)
    /// ```
    ///
    /// A photo is turned as its EXIF entry says. A GIF or WebP film becomes an image with several
    /// `Image.images`. The bytes are read and decoded before this returns, on the thread that calls; on a main thread
    /// `ImageCache` does better.
    ///
    /// JPEG needs libturbojpeg, WebP libwebp (and libwebpdemux for films), SVG librsvg: each is loaded when the first
    /// such picture is decoded. Without it an error says what to install. Nothing that a picture names is fetched.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - shownSize: The size in points that the picture is to fill. It is decoded no larger than covers it, its
    ///     proportions kept; `nil` decodes all of its pixels, and of an SVG one for each of its own at a scale of 1.
    ///   - scale: How many of the image's pixels belong to a point; positive and finite.
    ///   - pixelLimit: How many pixels it may have as it is stored.
    /// - Throws: A ``ImageError`` that names the file.
    public convenience init(
        contentsOfFile path: String, shownSize: Size? = nil, scale: Double = 1,
        pixelLimit: Int = Bitmap.defaultPixelLimit
    ) throws(ImageError) {
        let contents: [UInt8]
        do throws(GraphicsError) {
            contents = try readFile(at: path, limit: PictureLimits.mostBytes, waitingForPipes: true)
        } catch {
            throw ImageError(reading: error, path: path)
        }
        do throws(ImageError) {
            try self.init(data: contents, shownSize: shownSize, scale: scale, pixelLimit: pixelLimit)
        } catch {
            throw ImageError(error.reason, path: path)
        }
    }

    /// Creates an image from the bytes of a picture: PNG, JPEG, WebP, GIF or SVG.
    ///
    /// - Parameters:
    ///   - contents: The bytes.
    ///   - shownSize: The size in points that the picture is to fill, as in
    ///     ``init(contentsOfFile:shownSize:scale:pixelLimit:)``.
    ///   - scale: How many of the image's pixels belong to a point; positive and finite.
    ///   - pixelLimit: How many pixels it may have as it is stored.
    /// - Throws: A ``ImageError``.
    public convenience init(
        data contents: [UInt8], shownSize: Size? = nil, scale: Double = 1,
        pixelLimit: Int = Bitmap.defaultPixelLimit
    ) throws(ImageError) {
        precondition(scale > 0 && scale < .infinity, "an image cannot have the scale \(scale); it must be positive")
        let shown = shownSize.map { (width: $0.width * scale, height: $0.height * scale) }
        let decoder = PictureDecoder(request: DecodingRequest(pixelLimit: pixelLimit, shown: shown), scale: scale)
        switch try decoder.decode(contents) {
        case .still(let grid): try self.init(grid, scale: scale)
        case .animated(let frames, let repeatCount):
            var images: [Image] = []
            for frame in frames { images.append(try Image(frame.grid, scale: scale)) }
            self.init(images: images, durations: frames.map(\.duration), repeatCount: repeatCount)
        }
    }

    private convenience init(_ grid: PixelGrid, scale: Double) throws(ImageError) {
        do throws(GraphicsError) {
            try self.init(premultipliedPixels: grid.pixels, size: grid.size, scale: scale)
        } catch {
            throw ImageError(.outOfMemory(grid.size))
        }
    }
}
