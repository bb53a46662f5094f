import Glibc
import TactusGeometry

/// The icons that come with the toolkit.
extension Icon {
    // MARK: Directions

    /// To the left: back, in scripts that are read from the left.
    public static let chevronLeft = Icon(lines: [[(15, 5), (8, 12), (15, 19)]])
    /// To the right: more behind this.
    public static let chevronRight = Icon(lines: [[(9, 5), (16, 12), (9, 19)]])
    /// Upwards.
    public static let chevronUp = Icon(lines: [[(5, 15), (12, 8), (19, 15)]])
    /// Downwards: opens.
    public static let chevronDown = Icon(lines: [[(5, 9), (12, 16), (19, 9)]])
    /// An arrow to the left.
    public static let arrowLeft = Icon(lines: [[(20, 12), (4, 12)], [(10, 6), (4, 12), (10, 18)]])
    /// An arrow to the right.
    public static let arrowRight = Icon(lines: [[(4, 12), (20, 12)], [(14, 6), (20, 12), (14, 18)]])
    /// An arrow upwards.
    public static let arrowUp = Icon(lines: [[(12, 20), (12, 4)], [(6, 10), (12, 4), (18, 10)]])
    /// An arrow downwards.
    public static let arrowDown = Icon(lines: [[(12, 4), (12, 20)], [(6, 14), (12, 20), (18, 14)]])

    // MARK: Signs

    /// Done, chosen.
    public static let check = Icon(lines: [[(4.5, 12.5), (9.5, 17.5), (19.5, 6.5)]])
    /// Close, remove.
    public static let cross = Icon(lines: [[(6, 6), (18, 18)], [(18, 6), (6, 18)]])
    /// Add, one more.
    public static let plus = Icon(lines: [[(12, 4), (12, 20)], [(4, 12), (20, 12)]])
    /// One less.
    public static let minus = Icon(lines: [[(4, 12), (20, 12)]])
    /// A menu, a list.
    public static let menu = Icon(lines: [[(4, 6), (20, 6)], [(4, 12), (20, 12)], [(4, 18), (20, 18)]])
    /// More actions.
    public static let ellipsis = Icon(dots: [(5, 12), (12, 12), (19, 12)], radius: 1.75)
    /// Something to know.
    public static let info = Icon(
        circle: (12, 12, 9), lines: [[(12, 11), (12, 16.5)]], dots: [(12, 7.5)])
    /// Something to beware of.
    public static let warning = Icon(
        lines: [[(12, 4), (21, 19.5), (3, 19.5), (12, 4), (12.01, 4)], [(12, 10), (12, 13.5)]], dots: [(12, 16.5)])

    // MARK: Things

    /// Look for something.
    public static let search = Icon(circle: (10.5, 10.5, 6.5), lines: [[(15.5, 15.5), (20.5, 20.5)]])
    /// Settings.
    public static let gear = Icon.makeGear()
    /// Throw away.
    public static let trash = Icon(lines: [
        [(4, 6.5), (20, 6.5)], [(6, 6.5), (7, 20.5), (17, 20.5), (18, 6.5)],
        [(9, 6.5), (9.5, 3.5), (14.5, 3.5), (15, 6.5)], [(10, 10.5), (10.3, 16.5)], [(14, 10.5), (13.7, 16.5)],
    ])
    /// Change something written.
    public static let pencil = Icon(lines: [
        [(4, 20), (5, 15.5), (16.5, 4), (20, 7.5), (8.5, 19), (4, 20)], [(14, 6.5), (17.5, 10)],
    ])
    /// A person.
    public static let person = Icon(
        circle: (12, 8, 4), curves: [((4.5, 20.5), (5, 12.5), (19, 12.5), (19.5, 20.5))])
    /// The way home.
    public static let house = Icon(lines: [
        [(3.5, 11.5), (12, 4), (20.5, 11.5)], [(6, 10), (6, 20), (18, 20), (18, 10)],
        [(10, 20), (10, 14), (14, 14), (14, 20)],
    ])
    /// Play, begin.
    public static let play = Icon(filled: [[(7, 4.5), (19.5, 12), (7, 19.5)]])
    /// Pause.
    public static let pause = Icon(filled: [
        [(6, 5), (10, 5), (10, 19), (6, 19)], [(14, 5), (18, 5), (18, 19), (14, 19)],
    ])
    /// Stop.
    public static let stop = Icon(filled: [[(6, 6), (18, 6), (18, 18), (6, 18)]])

    /// All of them with their names, in the order in which they are listed here.
    public static let all: [(name: String, icon: Icon)] =
        [
            ("chevronLeft", .chevronLeft), ("chevronRight", .chevronRight), ("chevronUp", .chevronUp),
            ("chevronDown", .chevronDown), ("arrowLeft", .arrowLeft), ("arrowRight", .arrowRight),
            ("arrowUp", .arrowUp), ("arrowDown", .arrowDown), ("check", .check), ("cross", .cross), ("plus", .plus),
            ("minus", .minus), ("menu", .menu), ("ellipsis", .ellipsis), ("info", .info), ("warning", .warning),
            ("search", .search), ("gear", .gear), ("trash", .trash), ("pencil", .pencil), ("person", .person),
            ("house", .house), ("play", .play), ("pause", .pause), ("stop", .stop),
        ] + directions + signs + things + nature + media + devices + documents + writing

    /// Finds an icon by its name, as it is written in a program: `"chevronLeft"` is ``chevronLeft``.
    ///
    /// - Parameter name: The name. `nil` comes of one that no icon has.
    public init?(named name: String) {
        guard let found = Icon.all.first(where: { $0.name == name }) else { return nil }
        self = found.icon
    }
}

/// How the icons are written down.
extension Icon {
    /// Creates an icon from text in the notation of ``PathReader``.
    ///
    /// - Parameters:
    ///   - outline: The lines.
    ///   - area: What is filled; clockwise, and holes the other way round.
    ///   - flips: Whether it points, and is mirrored where one reads from the right.
    init(_ outline: String = "", area: String = "", flips: Bool = false) {
        self.init(
            outline: Path(iconPath: outline) ?? Path(), area: Path(iconPath: area) ?? Path(),
            flipsForRightToLeftLayoutDirection: flips)
    }

    private typealias Place = (x: Double, y: Double)

    private init(
        circle: (x: Double, y: Double, radius: Double)? = nil, lines: [[Place]] = [], filled: [[Place]] = [],
        dots: [Place] = [], radius: Double = 1.25, curves: [(Place, Place, Place, Place)] = []
    ) {
        var outline = Path()
        if let circle { outline.append(Icon.circle(at: (circle.x, circle.y), radius: circle.radius)) }
        for line in lines { outline.append(Icon.polygon(line)) }
        for (start, first, second, end) in curves {
            outline.move(to: Point(x: start.x, y: start.y))
            outline.addCurve(
                to: Point(x: end.x, y: end.y), controlPoint1: Point(x: first.x, y: first.y),
                controlPoint2: Point(x: second.x, y: second.y))
        }
        var area = Path()
        for shape in filled {
            area.append(Icon.polygon(shape))
            area.close()
        }
        for dot in dots { area.append(Icon.circle(at: dot, radius: radius)) }
        self.init(outline: outline, area: area)
    }

    private static func polygon(_ places: [Place]) -> Path {
        var path = Path()
        for (index, place) in places.enumerated() {
            let point = Point(x: place.x, y: place.y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    private static func circle(at center: Place, radius: Double) -> Path {
        Path(ovalIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A wheel with eight teeth and a hole.
    private static func makeGear() -> Icon {
        let teeth = 8
        var outline = Path()
        for tooth in 0..<teeth {
            let middle = Double(tooth) / Double(teeth) * 2 * .pi
            for (turn, radius) in [(-0.28, 6.9), (-0.17, 9.5), (0.17, 9.5), (0.28, 6.9)] {
                outline.addLine(
                    to: Point(x: 12 + radius * cos(middle + turn), y: 12 + radius * sin(middle + turn)))
            }
        }
        outline.close()
        outline.append(circle(at: (12, 12), radius: 3))
        return Icon(outline: outline)
    }
}
