import Glibc
import Tactus

/// A field for input methods: it says on its output what is in it after each change, and what of that is composed.
@main
final class TactusEntry: ApplicationDelegate, TextFieldDelegate {
    private let field = TextField(placeholder: "Type", frame: Rect(x: 20, y: 20, width: 320, height: 44))

    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "Entry", size: Size(width: 360, height: 200))
        window.addSubview(field)
        field.delegate = self
        field.addAction(for: .editingChanged) { field in say("text \(field.text)") }
        application.open(window)
        field.becomeFirstResponder()
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        if textField.markedRange != nil { say("composing \(textField.text)") }
    }
}

/// Prints a line at once.
private func say(_ words: String) {
    print(words)
    fflush(nil)
}
