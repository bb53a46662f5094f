public import TactusGraphics

extension Theme {
    /// What translucent plates are made of: a colour that covers what lies behind so much, and a filter of that.
    ///
    /// It is for things behind which little moves. Where the user wishes for less transparency or for high contrast,
    /// and on surfaces of their own, behind which the desktop is, plates are opaque.
    nonisolated public struct Material: Hashable, Sendable {
        /// How opaque the plate's colour is, from 0 to 1.
        public var opacity: Double
        /// What is done to what lies behind it.
        public var filter: BackdropFilter

        /// Creates a material.
        ///
        /// - Parameters:
        ///   - opacity: How opaque the plate's colour is, from 0 to 1.
        ///   - filter: What is done to what lies behind: 20 points of blur and stronger colours unless given.
        public init(opacity: Double, filter: BackdropFilter = BackdropFilter(blurRadius: 20, saturation: 1.8)) {
            self.opacity = opacity
            self.filter = filter
        }
    }

    /// The materials, from what hardly covers anything to what lets little through. UIKit's names.
    nonisolated public struct Materials: Hashable, Sendable {
        /// Whether anything shows through: `true` by default.
        public var areTranslucent = true
        /// For a few large signs: covers 45 % by default.
        public var ultraThin = Material(opacity: 0.45)
        /// For large text: 62 % by default.
        public var thin = Material(opacity: 0.62)
        /// For what people work with, as menus: 86 % by default.
        public var regular = Material(opacity: 0.86)
        /// For what people read, as dialogs: 92 % by default.
        public var thick = Material(opacity: 0.92)
        /// For bars: 84 % by default.
        public var chrome = Material(opacity: 0.84)

        /// Creates the materials where nobody says otherwise.
        public init() {}

        /// No translucency at all: for flat looks, and machines without time to spare.
        public static let opaque: Materials = {
            var materials = Materials()
            materials.areTranslucent = false
            return materials
        }()
    }
}
