import Tactus

/// The labels and the picture of a table's cell, placed as its style says. Each is made when it is first asked for.
@MainActor final class CellParts {
    private unowned let cell: UITableViewCell
    private var shownText: Label?
    private var shownDetail: Label?
    private var shownImage: ImageView?

    init(of cell: UITableViewCell) { self.cell = cell }

    var text: Label {
        if let shownText { return shownText }
        let label = Label()
        let isCaption = cell.cellStyle == .value2
        label.font = .preferred(isCaption ? .footnote : .body)
        if isCaption { (label.textColor, label.textAlignment) = (.tintColor, .right) }
        shownText = label
        add(label)
        return label
    }

    var detail: Label {
        if let shownDetail { return shownDetail }
        let label = Label()
        switch cell.cellStyle {
        case .subtitle, .default: label.font = .preferred(.footnote)
        case .value1: label.font = .preferred(.body)
        case .value2: label.font = .preferred(.footnote)
        }
        if cell.cellStyle != .value2 { label.textColor = .secondaryLabel }
        shownDetail = label
        add(label)
        return label
    }

    var image: ImageView {
        if let shownImage { return shownImage }
        let view = ImageView(image: nil)
        shownImage = view
        add(view)
        return view
    }

    private func add(_ view: View) {
        cell.hasParts = true
        cell.contentView.addSubview(view)
        cell.setNeedsLayout()
    }

    /// Whether there is anything to see.
    var isEmpty: Bool { text(of: shownText) == nil && text(of: shownDetail) == nil && shownImage?.image == nil }

    private var margin: Double { cell.theme.spacing.large }
    private var spacing: Double { cell.theme.spacing.medium }
    private var verticalMargin: Double { max((cell.theme.controls.height - 22) / 2, cell.theme.spacing.extraSmall) }

    private func text(of label: Label?) -> Label? { label.flatMap { $0.text.isEmpty || $0.isHidden ? nil : $0 } }

    private func imageSize(_ height: Double) -> Size {
        guard let image = shownImage?.image, shownImage?.isHidden != true else { return .zero }
        let size = image.size
        guard size.height > height, size.height > 0 else { return size }
        return Size(width: size.width * height / size.height, height: height)
    }

    /// Where the texts begin in a row of such a height.
    func textStart(height: Double) -> Double {
        let image = imageSize(max(height - 2, 0))
        return margin + Double(max(cell.indentationLevel, 0)) * cell.theme.spacing.extraLarge
            + (image.width > 0 ? image.width + spacing : 0)
    }

    private struct Sizes {
        var text = Size.zero
        var detail = Size.zero
        var isBeside = false

        func height(spacing: Double) -> Double {
            if isBeside { return max(text.height, detail.height) }
            return text.height + detail.height + (text.height > 0 && detail.height > 0 ? spacing : 0)
        }
    }

    private var lineSpacing: Double { cell.theme.spacing.extraSmall / 2 }

    private func sizes(room width: Double) -> Sizes {
        let room = Size(width: max(width, 0), height: .infinity)
        var sizes = Sizes(
            text: text(of: shownText)?.sizeThatFits(room) ?? .zero,
            detail: text(of: shownDetail)?.sizeThatFits(room) ?? .zero)
        sizes.text.width = min(sizes.text.width, room.width)
        sizes.detail.width = min(sizes.detail.width, room.width)
        switch cell.cellStyle {
        case .value1:
            let gap = sizes.text.width > 0 && sizes.detail.width > 0 ? spacing : 0
            sizes.isBeside = sizes.text.width + gap + sizes.detail.width <= width
        case .value2: sizes.isBeside = true
        case .subtitle, .default: break
        }
        return sizes
    }

    /// Returns how high a row is with this in it, where the content is so wide.
    func height(forWidth width: Double) -> Double {
        let standard = cell.theme.controls.height
        let image = imageSize(.infinity)
        let start = textStart(height: max(image.height + 2, standard))
        let texts = sizes(room: width - start - margin).height(spacing: lineSpacing)
        return max(standard, texts + 2 * verticalMargin, image.height + 2).rounded(.up)
    }

    /// Places everything in the content's bounds.
    func layOut(in bounds: Rect) {
        let isMirrored = cell.effectiveLayoutDirection == .rightToLeft
        func place(_ view: View?, _ x: Double, _ y: Double, _ size: Size) {
            guard let view else { return }
            let left = isMirrored ? bounds.width - x - size.width : x
            let frame = Rect(x: left, y: y.rounded(), width: max(size.width, 0), height: max(size.height, 0))
            if view.frame != frame { view.frame = frame }
        }
        let image = imageSize(max(bounds.height - 2, 0))
        let start = textStart(height: bounds.height)
        let imageStart = start - (image.width > 0 ? image.width + spacing : 0)
        place(shownImage, imageStart, (bounds.height - image.height) / 2, image)
        let width = max(bounds.width - start - margin, 0)
        let sizes = sizes(room: width)
        let middle = { (size: Size) in (bounds.height - size.height) / 2 }
        if cell.cellStyle == .value2 {
            let caption = (width * 0.3).rounded()
            place(shownText, start, middle(sizes.text), Size(width: caption, height: sizes.text.height))
            let rest = Size(width: width - caption - spacing, height: sizes.detail.height)
            place(shownDetail, start + caption + spacing, middle(sizes.detail), rest)
        } else if sizes.isBeside {
            let room = sizes.detail.width > 0 ? width - sizes.detail.width - spacing : width
            place(shownText, start, middle(sizes.text), Size(width: room, height: sizes.text.height))
            place(shownDetail, start + width - sizes.detail.width, middle(sizes.detail), sizes.detail)
        } else {
            let top = (bounds.height - sizes.height(spacing: lineSpacing)) / 2
            place(shownText, start, top, Size(width: width, height: sizes.text.height))
            let second = top + sizes.text.height + (sizes.text.height > 0 ? lineSpacing : 0)
            place(shownDetail, start, second, Size(width: width, height: sizes.detail.height))
        }
    }
}
