import Tactus

/// A page of two hundred labels. A tap anywhere pushes the second one, the next tap takes it away again.
final class StackPage: ViewController {
    private let isSecond: Bool

    init(isSecond: Bool = false) {
        self.isSecond = isSecond
        super.init()
        title = isSecond ? "Second" : "First"
    }

    override func viewDidLoad() {
        view.backgroundColor = isSecond ? Color(hex: 0xE8F0FA) : .white
        for index in 0..<200 {
            let label = Label(text: "\(isSecond ? "Detail" : "Label") \(index + 1)")
            label.font = Font(family: "DejaVu Sans", size: 12)
            label.frame = Rect(x: Double(index % 8) * 98 + 12, y: Double(index / 8) * 21 + 62, width: 94, height: 20)
            view.addSubview(label)
        }
        let tap = TapGestureRecognizer()
        tap.addTarget(self, action: StackPage.toggle)
        view.addGestureRecognizer(tap)
    }

    private func toggle(_ tap: TapGestureRecognizer) {
        if isSecond {
            navigationController?.popViewController(animated: true)
        } else {
            navigationController?.pushViewController(StackPage(isSecond: true), animated: true)
        }
    }
}
