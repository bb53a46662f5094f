import TactusGeometry

/// A surface and where it is on the output.
struct Placement {
    let surface: Surface
    /// Its upper left corner, in logical pixels.
    let origin: PixelPoint

    /// What it covers, in logical pixels.
    var frame: PixelRect {
        PixelRect(origin: origin, size: surface.content.geometry?.surfaceSize ?? .zero)
    }

    /// A point of the output in the surface's units.
    func convert(_ point: Point) -> Point {
        Point(x: point.x - Double(origin.x), y: point.y - Double(origin.y))
    }

    /// Whether the surface takes input at a point of the output.
    func takesInput(at point: Point) -> Bool {
        let local = convert(point)
        let size = surface.size
        return local.x >= 0 && local.y >= 0 && local.x < size.width && local.y < size.height
            && surface.inputRegion.contains(local)
    }
}

extension Surface {
    /// It and its subsurfaces that have content, from bottom to top, when its upper left corner is at `origin`.
    func placements(at origin: PixelPoint) -> [Placement] {
        guard hasContent else { return [] }
        return family.members.flatMap { member -> [Placement] in
            switch member {
            case .parent: return [Placement(surface: self, origin: origin)]
            case .subsurface(let subsurface):
                let (child, position) = (subsurface.surface, subsurface.position)
                return child.placements(
                    at: PixelPoint(
                        x: origin.x + position.x + child.offset.x, y: origin.y + position.y + child.offset.y))
            }
        }
    }

    /// What it and its subsurfaces cover when its upper left corner is at `origin`.
    func familyBounds(at origin: PixelPoint) -> PixelRect {
        placements(at: origin).reduce(.zero) { $0.isEmpty ? $1.frame : $0.union($1.frame) }
    }
}
