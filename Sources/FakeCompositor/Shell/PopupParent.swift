import TactusGeometry

/// What popups open over: a toplevel, another popup, a layer surface.
protocol PopupParent: AnyObject {
    /// Whether it shows.
    var isMapped: Bool { get }
    /// Where popups' places are counted from, in the space of all outputs.
    var popupOrigin: PixelPoint { get }
    /// Where popups should stay, in the space of all outputs.
    var popupBounds: PixelRect { get }
}

extension XdgSurfaceObject: PopupParent {
    var popupOrigin: PixelPoint {
        switch role {
        case let toplevel as Toplevel: toplevel.position
        case let popup as PopupSurface: popup.origin
        default: .zero
        }
    }

    /// The output on which most of it is.
    var popupBounds: PixelRect {
        let frame = PixelRect(origin: popupOrigin, size: geometry.size)
        let outputs = compositor.outputs
        let nearest = outputs.max {
            $0.bounds.intersection(frame).area < $1.bounds.intersection(frame).area
        }
        if let toplevel = role as? Toplevel, let output = toplevel.output, frame.isEmpty { return output.bounds }
        return nearest?.bounds ?? .zero
    }
}
