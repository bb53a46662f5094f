import TactusGeometry

// Layouts that say where everything lies, whatever section it is of.
nonisolated extension CollectionGeometry {
    /// How large the layout says that all is, as far as that is a number; `nil` where sections follow each other.
    var saidSize: Size? {
        guard let said = layout.contentSize?() else { return nil }
        guard said == .zero else { return Self.finite(Rect(origin: .zero, size: said)).size }
        let size = parts.reduce(Size.zero) { size, part in
            Size(width: max(size.width, part.geometry.contentSize.width), height: max(size.height, part.height))
        }
        return isHorizontal ? size.transposed : size
    }

    static func finite(_ rect: Rect) -> Rect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return .zero }
        return rect.size.width < 0 || rect.size.height < 0 ? Rect(origin: rect.origin, size: .zero) : rect
    }
}
