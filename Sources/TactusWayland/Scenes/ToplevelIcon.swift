import TactusGeometry
import TactusGraphics
import TactusPlatform
import WaylandClient

/// The sizes in which the compositor wants icons of toplevels: known once it has listed them.
final class IconSizes {
    /// The sizes of squares, in points; `nil` until they are known.
    private(set) var all: [Int]?
    private var listed: [Int] = []
    private var waiting: [() -> Void] = []

    /// How large an icon is where the compositor has no wish.
    private static let usual = 64
    /// How many sizes are drawn.
    static let mostSizes = 8
    /// The largest of them, in points.
    static let largestSize = 512

    func receive(_ event: XdgToplevelIconManagerV1.Event) {
        switch event {
        case .iconSize(let size):
            let size = Int(size)
            if (1...Self.largestSize).contains(size), listed.count < Self.mostSizes, !listed.contains(size) {
                listed.append(size)
            }
        case .done:
            all = listed.isEmpty ? [Self.usual] : listed
            listed = []
            let actions = waiting
            waiting = []
            for action in actions { action() }
        }
    }

    /// Does something when they are known, now or later.
    func whenKnown(_ action: @escaping () -> Void) {
        if all == nil { waiting.append(action) } else { action() }
    }
}

/// The icon that a toplevel shall have.
struct ToplevelIcon {
    /// Its name in the desktop's theme.
    let name: String?
    /// Its picture.
    let image: Image?

    /// Whether it is none: the application's.
    var isNone: Bool { name == nil && image == nil }

    /// Hands the icon to the compositor, for the next commit of the toplevel.
    ///
    /// - Parameters:
    ///   - toplevel: What gets it.
    ///   - manager: What makes it.
    ///   - sizes: The sizes of its pictures, in points.
    ///   - shm: What makes buffers.
    ///   - memory: Where theirs comes from. A picture for which there is none is left out.
    func set(
        on toplevel: XdgToplevel, _ manager: XdgToplevelIconManagerV1, sizes: [Int], shm: WlShm, memory: BufferMemory
    ) {
        guard !isNone else { return manager.setIcon(toplevel: toplevel, icon: nil) }
        let icon = manager.createIcon()
        if let name { icon.setName(iconName: MessageText.fitting(name)) }
        var buffers: [ShmBuffer] = []
        for size in sizes where image != nil {
            for scale in [1, 2] {
                guard let buffer = picture(size * scale, shm: shm, memory: memory) else { continue }
                icon.addBuffer(buffer: buffer.proxy, scale: Int32(scale))
                buffers.append(buffer)
            }
        }
        manager.setIcon(toplevel: toplevel, icon: icon)
        // The toplevel keeps it; buffers must live as long as the icon.
        icon.destroy()
        for buffer in buffers { buffer.destroy() }
    }

    /// The picture, as large as it can be in a square of so many pixels, in its middle.
    private func picture(_ side: Int, shm: WlShm, memory: BufferMemory) -> ShmBuffer? {
        guard let image, image.size.width > 0, image.size.height > 0,
            let buffer = try? ShmBuffer(
                size: PixelSize(width: side, height: side), memory: memory, shm: shm, onRelease: {})
        else { return nil }
        let scale = Double(side) / max(image.size.width, image.size.height)
        let size = Size(width: image.size.width * scale, height: image.size.height * scale)
        let corner = Point(x: (Double(side) - size.width) / 2, y: (Double(side) - size.height) / 2)
        Canvas(buffer.bitmap).draw(image, in: Rect(origin: corner, size: size))
        return buffer
    }
}
