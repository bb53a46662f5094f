import TactusGeometry
import WaylandServer

/// The icon of a window, as its client gave it (`xdg_toplevel_icon_v1`).
public struct ToplevelIcon: Hashable, Sendable {
    /// A square picture.
    public struct Picture: Hashable, Sendable {
        /// How many pixels it is wide and high.
        public let side: Int
        /// How many of them make a logical pixel.
        public let scale: Int
        /// 0xAARRGGBB, row by row, colours multiplied by alpha.
        public let pixels: [UInt32]
    }

    /// The name in the desktop's theme.
    public internal(set) var name: String?
    /// The pictures, each of another size and scale.
    public internal(set) var pictures: [Picture] = []
}

/// `xdg_toplevel_icon_manager_v1`: gives windows icons. ``Toplevel/icon`` tells; nobody shows them.
final class ToplevelIconGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(XdgToplevelIconManagerV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { request in
                switch request {
                case .destroy: break
                case .createIcon(let id): _ = IconObject(id, compositor: compositor)
                case .setIcon(let toplevel, let icon):
                    guard let toplevel = toplevel.tag as? Toplevel else { return }
                    let object = icon?.tag as? IconObject
                    guard object?.isComplete() != false else { return }
                    toplevel.pendingIcon = .some(object?.icon)
                    toplevel.pendingIconBytes = object?.kept
                    object?.isAssigned = true
                }
            }
            for size in compositor.shellPolicy.iconSizes { resource.sendIconSize(size: Int32(size)) }
            resource.sendDone()
        }
    }
}

/// A client's `xdg_toplevel_icon_v1`.
private final class IconObject {
    private(set) var icon = ToplevelIcon()
    var isAssigned = false
    private let resource: XdgToplevelIconV1
    private unowned let compositor: Compositor
    private var buffers: [WlBuffer] = []
    private(set) var kept: KeptBytes?

    init(_ resource: XdgToplevelIconV1, compositor: Compositor) {
        self.resource = resource
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
    }

    /// Whether its buffers are there; the client is told when they are not.
    func isComplete() -> Bool {
        guard !buffers.allSatisfy(\.isAlive) else { return true }
        compositor.raise(.iconWithoutBuffer, on: resource, "a buffer was destroyed before the icon")
        return false
    }

    private func receive(_ request: XdgToplevelIconV1.Request) {
        if case .destroy = request {
            _ = isComplete()
            return
        }
        guard !isAssigned else {
            return compositor.raise(.iconImmutable, on: resource, "it was given to a toplevel")
        }
        switch request {
        case .destroy: break
        case .setName(let name): icon.name = name
        case .addBuffer(let buffer, let scale): add(buffer, scale: Int(scale))
        }
    }

    private func add(_ resource: WlBuffer, scale: Int) {
        let limit = compositor.guestLimits.iconPictures
        guard buffers.count < limit else {
            return compositor.refuse(self.resource, "an icon of more than \(limit) pictures")
        }
        guard let buffer = resource.tag as? ShmBuffer, buffer.size.width == buffer.size.height else {
            return compositor.raise(.iconBuffer, on: self.resource, "the buffer is no square in shared memory")
        }
        let side = buffer.size.width
        let largest = compositor.guestLimits.iconSide
        guard side <= largest else {
            return compositor.refuse(self.resource, "an icon's picture of more than \(largest) pixels a side")
        }
        let others = icon.pictures.filter { $0.side != side || $0.scale != scale }
        let count = others.reduce(side * side * 4) { $0 + $1.pixels.count * 4 }
        guard compositor.mayKeep(count, in: &kept, for: self.resource) else { return }
        guard let pixels = SurfacePixels(size: buffer.size),
            (try? buffer.read(PixelRect(buffer.size), into: pixels)) != nil
        else {
            return compositor.raise(.invalidFile, on: resource, "the file of the pool ends before the buffer does")
        }
        buffers.append(resource)
        let copy = Array(UnsafeBufferPointer(start: pixels.memory, count: side * side))
        icon.pictures = others + [ToplevelIcon.Picture(side: side, scale: scale, pixels: copy)]
    }
}
