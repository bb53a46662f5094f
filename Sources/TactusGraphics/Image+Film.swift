import TactusGeometry

/// Images that are shown one after the other.
struct ImageFilm: Sendable {
    /// At least one.
    var images: [Image]
    /// How long each is shown; as many as there are images.
    var durations: [Duration]
    /// How often the film runs; 0 for ever.
    var repeatCount: Int

    func map(_ change: (Image) -> Image) -> ImageFilm {
        ImageFilm(images: images.map(change), durations: durations, repeatCount: repeatCount)
    }
}

extension Image {
    /// Creates an image of several that are shown one after the other, each as long as is said.
    ///
    /// A canvas draws the first of them; `ImageView` shows them all.
    ///
    /// - Parameters:
    ///   - images: The images, at least one, and none that has several itself. The first gives the size.
    ///   - durations: How long each is shown, as many as there are images; more than zero.
    ///   - repeatCount: How often they are shown; 0, the default, for ever. The last one stays.
    public convenience init(images: [Image], durations: [Duration], repeatCount: Int = 0) {
        precondition(!images.isEmpty, "an animated image needs an image")
        precondition(
            images.count == durations.count, "\(images.count) images need as many durations, not \(durations.count)")
        precondition(images.allSatisfy { $0.film == nil }, "an animated image cannot be part of another")
        precondition(durations.allSatisfy { $0 > .zero }, "an image of a film is shown for more than no time")
        self.init(ImageFilm(images: images, durations: durations, repeatCount: max(repeatCount, 0)))
    }

    /// An image of several that are shown one after the other, again and again.
    ///
    /// - Parameters:
    ///   - images: The images, at least one, and none that has several itself.
    ///   - duration: How long all of them take together; more than zero.
    /// - Returns: The image.
    public static func animatedImage(with images: [Image], duration: Duration) -> Image {
        Image(images: images, durations: images.map { _ in duration / images.count })
    }

    /// The images that are shown one after the other; `nil` for an image that stands still.
    public var images: [Image]? { film?.images }

    /// How long each of ``images`` is shown; none for an image that stands still.
    public var durations: [Duration] { film?.durations ?? [] }

    /// How long all of ``images`` take, once; zero for an image that stands still.
    public var duration: Duration { durations.reduce(.zero, +) }

    /// How often ``images`` are shown; 0 for ever.
    public var repeatCount: Int { film?.repeatCount ?? 0 }
}
