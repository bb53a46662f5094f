public import TactusUI
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform

/// Lets people edit the text of a view: shows the caret, selects by finger, pointer, pen and keys, magnifies, and
/// offers what the Edit menu has.
///
/// ``TextField`` and ``TextView`` have one each. A view of one's own that adopts ``TextInput`` adds one, hands it the
/// keys that it gets, and calls ``update()`` when something has changed:
///
/// ```swift
/// addInteraction(interaction)
/// override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
///     interaction.handleKey(key, isRepetition: isRepetition)
/// }
/// ```
///
/// **Fingers.** A tap places the caret at the nearer end of a word; a finger that rests magnifies, and places it
/// exactly. Two taps select a word, three a paragraph; a finger that stays down with the second one selects words as it
/// is drawn along, and so do the handles at the ends of what is selected, by characters.
/// **Pointers.** A click places the caret, a drag selects, by words after two clicks and by paragraphs after three;
/// Shift extends. The secondary button opens the menu, the middle one pastes the primary selection. **Drags.** A finger
/// that rests on what is selected, and a pointer that is pressed on it, drag it: within the text it is moved. Text
/// comes where it is dropped. **Three fingers.** They undo and redo by a swipe, copy, cut and paste by a pinch.
/// **Keys.** See ``keyBindings``.
@MainActor public final class TextInteraction: Interaction {
    /// The view that it was added to.
    public private(set) weak var view: View?
    /// The text that is edited.
    public private(set) weak var textInput: (any TextInput)?
    /// Which keys move and delete; `nil`, the default, for those that the user has chosen for all programs
    /// (`AppearancePreferences.textKeyBindings`, which `DesktopAppearance` follows), else the usual ones.
    public var keyBindings: TextKeyBindings?
    /// Whether fingers and pointers do anything. `true` by default.
    public var isEnabled = true {
        didSet { for recognizer in recognizers { recognizer.isEnabled = isEnabled } }
    }

    let caret = CaretView()
    /// The offset at which the caret stands at the end of a line that goes on, and not at the beginning of the next.
    var upstreamOffset: Int?
    /// The column that motions up and down keep to, and the offset at which they have arrived.
    var column: (x: Double, head: Int)?
    /// Whether handles show at the ends of what is selected: a finger has selected it.
    var showsHandles = false
    var handles: [SelectionHandle] = []
    var loupe: LoupeView?
    var menu: EditMenuBar?
    let dismisser = MenuDismisser()
    private lazy var dropper = TextDropper(for: self)
    private(set) lazy var dragger = TextDragger(for: self)
    var recognizers: [GestureRecognizer] = []
    /// What a pointer or a finger is selecting.
    var dragging: SelectionDrag?
    /// The caret while something else than a finger on the text draws it along.
    var floatingCursor: FloatingCursor?
    var scrollTimer: ScheduledTimer?
    /// Where a finger is that selects beyond the edge, in points of the window.
    var lastPoint: Point?
    var editingGesture: EditingGestureRecognizer?
    /// What three fingers have copied last, and when.
    var lastCopy: (selection: TextSelection, time: Instant)?
    /// When a finger has ended selecting by words.
    var lastSweep: Instant?
    /// When three fingers have tapped last.
    var lastThreeFingerTap: Instant?
    /// The selection when it was last looked at.
    private var lastSelection: TextSelection?

    /// Creates an interaction.
    ///
    /// - Parameter textInput: The text; mostly the view that it is added to, or one inside it. Not kept alive.
    public init(for textInput: any TextInput) { self.textInput = textInput }

    isolated deinit { scrollTimer?.invalidate() }

    /// Takes what shows away from the view that it leaves.
    public func willMove(to view: View?) {
        for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
        recognizers = []
        if let editingGesture { editingGesture.view?.removeGestureRecognizer(editingGesture) }
        editingGesture = nil
        self.view?.removeInteraction(dropper.interaction)
        self.view?.removeInteraction(dragger.interaction)
        endSelecting()
        caret.removeFromSuperview()
    }

    /// Begins to hear of fingers and pointers.
    public func didMove(to view: View?) {
        self.view = view
        guard let view else { return }
        recognizers = makeRecognizers()
        for recognizer in recognizers {
            recognizer.isEnabled = isEnabled
            view.addGestureRecognizer(recognizer)
        }
        view.addInteraction(dropper.interaction)
        view.addInteraction(dragger.interaction)
        update()
    }

    // MARK: What shows

    /// Shows the caret, or the handles, where they belong. To be called when the text, the selection, the first
    /// responder or the layout has changed.
    public func update() {
        guard let textInput, let view else { return }
        if textInput.selection != lastSelection {
            lastSelection = textInput.selection
            if textInput.selection.head != upstreamOffset { upstreamOffset = nil }
            if dragging == nil { dismissMenu() }
        }
        updateEditingGestures()
        guard textInput.isFirstResponder, view.window != nil else { return hideAll() }
        updateCaret(of: textInput)
        updateHandles()
    }

    /// Where the caret is, or the end of the selection that moves.
    var headPosition: CaretPosition {
        guard let textInput else { return CaretPosition(0) }
        let head = textInput.selection.head
        return CaretPosition(head, affinity: upstreamOffset == head ? .upstream : .downstream)
    }

    private func updateCaret(of textInput: any TextInput) {
        let host = textInput.textInputView
        if caret.superview !== host { host.addSubview(caret) }
        guard textInput.selection.isCaret, textInput.isEditable else { return caret.hide() }
        caret.show(at: textInput.caretRect(at: headPosition))
    }

    private func hideAll() {
        caret.hide()
        endSelecting()
    }

    /// Ends what fingers have begun, and takes away what was shown for them.
    private func endSelecting() {
        showsHandles = false
        (dragging, floatingCursor) = (nil, nil)
        scrollTimer?.invalidate()
        scrollTimer = nil
        hideLoupe()
        dismissMenu()
        updateHandles()
    }

    // MARK: Selecting

    /// Selects, and shows the end that moves.
    func select(_ selection: TextSelection, affinity: TextPosition.Affinity = .downstream) {
        guard let textInput else { return }
        upstreamOffset = affinity == .upstream ? selection.head : nil
        textInput.selection = selection
        update()
        revealHead()
    }

    /// Lets the end of the selection that moves be seen.
    func revealHead() {
        guard let textInput else { return }
        var rect = textInput.caretRect(at: headPosition)
        rect.size.width = max(rect.width, CaretView.width)
        textInput.scrollRectToVisible(rect)
    }

    var application: Application? { view?.window?.windowScene?.application }
}
