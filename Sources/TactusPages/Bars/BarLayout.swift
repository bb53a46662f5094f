import TactusGeometry

/// Where the parts of a bar lie: buttons at both ends, and a title in the middle of the bar, or of what is left.
nonisolated struct BarLayout: Hashable, Sendable {
    /// Between the ends of the bar and its buttons, in points.
    static let margin = 8.0
    /// Between two buttons, and between buttons and title, in points.
    static let spacing = 4.0

    /// The frames of the buttons at the beginning, from the edge inwards.
    private(set) var leading: [Rect] = []
    /// The frames of the buttons at the end, from the edge inwards.
    private(set) var trailing: [Rect] = []
    /// The frame of the title.
    private(set) var title = Rect.zero

    /// Lays a bar out that is read from the left.
    ///
    /// - Parameters:
    ///   - box: The room for all of it, in points.
    ///   - leading: The sizes of the buttons at the beginning, from the edge inwards.
    ///   - trailing: The sizes of the buttons at the end, from the edge inwards.
    ///   - title: The size that the title would like.
    init(in box: Rect, leading: [Size], trailing: [Size], title: Size) {
        let count = Double(leading.count + trailing.count)
        let room = box.width - 2 * Self.margin - max(count - 1, 0) * Self.spacing
        let widest = Self.widest((leading + trailing).map(\.width), in: room)
        func limited(_ size: Size) -> Size { Size(width: min(size.width, widest), height: size.height) }
        var left = box.minX + Self.margin
        for size in leading.map(limited) {
            self.leading.append(Self.frame(size, atX: left, in: box))
            left += size.width + Self.spacing
        }
        var right = box.maxX - Self.margin
        for size in trailing.map(limited) {
            right -= size.width
            self.trailing.append(Self.frame(size, atX: right, in: box))
            right -= Self.spacing
        }
        let width = max(min(title.width, right - left - 2 * Self.spacing), 0)
        let wanted = box.midX - width / 2
        let x = min(max(wanted, left + Self.spacing), max(right - Self.spacing - width, left + Self.spacing))
        self.title = Self.frame(Size(width: width, height: min(title.height, box.height)), atX: x, in: box)
    }

    /// How wide parts of a bar may be that there is no room for: the widest give way first.
    ///
    /// - Parameters:
    ///   - widths: How wide they would like to be, in points.
    ///   - room: How much there is for all of them.
    /// - Returns: The width of the widest; infinity where all have room.
    static func widest(_ widths: [Double], in room: Double) -> Double {
        guard widths.reduce(0, +) > room else { return .infinity }
        var (left, parts) = (max(room, 0), widths.count)
        for width in widths.sorted() {
            let share = left / Double(parts)
            if width > share { return share }
            left -= width
            parts -= 1
        }
        return .infinity
    }

    private static func frame(_ size: Size, atX x: Double, in box: Rect) -> Rect {
        let height = min(size.height, box.height)
        return Rect(x: x, y: box.midY - height / 2, width: size.width, height: height)
    }
}

extension Rect {
    /// The rectangle as it lies in a bar, or another box, that is read from the right.
    nonisolated func mirrored(in box: Rect) -> Rect {
        Rect(x: box.minX + box.maxX - maxX, y: minY, width: width, height: height)
    }
}
