import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// Lets a text take what is dragged over it: a caret follows, and what is dropped comes there.
final class TextDropper: DropInteractionDelegate {
    /// How much is taken at most, in bytes.
    private static let limit = 256 << 20

    private unowned let owner: TextInteraction
    private(set) lazy var interaction = DropInteraction(delegate: self)
    /// Shows where it would come.
    private let mark = View()

    init(for owner: TextInteraction) {
        self.owner = owner
        mark.name = "drop caret"
        mark.backgroundColor = .tintColor.signShade
        mark.isUserInteractionEnabled = false
    }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        owner.isEnabled && owner.textInput?.isEditable == true && session.types.contains(.text)
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) -> DropProposal {
        show(at: session)
        // What comes from this text is moved, and copied with Control.
        let isOwn = session.localDragSession?.interaction === owner.dragger.interaction
        return isOwn ? DropProposal([.copy, .move], preferring: .move) : .copy
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        mark.removeFromSuperview()
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        mark.removeFromSuperview()
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        mark.removeFromSuperview()
        guard let textInput = owner.textInput else { return }
        let place = textInput.closestPosition(to: session.location(in: textInput.textInputView)).offset
        if session.operation == .move, owner.dragger.move(to: place) { return }
        let isStyled =
            (textInput as? any StyledTextInput)?.takesStyles == true && session.types.contains(.styledText)
        guard let stream = try? session.content(as: isStyled ? .styledText : .text) else { return }
        stream.collect(upTo: Self.limit) { [weak textInput, session] result in
            // The session is kept as long as it is read.
            withExtendedLifetime(session) {}
            guard let textInput, textInput.isEditable, case .success(let bytes) = result, !bytes.isEmpty else { return }
            if isStyled {
                guard let text = StyledText(encoded: bytes) else { return }
                Self.insert(at: place, in: textInput) {
                    (textInput as? any StyledTextInput)?.replace($0, withStyled: text, named: "Drop")
                }
            } else {
                let text = String(decoding: bytes, as: UTF8.self)
                Self.insert(at: place, in: textInput) { textInput.replace($0, withText: text) }
            }
        }
    }

    /// Inserts what was dropped, and selects it.
    private static func insert(at place: Int, in textInput: any TextInput, _ insert: (Range<Int>) -> Void) {
        textInput.becomeFirstResponder()
        // The text may be another by now.
        let offset = min(place, textInput.textBuffer.count)
        let count = textInput.textBuffer.count
        insert(offset..<offset)
        let start = min(offset, textInput.textBuffer.count)
        textInput.selection = TextSelection(start..<start + max(textInput.textBuffer.count - count, 0))
    }

    private func show(at session: DropSession) {
        guard let textInput = owner.textInput else { return }
        let host = textInput.textInputView
        if mark.superview !== host { host.addSubview(mark) }
        let rect = textInput.caretRect(at: textInput.closestPosition(to: session.location(in: host)))
        View.performWithoutAnimation {
            mark.frame = Rect(
                x: max(rect.minX - CaretView.width / 2, 0).rounded(), y: rect.minY.rounded(), width: CaretView.width,
                height: rect.maxY.rounded() - rect.minY.rounded())
        }
    }
}
