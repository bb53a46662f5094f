import TactusControls
import TactusGeometry
import TactusPages
import TactusText
import TactusUI

/// What hostile input is played at: a window with something of every kind in it.
enum Pages {
    static func window() -> Window {
        let window = Window(title: "Fuzz", size: Size(width: 200, height: 150))
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: PageController()), EntryController()]
        window.rootViewController = tabs
        return window
    }

    /// Controls in a scroll view; the button shows another page, or a sheet.
    final class PageController: ViewController {
        private let scroller = ScrollView(frame: .zero)
        private let dragged = View(frame: Rect(10, 150, 60, 40))

        override func viewDidLoad() {
            title = "Page"
            scroller.contentSize = Size(width: 260, height: 500)
            scroller.maximumZoomScale = 3
            let button = Button(title: "Next", frame: Rect(10, 10, 80, 40))
            button.addTarget(self, action: PageController.push, for: .touchUpInside)
            let sheet = Button(title: "Sheet", frame: Rect(100, 10, 80, 40))
            sheet.addTarget(self, action: PageController.showSheet, for: .touchUpInside)
            let slider = Slider(frame: Rect(10, 60, 160, 40))
            let list = SegmentedControl(titles: ["One", "Two"])
            list.frame = Rect(10, 105, 160, 36)
            for view in [button, sheet, slider, list, dragged] { scroller.addSubview(view) }
            dragged.addGestureRecognizer(PanGestureRecognizer(target: self, action: PageController.drag))
            dragged.addGestureRecognizer(PinchGestureRecognizer())
            dragged.addGestureRecognizer(LongPressGestureRecognizer())
            view.addSubview(scroller)
        }

        override func viewDidLayoutSubviews() { scroller.frame = view.bounds }

        private func push() { navigationController?.pushViewController(PageController(), animated: true) }

        private func showSheet() { present(EntryController(), animated: true) }

        private func drag(_ pan: PanGestureRecognizer) {
            dragged.center = pan.location(in: scroller)
            if pan.state == .ended { dragged.removeFromSuperview() }
        }
    }

    /// Fields.
    final class EntryController: ViewController {
        private let field = TextField(frame: Rect(10, 10, 160, 40))
        private let editor = TextView(frame: Rect(10, 60, 160, 70))

        override func viewDidLoad() {
            title = "Entry"
            editor.text = "one two three\nfour"
            view.addSubview(field)
            view.addSubview(editor)
        }

        override func viewDidAppear(_ animated: Bool) { field.becomeFirstResponder() }
    }
}
