import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusUI

// Text that comes from the clipboard.
extension TextView {
    /// How long a paste takes that shows.
    private static let pauseBeforeBar = Duration.milliseconds(500)

    /// Begins to take text in, in place of what is being taken in.
    final func beginPaste(_ stream: ContentStream, limit: Int, in application: Application) {
        currentPaste?.cancel()
        hidePasteBar()
        let paste = TextPaste(stream, limit: limit, in: application) { [weak self] text in
            guard let self, isEditable, !text.isEmpty else { return }
            editor.replace(selection.range, with: text, named: "Paste")
        }
        currentPaste = paste
        paste.onProgress = { [weak self] in self?.pasteDidChange($0) }
        paste.read()
        guard !paste.isOver else { return }
        application.schedule(after: Self.pauseBeforeBar) { [weak self, weak paste] in
            guard let self, let paste, paste === currentPaste, window != nil else { return }
            showPasteBar(for: paste)
        }
    }

    private func pasteDidChange(_ paste: TextPaste) {
        guard paste === currentPaste else { return }
        if paste.isOver { currentPaste = nil }
        switch paste.error {
        case nil where !paste.isOver: pasteBar?.update()
        case nil, .cancelled?: hidePasteBar()
        default:
            if pasteBar == nil { showPasteBar(for: paste) }
            pasteBar?.update()
        }
    }

    private func showPasteBar(for paste: TextPaste) {
        let bar = PasteBar(for: paste) { [weak self] in self?.hidePasteBar() }
        pasteBar = bar
        failedPaste = paste
        addSubview(bar)
        layOutPasteBar()
    }

    private func hidePasteBar() {
        pasteBar?.removeFromSuperview()
        (pasteBar, failedPaste) = (nil, nil)
    }

    final func layOutPasteBar() {
        guard let pasteBar else { return }
        let room = bounds.inset(by: adjustedContentInset).insetBy(dx: 8, dy: 8)
        let width = min(room.width, 420)
        pasteBar.frame = Rect(
            x: (room.midX - width / 2).rounded(), y: (room.maxY - PasteBar.height).rounded(), width: width,
            height: PasteBar.height)
    }
}
