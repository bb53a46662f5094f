import CWaylandCursor
import Glibc
import TactusPlatform
import WaylandClient

/// What the cursors of one connection are made with: names that the compositor draws, or else the pictures of a theme.
final class CursorSource {
    /// Where surfaces for pictures come from.
    let compositor: WlCompositor
    /// Present where the compositor draws cursors by name.
    var shapes: WpCursorShapeManagerV1? { findShapes() }
    private let findShapes: () -> WpCursorShapeManagerV1?
    private let shm: WlShm
    private let preferences: CursorPreferences
    /// The theme by device pixels per point: each is read when it is needed first.
    private var themes: [Int: OpaquePointer] = [:]
    /// The name of the theme that the library may be asked for; `nil` when it may be asked for none.
    private lazy var theme: String? = {
        let files = CursorThemeFiles(environment: { getenv($0).map { String(cString: $0) } })
        return CursorThemeSearch(parents: files.parents).theme(for: preferences.theme)
    }()

    init(
        compositor: WlCompositor, shm: WlShm, shapes: @escaping () -> WpCursorShapeManagerV1?,
        preferences: CursorPreferences
    ) {
        self.compositor = compositor
        self.shm = shm
        findShapes = shapes
        self.preferences = preferences
    }

    /// Lets go of the pictures, while there is a connection.
    func destroy() {
        for theme in themes.values { wl_cursor_theme_destroy(theme) }
        themes = [:]
    }

    /// One picture of a cursor.
    struct Picture {
        /// The `wl_buffer`, which the theme owns.
        let buffer: OpaquePointer
        /// Its size and the place that points, in device pixels.
        let width: Int32, height: Int32, hotspotX: Int32, hotspotY: Int32
    }

    /// The picture of a cursor; that of the arrow where the theme has none, `nil` when there is none at all, as where
    /// themes inherit one another in a circle (``CursorThemeSearch``). A cursor that moves stands still.
    func picture(of cursor: Cursor, scale: Int) -> Picture? {
        guard let theme = theme(scale: scale) else { return nil }
        let names = CursorNames.candidates(for: cursor) + CursorNames.candidates(for: .default)
        let found = names.lazy.compactMap { wl_cursor_theme_get_cursor(theme, $0) }.first
        guard let found, found.pointee.image_count > 0, let image = found.pointee.images[0],
            let buffer = wl_cursor_image_get_buffer(image)
        else { return nil }
        return Picture(
            buffer: buffer, width: Int32(image.pointee.width), height: Int32(image.pointee.height),
            hotspotX: Int32(image.pointee.hotspot_x), hotspotY: Int32(image.pointee.hotspot_y))
    }

    private func theme(scale: Int) -> OpaquePointer? {
        if let theme = themes[scale] { return theme }
        guard shm.isAlive, let name = self.theme else { return nil }
        let theme = wl_cursor_theme_load(name, Int32(preferences.size * scale), shm.rawObject)
        themes[scale] = theme
        return theme
    }
}
