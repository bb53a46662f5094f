import Tactus

// Where what is in a row lies, and the lines below.
extension UITableViewCell {
    /// Whether the row shows a configuration, and neither labels nor views of the program's own.
    final var showsConfiguration: Bool { !contentConfiguration.isEmpty }

    /// The views that the program has put into the content.
    private var hasOwnViews: Bool {
        contentView.subviews.contains {
            $0 !== listContentView && !($0.translatesAutoresizingMaskIntoConstraints)
        }
    }

    /// Returns how high the row is by what is in it.
    final func automaticHeight(forWidth width: Double) -> Double {
        let lead = editing.leadingRoom
        let configured = configurationHeight(forWidth: width - lead)
        if showsConfiguration { return configured }
        let content = max(width - lead - markRoom - accessoryRoom, 0)
        if hasOwnViews {
            let own = contentView.layoutSizeFitting(Size(width: content, height: 0), horizontal: .required).height
            if own > 0 { return hasParts && !parts.isEmpty ? max(own, parts.height(forWidth: content)) : own }
        }
        return max(hasParts ? parts.height(forWidth: content) : 0, configured)
    }

    private func configurationHeight(forWidth width: Double) -> Double {
        super.sizeThatFits(Size(width: max(width, 0), height: .infinity)).height
    }

    /// Brings the content to where it is beside the signs, and what is in it to its place. The content has been placed
    /// over the whole cell before, moved aside by what a finger uncovers.
    final func arrange() {
        let shift = contentView.frame.minX
        let lead = editing.leadingRoom
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let trail = showsConfiguration ? 0 : accessoryRoom
        let mark = showsConfiguration ? 0 : markRoom
        let left = isMirrored ? trail : lead + mark
        let width = max(bounds.width - lead - mark - trail, 0)
        let content = Rect(x: shift + left, y: 0, width: width, height: bounds.height)
        if contentView.frame != content { contentView.frame = content }
        var all = Rect(x: isMirrored ? 0 : lead, y: 0, width: max(bounds.width - lead, 0), height: bounds.height)
        all.origin.x += listContentView.superview === self ? shift : -left
        if listContentView.frame != all { listContentView.frame = all }
        if hasParts { parts.layOut(in: contentView.bounds) }
        editing.layOut(beside: contentView.frame, in: bounds, isMirrored: isMirrored)
    }

    /// How much room the signs at the end take: what they leave free is where the content is.
    private var accessoryRoom: Double {
        let signs = signs(isMark: false)
        guard !signs.isEmpty else { return 0 }
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let room = signs.map { isMirrored ? $0.frame.maxX : listContentView.bounds.width - $0.frame.minX }.max() ?? 0
        return max(room, 0)
    }

    /// How much room the circle takes before a row that can be selected.
    private var markRoom: Double {
        guard let mark = signs(isMark: true).first else { return 0 }
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        return max(isMirrored ? listContentView.bounds.width - mark.frame.minX : mark.frame.maxX, 0)
    }

    /// The signs that show, placed: what the row has besides its title.
    private func signs(isMark: Bool) -> [View] {
        guard !showsConfiguration else { return [] }
        let view = listContentView
        let signs = view.subviews.dropFirst().filter { !$0.isHidden && ($0.name == "selection mark") == isMark }
        guard !signs.isEmpty else { return [] }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return Array(signs)
    }

    // MARK: Lines

    /// Draws the line below the row.
    final func drawLine(on canvas: Canvas) {
        guard let table, table.separatorStyle != .none, !isLifted, let path = cellPath else { return }
        let isLast = path.item == table.numberOfRows(inSection: path.section) - 1
        guard !(isLast && table.style != .plain) else { return }
        let pixel = 1 / (window?.windowScene?.scale ?? 1)
        let inset = separatorInset ?? table.separatorInset
        let start = inset?.left ?? automaticLineStart
        let width = max(bounds.width - start - (inset?.right ?? 0), 0)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - start - width : start
        canvas.fill(
            Rect(x: x, y: bounds.maxY - pixel, width: width, height: pixel), with: table.separatorColor ?? .separator)
    }

    private var automaticLineStart: Double {
        let lead = editing.leadingRoom + markRoom
        if showsConfiguration, let title = listContentView.subviews.first {
            return editing.leadingRoom + title.frame.minX
        }
        return lead + (hasParts ? parts.textStart(height: bounds.height) : theme.spacing.large)
    }
}
