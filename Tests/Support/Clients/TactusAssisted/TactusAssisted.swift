import Glibc
import Tactus

#if DBus
    import TactusDBus
#endif

/// A program for assistive tools: says on its output what is done with its controls.
@main
final class TactusAssisted: ApplicationDelegate {
    private let page = ViewController()
    #if DBus
        private var bridge: AccessibilityBridge?
    #endif

    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "Assisted", size: Size(width: 400, height: 640))
        window.rootViewController = page
        let y = fill(page.view)
        fillLists(page.view, from: y)
        application.open(window)
        #if DBus
            do throws(BusError) {
                bridge = try AccessibilityBridge(for: application, title: "Assisted")
            } catch {
                say("no bus: \(error)")
            }
        #endif
        say("ready")
    }

    private func fill(_ view: View) -> Double {
        let title = Label(text: "A page for tools", frame: Rect(x: 20, y: 20, width: 360, height: 24))
        title.accessibilityRole = .heading
        let button = Button(title: "Press", frame: Rect(x: 20, y: 52, width: 120, height: 44))
        button.accessibilityHint = "Counts"
        var count = 0
        button.addAction(for: .primaryActionTriggered) { [unowned title] _ in
            count += 1
            title.text = "Pressed \(count)"
            say("pressed \(count)")
        }
        let check = Checkbox(title: "Milk", frame: Rect(x: 160, y: 52, width: 120, height: 44))
        check.addAction(for: .valueChanged) { [unowned check] _ in say("milk \(check.isOn)") }
        let slider = Slider(frame: Rect(x: 20, y: 104, width: 200, height: 44))
        slider.accessibilityLabel = "Volume"
        slider.maximumValue = 10
        slider.addAction(for: .valueChanged) { [unowned slider] _ in say("volume \(slider.value)") }
        let field = TextField(placeholder: "Name", frame: Rect(x: 20, y: 156, width: 200, height: 44))
        field.text = "Ada Lovelace"
        field.addAction(for: .editingChanged) { [unowned field] _ in say("name \(field.text)") }
        let secret = SecureField(placeholder: "Password", frame: Rect(x: 20, y: 208, width: 200, height: 44))
        secret.text = "hunter2"
        for part in [title, button, check, slider, field, secret] as [View] { view.addSubview(part) }
        return 264
    }

    private func fillLists(_ view: View, from y: Double) {
        let range = SegmentedControl(
            titles: ["Day", "Week", "Month"], frame: Rect(x: 20, y: y, width: 240, height: 44))
        range.accessibilityLabel = "Range"
        range.addAction(for: .valueChanged) { [unowned range] _ in say("range \(range.selectedSegmentIndex)") }
        let card = View(frame: Rect(x: 20, y: y + 52, width: 200, height: 60))
        card.accessibilityRole = .group
        card.accessibilityLabel = "Card"
        card.isAccessibilityElement = true
        card.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Archive") { [unowned self] _ in
                card.removeFromSuperview()
                page.view.window?.windowScene?.application?.post(.announcement("Archived"))
                say("archived")
                return true
            }
        ]
        for part in [range, card] as [View] { view.addSubview(part) }
    }
}

/// Prints a line at once.
private func say(_ words: String) {
    print(words)
    fflush(nil)
}
