import TactusControls
import TactusPages
import TactusTesting
import Testing

/// Windows in which nothing has room: compositors may make them as small as they like.
@MainActor
@Suite("Windows without room")
struct TinyWindowTests {
    private func page(_ title: String) -> ViewController {
        let page = ViewController()
        page.title = title
        page.tabBarItem.badgeValue = "12"
        page.navigationItem.rightBarButtonItems = [
            BarButtonItem(icon: .plus, accessibilityLabel: "Add"), BarButtonItem(title: "Edit"),
        ]
        page.navigationItem.largeTitleDisplayMode = .always
        page.toolbarItems = [BarButtonItem(title: "Share")]
        var x = 0.0
        let controls: [View] = [
            Button(title: "Save", style: .filled), Switch(), Slider(), Stepper(), PageControl(),
            Checkbox(title: "Milk"),
            SegmentedControl(titles: ["Day", "Year"]), ProgressView(), ActivityIndicatorView(), Label(text: title),
            RadioGroup(titles: ["Small", "Large"]), PickerView(), DatePicker(),
        ]
        for control in controls {
            control.frame = page.view.bounds.insetBy(dx: x, dy: 4)
            control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.view.addSubview(control)
            x += 3
        }
        return page
    }

    private func resize(_ host: TestHost, _ width: Double, _ height: Double) {
        host.surface.configure { ($0.width, $0.height) = (width, height) }
        host.settle()
    }

    @Test(
        "containers, controls and what is presented trap nothing, at any size, and when it changes",
        arguments: [(1.0, 1.0), (3, 2), (20, 7), (7, 300), (320, 9), (60, 60)], [1.0, 1.5])
    func sizes(size: (Double, Double), scale: Double) {
        let host = TestHost(size: Size(width: size.0, height: size.1), scale: scale)
        let tabs = TabBarController()
        let navigation = NavigationController(rootViewController: page("Root"))
        navigation.navigationBar.prefersLargeTitles = true
        navigation.setToolbarHidden(false, animated: false)
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(page("List"), for: .primary)
        split.setViewController(page("Detail"), for: .secondary)
        tabs.viewControllers = [navigation, split, page("Alone")]
        host.window.rootViewController = tabs
        host.advance(by: .seconds(1))
        for index in 0..<3 {
            tabs.selectedIndex = index
            host.advance(by: .milliseconds(200))
        }
        tabs.selectedIndex = 0
        navigation.pushViewController(page("Next"), animated: true)
        host.advance(by: .milliseconds(100))
        host.finger().drag(
            from: Point(x: 1, y: size.1 / 2), to: Point(x: size.0, y: size.1 / 2), over: .milliseconds(80))
        host.advance(by: .seconds(1))
        let alert = AlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Delete", style: .destructive))
        for presented in [page("Sheet"), alert] {
            tabs.present(presented, animated: true)
            host.advance(by: .seconds(1))
            resize(host, size.1, size.0)
            host.advance(by: .milliseconds(100))
            tabs.dismiss(animated: true)
            host.advance(by: .seconds(1))
            resize(host, size.0, size.1)
        }
        #expect(tabs.presentedViewController == nil)
        resize(host, 400, 700)
        host.advance(by: .seconds(1))
        #expect(tabs.view.bounds.size == Size(width: 400, height: 700))
        #expect(tabs.tabBar.frame == Rect(x: 0, y: 644, width: 400, height: 56))
    }
}
