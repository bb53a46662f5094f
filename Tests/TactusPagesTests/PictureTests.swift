import TactusPages
import TactusTesting
import Testing

/// Pages, menus and dialogs as they are seen, which the reference shows too.
@MainActor
@Suite("What pages, menus and dialogs look like")
struct PictureTests {
    private func host(_ size: Size = Size(width: 320, height: 520), isDark: Bool = false) -> TestHost {
        let host = TestHost(size: size)
        host.window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        return host
    }

    private func show(_ host: TestHost, _ name: String) throws {
        try GoldenImages().expect(host.picture, named: name)
    }

    private func library() -> NavigationController {
        let navigation = NavigationController(rootViewController: ListPage("Library", "Add"))
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    @Test("a stack with a large title, and a page on its way back")
    func navigation() throws {
        let host = host()
        let navigation = library()
        host.window.rootViewController = navigation
        try show(host, "navigation")
        let detail = ListPage("Harbour", "Edit")
        detail.navigationItem.largeTitleDisplayMode = .never
        detail.toolbarItems = [
            BarButtonItem(icon: .arrowLeft, accessibilityLabel: "Before") { _ in }, .flexibleSpace(),
            BarButtonItem(title: "Share") { _ in }, .flexibleSpace(),
            BarButtonItem(icon: .trash, accessibilityLabel: "Delete") { _ in },
        ]
        navigation.isToolbarHidden = false
        navigation.pushViewController(detail, animated: true)
        host.advance(by: .seconds(1))
        let finger = host.finger()
        finger.down(at: Point(4, 300))
        finger.move(to: Point(20, 300))
        finger.move(to: Point(130, 300))
        try show(host, "navigation-pop")
        finger.cancel()
    }

    @Test("tabs below, and at the side")
    func tabs() throws {
        func make() -> TabBarController {
            let tabs = TabBarController()
            let pages = [library(), ViewController(), ViewController()]
            pages[0].tabBarItem = TabBarItem(title: "Library", icon: .house)
            pages[1].tabBarItem = TabBarItem(title: "Search", icon: .search)
            pages[2].tabBarItem = TabBarItem(title: "Settings", icon: .gear)
            pages[1].tabBarItem.badgeValue = "12"
            pages[2].tabBarItem.badgeValue = ""
            tabs.viewControllers = pages
            return tabs
        }
        let narrow = host()
        narrow.window.rootViewController = make()
        try show(narrow, "tabs")
        let wide = host(Size(width: 720, height: 400), isDark: true)
        wide.window.rootViewController = make()
        try show(wide, "tabs-wide")
    }

    @Test("a panel along the edge of a wide window")
    func sideSheet() throws {
        let host = host(Size(width: 900, height: 480))
        host.window.rootViewController = library()
        let page = ListPage("Filters", "Done")
        let stack = NavigationController(rootViewController: page)
        stack.modalPresentationStyle = .sideSheet
        stack.preferredContentSize.width = 340
        host.window.rootViewController?.present(stack, animated: false)
        try show(host, "sidesheet")
    }

    @Test("colours: wells with a picker, its sliders, at night and from right to left")
    func colors() throws {
        let host = host(Size(width: 640, height: 560))
        let page = ViewController()
        host.window.rootViewController = page
        page.view.backgroundColor = .systemGroupedBackground
        let colors = [Color(hex: 0x2D9CDB), Color(red: 0.9, green: 0.3, blue: 0.2, alpha: 0.5)]
        for (index, color) in colors.enumerated() {
            let well = ColorWell(frame: Rect(Double(40 + 60 * index), 30, 44, 44))
            well.selectedColor = color
            page.view.addSubview(well)
        }
        host.settle()
        host.finger().tap(at: Point(62, 52))
        host.advance(by: .seconds(1))
        try show(host, "colorwell")
        for isDark in [false, true] {
            let host = self.host(Size(width: 340, height: 420), isDark: isDark)
            let picker = ColorPickerViewController()
            picker.selectedColor = Color(red: 0.25, green: 0.5, blue: 0.75)
            host.window.traitOverrides.layoutDirection = isDark ? .rightToLeft : .leftToRight
            host.window.rootViewController = picker
            host.settle()
            if isDark { try host.tap(.segment, "Sliders") }
            host.advance(by: .seconds(1))
            try show(host, isDark ? "colorpicker-sliders" : "colorpicker")
        }
    }

    @Test("a bar of menus, one of them open")
    func menuBar() throws {
        for isDark in [false, true] {
            let host = host(Size(width: 640, height: 560), isDark: isDark)
            let page = FilePage()
            host.window.rootViewController = page
            host.window.menuBar = MenuBar()
            host.settle()
            host.keyboard.press(.keyboardF10)
            host.keyboard.press(.keyboardRightArrow)
            host.keyboard.press(.keyboardDownArrow)
            host.advance(by: .seconds(1))
            try show(host, isDark ? "menubar-dark" : "menubar")
        }
    }

    @Test("the list of key commands, while Control is held")
    func keyCommands() throws {
        for isDark in [false, true] {
            let host = host(Size(width: 640, height: 240), isDark: isDark)
            let text = TextPage()
            host.window.rootViewController = text
            text.becomeFirstResponder()
            host.settle()
            host.keyboard.down(.keyboardLeftControl)
            host.advance(by: .seconds(2))
            try show(host, isDark ? "keycommands-dark" : "keycommands")
        }
    }

    @Test("a sheet at half height, and a card in a wide window")
    func sheets() throws {
        func make() throws -> ViewController {
            let sheet = NavigationController(rootViewController: ListPage("Details", "Done"))
            let presentation = try #require(sheet.sheetPresentationController)
            presentation.detents = [.medium, .large]
            presentation.prefersGrabberVisible = true
            return sheet
        }
        let narrow = host()
        narrow.window.rootViewController = library()
        narrow.settle()
        narrow.window.rootViewController?.present(try make(), animated: false)
        try show(narrow, "sheet")
        let wide = host(Size(width: 720, height: 480), isDark: true)
        wide.window.rootViewController = library()
        wide.settle()
        let card = try make()
        card.preferredContentSize = Size(width: 420, height: 320)
        wide.window.rootViewController?.present(card, animated: false)
        try show(wide, "sheet-wide")
    }

    @Test("two columns, and a popover")
    func columns() throws {
        let host = host(Size(width: 720, height: 400))
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(ListPage("Folders", "Add"), for: .primary)
        let detail = ListPage("Harbour", "Edit")
        split.setViewController(detail, for: .secondary)
        host.window.rootViewController = split
        try show(host, "split")
        let page = ViewController()
        page.modalPresentationStyle = .popover
        page.preferredContentSize = Size(width: 240, height: 180)
        page.view.backgroundColor = .tertiarySystemBackground
        page.popoverPresentationController?.sourceView = detail.view
        page.popoverPresentationController?.sourceRect = Rect(16, 60, 60, 30)
        split.present(page, animated: false)
        try show(host, "popover")
    }

    @Test("an alert, and an action sheet")
    func alerts() throws {
        for (name, style, isDark) in [
            ("alert", AlertController.Style.alert, false), ("action-sheet", .actionSheet, true),
        ] {
            let host = host(isDark: isDark)
            host.window.rootViewController = library()
            host.settle()
            let alert = AlertController(
                title: "Delete “Harbour”?", message: "The picture will be gone for good, on all of your devices.",
                preferredStyle: style)
            if style == .actionSheet { alert.addAction(AlertAction(title: "Keep a Copy")) }
            alert.addAction(AlertAction(title: "Delete", style: .destructive))
            alert.addAction(AlertAction(title: "Cancel", style: .cancel))
            host.window.rootViewController?.present(alert, animated: false)
            try show(host, name)
        }
    }

    @Test("a menu with marks, signs, groups and a submenu, light and dark")
    func menus() throws {
        for isDark in [false, true] {
            let host = host(Size(width: 520, height: 420), isDark: isDark)
            let button = Button(title: "Sort", icon: .menu, frame: Rect(20, 20, 110, 44))
            host.window.addSubview(button)
            button.menu = Menu(
                title: "Pictures",
                children: [
                    Menu(
                        options: [.displayInline, .singleSelection],
                        children: [
                            Action(title: "Name", state: .on) { _ in },
                            Action(title: "Date", subtitle: "Newest first") { _ in },
                        ]),
                    Menu(
                        title: "Share",
                        children: [
                            Action(title: "Mail") { _ in }, Action(title: "Print", attributes: .disabled) { _ in },
                        ]),
                    Action(title: "Edit", icon: .pencil) { _ in },
                    Menu(
                        options: .displayInline,
                        children: [Action(title: "Delete", icon: .trash, attributes: .destructive) { _ in }]),
                ])
            button.showsMenuAsPrimaryAction = true
            try host.tap(.button("Sort"))
            try host.tap(.menuItem, "Share")
            host.advance(by: .seconds(1))
            try show(host, isDark ? "menu-dark" : "menu")
        }
    }

    @Test("a toast above a bar, a banner, and a page without content")
    func notices() throws {
        let host = host()
        let navigation = library()
        navigation.isToolbarHidden = false
        host.window.rootViewController = navigation
        host.settle()
        navigation.topViewController?.present(Toast(title: "“Harbour” was deleted", actionTitle: "Undo"))
        host.advance(by: .seconds(1))
        try show(host, "toast")
        let night = self.host(isDark: true)
        night.window.rootViewController = library()
        night.settle()
        night.window.present(
            Toast(
                title: "Ada Lovelace", message: "The tide is out at six. Bring the small boat, and the lamp.",
                icon: .messageFill, style: .banner))
        night.advance(by: .seconds(1))
        try show(night, "banner")
        let empty = self.host()
        var configuration = ContentUnavailableConfiguration(
            text: "No notes", secondaryText: "What you write is listed here.", icon: .documentText)
        configuration.button = Action(title: "New note") { _ in }
        let view = ContentUnavailableView(configuration: configuration, frame: empty.window.bounds)
        empty.window.addSubview(view)
        try show(empty, "unavailable")
        let tip = self.host(Size(width: 200, height: 100))
        let button = Button(icon: .folderPlus, style: .gray, frame: Rect(78, 16, 44, 44))
        button.toolTip = "New folder"
        tip.window.addSubview(button)
        tip.pointer.move(to: Point(100, 40))
        tip.advance(by: .seconds(1))
        try show(tip, "tooltip")
    }
    @Test("wheels with a date, a calendar, and buttons that open them")
    func pickers() throws {
        func make(_ mode: DatePicker.Mode, _ style: DatePicker.Style, _ frame: Rect) -> DatePicker {
            let picker = DatePicker(mode: mode, style: style, frame: frame)
            picker.date = CalendarDate(year: 2026, month: 11, day: 23)
            picker.time = TimeOfDay(hour: 14, minute: 5)
            picker.today = CalendarDate(year: 2026, month: 11, day: 5)
            return picker
        }
        let wheels = host(Size(width: 320, height: 216))
        wheels.window.addSubview(make(.date, .wheels, Rect(0, 0, 320, 216)))
        try show(wheels, "picker")
        let host = host(Size(width: 360, height: 400), isDark: true)
        host.window.addSubview(make(.dateAndTime, .compact, Rect(16, 16, 328, 44)))
        host.window.addSubview(make(.date, .inline, Rect(16, 76, 328, 308)))
        try show(host, "datepicker")
        let mirrored = self.host(Size(width: 360, height: 330))
        mirrored.window.traitOverrides.layoutDirection = .rightToLeft
        mirrored.window.addSubview(make(.date, .inline, Rect(16, 10, 328, 308)))
        try show(mirrored, "datepicker-mirrored")
    }

}

/// A page with some rows to scroll.
private final class ListPage: ViewController {
    init(_ title: String, _ button: String) {
        super.init()
        self.title = title
        navigationItem.rightBarButtonItems = [BarButtonItem(title: button, style: .prominent) { _ in }]
    }

    override func loadView() {
        let scroller = ScrollView()
        scroller.backgroundColor = .systemBackground
        let names = ["Harbour", "Dunes", "Market", "Lighthouse", "Ferry", "Pier", "Rain", "Night", "Morning", "Snow"]
        for (index, name) in names.enumerated() {
            let label = Label(text: name, frame: Rect(16, Double(index) * 48 + 8, 280, 32))
            let line = View(frame: Rect(16, Double(index + 1) * 48, 1000, 1))
            line.backgroundColor = .separator
            scroller.addSubview(label)
            scroller.addSubview(line)
        }
        scroller.contentSize = Size(width: 300, height: 480)
        view = scroller
    }
}

/// A page with something to copy, and a file.
private final class FilePage: ViewController, Copying, Finding {
    override var canBecomeFirstResponder: Bool { true }
    func copy(_ sender: Any?) {}
    func find(_ sender: Any?) {}

    override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        builder.replaceChildren(ofMenu: .file) { _ in [Action(title: "New") { _ in }, Action(title: "Open…") { _ in }] }
        builder.replaceChildren(ofMenu: .view) { _ in [Action(title: "Zoom In") { _ in }] }
    }
}

/// A page that does what the menu Edit says.
private final class TextPage: ViewController, Undoing, Cutting, Copying, Pasting, SelectingAll, Finding {
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand] {
        [KeyCommand(title: "New Note", input: "n", modifierFlags: .command, action: .find)]
    }
    func undo(_ sender: Any?) {}
    func cut(_ sender: Any?) {}
    func copy(_ sender: Any?) {}
    func paste(_ sender: Any?) {}
    func selectAll(_ sender: Any?) {}
    func find(_ sender: Any?) {}
}
