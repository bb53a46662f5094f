import Tactus

@main
final class Counter: ApplicationDelegate {
    private var count = 0

    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "Counter", size: Size(width: 240, height: 120))
        let button = Button(title: "0")
        button.name = "counter"
        button.frame = Rect(x: 60, y: 36, width: 120, height: 48)
        button.autoresizingMask = [
            .flexibleLeftMargin, .flexibleTopMargin, .flexibleRightMargin, .flexibleBottomMargin,
        ]
        button.addAction(for: .primaryActionTriggered) { [unowned self] button in
            count += 1
            button.title = "\(count)"
        }
        window.addSubview(button)
        application.open(window)
    }
}
