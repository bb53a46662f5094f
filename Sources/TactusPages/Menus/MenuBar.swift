import TactusControls
public import TactusGeometry
import TactusGraphics
import TactusPlatform
public import TactusUI

/// A bar of menus with all that a program can do, for desktops.
///
/// ```swift
/// window.menuBar = MenuBar()
///
/// override func buildMenu(with builder: MenuBuilder) {
///     super.buildMenu(with: builder)
///     guard builder.system == .main else { return }
///     builder.insertChild(Menu(options: .displayInline, children: [newNote, newFolder]), atStartOfMenu: .file)
/// }
/// ```
///
/// ![A window with a bar of menus, one of them open](menubar)
///
/// Its menus are those of `MenuBuilder.mainMenu(for:)`, collected from the first responder of its window outwards;
/// empty ones are left out, and rows that nobody performs now are dimmed. A press opens a menu; dragged on, it goes
/// from menu to menu, and chooses by being lifted. F10 opens the first menu, arrows go from one to the next, and the
/// keys of the commands in it work without opening it. Alt, pressed and let go of alone, brings the keys to the titles
/// (``focusTitles()``), and takes them back.
@MainActor public final class MenuBar: View {
    private(set) var titles: [MenuBarTitle] = []
    private var menus: [Menu] = []
    private var open: (title: Int, presentation: MenuPresentation)?
    private var needsRebuild = true
    private let keys = MenuBarKeys()
    private let watch = MenuBarWatch()
    /// Who had the keys before they came to the titles.
    weak var former: Responder?
    /// The title at which the keys are; `nil` while they are elsewhere.
    var markedTitle: Int? {
        didSet { for (number, title) in titles.enumerated() { title.isMarked = number == markedTitle } }
    }
    private let press = MenuBarPress()
    private let line = View()
    /// How much of its window's safe area is its own, in points.
    private var coveredHeight = 0.0

    /// Creates a bar, as high as it needs to be.
    ///
    /// - Parameter frame: Where it lies, in points of the superview.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "menu bar"
        backgroundColor = .barBackground
        line.backgroundColor = .separator
        addSubview(line)
        keys.bar = self
        watch.bar = self
        press.addAction { [weak self] press in self?.pressed(press) }
        addGestureRecognizer(press)
    }

    isolated deinit { keys.view?.removeInteraction(keys) }

    /// Whether one of its menus is open.
    public var isMenuOpen: Bool { open?.presentation.isOpen ?? false }

    /// Collects the menus anew, before they are used next. A menu that is open stays as it is.
    ///
    /// The bar does so by itself each time that one of its menus is opened: call it when the titles change.
    public func setNeedsRebuild() {
        needsRebuild = true
        setNeedsLayout()
    }

    /// Opens the first menu, with its first row marked, as F10 does.
    ///
    /// - Returns: Whether it did: not when the bar is in no window, hidden, empty, or has a menu open.
    @discardableResult
    public func openFirstMenu() -> Bool {
        guard window != nil, !isHidden, !isMenuOpen else { return false }
        rebuild()
        guard openMenu(0, heldBy: nil) else { return false }
        open?.presentation.highlightFirst()
        return true
    }

    /// Whether keys are on their way to the titles, see ``focusTitles()``: at no other time.
    public override var canBecomeFirstResponder: Bool { isFocusedByKeys }

    public override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        let use = moveTitles(by: key)
        return use == .unused ? super.handleKey(key, isRepetition: isRepetition) : use
    }

    /// Marks no title any more.
    @discardableResult
    public override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        markedTitle = nil
        return true
    }

    /// Follows its window: keys are heard there.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard keys.view !== window else { return }
        keys.view?.removeInteraction(keys)
        window?.addInteraction(keys)
        setNeedsRebuild()
    }

    public override var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: Self.height(of: self))
    }

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: Self.height(of: self)) }

    public override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(.menuBar) }

    public override func layoutSubviews() {
        super.layoutSubviews()
        if needsRebuild, !isMenuOpen { rebuild() }
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let insets = safeAreaInsets
        let room = Rect(
            x: insets.left, y: 0, width: max(bounds.width - insets.left - insets.right, 0), height: bounds.height)
        var x = theme.spacing.small
        for title in titles {
            let width = title.sizeThatFits(room.size).width
            let frame = Rect(x: room.minX + x, y: room.minY + 2, width: width, height: max(room.height - 5, 0))
            title.frame = isMirrored ? frame.mirrored(in: room) : frame
            x += width
        }
        line.frame = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }

    private static func height(of view: View) -> Double {
        let text = Label(text: "X")
        text.font = .preferred(.callout)
        return max(36, text.intrinsicContentSize.height * view.traitCollection.textScale + 14)
    }

    // MARK: The bar of a window

    /// Whether it lies along the upper edge of its window, as ``TactusUI/Window/menuBar``.
    fileprivate private(set) var belongsToWindow = false

    fileprivate func join(_ window: Window) {
        removeFromSuperview()
        belongsToWindow = true
        window.insertSubview(self, at: window.rootViewController?.viewIfLoaded?.superview === window ? 1 : 0)
        translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            topAnchor.constraint(equalTo: window.topAnchor), leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        updateWindow()
    }

    fileprivate func leaveWindow() {
        window?.additionalSafeAreaInsets.top -= coveredHeight
        coveredHeight = 0
        belongsToWindow = false
        removeFromSuperview()
    }

    /// Shows where there is room beside, and takes its room from the pages.
    private func updateWindow() {
        guard belongsToWindow, let window else { return }
        isHidden = traitCollection.horizontalSizeClass == .compact
        let height = isHidden ? 0 : Self.height(of: self)
        guard height != coveredHeight else { return }
        window.additionalSafeAreaInsets.top += height - coveredHeight
        coveredHeight = height
    }

    public override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        updateWindow()
        setNeedsLayout()
    }

    // MARK: Menus

    /// Who is asked for menus, and performs commands.
    private var responder: Responder? {
        let first = isFocusedByKeys ? former : window?.firstResponder
        return window.map { first ?? $0.rootViewController ?? $0 }
    }

    func openMenu(_ number: Int, markingFirst: Bool) {
        guard openMenu(number, heldBy: nil), markingFirst else { return }
        open?.presentation.highlightFirst()
    }

    func rebuild() {
        guard let responder else { return }
        needsRebuild = false
        menus = MenuBuilder.mainMenu(for: responder).children.compactMap { $0 as? Menu }
            .filter { !MenuRows($0, from: responder, keepsIdle: true).rows.isEmpty }
        guard titles.map(\.text) != menus.map(\.title) else { return }
        for title in titles { title.removeFromSuperview() }
        titles = menus.map { MenuBarTitle($0.title) }
        for title in titles { addSubview(title) }
        setNeedsLayout()
    }

    private func openMenu(_ number: Int, heldBy press: GestureRecognizer?) -> Bool {
        layoutIfNeeded()
        guard menus.indices.contains(number), let responder else { return false }
        let title = titles[number]
        let presentation = MenuPresentation.open(
            menus[number], over: title, at: nil, performedBy: responder,
            MenuOccasion(held: press.map { HeldPress($0) }, bar: self))
        guard let presentation else { return false }
        open = (number, presentation)
        title.isOpen = true
        presentation.onClose = { [weak self, weak title] in
            title?.isOpen = false
            self?.open = nil
        }
        return true
    }

    private func pressed(_ press: MenuBarPress) {
        let point = press.location(in: self)
        switch press.state {
        case .began:
            rebuild()
            layoutIfNeeded()
            if let number = titles.firstIndex(where: { $0.frame.contains(point) }) {
                _ = openMenu(number, heldBy: press)
            }
        case .changed: dragged(to: point, press.location(in: nil))
        case .ended: open?.presentation.liftFinger(at: press.location(in: nil))
        default: break
        }
    }

    private func dragged(to point: Point, _ windowPoint: Point) {
        guard let open else { return }
        if let number = titles.firstIndex(where: { $0.frame.contains(point) }) {
            if number != open.title { switchMenu(to: number) }
        } else {
            open.presentation.trackFinger(at: windowPoint)
        }
    }

    /// Waits for Alt to come up alone.
    fileprivate func watchAlt(_ key: Key) {
        if let application = window?.windowScene?.application { watch.begin(key, in: application) }
    }

    /// Performs the command whose keys were pressed.
    fileprivate func perform(_ key: Key) -> Bool {
        guard let responder, let application = window?.windowScene?.application, !isMenuOpen else { return false }
        let menu = MenuBuilder.mainMenu(for: responder)
        return menu.keyCommands.contains { command in
            command.matches(key, primary: application.primaryCommandModifier) && command.perform(from: responder)
        }
    }
}

extension MenuBar: MenuBarHolding {
    var openTitle: Int? { open?.title }

    func titleNumber(at point: Point, in window: Window) -> Int? {
        guard let own = self.window else { return nil }
        let offset = window.frame.origin - own.frame.origin
        let place = own.convert(point + offset, to: self)
        return titles.firstIndex { $0.frame.contains(place) }
    }

    func switchMenu(to title: Int) {
        let isHeld = press.state == .began || press.state == .changed
        open?.presentation.close()
        rebuild()
        _ = openMenu(title, heldBy: isHeld ? press : nil)
    }

    func switchMenu(by step: Int) {
        guard let title = open?.title, !titles.isEmpty else { return }
        switchMenu(to: (title + step + titles.count) % titles.count)
        open?.presentation.highlightFirst()
    }
}

/// The title of one menu of a bar.
final class MenuBarTitle: View {
    private let label = Label()
    var text: String { label.text }

    var isOpen = false { didSet { stateDidChange() } }
    /// Whether the keys are there.
    var isMarked = false { didSet { stateDidChange() } }

    private func stateDidChange() { backgroundColor = isOpen || isMarked ? .tertiarySystemFill : nil }

    init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        label.font = .preferred(.callout)
        label.textAlignment = .center
        addSubview(label)
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.menuItem, label: text, isElement: true)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: (label.intrinsicContentSize.width + 22).rounded(.up), height: size.height)
    }

    override func layoutSubviews() {
        cornerRadius = theme.radii.small
        label.frame = bounds
    }
}

/// Follows a touch on the bar from the moment at which it lands.
private final class MenuBarPress: GestureRecognizer {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        if state == .possible, numberOfTouches == touches.count { state = .began } else { discard(touches) }
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event) { state = .changed }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .ended }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .cancelled }

    private func discard(_ touches: Set<Touch>) { for touch in touches { discard(touch) } }
}

/// Hears the keys of the bar's window that nobody else uses.
private final class MenuBarKeys: Interaction {
    private(set) weak var view: View?
    weak var bar: MenuBar?

    func willMove(to view: View?) {}
    func didMove(to view: View?) { self.view = view }

    func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard let bar, !isRepetition else { return .unused }
        if key.usage == .keyboardF10, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) {
            return bar.openFirstMenu() ? .used : .unused
        }
        if key.usage == .keyboardLeftAlt { bar.watchAlt(key) }
        return bar.perform(key) ? .used : .unused
    }
}

extension Window {
    /// The bar of menus at the upper edge of the window; `nil`, by default, for none.
    ///
    /// It shows where the width is regular, above the pages, whose safe area begins below it. In a compact width it is
    /// hidden, and the keys of its commands still work.
    public final var menuBar: MenuBar? {
        get { subviews.lazy.compactMap { $0 as? MenuBar }.first(where: \.belongsToWindow) }
        set {
            guard newValue !== menuBar else { return }
            menuBar?.leaveWindow()
            newValue?.join(self)
        }
    }
}
