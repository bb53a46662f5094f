public import TactusGeometry
public import TactusGraphics

extension Theme {
    /// How round corners are, in points.
    ///
    /// Corners inside others are concentric: see ``inner(of:inset:)``.
    nonisolated public struct Radii: Hashable, Sendable {
        /// Of what lies on controls, and of marks: 6 by default.
        public var small: Double
        /// Of controls and fields: 10 by default.
        public var medium: Double
        /// Of cards, menus and dialogs: 14 by default.
        public var large: Double
        /// Of sheets and of what floats over a whole page: 20 by default.
        public var extraLarge: Double
        /// The most that ends are rounded which are half circles by default, as those of switches, knobs and bars of
        /// progress; no limit by default.
        public var capsule: Double
        /// How the corners of cards, menus, dialogs and sheets go over into the sides: as pieces of circles by default.
        public var curve = CornerCurve.circular

        /// Creates a scale.
        ///
        /// - Parameter base: The radius of controls, in points; the others follow from it. With 0 all corners are
        ///   square, also those of switches and knobs. Less counts as 0.
        public init(base: Double = 10) {
            let base = base > 0 && base.isFinite ? base : 0
            (small, medium, large, extraLarge) = (base * 0.6, base, base * 1.4, base * 2)
            capsule = base > 0 ? .infinity : 0
        }

        /// Returns the radius of a corner inside another one that has the same centre.
        ///
        /// - Parameters:
        ///   - radius: The radius of the outer corner, in points.
        ///   - inset: How far inside it is, in points.
        /// - Returns: The radius, at least zero.
        public static func inner(of radius: Double, inset: Double) -> Double { max(radius - inset, 0) }

        /// Returns the radius of an end that is a half circle by default.
        ///
        /// - Parameter extent: The shorter side of what ends so, in points.
        /// - Returns: Half of it, or ``capsule`` where that is less.
        public func capsule(of extent: Double) -> Double { min(extent / 2, max(capsule, 0)) }
    }

    /// How much room there is between things, in points.
    nonisolated public struct Spacing: Hashable, Sendable {
        /// Between a sign and its text: 4 by default.
        public var extraSmall = 4.0
        /// Between things that belong together: 8 by default.
        public var small = 8.0
        /// Between controls: 12 by default.
        public var medium = 12.0
        /// Between the edge of something and what is in it: 16 by default.
        public var large = 16.0
        /// Between groups, and around what dialogs say: 20 by default.
        public var extraLarge = 20.0

        /// Creates the scale where nobody says otherwise.
        public init() {}
    }

    /// How large controls and their lines are, in points.
    nonisolated public struct Controls: Hashable, Sendable {
        /// The least height of controls and rows: 44 by default, so that fingers meet them.
        public var height = 44.0
        /// The size of the track of a switch: 52 by 32 by default.
        public var switchTrack = Size(width: 52, height: 32)
        /// The side of the knob of a slider: 28 by default.
        public var knobSize = 28.0
        /// The thickness of the track of a slider, and of a bar of progress: 4 by default.
        public var trackThickness = 4.0
        /// The side of the mark of a check box or an option beside text of 17 points: 22 by default.
        public var markSize = 22.0
        /// The side of a sign in a bar or over the title of a tab: 24 by default.
        public var signSize = 24.0
        /// The thickness of lines around marks: 2 by default.
        public var markStroke = 2.0
        /// The thickness of lines around plates, fields and knobs: 1 by default.
        public var outlineStroke = 1.0

        /// Creates the sizes where nobody says otherwise.
        public init() {}
    }

    /// What shadows look like, from what hardly rises to what floats over everything.
    nonisolated public struct Shadows: Hashable, Sendable {
        /// That of knobs and of plates inside controls.
        public var knob: Shadow?
        /// That of cards on a page.
        public var card: Shadow?
        /// That of menus and popovers.
        public var menu: Shadow?
        /// That of sheets and dialogs.
        public var sheet: Shadow?

        /// Creates the shadows where nobody says otherwise.
        public init() {
            knob = Shadow(.black, light: 0.20, dark: 0.50, radius: 1.5, offset: Vector(dx: 0, dy: 1))
            card = Shadow(.black, light: 0.07, dark: 0.40, radius: 5, offset: Vector(dx: 0, dy: 2))
            menu = Shadow(.black, light: 0.18, dark: 0.55, radius: 16, offset: Vector(dx: 0, dy: 8))
            sheet = Shadow(.black, light: 0.24, dark: 0.60, radius: 26, offset: Vector(dx: 0, dy: 10))
        }

        /// No shadows at all: for flat looks.
        public static let none: Shadows = {
            var shadows = Shadows()
            (shadows.knob, shadows.card, shadows.menu, shadows.sheet) = (nil, nil, nil, nil)
            return shadows
        }()
    }

    /// How long things take that move, for users who do not wish for less motion.
    nonisolated public struct Motion: Hashable, Sendable {
        /// For what answers a finger: 150 ms by default.
        public var quick = Duration.milliseconds(150)
        /// For the knobs and plates of controls: 200 ms by default.
        public var control = Duration.milliseconds(200)
        /// For what changes its place or its size: 250 ms by default.
        public var regular = Duration.milliseconds(250)
        /// For pages that follow each other: 350 ms by default.
        public var page = Duration.milliseconds(350)
        /// By what menus come.
        public var menu = Spring(duration: .milliseconds(250))
        /// By what dialogs and bubbles come.
        public var dialog = Spring(duration: .milliseconds(300))
        /// By what sheets come and go, and settle when a finger lets go of them.
        public var sheet = Spring(duration: .milliseconds(400), bounce: 0.05)

        /// Creates the times where nobody says otherwise.
        public init() {}
    }
}
