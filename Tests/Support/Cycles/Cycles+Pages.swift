import TactusTesting
import UIKitNames

/// A small page with a label and a button.
func makePage(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.title = "Page \(number % 10)"
    let label = UILabel(frame: CGRect(x: 10, y: 80, width: 100, height: 30))
    label.text = "Page \(number % 10)"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 120, width: 100, height: 44)
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { [weak page] _ in page?.title = "Pressed" }, for: .touchUpInside)
    page.view.backgroundColor = .white
    page.view.addSubview(label)
    page.view.addSubview(button)
    return page
}

/// A program that shows a page, and is the shared one of UIKit's names.
func makeHost(_ root: UIViewController) -> TestHost {
    let host = TestHost(size: CGSize(width: 160, height: 240))
    host.window.rootViewController = root
    host.settle()
    host.application.shareApplication()
    return host
}

private let moment = Duration.milliseconds(700)

/// Pages that come and go.
let pageCycles: [Cycle] = [
    Cycle("present", prepare: playPresent),
    Cycle("sheet", prepare: playSheet),
    Cycle("popover", prepare: playPopover),
    Cycle("alert", prepare: playAlert),
    Cycle("push", prepare: playPush),
    Cycle("tabs", prepare: playTabs),
    Cycle("search", prepare: playSearch),
    Cycle("search controllers", prepare: playSearchControllers),
    Cycle("children", prepare: playChildren),
    Cycle("roots", prepare: playRoots),
    Cycle("bar items", prepare: playBarItems),
    Cycle("split", prepare: playSplit),
    Cycle("pages", prepare: playPages),
    Cycle("sizes", prepare: playSizes),
]

private func playPresent() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    return { number in
        let page = makePage(number)
        page.modalPresentationStyle = .fullScreen
        host.window.rootViewController?.present(page, animated: true)
        host.advance(by: moment)
        host.window.rootViewController?.dismiss(animated: true)
        host.advance(by: moment)
    }
}

private func playSheet() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    return { number in
        let page = makePage(number)
        page.modalPresentationStyle = .pageSheet
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        host.window.rootViewController?.present(page, animated: true)
        host.advance(by: moment)
        if number % 2 == 0 {
            host.finger().drag(
                from: CGPoint(x: 80, y: 140), to: CGPoint(x: 80, y: 235), over: .milliseconds(100))
            host.advance(by: moment)
        }
        host.window.rootViewController?.dismiss(animated: true)
        host.advance(by: moment)
    }
}

private func playPopover() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    return { number in
        let page = makePage(number)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 100, height: 100)
        page.popoverPresentationController?.sourceView = host.window.rootViewController?.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 40, width: 20, height: 20)
        host.window.rootViewController?.present(page, animated: true)
        host.advance(by: moment)
        page.dismiss(animated: true)
        host.advance(by: moment)
    }
}

private func playAlert() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    return { number in
        let alert = UIAlertController(
            title: "Sure?", message: "It is number \(number % 10)",
            preferredStyle: number % 2 == 0 ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        if number % 2 == 0 { alert.addTextField { $0.text = "Text" } }
        host.window.rootViewController?.present(alert, animated: true)
        host.advance(by: moment)
        alert.dismiss(animated: true)
        host.advance(by: moment)
    }
}

private func playPush() throws -> @MainActor (Int) throws -> Void {
    let stack = UINavigationController(rootViewController: makePage(0))
    let host = makeHost(stack)
    return { number in
        stack.pushViewController(makePage(number), animated: true)
        host.advance(by: moment)
        if number % 2 == 0 {
            stack.popViewController(animated: true)
        } else {
            host.finger().drag(from: CGPoint(x: 2, y: 150), to: CGPoint(x: 150, y: 150), over: .milliseconds(100))
        }
        host.advance(by: moment)
    }
}

private func playTabs() throws -> @MainActor (Int) throws -> Void {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map(makePage)
    let host = makeHost(tabs)
    return { number in
        tabs.selectedIndex = number % 3
        host.advance(by: moment)
        if number % 10 == 0 { tabs.viewControllers = (0..<3).map(makePage) }
    }
}

private func playSearch() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: page)
    let host = makeHost(stack)
    return { number in
        search.isActive = true
        host.advance(by: moment)
        host.keyboard.type("a")
        search.isActive = false
        host.advance(by: moment)
    }
}

private func playSearchControllers() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let stack = UINavigationController(rootViewController: page)
    let host = makeHost(stack)
    return { number in
        page.navigationItem.searchController = UISearchController(searchResultsController: makePage(number))
        host.settle()
        page.navigationItem.searchController?.isActive = true
        host.advance(by: moment)
        page.navigationItem.searchController?.isActive = false
        host.advance(by: moment)
        page.navigationItem.searchController = nil
        host.settle()
    }
}

private func playChildren() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let child = makePage(number)
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        host.settle()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        host.settle()
    }
}

private func playRoots() throws -> @MainActor (Int) throws -> Void {
    let host = makeHost(makePage(0))
    return { number in
        host.window.rootViewController = UINavigationController(rootViewController: makePage(number))
        host.advance(by: moment)
    }
}

private func playBarItems() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(UINavigationController(rootViewController: page))
    return { number in
        let action = UIAction(title: "A\(number % 10)") { _ in }
        let menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: action), UIBarButtonItem(title: "Menu", image: nil, menu: menu),
        ]
        page.toolbarItems = [UIBarButtonItem(primaryAction: action)]
        page.navigationController?.setToolbarHidden(number % 2 == 0, animated: true)
        page.navigationController?.setNavigationBarHidden(number % 3 == 0, animated: true)
        page.title = "Title \(number % 7)"
        host.advance(by: moment)
    }
}

private func playSplit() throws -> @MainActor (Int) throws -> Void {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(makePage(0), for: .primary)
    split.setViewController(makePage(1), for: .secondary)
    let host = makeHost(split)
    return { number in
        split.setViewController(UINavigationController(rootViewController: makePage(number)), for: .secondary)
        split.show(number % 2 == 0 ? .primary : .secondary)
        host.advance(by: moment)
    }
}

private func playPages() throws -> @MainActor (Int) throws -> Void {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let host = makeHost(pages)
    return { number in
        pages.setViewControllers([makePage(number)], direction: .forward, animated: true)
        host.advance(by: moment)
    }
}

private func playSizes() throws -> @MainActor (Int) throws -> Void {
    let stack = UINavigationController(rootViewController: makePage(0))
    let host = makeHost(stack)
    return { number in
        host.resize(to: number % 2 == 0 ? CGSize(width: 240, height: 160) : CGSize(width: 160, height: 240))
        host.advance(by: moment)
    }
}
