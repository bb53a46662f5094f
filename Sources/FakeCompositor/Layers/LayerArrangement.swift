import TactusGeometry

/// Where layer surfaces go on an output, and what they leave for windows: the rules of
/// `zwlr_layer_shell_v1` as a value.
struct LayerArrangement: Hashable {
    /// Edges of the output.
    struct Edges: OptionSet, Hashable {
        let rawValue: UInt32
        static let top = Edges(rawValue: 1)
        static let bottom = Edges(rawValue: 2)
        static let left = Edges(rawValue: 4)
        static let right = Edges(rawValue: 8)
        static let horizontal: Edges = [.left, .right]
        static let vertical: Edges = [.top, .bottom]
    }

    /// Distances from the edges that a surface is anchored to, in logical pixels.
    struct Margins: Hashable {
        var top = 0
        var right = 0
        var bottom = 0
        var left = 0
    }

    /// What one surface asks for.
    struct Request: Hashable {
        /// 0 at the back to 3 in front.
        var layer = 0
        /// The size wanted; 0 along an axis whose both edges are anchored stretches it.
        var size = PixelSize.zero
        var anchors: Edges = []
        var margins = Margins()
        /// How much it keeps free along its edge; 0 to respect others' zones, -1 to ignore them.
        var zone = 0
        /// The edge along which it does, as the client named it; none for that which the anchors make plain.
        var namedEdge: Edges = []

        /// Whether a stretched axis lacks an anchor.
        var isSizeMissing: Bool {
            size.width == 0 && !anchors.isSuperset(of: .horizontal)
                || size.height == 0 && !anchors.isSuperset(of: .vertical)
        }

        /// The one edge along which a zone makes sense: the one that was named, the only anchor, or the one between two
        /// that face each other.
        fileprivate var zoneEdge: Edges? {
            switch namedEdge.isEmpty ? anchors : namedEdge {
            case .top, [.top, .left, .right]: .top
            case .bottom, [.bottom, .left, .right]: .bottom
            case .left, [.left, .top, .bottom]: .left
            case .right, [.right, .top, .bottom]: .right
            default: nil
            }
        }
    }

    /// Each request's rectangle, in the order of the requests.
    private(set) var frames: [PixelRect]
    /// What is left for windows.
    private(set) var workArea: PixelRect

    /// Arranges surfaces in `bounds`: those with zones first, from the front layer back, then the
    /// others in what is left.
    init(_ requests: [Request], in bounds: PixelRect) {
        frames = requests.map { _ in .zero }
        workArea = bounds
        let frontToBack = requests.indices.sorted {
            (-requests[$0].layer, $0) < (-requests[$1].layer, $1)
        }
        for index in frontToBack where requests[index].zone > 0 {
            frames[index] = Self.place(requests[index], in: workArea)
            workArea = Self.reserve(requests[index], in: workArea)
        }
        for index in frontToBack where requests[index].zone <= 0 {
            frames[index] = Self.place(requests[index], in: requests[index].zone < 0 ? bounds : workArea)
        }
    }

    private static func place(_ request: Request, in area: PixelRect) -> PixelRect {
        let (x, width) = place(
            length: request.size.width, from: area.minX, to: area.maxX, near: request.anchors.contains(.left),
            far: request.anchors.contains(.right), margins: (request.margins.left, request.margins.right))
        let (y, height) = place(
            length: request.size.height, from: area.minY, to: area.maxY, near: request.anchors.contains(.top),
            far: request.anchors.contains(.bottom), margins: (request.margins.top, request.margins.bottom))
        return PixelRect(x: x, y: y, width: width, height: height)
    }

    /// Along one axis: stretched, at an edge, or in the middle.
    private static func place(
        length: Int, from start: Int, to end: Int, near: Bool, far: Bool, margins: (near: Int, far: Int)
    ) -> (start: Int, length: Int) {
        if length == 0 { return (start + margins.near, max(0, end - start - margins.near - margins.far)) }
        switch (near, far) {
        case (true, false): return (start + margins.near, length)
        case (false, true): return (end - margins.far - length, length)
        default: return (start + (end - start - length) / 2, length)
        }
    }

    /// What is left of `area` beside a surface's zone.
    private static func reserve(_ request: Request, in area: PixelRect) -> PixelRect {
        var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
        switch request.zoneEdge {
        case .top: top += request.zone + request.margins.top
        case .bottom: bottom -= request.zone + request.margins.bottom
        case .left: left += request.zone + request.margins.left
        case .right: right -= request.zone + request.margins.right
        default: break
        }
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
