import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The plate on which key commands are listed, in as many columns as they need and as there is room for.
final class KeyCommandPlate: View {
    private struct Line {
        let title: Label
        let keys: Label?
        /// Whether it keeps groups apart, and shows nothing.
        var isGap = false
    }

    private static let columnWidth = 260.0
    private static let gap = 28.0
    private static let margin = 20.0
    private let lines: [Line]

    init(_ groups: [KeyCommandGroup]) {
        lines = groups.enumerated().flatMap { number, group -> [Line] in
            let heading = Label(text: group.title)
            heading.font = .preferred(.headline)
            return (number == 0 ? [] : [Line(title: Label(), keys: nil, isGap: true)])
                + (group.title.isEmpty ? [] : [Line(title: heading, keys: nil)])
                + group.lines.map { line in
                    let keys = Label(text: line.keys)
                    keys.textColor = .secondaryLabel
                    keys.textAlignment = .trailing
                    return Line(title: Label(text: line.title), keys: keys)
                }
        }
        super.init(frame: .zero)
        name = "key commands"
        isUserInteractionEnabled = false
        backgroundColor = .elevatedBackground
        for label in lines.flatMap({ [$0.title, $0.keys].compactMap(\.self) }) {
            if label.font != .preferred(.headline) { label.font = .preferred(.callout) }
            addSubview(label)
        }
    }

    override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(.group) }

    /// Lies in the middle of a window; what there is no room for is left out.
    func fill(_ window: Window) {
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let line = (lines.map(\.title.intrinsicContentSize.height).max() ?? 0) + 10
        let rows = max(Int((room.height - 2 * Self.margin) / line), 1)
        let most = max(Int((room.width - 2 * Self.margin + Self.gap) / (Self.columnWidth + Self.gap)), 1)
        // Columns of about the same height.
        let wanted = min((lines.count + rows - 1) / rows, most)
        let cells = cells(ofHeight: min(rows, (lines.count + wanted - 1) / wanted))
        let columns = min((cells.compactMap(\.self).map(\.column).max() ?? 0) + 1, most)
        let height = (cells.compactMap(\.self).map(\.row).max() ?? 0) + 1
        let width = min(Self.columnWidth, max(room.width - 2 * Self.margin, 0))
        let size = Size(
            width: 2 * Self.margin + Double(columns) * (width + Self.gap) - Self.gap,
            height: 2 * Self.margin + Double(height) * line)
        frame = Rect(
            x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width,
            height: size.height.rounded(.up))
        cornerRadius = theme.radii.extraLarge
        cornerCurve = theme.radii.curve
        shadow = theme.shadows.menu
        for (part, cell) in zip(lines, cells) {
            place(part, at: cell ?? (0, 0), isShown: cell.map { $0.column < columns } ?? false, width, line)
        }
    }

    /// Where the lines go, column by column; nowhere what would only keep a group apart from the edge.
    private func cells(ofHeight height: Int) -> [(column: Int, row: Int)?] {
        var next = (column: 0, row: 0)
        return lines.map { line in
            if next.row == height { next = (next.column + 1, 0) }
            guard !line.isGap || next.row > 0 else { return nil }
            defer { next.row += 1 }
            return next
        }
    }

    private func place(
        _ part: Line, at cell: (column: Int, row: Int), isShown: Bool, _ width: Double, _ height: Double
    ) {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let x = Self.margin + Double(cell.column) * (width + Self.gap)
        let box = Rect(x: x, y: Self.margin + Double(cell.row) * height, width: width, height: height)
        let keys = min(part.keys?.intrinsicContentSize.width.rounded(.up) ?? 0, width)
        let title = Rect(x: box.minX, y: box.minY, width: max(width - keys - 12, 0), height: height)
        let end = Rect(x: box.maxX - keys, y: box.minY, width: keys, height: height)
        part.title.frame = isMirrored ? title.mirrored(in: bounds) : title
        part.keys?.frame = isMirrored ? end.mirrored(in: bounds) : end
        for label in [part.title, part.keys].compactMap(\.self) { label.isHidden = !isShown }
    }
}
