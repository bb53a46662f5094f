import TactusGeometry

/// A surface and where it is in the space of all outputs.
struct Placement {
    let surface: Surface
    /// Its upper left corner, in logical pixels.
    let origin: PixelPoint

    /// What it covers, in logical pixels.
    var frame: PixelRect {
        PixelRect(origin: origin, size: surface.content.geometry?.surfaceSize ?? .zero)
    }

    /// A point of the scene in the surface's units.
    func convert(_ point: Point) -> Point {
        Point(x: point.x - Double(origin.x), y: point.y - Double(origin.y))
    }

    /// Whether the surface takes input at a point of the scene.
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
        /// A surface with all that is on it, or the surface alone.
        enum Step {
            case family(Placement)
            case single(Placement)
        }
        var result: [Placement] = []
        var steps: [Step] = [.family(Placement(surface: self, origin: origin))]
        while let step = steps.popLast() {
            switch step {
            case .single(let placement): result.append(placement)
            case .family(let placement):
                let surface = placement.surface
                guard surface.hasContent else { continue }
                // The last that is pushed comes out first: the lowest.
                for member in surface.family.members.reversed() {
                    switch member {
                    case .parent: steps.append(.single(placement))
                    case .subsurface(let child): steps.append(.family(child.placement(over: placement.origin)))
                    }
                }
            }
        }
        return result
    }
}

extension Subsurface {
    /// Where it is when its parent's upper left corner is at `origin`.
    fileprivate func placement(over origin: PixelPoint) -> Placement {
        let offset = surface.offset
        return Placement(
            surface: surface,
            origin: PixelPoint(x: origin.x + position.x + offset.x, y: origin.y + position.y + offset.y))
    }
}
