import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusUI

/// The bar above the pages of a ``NavigationController``: the title of the page in front, its buttons,
/// and the way back.
///
/// What it shows is said by each page's `navigationItem`. A program may have a bar of its own, as large as it wants to
/// be or as constraints say, and gives it ``items``:
///
/// ```swift
/// let bar = NavigationBar()
/// bar.items = [NavigationItem(title: "Drawings")]
/// bar.pushItem(NavigationItem(title: "Bridge"), animated: true)
/// ```
open class NavigationBar: View {
    /// Whether pages that do not say otherwise have a large title, which gives way when their content is scrolled.
    /// `false` by default.
    public final var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { barMetricsDidChange() } }
    }
    /// How the bar looks while something is scrolled behind it, for items that do not say otherwise.
    public final var standardAppearance = BarAppearance.default { didSet { updateAppearance() } }
    /// How the bar looks while nothing lies behind it; `nil`, by default, for as the theme says, or without a
    /// background where ``standardAppearance`` says something.
    public final var scrollEdgeAppearance: BarAppearance? { didSet { updateAppearance() } }
    /// The item that is shown; `nil` when there is no page.
    public final var topItem: NavigationItem? { content?.item }
    /// Decides and is told which items come and go, in a bar of a program's own.
    public final weak var delegate: (any NavigationBarDelegate)?

    /// The height of the row of buttons, in points, where text has its usual size.
    static let rowHeight = 52.0

    weak var owner: NavigationController?
    /// What a bar of a program's own shows: see ``items``.
    var ownItems: [NavigationItem] = []
    /// What lets the titles of such a bar slide.
    var ownTransition: PropertyAnimator?
    private(set) var content: NavigationBarContent?
    private let line = View()
    let accessory = NavigationBarAccessory()
    private(set) lazy var plate = BarPlate(of: self, line: line, color: backgroundColor, hidesLineAtEdge: true)

    /// Creates a bar: navigation controllers make theirs.
    public override init(frame: Rect) {
        super.init(frame: frame)
        name = "navigation bar"
        addSubview(accessory)
        addSubview(line)
        _ = plate
    }

    /// The height of the row of buttons, in points, for the size of text that the user wants.
    var usedRowHeight: Double { max(Self.rowHeight, Self.rowHeight * min(traitCollection.textScale, 2)) }
    /// The height of a large title below it, in points.
    var largeTitleHeight: Double { (44 * traitCollection.textScale).rounded() }

    /// Whether something is scrolled beneath the bar.
    var isOverContent = false {
        didSet {
            guard isOverContent != oldValue else { return }
            plate.isOverContent = isOverContent
            updateAppearance()
        }
    }

    /// How much of the large title shows: from 0 to 1.
    var largeTitleFraction: Double {
        get { content?.largeTitleFraction ?? 0 }
        set { content?.largeTitleFraction = newValue }
    }

    /// Whether the title and the buttons show: not while the accessory view has the bar for itself.
    var showsRow = true {
        didSet { if showsRow != oldValue { showRow(of: content) } }
    }

    private func showRow(of content: NavigationBarContent?) {
        content?.alpha = showsRow ? 1 : 0
        content?.accessibilityElementsHidden = !showsRow
    }

    /// Shows something else at once.
    func show(_ new: NavigationBarContent?) {
        content?.removeFromSuperview()
        content = new
        accessory.view = new?.item.accessoryView
        updateAppearance()
        guard let new else { return }
        prepare(new)
        showRow(of: new)
        insertSubview(new, belowSubview: accessory)
        setNeedsLayout()
        // What shows in a frame that is being made is complete in it.
        guard window != nil, !bounds.isEmpty else { return }
        View.performWithoutAnimation { layoutIfNeeded() }
    }

    /// Gets ready to show something else little by little.
    ///
    /// - Parameters:
    ///   - new: What is to be shown.
    ///   - isForward: Whether it comes from where reading ends.
    /// - Returns: What to animate, and what to do when that is over: with whether it came to its end.
    func transition(
        to new: NavigationBarContent, isForward: Bool
    ) -> (animations: () -> Void, completion: (Bool) -> Void) {
        let old = content
        prepare(new)
        insertSubview(new, belowSubview: accessory)
        new.frame = bounds
        new.layoutIfNeeded()
        content = new
        updateAppearance()
        let sign = (effectiveLayoutDirection == .rightToLeft ? -1.0 : 1) * (isForward ? 1 : -1)
        let shift = Vector(dx: sign * bounds.width * 0.3, dy: 0)
        let (oldTitles, newTitles) = (old?.movingTitles ?? [], new.movingTitles)
        let settleAccessory = accessory.beginTransition(to: new.item.accessoryView)
        new.alpha = 0
        for label in newTitles { label.center += shift }
        let animations = { [self] in
            old?.alpha = 0
            showRow(of: new)
            accessory.view?.alpha = 1
            for label in newTitles { label.center -= shift }
            for label in oldTitles { label.center -= shift }
        }
        let completion = { [weak self] (isCompleted: Bool) in
            guard let self else { return }
            if isCompleted {
                old?.removeFromSuperview()
            } else {
                new.removeFromSuperview()
                content = old
                updateAppearance()
            }
            settleAccessory(isCompleted)
            showRow(of: content)
            content?.setNeedsLayout()
        }
        return (animations, completion)
    }

    private func prepare(_ content: NavigationBarContent) {
        content.rowHeight = usedRowHeight
        content.backButton?.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.backButtonTapped() }
        if let button = content.backButton, let menu = owner?.backMenu {
            button.addInteraction(ButtonMenuInteraction(menu: menu, opensOnTap: false))
        }
    }

    private func backButtonTapped() {
        if let owner { owner.backButtonTapped() } else { popItem(animated: true) }
    }

    open override func layoutSubviews() {
        let safe = safeAreaInsets.top
        accessory.frame = Rect(
            x: 0, y: bounds.height - accessory.shownHeight, width: bounds.width, height: accessory.shownHeight)
        let box = Rect(x: 0, y: safe, width: bounds.width, height: max(accessory.frame.minY - safe, 0))
        for case let content as NavigationBarContent in subviews { content.frame = box }
        line.frame = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }

    /// Looks as the item in front says, or the bar itself.
    func updateAppearance() {
        let own = standardAppearance == .default ? nil : standardAppearance
        plate.standard = topItem?.standardAppearance ?? own
        plate.edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
        content?.titleAppearance = plate.appearance
    }

    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        if previous.textScale != traitCollection.textScale { barMetricsDidChange() }
    }

    private func barMetricsDidChange() {
        if let owner { return owner.barMetricsDidChange() }
        guard topItem != nil else { return }
        showOwnItem()
        invalidateIntrinsicContentSize()
    }

    /// As high as a bar of a program's own wants to be; as wide as it is made.
    open override var intrinsicContentSize: Size {
        guard owner == nil else { return super.intrinsicContentSize }
        return Size(width: View.noIntrinsicMetric, height: ownHeight)
    }

    /// As wide as it may be, and as high as a bar of a program's own wants to be.
    open override func sizeThatFits(_ size: Size) -> Size {
        guard owner == nil else { return super.sizeThatFits(size) }
        return Size(width: size.width, height: ownHeight)
    }
}

extension NavigationBarContent {
    /// What slides when another page comes.
    fileprivate var movingTitles: [View] { [titleLabel, subtitleLabel, largeTitleLabel] }
}
