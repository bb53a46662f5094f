import TactusGeometry
import TactusGraphics
import TactusPlatform
import WaylandClient

/// The cursor of one `wl_pointer`.
final class PointerCursor {
    private let pointer: WlPointer
    private var shapeDevice: WpCursorShapeDeviceV1?
    private var surface: WlSurface?
    /// The picture of a program's own that shows; the next one replaces it.
    private var shown: ShmBuffer?

    init(_ pointer: WlPointer) { self.pointer = pointer }

    /// Shows a cursor.
    ///
    /// - Parameters:
    ///   - cursor: Which one.
    ///   - serial: That of the enter by which the pointer came.
    ///   - scale: Device pixels per point where the pointer is.
    ///   - source: What it is made with.
    func set(_ cursor: Cursor, serial: UInt32, scale: Double, from source: CursorSource) {
        guard pointer.isAlive else { return }
        if cursor == .hidden {
            pointer.setCursor(serial: serial, surface: nil, hotspotX: 0, hotspotY: 0)
        } else if let shapes = source.shapes, let shape = WpCursorShapeDeviceV1.Shape(cursor, version: shapes.version) {
            let device = shapeDevice ?? shapes.getPointer(pointer: pointer)
            shapeDevice = device
            device.setShape(serial: serial, shape: shape)
        } else {
            setPicture(cursor, serial: serial, scale: scale, from: source)
        }
    }

    /// Shows a picture of the program's own. Where there is no memory for it the pointer stays as it is.
    ///
    /// - Parameters:
    ///   - cursor: The picture.
    ///   - serial: That of the enter by which the pointer came.
    ///   - scale: Device pixels per point where the pointer is.
    ///   - globals: What to make it with.
    ///   - memory: Where its memory comes from.
    func set(_ cursor: CursorImage, serial: UInt32, scale: Double, _ globals: WireGlobals, memory: BufferMemory) {
        guard pointer.isAlive else { return }
        let surface = surface ?? globals.compositor.createSurface()
        self.surface = surface
        let hasScale = surface.version >= WlSurface.setBufferScaleSince
        let whole = hasScale ? Int(min(max(scale, 1), 8).rounded(.up)) : 1
        let image = cursor.image.size
        // In whole points: a picture that the scale does not divide is an error.
        let points = PixelRect(covering: Rect(origin: .zero, size: image), scale: 1)
        let width = min(max(points.width, 1), Self.largestSide)
        let height = min(max(points.height, 1), Self.largestSide)
        let pixels = PixelSize(width: width * whole, height: height * whole)
        guard let buffer = try? ShmBuffer(size: pixels, memory: memory, shm: globals.shm, onRelease: {}) else { return }
        let drawn = Rect(x: 0, y: 0, width: image.width * Double(whole), height: image.height * Double(whole))
        Canvas(buffer.bitmap).draw(cursor.image, in: drawn)
        if hasScale { surface.setBufferScale(scale: Int32(whole)) }
        surface.attach(buffer: buffer.proxy, x: 0, y: 0)
        surface.damage(x: 0, y: 0, width: Int32(pixels.width), height: Int32(pixels.height))
        surface.commit()
        pointer.setCursor(
            serial: serial, surface: surface, hotspotX: Int32(cursor.hotSpot.x.clamped(to: width)),
            hotspotY: Int32(cursor.hotSpot.y.clamped(to: height)))
        shown?.destroy()
        shown = buffer
    }

    /// The greatest side of a picture, in points: compositors put larger ones on no hardware plane, or refuse them.
    private static let largestSide = 256

    /// Lets go of what it is made of.
    func destroy() {
        shown?.destroy()
        shown = nil
        shapeDevice?.destroy()
        shapeDevice = nil
        surface?.destroy()
        surface = nil
    }

    private func setPicture(_ cursor: Cursor, serial: UInt32, scale: Double, from source: CursorSource) {
        let surface = surface ?? source.compositor.createSurface()
        self.surface = surface
        let hasScale = surface.version >= WlSurface.setBufferScaleSince
        let wanted = hasScale ? Int(min(max(scale, 1), 8).rounded(.up)) : 1
        guard let picture = source.picture(of: cursor, scale: wanted) else { return }
        // A picture that the scale does not divide would be an error: it is shown larger.
        let divides = picture.width % Int32(wanted) == 0 && picture.height % Int32(wanted) == 0
        let scale = divides ? Int32(wanted) : 1
        if hasScale { surface.setBufferScale(scale: scale) }
        surface.attach(foreign: picture.buffer)
        surface.damage(x: 0, y: 0, width: picture.width, height: picture.height)
        surface.commit()
        pointer.setCursor(
            serial: serial, surface: surface, hotspotX: picture.hotspotX / scale,
            hotspotY: picture.hotspotY / scale)
    }
}

extension Double {
    /// The nearest whole number inside a picture that is so long.
    nonisolated fileprivate func clamped(to length: Int) -> Double {
        isNaN ? 0 : min(max(rounded(), 0), Double(length))
    }
}

extension WpCursorShapeDeviceV1.Shape {
    /// The shape of a cursor; `nil` for one that is not shown, or not known in a version.
    init?(_ cursor: Cursor, version: UInt32) {
        switch cursor {
        case .hidden: return nil
        case .default: self = .default
        case .contextMenu: self = .contextMenu
        case .help: self = .help
        case .pointer: self = .pointer
        case .progress: self = .progress
        case .wait: self = .wait
        case .cell: self = .cell
        case .crosshair: self = .crosshair
        case .text: self = .text
        case .verticalText: self = .verticalText
        case .alias: self = .alias
        case .copy: self = .copy
        case .move: self = .move
        case .noDrop: self = .noDrop
        case .notAllowed: self = .notAllowed
        case .grab: self = .grab
        case .grabbing: self = .grabbing
        case .eastResize: self = .eResize
        case .northResize: self = .nResize
        case .northEastResize: self = .neResize
        case .northWestResize: self = .nwResize
        case .southResize: self = .sResize
        case .southEastResize: self = .seResize
        case .southWestResize: self = .swResize
        case .westResize: self = .wResize
        case .horizontalResize: self = .ewResize
        case .verticalResize: self = .nsResize
        case .risingResize: self = .neswResize
        case .fallingResize: self = .nwseResize
        case .columnResize: self = .colResize
        case .rowResize: self = .rowResize
        case .allScroll: self = .allScroll
        case .zoomIn: self = .zoomIn
        case .zoomOut: self = .zoomOut
        case .dragAsk where version >= 2: self = .dndAsk
        case .allResize where version >= 2: self = .allResize
        case .dragAsk, .allResize: return nil
        }
    }
}
