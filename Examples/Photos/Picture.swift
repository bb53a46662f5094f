import Tactus

/// A picture of the album, and what is known of it.
struct Picture {
    let title: String
    let details: [(name: String, value: String)]
    let image: Image
    let aspect: Double

    /// The album: painted by the program itself, so that there is nothing to install.
    static let album: [Picture] = Scenery.all.compactMap { scenery in
        guard let image = scenery.painted(width: 1200, height: 800) else { return nil }
        return Picture(
            title: scenery.title,
            details: [
                ("Taken", scenery.date), ("Place", scenery.location), ("Size", "\u{2066}1200 × 800\u{2069}"),
                ("Lens", "28 mm"),
                ("Aperture", "f/8"), ("Exposure", "1/250 s"), ("Sensitivity", "ISO 100"), ("Flash", "Off"),
                ("White balance", "Daylight"), ("Author", "Tactus"),
            ],
            image: image, aspect: 1.5)
    }
}
