import TactusGeometry

/// Where menus go: below what they are about, or above it, and inside the room that there is.
nonisolated enum MenuPlacement {
    /// Between a menu and what it is about, in points.
    private static let gap = 6.0

    /// Returns the frame of a menu.
    ///
    /// - Parameters:
    ///   - size: Its size, in points; no larger than the room.
    ///   - anchor: What it is about.
    ///   - room: Where it must stay.
    ///   - isMirrored: Whether one reads from the right.
    /// - Returns: Below the anchor where there is room, else above, else where more of it shows; beginning where the
    ///   anchor begins.
    static func frame(of size: Size, at anchor: Rect, in room: Rect, isMirrored: Bool) -> Rect {
        let below = room.maxY - anchor.maxY - gap
        let above = anchor.minY - room.minY - gap
        let y: Double
        if below >= size.height {
            y = anchor.maxY + gap
        } else if above >= size.height {
            y = anchor.minY - gap - size.height
        } else {
            y = below >= above ? room.maxY - size.height : room.minY
        }
        let x = isMirrored ? anchor.maxX - size.width : anchor.minX
        return inside(Rect(x: x, y: y, width: size.width, height: size.height), room)
    }

    /// Returns the frame of a submenu.
    ///
    /// - Parameters:
    ///   - size: Its size, in points.
    ///   - panel: The menu around it.
    ///   - row: The row that opens it.
    ///   - room: Where it must stay.
    ///   - isMirrored: Whether one reads from the right.
    /// - Returns: Beside the menu where there is room, its first row level with the row that opens it; else over the
    ///   menu, a little lower.
    static func submenuFrame(of size: Size, beside panel: Rect, row: Rect, in room: Rect, isMirrored: Bool) -> Rect {
        let right = panel.maxX - 4
        let left = panel.minX + 4 - size.width
        let fitsRight = right + size.width <= room.maxX
        let fitsLeft = left >= room.minX
        let x: Double
        if isMirrored ? fitsLeft : fitsRight {
            x = isMirrored ? left : right
        } else if fitsLeft || fitsRight {
            x = fitsLeft ? left : right
        } else {
            let over = Rect(x: panel.minX + 16, y: row.maxY - 4, width: size.width, height: size.height)
            return inside(over, room)
        }
        return inside(Rect(x: x, y: row.minY, width: size.width, height: size.height), room)
    }

    private static func inside(_ frame: Rect, _ room: Rect) -> Rect {
        let x = min(max(frame.minX, room.minX), max(room.maxX - frame.width, room.minX))
        let y = min(max(frame.minY, room.minY), max(room.maxY - frame.height, room.minY))
        return Rect(x: x, y: y, width: frame.width, height: frame.height)
    }
}
