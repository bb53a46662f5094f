public import TactusControls
public import TactusEditing
public import TactusGeometry
public import TactusGraphics
public import TactusPlatform
public import TactusUI

/// Text of any length that people read, select and edit.
///
/// ```swift
/// let notes = TextView(frame: window.bounds)
/// notes.text = "Dear diary,\n"
/// notes.font = .preferred(.body)
/// window.addSubview(notes)
/// ```
///
/// ![A text view with a selection by finger: handles at its ends, and the menu above](textview)
///
/// Only the lines that show are laid out: a text of a hundred megabytes opens at once, and a key costs what it costs in
/// a note. How high what does not show would be is estimated, and the content keeps its place when it turns out
/// otherwise. Text of that size is set and read as ``textBuffer``, which shares its bytes.
///
/// Parts look different with ``styledText``; what a part does not say is as the view's properties say.
///
/// ![A heading, a list, a quotation, a link and an image in a text that is edited](textview-styled)
///
/// Whatever keys, input methods, fingers and pointers do is that of its ``TextInteraction``. Return and Tab type;
/// Control with Tab moves the focus.
///
/// Without `ScrollView.isScrollEnabled` it is as high as its text, for constraints to go by.
open class TextView: ScrollView, TextInput {
    /// The text. Setting it places the caret at the end, scrolls to the beginning, and forgets what could be undone.
    /// Reading it costs the length of the text: see ``textBuffer``.
    open var text: String {
        get { editor.text.string }
        set { textBuffer = TextBuffer(newValue) }
    }

    /// The text, whose bytes are shared. Setting it does what setting ``text`` does.
    public final var textBuffer: TextBuffer {
        get { editor.text }
        set {
            contentView.foundText = nil
            editor.setText(newValue)
            textWasSet()
        }
    }

    /// The font: the system's at 17 points by default.
    open var font = Font.systemFont(ofSize: 17) { didSet { if font != oldValue { styleDidChange() } } }

    /// The colour of the text: `Color.label` by default.
    open var textColor: Color {
        get { contentView.textColor }
        set { contentView.textColor = newValue }
    }

    /// Where lines lie between the sides; by default where they begin to be read.
    open var textAlignment = TextAlignment.natural {
        didSet { if textAlignment != oldValue { styleDidChange() } }
    }

    /// The room between the edges of the content and the text, in points: 8 above and below, and 3 at the sides by
    /// default, where ``lineFragmentPadding`` adds to it.
    public final var textContainerInset = Insets(top: 8, left: 3, bottom: 8, right: 3) {
        didSet { if textContainerInset != oldValue { styleDidChange() } }
    }

    /// The room at both ends of each line within ``textContainerInset``, in points: 5 by default. Not negative.
    public final var lineFragmentPadding = 5.0 {
        didSet { if lineFragmentPadding != oldValue { styleDidChange() } }
    }

    /// Whether the text can be changed. `true` by default. Setting it to `false` ends editing.
    open var isEditable: Bool {
        get { storedIsEditable }
        set {
            storedIsEditable = newValue
            if !dataDetectorTypes.isEmpty { styleDidChange() }
            spellingDidChange()
            textInteraction.update()
        }
    }
    private var storedIsEditable = true

    /// Whether the text can be selected, also where it cannot be changed. `true` by default.
    public final var isSelectable = true {
        didSet {
            textInteraction.isEnabled = isSelectable
            if !isSelectable { resignFirstResponder() }
        }
    }

    /// Whether the user may change what parts of the text look like: then there are keys and a menu for bold, italic
    /// and underlined text, and text is pasted with the look that it has. `false` by default.
    public final var allowsEditingTextAttributes = false

    /// What links look like, whatever the text says of them: underlined in `Color.link` by default.
    public final var linkTextAttributes = TextAttributes(color: .link, underline: .single) {
        didSet { if linkTextAttributes != oldValue { styleDidChange() } }
    }

    /// What is found in a text that is not editable and shown as a link; nothing by default. Only what shows is looked
    /// through.
    public final var dataDetectorTypes: DataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { styleDidChange() } }
    }

    /// Called with what a link says when it is tapped or clicked, after the delegate has agreed: an address for what
    /// was found by ``dataDetectorTypes``. With `nil`, the default, the system opens it (`Application.linkOpener`). In
    /// a text that is edited a click with Control follows a link, and a tap places the caret.
    public final var linkAction: ((String) -> Void)?

    /// Whether words that are in no dictionary are underlined; by default as `traits.checksSpelling` says, which is
    /// not. What shows is checked on another thread, when nothing has changed for half a second.
    public final var spellCheckingType = TextSpellCheckingType.default { didSet { spellingDidChange() } }

    /// What checks the spelling: the system's dictionaries by default.
    public final var spellChecker: (any SpellChecker)? = TextChecker.shared { didSet { spellingDidChange() } }

    /// What the on-screen keyboard and the input method are told.
    public final var traits = TextInputTraits(isMultiline: true) {
        didSet {
            traits.isMultiline = true
            if traits.checksSpelling != oldValue.checksSpelling { spellingDidChange() }
        }
    }

    /// What shows while there is no text; empty by default.
    public final var placeholder = "" { didSet { if placeholder != oldValue { setNeedsDisplay() } } }

    /// Whether the text can be found in: then ``findInteraction`` is there, and its keys. `false` by default.
    public final var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set { if newValue != isFindInteractionEnabled { makeFindInteraction(newValue) } }
    }

    /// Finds and replaces; `nil` unless ``isFindInteractionEnabled`` is set.
    public internal(set) final var findInteraction: FindInteraction?

    // MARK: Parts

    final lazy var editor = TextEditor(for: self)
    final lazy var contentView = TextContentView(of: editor)
    /// Edits the text: fingers, pointers, keys, caret and menu.
    public private(set) final lazy var textInteraction = TextInteraction(for: self)
    final var isMeasuring = false
    /// What was replaced last.
    final var lastChange: TextChange?
    /// What looks through a long text, and what replaces in one.
    final var searchTask: Task<Void, Never>?
    final var replacingTask: Task<Void, Never>?
    /// The words that are spelled wrong; `nil` while nothing is checked.
    final var spelling: SpellingMarks? { didSet { contentView.spelling = spelling } }
    /// What finds guesses, or learns a word.
    final var spellingTask: Task<Void, Never>?
    /// The text that is on its way from the clipboard; `nil` while none is.
    public internal(set) final var currentPaste: TextPaste?
    final var pasteBar: PasteBar?
    /// What the bar is about, also when it is over.
    final var failedPaste: TextPaste?
    private var hasAgreedToEnd = false
    /// Whether the text is being edited.
    public private(set) final var isEditing = false

    /// Called after the delegate when editing begins, has changed the text, or ends; `nil` by default.
    public final var editingObserver: ((EditingMoment) -> Void)?

    /// Creates a text view at `frame`.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        alwaysBounceVertical = true
        addSubview(contentView)
        cursor = .text
        styleDidChange()
        addInteraction(textInteraction)
    }

    // MARK: The first responder

    /// What is shown in place of an on-screen keyboard while the text is edited; `nil` by default.
    open override var inputView: View? {
        get { inputParts.view }
        set { inputParts.view = newValue }
    }

    /// What is docked at the lower edge of the scene while the text is edited; `nil` by default, and then a
    /// `FormAccessoryView` where ``inputAssistantItem`` has groups.
    open override var inputAccessoryView: View? {
        get { inputParts.shownAccessory() }
        set { inputParts.accessory = newValue }
    }
    private var inputParts = InputParts()

    /// The buttons of its own in the bar of the keyboard; empty by default.
    open override var inputAssistantItem: TextInputAssistantItem { inputParts.assistantItem(for: self) }

    open override var canBecomeFirstResponder: Bool { isSelectable }
    open override var canBecomeFocused: Bool { isSelectable }
    open override var showsFocusRing: Bool { !isEditing }

    /// Begins editing, if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return super.becomeFirstResponder() }
        guard canBecomeFirstResponder, window != nil else { return false }
        if isEditable, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
        guard super.becomeFirstResponder() else { return false }
        contentView.showsSelection = true
        setNeedsTextDisplay()
        if isEditable {
            isEditing = true
            textInteraction.update()
            inputAccessoryView?.setNeedsLayout()
            report(.didBegin)
        }
        textInteraction.update()
        return true
    }

    /// Asks the delegate, once for each time that somebody else wants to be the first responder.
    open override var canResignFirstResponder: Bool {
        if isEditing, !hasAgreedToEnd { hasAgreedToEnd = textDelegate?.textViewShouldEndEditing(self) != false }
        return hasAgreedToEnd || !isEditing
    }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasFirst = isFirstResponder
        let isOther = super.resignFirstResponder()
        hasAgreedToEnd = false
        guard isOther, wasFirst || isEditing else { return isOther }
        if editor.markedRange != nil { editor.setMarkedText(nil) }
        contentView.showsSelection = false
        setNeedsTextDisplay()
        textInteraction.update()
        if isEditing {
            isEditing = false
            report(.didEnd)
        }
        return isOther
    }

    // MARK: Overrides

    open override class var nonDrawingClass: View.Type? { nil }

    /// Draws the placeholder.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawPlaceholder(in: canvas) }

    open override func boundsDidChange(from old: Rect) {
        super.boundsDidChange(from: old)
        let showedCaret = isEditing && bounds.size != old.size && showsCaret(in: old)
        if bounds.width != old.width { styleDidChange() } else { viewportDidMove() }
        if showedCaret { textInteraction.revealHead() }
    }

    /// Keeps the caret in sight when a keyboard comes to cover it. An override calls `super`.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if isEditing, showsCaret(in: bounds) { textInteraction.revealHead() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        measureViewport()
        layOutPasteBar()
        textInteraction.update()
    }

    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        styleDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        styleDidChange()
        spellingDidChange()
    }

    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        if key.usage == .keyboardEscape, let currentPaste {
            currentPaste.cancel()
            return .used
        }
        let use = textInteraction.handleKey(key, isRepetition: isRepetition)
        return use == .unused ? super.handleKey(key, isRepetition: isRepetition) : use
    }

    open override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
        canPerformStyleAction(action) ?? canPerformTextAction(action) ?? canPerformFindAction(action)
            ?? super.canPerform(action, withSender: sender)
    }

    open override var keyCommands: [KeyCommand] {
        super.keyCommands + (isFindInteractionEnabled ? FindInteraction.keyCommands : [])
            + (takesStyles ? TextStyleCommands.all : [])
    }

    /// Puts the menu Format behind Edit in a bar of menus, while attributes may be changed.
    open override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        insertFormatMenu(with: builder)
    }

    /// Marks commands whose style what is selected has.
    open override func validate(_ command: Command) {
        super.validate(command)
        validateStyle(command)
    }

    /// The height of the text where the view does not scroll, in points.
    open override var intrinsicContentSize: Size {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return Size(width: View.noIntrinsicMetric, height: heightOfText)
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width.isFinite ? size.width : bounds.width, height: min(heightOfText, size.height))
    }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.textView, label: placeholder, value: spokenText, isElement: true)
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    // MARK: Text input

    /// Types, in the place of what is selected. In a text that is not editable Return follows the link at the caret.
    open func insertText(_ text: String) {
        if !isEditable, text == "\n" { return followLinkAtCaret() }
        editor.insert(text)
    }

    /// Deletes what is selected, else the character before the caret.
    open func deleteBackward() { editor.deleteBackward() }

    /// Deletes what is selected, else the character behind the caret.
    open func deleteForward() { editor.deleteForward() }

    /// Replaces a part of the text, as the user would: the delegate is asked, and it can be undone.
    open func replace(_ range: Range<Int>, withText text: String) {
        editor.replace(range, with: text, named: text.isEmpty ? "Delete" : "Paste")
    }

    /// Whether a replacement may be made; asks the delegate.
    ///
    /// - Parameters:
    ///   - range: What is replaced, in bytes.
    ///   - text: What is to be there, which may be changed.
    /// - Returns: Whether it may.
    open func shouldReplace(_ range: Range<Int>, with text: inout String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false
    }

    /// Copies what is selected, and deletes it. An override may let it be, or call `super`; so with what follows.
    open func cut(_ sender: Any?) { cutText(sender) }

    /// Puts what is selected on the clipboard.
    open func copy(_ sender: Any?) { copyText(sender) }

    /// Puts the text of the clipboard in the place of what is selected.
    open func paste(_ sender: Any?) { pasteText(sender) }

    /// Deletes what is selected.
    open func delete(_ sender: Any?) { deleteText(sender) }

    /// Selects the word at the caret.
    open func select(_ sender: Any?) { selectWord(sender) }

    /// Selects all of the text.
    open func selectAll(_ sender: Any?) { selectAllText(sender) }

    // MARK: State

    /// Keeps the text, if it can be edited and is no secret, what is selected of it, and how far it is scrolled.
    open override func encodeRestorableState(with coder: StateCoder) {
        super.encodeRestorableState(with: coder)
        guard !traits.isSecureTextEntry else { return }
        encodeEdited(in: coder, withText: isEditable)
    }

    /// Takes them over again.
    open override func decodeRestorableState(with coder: StateCoder) {
        guard isEditable && !traits.isSecureTextEntry else { return super.decodeRestorableState(with: coder) }
        if let text = coder["text"]?.stringValue, text != self.text { self.text = text }
        decodeSelection(from: coder)
        super.decodeRestorableState(with: coder)
    }
}
