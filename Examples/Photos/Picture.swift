import Tactus

/// A picture of the album, and what is known of it: painted by the program itself, so that there is nothing to install.
final class Picture {
    let title: String
    let year: String
    let details: [(name: String, value: String)]
    let aspect = 1.5
    private let scenery: Scenery

    /// How it looks as a tile. Painted when it is asked for first, and kept.
    private(set) lazy var thumbnail = scenery.painted(width: 360, height: 240)

    /// The whole picture, painted anew: who shows it keeps it.
    var image: Image? { scenery.painted(width: 1200, height: 800) }

    private init(_ scenery: Scenery, year: Int) {
        title = scenery.title
        self.year = "\(year)"
        self.scenery = scenery
        details = [
            ("Taken", scenery.date), ("Place", scenery.location), ("Size", "\u{2066}1200 × 800\u{2069}"),
            ("Lens", "28 mm"),
            ("Aperture", "f/8"), ("Exposure", "1/250 s"), ("Sensitivity", "ISO 100"), ("Flash", "Off"),
            ("White balance", "Daylight"), ("Author", "Tactus"),
        ]
    }

    /// All pictures: the same places, year after year.
    static let album: [Picture] = (0..<8).flatMap { year in
        Scenery.all.map { Picture($0.later(year), year: 2026 - year / 3) }
    }

    /// Those that lie on the table.
    static let prints = Array(album.prefix(Scenery.all.count))
}
