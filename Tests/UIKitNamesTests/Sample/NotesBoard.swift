// swift-format-ignore-file
import UIKitNames
import class Foundation.NSObject

final class Note: NSObject {
    var text: String
    init(text: String) { self.text = text }
}

class NotesBoardController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private(set) var notes = [Note(text: "Milk"), Note(text: "Bread"), Note(text: "Tea")]
    let sourceList = UIStackView()
    let trashView = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { return true }
    override var keyCommands: [UIKeyCommand] {
        let undo = UIKeyCommand(title: "Undo", action: NotesBoardController.undoLast, input: "z", modifierFlags: .command)
        undo.discoverabilityTitle = "Undo the last change"
        return [
            undo,
            UIKeyCommand(title: "Redo", action: NotesBoardController.redoLast, input: "z", modifierFlags: [.command, .shift]),
            UIKeyCommand(input: "n", modifierFlags: .command, action: NotesBoardController.addNote),
            UIKeyCommand(input: UIKeyCommand.inputDelete, modifierFlags: [], action: NotesBoardController.deleteLast),
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: .alternate, action: NotesBoardController.moveUp(_:)),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: NotesBoardController.cancelAll)
        ]
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        sourceList.axis = .vertical
        sourceList.alignment = .fill
        sourceList.distribution = .fillEqually
        sourceList.frame = CGRect(x: 20, y: 20, width: 150, height: 150)
        view.addSubview(sourceList)
        trashView.backgroundColor = .systemRed
        view.addSubview(trashView)
        trashView.addInteraction(UIDropInteraction(delegate: self))
        reload()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
    private func reload() {
        sourceList.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for note in notes {
            let label = UILabel()
            label.text = note.text
            label.isUserInteractionEnabled = true
            let drag = UIDragInteraction(delegate: self)
            drag.isEnabled = true
            label.addInteraction(drag)
            sourceList.addArrangedSubview(label)
        }
    }
    func insert(_ note: Note, at index: Int) {
        notes.insert(note, at: index)
        undoManager?.registerUndo(withTarget: self) { $0.remove(at: index) }
        undoManager?.setActionName("Insert")
        reload()
    }
    func remove(at index: Int) {
        let note = notes.remove(at: index)
        undoManager?.registerUndo(withTarget: self) { target in target.insert(note, at: index) }
        if undoManager?.isUndoing == false { undoManager?.setActionName("Remove") }
        reload()
    }
    func addNote() { insert(Note(text: "New \(notes.count)"), at: notes.count) }
    func deleteLast() { if !notes.isEmpty { remove(at: notes.count - 1) } }
    func moveUp(_ sender: UIKeyCommand) {
        guard notes.count > 1 else { return }
        undoManager?.beginUndoGrouping()
        let note = notes[notes.count - 1]
        remove(at: notes.count - 1)
        insert(note, at: 0)
        undoManager?.endUndoGrouping()
        log.append("move \(sender.title)")
    }
    func cancelAll() { log.append("cancel"); undoManager?.removeAllActions() }
    func undoLast() { if undoManager?.canUndo == true { log.append("undo \(undoManager!.undoActionName)"); undoManager?.undo() } }
    func redoLast() { if undoManager?.canRedo == true { undoManager?.redo() } }

    // MARK: Drag
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        guard let label = interaction.view as? UILabel, let index = sourceList.arrangedSubviews.firstIndex(of: label) else { return [] }
        let provider = NSItemProvider(object: notes[index].text as NSString)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = notes[index]
        return [item]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) { log.append("drag") }
    func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation) { log.append("drag ended") }

    // MARK: Drop
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        return session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) { trashView.alpha = 0.5 }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) { trashView.alpha = 1 }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        let location = session.location(in: trashView)
        return UIDropProposal(operation: trashView.bounds.contains(location) ? .move : .cancel)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        trashView.alpha = 1
        for item in session.items {
            if let note = item.localObject as? Note, let index = notes.firstIndex(of: note) { remove(at: index) }
        }
        log.append("dropped")
    }
}
