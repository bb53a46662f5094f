import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of looks that are set once for a class.
@MainActor
@Suite("Habits: looks of classes and of bars")
struct AppearanceHabitTests {
    private final class Tag: UILabel {}

    @Test("a view takes over the looks of its class when it comes into a window, and keeps what it was given")
    func classes() {
        let host = TestHost(playing: UIViewController())
        let (first, second, third) = (UILabel(), UILabel(), UILabel())
        host.window.addSubview(first)
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .boldSystemFont(ofSize: 30)
        second.textColor = .blue
        for label in [second, third] {
            #expect(label.font != .boldSystemFont(ofSize: 30))
            host.window.addSubview(label)
        }
        #expect(first.textColor != .red)
        #expect(second.textColor == .blue && second.font == .boldSystemFont(ofSize: 30))
        #expect(third.textColor == .red && UILabel.appearance().textColor == .red)
        Tag.appearance().textColor = .green
        let tag = Tag()
        host.window.addSubview(tag)
        #expect(tag.textColor == .green && tag.font == .boldSystemFont(ofSize: 30))
    }

    @Test("looks of what is inside of something win over those of the class, and count there alone")
    func containers() {
        let host = TestHost(playing: UIViewController())
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIScrollView.self]).textColor = .red
        UILabel.appearance().textColor = .blue
        let (scroll, stack, inner, outer) = (UIScrollView(), UIStackView(), UILabel(), UILabel())
        stack.addArrangedSubview(inner)
        scroll.addSubview(stack)
        scroll.addSubview(outer)
        host.window.addSubview(scroll)
        #expect(inner.textColor == .red && outer.textColor == .blue)
    }

    @Test("a tint is taken over where none was set, whatever is inherited; segments, bars and switches have theirs")
    func members() throws {
        let host = TestHost(playing: UIViewController())
        UIButton.appearance().tintColor = .systemGreen
        UISwitch.appearance().onTintColor = .systemPink
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.purple]
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 21)], for: .normal)
        let red = UIView()
        red.tintColor = .red
        let (button, own, toggle, segments) = (UIButton(), UIButton(), UISwitch(), UISegmentedControl(items: ["a"]))
        own.tintColor = .blue
        for view in [button, own, toggle, segments] as [UIView] { red.addSubview(view) }
        host.window.addSubview(red)
        #expect(button.tintColor == .systemGreen && own.tintColor == .blue && toggle.onTintColor == .systemPink)
        let attributes: [NSAttributedString.Key: Any]? = segments.titleTextAttributes(for: .selected)
        #expect(attributes?[.foregroundColor] as? UIColor == .white)
        let page = UIViewController()
        page.title = "Title"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", style: .plain, target: page, action: UIViewController.loadViewIfNeeded)
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.settle()
        let bar = try #require(page.navigationController?.navigationBar)
        #expect(label("Title", in: bar)?.textColor == .purple)
        #expect(self.button("Go", in: bar)?.font == .boldSystemFont(ofSize: 21))
    }

    @Test("what is set before there is a program holds in the one that becomes the shared one, and in no other")
    func belonging() {
        let former = TestHost(playing: UIViewController())
        UISlider.appearance().minimumTrackTintColor = .purple
        let later = TestHost(playing: UIViewController())
        let (here, there) = (UISlider(), UISlider())
        former.window.addSubview(here)
        later.window.addSubview(there)
        #expect(here.minimumTrackTintColor == .purple && there.minimumTrackTintColor == nil)
    }

    @Test("an appearance that is read of a bar changes the bar, its buttons and its tabs")
    func live() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(playing: navigation)
        let bar = navigation.navigationBar
        bar.standardAppearance.backgroundColor = .red
        #expect((bar.standardAppearance as UINavigationBarAppearance).backgroundColor == .red)
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .done, target: nil, action: nil)
        host.settle()
        #expect(button("Go", in: bar)?.currentTitleColor == .green)
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .orange
        tabs.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
        let tabBar = UITabBar(frame: .zero)
        tabBar.standardAppearance = tabs
        let shown: UITabBarAppearance = tabBar.standardAppearance
        #expect(shown.stackedLayoutAppearance.selected.iconColor == .orange)
        #expect(shown.inlineLayoutAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .gray)
        bar.isTranslucent = false
        bar.barTintColor = .blue
        #expect(!bar.isTranslucent && bar.barTintColor == .blue)
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.title(for: .normal) == title { return button }
        return view.subviews.lazy.compactMap { button(title, in: $0) }.first
    }
}
