import TactusPlatform
import WaylandClient

/// The cursor of one `wl_pointer`.
final class PointerCursor {
    private let pointer: WlPointer
    private var shapeDevice: WpCursorShapeDeviceV1?
    private var surface: WlSurface?

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
        } else if let shapes = source.shapes, let shape = WpCursorShapeDeviceV1.Shape(cursor) {
            let device = shapeDevice ?? shapes.getPointer(pointer: pointer)
            shapeDevice = device
            device.setShape(serial: serial, shape: shape)
        } else {
            setPicture(cursor, serial: serial, scale: scale, from: source)
        }
    }

    /// Lets go of what it is made of.
    func destroy() {
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

extension WpCursorShapeDeviceV1.Shape {
    /// The shape of a cursor; `nil` for one that is not shown.
    init?(_ cursor: Cursor) {
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
        }
    }
}
