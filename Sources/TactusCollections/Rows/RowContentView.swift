import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// What is in a row, placed: picture, title, what is beside or below it, accessories.
final class RowContentView: View {
    private var configuration = ListContentConfiguration()
    private let title = Label()
    private var detail: Label?
    private var picture: View?
    private var accessories: [ShownAccessory] = []

    /// An accessory, and its view.
    private struct ShownAccessory {
        let accessory: CellAccessory
        let view: View
        /// How large the program has made a view of its own; `nil` for as large as that says.
        var ownSize: Size?

        init(_ accessory: CellAccessory, _ view: View) {
            (self.accessory, self.view) = (accessory, view)
            if case .custom = accessory.kind, !view.bounds.isEmpty { ownSize = view.bounds.size }
        }
    }
    /// Called when somebody has taken the view out of its cell's content.
    var removed: (() -> Void)?
    /// The row that this shows; `nil` for one by itself.
    weak var cell: CollectionListCell?

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { removed?() }
    }

    /// Takes touches for the accessories alone: beside them is what the program has put into the row.
    override func hitTest(_ point: Point, with event: Event?) -> View? {
        let view = super.hitTest(point, with: event)
        return view === self && cell != nil ? nil : view
    }

    private var indentation: Double { cell?.indentation ?? 0 }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        title.numberOfLines = 0
        addSubview(title)
    }

    override class var nonDrawingClass: View.Type? { RowContentView.self }

    func show(_ configuration: ListContentConfiguration) {
        let old = self.configuration
        self.configuration = configuration
        show(configuration.styledText, or: configuration.text, in: title, configuration.textProperties)
        set(title, configuration.textProperties, otherwise: .body)
        showDetail()
        if !configuration.hasSamePicture(as: old) || configuration.icon != old.icon { showPicture() }
        if let picture, configuration.imageTintColor != picture.traitOverrides.tintColor {
            picture.traitOverrides.tintColor = configuration.imageTintColor
        }
        setNeedsLayout()
    }

    /// Letters that have attributes are shown as they are.
    private func show(
        _ styledText: StyledText?, or text: String, in label: Label,
        _ properties: ListContentConfiguration.TextProperties
    ) {
        if let styledText { label.styledText = styledText } else { label.text = properties.transform.applied(to: text) }
    }

    private func set(
        _ label: Label, _ properties: ListContentConfiguration.TextProperties, otherwise style: Font.TextStyle
    ) {
        let font = properties.font ?? .preferred(style)
        if label.font != font { label.font = font }
        if label.numberOfLines != properties.numberOfLines { label.numberOfLines = properties.numberOfLines }
        if label.textColor != properties.color { label.textColor = properties.color }
        if label.lineBreakMode != properties.lineBreakMode { label.lineBreakMode = properties.lineBreakMode }
        if label.textAlignment != properties.alignment { label.textAlignment = properties.alignment }
    }

    private func showDetail() {
        guard let text = configuration.secondaryText, !text.isEmpty else {
            if detail?.isHidden == false { detail?.isHidden = true }
            return
        }
        let label = detail ?? Label()
        if detail == nil {
            addSubview(label)
            detail = label
        }
        label.isHidden = false
        show(configuration.secondaryStyledText, or: text, in: label, configuration.secondaryTextProperties)
        set(
            label, configuration.secondaryTextProperties,
            otherwise: configuration.prefersSideBySideTextAndSecondaryText ? .body : .subheadline)
    }

    private func showPicture() {
        if configuration.hasPicture, let view = picture as? ImageView { return show(in: view) }
        picture?.removeFromSuperview()
        picture = nil
        if configuration.hasPicture {
            let view = ImageView()
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            show(in: view)
            picture = view
        } else if let icon = configuration.icon {
            picture = IconView(icon)
        }
        picture?.isUserInteractionEnabled = false
        if let picture { addSubview(picture) }
    }

    private func show(in view: ImageView) {
        if let source = configuration.imageSource {
            view.setImage(from: source, placeholder: configuration.image)
        } else {
            view.image = configuration.image
        }
    }

    func setAccessories(_ new: [CellAccessory], isEditing: Bool) {
        for entry in accessories { entry.view.removeFromSuperview() }
        accessories = new.map { ShownAccessory($0, view(for: $0.kind)) }
        for entry in accessories { addSubview(entry.view) }
        showAccessories(isEditing: isEditing)
    }

    /// Shows the accessories that are for the state.
    ///
    /// - Returns: Whether others show than before, so that the text has another width.
    @discardableResult
    func showAccessories(isEditing: Bool) -> Bool {
        let changed = accessories.filter { $0.accessory.isShown(whileEditing: isEditing) == $0.view.isHidden }
        for entry in changed { entry.view.isHidden.toggle() }
        setNeedsLayout()
        return !changed.isEmpty
    }

    /// Shows whether what is in the item shows.
    func showExpansion() {
        for case let sign as OutlineSign in accessories.map(\.view) { sign.show(cell?.isExpanded ?? false) }
    }

    /// Shows whether the item is selected.
    func showSelection(_ isSelected: Bool) {
        for case let mark as SelectionMark in accessories.map(\.view) { mark.isOn = isSelected }
    }

    private func view(for kind: CellAccessory.Kind) -> View {
        switch kind {
        case .disclosure: return sign(.chevronForward, .tertiaryLabel)
        case .checkmark: return sign(.check, .tintColor)
        case .badge(let text): return BadgeView(text)
        case .toggle(let isOn, let changed):
            let control = Switch()
            control.isOn = isOn
            control.accessibilityLabel = configuration.text
            control.addAction(for: .valueChanged) { [weak control] _ in changed(control?.isOn ?? isOn) }
            return control
        case .outline(let isExpanded, let action):
            let button = Button(icon: isExpanded ? .chevronDown : .chevronForward, style: .plain)
            button.accessibilityLabel = isExpanded ? "Collapse" : "Expand"
            button.addAction(for: .touchUpInside) { _ in action() }
            return button
        case .ownOutline:
            let sign = OutlineSign()
            sign.addAction(for: .touchUpInside) { [weak self] _ in self?.cell?.toggleExpansion() }
            return sign
        case .reorder: return ReorderHandle()
        case .multiselect: return SelectionMark()
        case .custom(let view, _): return view
        }
    }

    private func sign(_ icon: Icon, _ color: Color) -> View {
        let view = IconView(icon)
        view.tintColor = color
        view.isUserInteractionEnabled = false
        return view
    }

    // MARK: Places

    private var pictureSide: Double {
        guard picture != nil else { return 0 }
        return configuration.hasPicture ? max(configuration.imageSize, 0) : beside(look.iconSide)
    }

    /// How large a sign is beside the text as it shows.
    private func beside(_ length: Double) -> Double { scaledValue(length, for: title.font) }

    /// From the picture to the text.
    private var imageSpacing: Double { length(configuration.imageToTextPadding) ?? look.imageSpacing }

    /// From the title to what is below it.
    private var lineSpacing: Double { length(configuration.textToSecondaryTextVerticalPadding) ?? look.lineSpacing }

    /// What a program says, where it can be laid out.
    private func length(_ padding: Double?) -> Double? {
        guard let padding, padding.isFinite else { return nil }
        return max(padding, 0)
    }

    /// Where the text begins, from the side where reading does.
    func textStart(indentation: Double) -> Double {
        let look = look
        return look.margin + indentation + leadingWidth + (picture == nil ? 0 : pictureSide + imageSpacing)
    }

    private func size(of entry: ShownAccessory) -> Size {
        if let size = entry.ownSize { return size }
        let view = entry.view
        return switch view {
        case is IconView: Size(width: beside(look.accessorySide), height: beside(look.accessorySide))
        case is SelectionMark: Size(width: beside(look.iconSide), height: beside(look.iconSide))
        case let button as Button where button.title.isEmpty:
            Size(width: look.rowHeight - look.accessorySpacing, height: look.rowHeight)
        case is Switch: view.intrinsicContentSize
        default: view.sizeThatFits(Size(width: Double.infinity, height: Double.infinity))
        }
    }

    private var accessoryWidth: Double {
        let spacing = look.accessorySpacing
        return accessories.reduce(0) {
            $1.view.isHidden || $1.accessory.isLeading ? $0 : $0 + size(of: $1).width + spacing
        }
    }

    private var leadingWidth: Double {
        accessories.reduce(0) {
            $1.view.isHidden || !$1.accessory.isLeading ? $0 : $0 + size(of: $1).width + look.imageSpacing
        }
    }

    /// What the texts take.
    private struct Texts {
        var title = Size.zero
        var detail = Size.zero
        var isBeside = false
    }

    private func texts(width: Double) -> Texts {
        var texts = Texts()
        let room = Size(width: max(width, 0), height: .infinity)
        guard let detail, !detail.isHidden else {
            texts.title = title.sizeThatFits(room)
            return texts
        }
        if configuration.prefersSideBySideTextAndSecondaryText {
            let (first, second) = (title.intrinsicContentSize, detail.intrinsicContentSize)
            if first.width + second.width + look.accessorySpacing <= width {
                return Texts(title: first, detail: second, isBeside: true)
            }
        }
        texts.title = title.sizeThatFits(room)
        texts.detail = detail.sizeThatFits(room)
        return texts
    }

    private func textWidth(in width: Double) -> Double {
        width - textStart(indentation: indentation) - accessoryWidth - endMargin
    }

    /// From the end of the row to what is in it: beside the words of an index.
    private var endMargin: Double { max(look.margin, cell?.indexRoom ?? 0) }

    private func height(of texts: Texts) -> Double {
        texts.isBeside || texts.detail.height == 0
            ? max(texts.title.height, texts.detail.height)
            : texts.title.height + lineSpacing + texts.detail.height
    }

    func height(forWidth width: Double) -> Double {
        let text = height(of: texts(width: textWidth(in: width)))
        let tallest = accessories.reduce(0) { $1.view.isHidden ? $0 : max($0, size(of: $1).height) }
        let look = look
        let picture = picture == nil ? 0 : pictureSide + 2 * look.pictureMargin
        // Controls bring the room around them along.
        return max(text + 2 * look.verticalMargin, picture, tallest, look.rowHeight).rounded(.up)
    }

    override func layoutSubviews() {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let look = look
        picture?.cornerRadius = configuration.hasPicture ? configuration.imageCornerRadius ?? theme.radii.small : 0
        func lay(_ view: View?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            guard let view else { return }
            let left = isMirrored ? bounds.width - x - width : x
            let frame = Rect(x: left, y: y.rounded(), width: max(width, 0), height: max(height, 0))
            if view.frame != frame { view.frame = frame }
        }
        let side = pictureSide
        var first = look.margin + indentation
        for entry in accessories where !entry.view.isHidden && entry.accessory.isLeading {
            let size = size(of: entry)
            lay(entry.view, first, (bounds.height - size.height) / 2, size.width, size.height)
            first += size.width + look.imageSpacing
        }
        lay(picture, first, (bounds.height - side) / 2, side, side)
        var end = bounds.width - endMargin
        for entry in accessories.reversed() where !entry.view.isHidden && !entry.accessory.isLeading {
            let size = size(of: entry)
            lay(entry.view, end - size.width, (bounds.height - size.height) / 2, size.width, size.height)
            end -= size.width + look.accessorySpacing
        }
        let start = textStart(indentation: indentation)
        let width = max(end - start, 0)
        let texts = texts(width: width)
        let top = (bounds.height - height(of: texts)) / 2
        if texts.isBeside {
            lay(title, start, (bounds.height - texts.title.height) / 2, texts.title.width, texts.title.height)
            lay(
                detail, end - texts.detail.width, (bounds.height - texts.detail.height) / 2, texts.detail.width,
                texts.detail.height)
        } else {
            lay(title, start, top, width, texts.title.height)
            lay(detail, start, top + texts.title.height + lineSpacing, width, texts.detail.height)
        }
    }
}
