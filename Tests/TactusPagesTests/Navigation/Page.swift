import TactusPages

/// A page that writes down its life.
final class Page: ViewController {
    private let log: Log
    var content: View?

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init()
        self.name = name
        title = name
    }

    override func loadView() { view = content ?? View() }

    private func note(_ what: String) { log.add("\(name ?? "?") \(what)") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: ViewController?) { note(parent == nil ? "willLeave" : "willCome") }
    override func didMove(toParent parent: ViewController?) { note(parent == nil ? "didLeave" : "didCome") }
}
