import TactusTesting
import UIKitNames

private let moment = Duration.milliseconds(400)

/// Text that is entered, shown and edited.
let textCycles: [Cycle] = [
    Cycle("fields", prepare: playFields),
    Cycle("new fields", prepare: playNewFields),
    Cycle("text views", prepare: playTextViews),
    Cycle("typing", prepare: playTyping),
    Cycle("labels", prepare: playLabels),
    Cycle("fonts", prepare: playFonts),
    Cycle("undo", prepare: playUndo),
    Cycle("pasteboard", prepare: playPasteboard),
    Cycle("edit menu", prepare: playEditMenu),
]

private func playFields() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
    let other = UITextField(frame: CGRect(x: 10, y: 45, width: 120, height: 30))
    page.view.addSubview(field)
    page.view.addSubview(other)
    let host = makeHost(page)
    return { number in
        field.becomeFirstResponder()
        host.advance(by: moment)
        host.keyboard.type("ab")
        other.becomeFirstResponder()
        host.inputMethod.mark("x")
        host.inputMethod.commit("y")
        host.advance(by: moment)
        field.text = ""
        other.text = ""
        other.resignFirstResponder()
        host.advance(by: moment)
    }
}

private func playNewFields() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
        page.view.addSubview(field)
        field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
        if number % 2 == 0 { field.inputView = UIDatePicker() }
        host.finger().tap(at: CGPoint(x: 40, y: 25))
        host.advance(by: moment)
        host.keyboard.type("ab")
        host.advance(by: moment)
        field.removeFromSuperview()
        host.advance(by: moment)
    }
}

private func playTextViews() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        let text = UITextView(frame: CGRect(x: 10, y: 10, width: 140, height: 100))
        text.text = String(repeating: "Lorem ipsum dolor. ", count: 30)
        page.view.addSubview(text)
        text.becomeFirstResponder()
        host.settle()
        host.finger().tap(at: CGPoint(x: 40, y: 25), count: 2)
        host.advance(by: moment)
        host.keyboard.type("ab\nc")
        text.undoManager?.undo()
        host.advance(by: moment)
        text.removeFromSuperview()
        host.advance(by: moment)
    }
}

private func playTyping() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let text = UITextView(frame: CGRect(x: 10, y: 10, width: 140, height: 100))
    page.view.addSubview(text)
    let host = makeHost(page)
    text.becomeFirstResponder()
    return { number in
        host.keyboard.type("word ")
        for _ in 0..<5 { host.keyboard.press(.keyboardDeleteOrBackspace) }
        host.advance(by: moment)
        if number % 20 == 0 { text.undoManager?.removeAllActions() }
    }
}

private func playLabels() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 140, height: 60))
    label.numberOfLines = 0
    page.view.addSubview(label)
    let host = makeHost(page)
    return { number in
        label.text = "Label number \(number) with words"
        host.settle()
        label.attributedText = NSAttributedString(
            string: "Attributed \(number)",
            attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 14)])
        host.settle()
    }
}

private func playFonts() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 140, height: 60))
    label.text = "Words"
    page.view.addSubview(label)
    let host = makeHost(page)
    return { number in
        label.font = UIFont.systemFont(ofSize: 10 + CGFloat(number) / 300, weight: .bold)
        host.settle()
        label.font = UIFont(name: "Family \(number)", size: 12) ?? .systemFont(ofSize: 12)
        host.settle()
    }
}

private func playUndo() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    let undo = UndoManager()
    return { number in
        undo.registerUndo(withTarget: page) { $0.title = "Undone" }
        undo.undo()
        undo.redo()
        undo.registerUndo(withTarget: makePage(number)) { _ in }
        undo.removeAllActions()
        host.settle()
    }
}

private func playPasteboard() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let host = makeHost(page)
    return { number in
        UIPasteboard.general.string = "Copied \(number)"
        host.settle()
        _ = UIPasteboard.general.string
        host.pasteboard.put(.text("Foreign \(number)"))
        host.settle()
        _ = UIPasteboard.general.string
    }
}

private func playEditMenu() throws -> @MainActor (Int) throws -> Void {
    let page = makePage(0)
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 120, height: 30))
    field.text = "Word"
    page.view.addSubview(field)
    let host = makeHost(page)
    return { number in
        field.becomeFirstResponder()
        host.finger().tap(at: CGPoint(x: 30, y: 115), count: 2)
        host.advance(by: moment)
        field.selectAll(nil)
        host.advance(by: moment)
        field.resignFirstResponder()
        host.advance(by: moment)
    }
}
