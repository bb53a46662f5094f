import Tactus

@main
final class Hello: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "Hello", size: Size(width: 400, height: 300))
        let label = Label(text: "Touch me", frame: Rect(x: 20, y: 20, width: 360, height: 40))
        window.addSubview(label)
        let tap = TapGestureRecognizer()
        tap.addAction { tap in label.text = "Touched at \(tap.location(in: label))" }
        window.addGestureRecognizer(tap)
        application.open(window)
    }
}
