import Tactus

/// A button in the middle.
final class ButtonPage: View {
    init() {
        super.init(frame: .zero)
        addSubview(Button(title: "Press", frame: Rect(x: 300, y: 250, width: 200, height: 100)))
    }
}
