public import TactusControls
import TactusEditing
public import TactusGeometry
public import TactusGraphics
public import TactusPlatform
public import TactusUI

/// A line of text that people enter.
///
/// ```swift
/// let name = TextField(placeholder: "Your name")
/// name.delegate = self
/// name.addAction(for: .editingDidEndOnExit) { field in order.name = field.text }
/// form.addSubview(name)
/// ```
///
/// ![Fields: empty, with text, edited, with a selection, secure, invalid and disabled](textfield)
///
/// A tap, a click or Tab begins editing: the field becomes the first responder, and an on-screen keyboard may come. The
/// ``delegate`` is asked what may happen; `Control.Events.editingDidBegin`, `editingChanged`, `editingDidEnd` and
/// `editingDidEndOnExit` tell what did. Setting ``text`` asks nobody and sends nothing.
///
/// Whatever keys, input methods, fingers and pointers do is that of its ``TextInteraction``. Tab moves the focus on, as
/// the arrows up and down do.
///
/// A line break that is pasted becomes a space. Text that is longer than the field moves sideways as one types.
open class TextField: Control, TextInput {
    /// Decides what may be entered. Weak.
    public final weak var delegate: (any TextFieldDelegate)?

    /// The text. Setting it places the caret at its end, and forgets what could be undone. Line breaks become spaces.
    open var text: String {
        get { editor.text.string }
        set {
            var line = newValue.withoutLineBreaks
            if let format { line = format.formatted(format.significant(line)) }
            guard line != text || editor.markedRange != nil else { return }
            editor.setText(TextBuffer(line))
            textDidChange()
        }
    }

    /// What shows while there is no text; empty by default. Assistive tools call the field by it.
    open var placeholder: String {
        get { styledPlaceholder.string }
        set { styledPlaceholder = StyledText(newValue) }
    }

    /// The colour of the text: `Color.label` by default.
    open var textColor: Color {
        get { contentView.textColor }
        set { contentView.textColor = newValue }
    }

    /// ``placeholder`` with colours and fonts of its own; what has none is as in every field.
    public final var styledPlaceholder = StyledText() {
        didSet { if styledPlaceholder != oldValue { setNeedsDisplay() } }
    }

    /// The font: the system's at 17 points by default.
    open var font = Font.systemFont(ofSize: 17) { didSet { if font != oldValue { styleDidChange() } } }

    /// Where text lies that is shorter than the field; by default where it begins to be read.
    open var textAlignment = TextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsLayout() } }
    }

    /// The border; ``BorderStyle-swift.enum/roundedRect`` by default.
    public final var borderStyle = BorderStyle.roundedRect {
        didSet {
            guard borderStyle != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// When the button shows that empties the field, if there is text; ``ViewMode-swift.enum/never`` by default.
    public final var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the edge where reading begins, such as a sign; `nil` by default.
    public final var leftView: View? { didSet { sideViewDidChange(oldValue, leftView) } }
    /// When the ``leftView`` shows; never by default.
    public final var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the other edge; it takes the place of the clear button. `nil` by default.
    public final var rightView: View? { didSet { sideViewDidChange(oldValue, rightView) } }
    /// When the ``rightView`` shows; never by default.
    public final var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// Whether the text is deleted when editing begins, unless the delegate's `textFieldShouldClear(_:)` forbids it.
    /// `false` by default.
    public final var clearsOnBeginEditing = false

    /// How many characters may be entered, as people count them; `nil`, the default, for any number. What is too much
    /// is left out as it is typed or pasted. A ``text`` that is set may be longer.
    public final var maximumLength: Int? {
        didSet { precondition(maximumLength ?? 0 >= 0, "a field cannot have \(maximumLength ?? 0) characters") }
    }

    /// Puts what is entered in form, and leaves out what does not belong there; `nil` by default. A ``text`` that is
    /// set is put in form as well.
    public final var format: (any TextFormat)? {
        didSet {
            if let format { text = format.formatted(format.significant(text)) }
        }
    }

    /// What is wrong with the text, in words: shown below the field, which has a red border then, told by assistive
    /// tools with the text, and announced as it comes. `nil`, the default, for nothing.
    public final var validationMessage: String? {
        didSet {
            guard validationMessage != oldValue else { return }
            announceMessage()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// What the on-screen keyboard and the input method are told. A ``SecureField`` is secure whatever is set.
    public final var traits = TextInputTraits() {
        didSet {
            traits.isMultiline = false
            if self is SecureField { traits.isSecureTextEntry = true }
            if traits.isSecureTextEntry != oldValue.isSecureTextEntry { styleDidChange() }
            spellingDidChange()
        }
    }

    // MARK: Parts

    final lazy var editor = TextEditor(for: self)
    final lazy var contentView = TextContentView(of: editor)
    /// Edits the text: fingers, pointers, keys, caret and menu.
    public private(set) final lazy var textInteraction = TextInteraction(for: self)
    final var clearButton: ClearButton?
    final var isScrolledToStart = true
    final var styling = FieldStyling()
    private var hasAgreedToEnd = false
    /// Whether the field is being edited.
    public internal(set) final var isEditing = false

    /// Creates a field. Without a size in `frame` it has the one that it is made for: 200 points by 44.
    public convenience init(placeholder: String = "", frame: Rect = .zero) {
        self.init(frame: frame)
        if !placeholder.isEmpty { self.placeholder = placeholder }
    }

    /// Creates a field. Without a size in `frame` it has the one that it is made for: 200 points by 44. A subclass
    /// overrides this initializer, and has the other by it.
    public override init(frame: Rect) {
        super.init(frame: Rect(origin: frame.origin, size: frame.isEmpty ? Size(width: 200, height: 44) : frame.size))
        preventedSuperviewGestures = .tap
        contentView.clipsToBounds = true
        addSubview(contentView)
        cursor = .text
        styleDidChange()
        addInteraction(textInteraction)
    }

    // MARK: Rectangles

    /// Returns where the border is drawn: by default all of `bounds` above the ``validationMessage``.
    open func borderRect(forBounds bounds: Rect) -> Rect {
        bounds.inset(by: Insets(top: 0, left: 0, bottom: messageHeight(in: bounds), right: 0))
    }

    /// Returns where text shows while the field is not edited.
    open func textRect(forBounds bounds: Rect) -> Rect { textRoom(in: bounds) }

    /// Returns where text shows while it is edited: the same by default.
    open func editingRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

    /// Returns where the placeholder shows: where text does, by default.
    open func placeholderRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

    /// Returns where the button lies that empties the field; by default at the end, as high as the border.
    open func clearButtonRect(forBounds bounds: Rect) -> Rect { usualClearButtonRect(in: bounds) }

    /// Returns where ``leftView`` lies, before the text; by default in its own size, in the middle of the border's
    /// height. The text begins behind it.
    open func leftViewRect(forBounds bounds: Rect) -> Rect { sideRect(of: leftView, in: bounds, isTail: false) }

    /// Returns where ``rightView`` lies, behind the text; like the other.
    open func rightViewRect(forBounds bounds: Rect) -> Rect { sideRect(of: rightView, in: bounds, isTail: true) }

    /// Draws the placeholder, in the middle of the height of a box. An override may draw it otherwise.
    ///
    /// - Parameters:
    ///   - rect: The box, ``placeholderRect(forBounds:)``.
    ///   - canvas: Where to draw.
    open func drawPlaceholder(in rect: Rect, on canvas: Canvas) { drawUsualPlaceholder(in: rect, on: canvas) }

    open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: naturalHeight) }

    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width.isFinite ? size.width : 200, height: naturalHeight)
    }

    open override func baselines(in size: Size) -> Baselines? {
        let line = editor.layout.fragment(at: 0).layout
        let top = lineTop(of: line.size.height, in: size.height)
        return Baselines(first: top + line.firstBaseline, last: top + line.firstBaseline)
    }

    // MARK: The first responder

    /// What is shown in place of an on-screen keyboard while the field is edited; `nil` by default. Setting it while it
    /// is edited shows with `reloadInputViews()`.
    open override var inputView: View? {
        get { inputParts.view }
        set { inputParts.view = newValue }
    }

    /// What is docked at the lower edge of the scene while the field is edited; `nil` by default, and then a
    /// `FormAccessoryView` where ``inputAssistantItem`` has groups.
    open override var inputAccessoryView: View? {
        get { inputParts.shownAccessory() }
        set { inputParts.accessory = newValue }
    }
    private var inputParts = InputParts()

    /// The buttons of its own in the bar of the keyboard; empty by default.
    open override var inputAssistantItem: TextInputAssistantItem { inputParts.assistantItem(for: self) }

    /// Begins editing, if the delegate lets it; shows an on-screen keyboard again where it is edited already.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return super.becomeFirstResponder() }
        guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) != false else { return false }
        guard super.becomeFirstResponder() else { return false }
        beginEditing()
        return true
    }

    /// Asks the delegate, once for each time that somebody else wants to be the first responder.
    open override var canResignFirstResponder: Bool {
        if isEditing, !hasAgreedToEnd { hasAgreedToEnd = delegate?.textFieldShouldEndEditing(self) != false }
        return hasAgreedToEnd || !isEditing
    }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let isOther = super.resignFirstResponder()
        hasAgreedToEnd = false
        if isOther, isEditing { endEditing() }
        return isOther
    }

    /// Called before the delegate is told that editing has ended: for fields that put their text in order.
    func editingWillSendEnd() {}

    /// Whether dots show in the place of a secret.
    var concealsText: Bool { true }
    /// Whether there is something in the field beside text, which is emptied with it.
    var holdsMoreThanText: Bool { false }
    /// Takes out what is beside the text.
    func clearMore() {}

    // MARK: Overrides

    open override class var geometricClass: View.Type { View.self }

    /// A touch on a handle counts as one on the field, wherever the handle is.
    open override func point(inside point: Point, with event: Event?) -> Bool {
        super.point(inside: point, with: event)
            || textInteraction.handles.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }

    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        let use = textInteraction.handleKey(key, isRepetition: isRepetition)
        return use == .unused ? super.handleKey(key, isRepetition: isRepetition) : use
    }

    open override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
        canPerformStyleAction(action) ?? canPerformTextAction(action) ?? super.canPerform(action, withSender: sender)
    }

    open override var keyCommands: [KeyCommand] { super.keyCommands + (takesStyles ? TextStyleCommands.all : []) }

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

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    open override var standardAccessibility: AccessibilityDescription { fieldAccessibility(.textField) }

    open override func stateDidChange() {
        contentView.alpha = isEnabled ? 1 : 0.5
        setNeedsDisplay()
        layOutContent()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
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

    open override func draw(_ rect: Rect, in canvas: Canvas) { drawField(in: canvas) }

    // MARK: Text input

    /// Whether the text can be changed: while the field is enabled.
    open var isEditable: Bool { isEnabled }

    /// Types. A line break is the return key.
    open func insertText(_ text: String) {
        guard text != "\n" else { return returnKeyWasPressed() }
        if let format { return edit(selection.range, with: text, by: format) }
        editor.insert(text)
    }

    /// Deletes what is selected, else the character before the caret.
    open func deleteBackward() {
        guard let format, editor.markedRange == nil else { return editor.deleteBackward() }
        var range = selection.range
        if range.isEmpty { range = textBuffer.offset(beforeCharacterAt: range.lowerBound)..<range.upperBound }
        edit(range, with: "", by: format)
    }

    /// Deletes what is selected, else the character behind the caret.
    open func deleteForward() {
        guard let format, editor.markedRange == nil else { return editor.deleteForward() }
        var range = selection.range
        if range.isEmpty { range = range.lowerBound..<textBuffer.offset(afterCharacterAt: range.upperBound) }
        edit(range, with: "", by: format, isForward: selection.isCaret)
    }

    /// Replaces a part of the text, as the user would: the delegate is asked, and it can be undone.
    open func replace(_ range: Range<Int>, withText text: String) {
        if let format { return edit(range, with: text, by: format) }
        editor.replace(range, with: text, named: text.isEmpty ? "Delete" : "Paste")
    }

    /// Whether a replacement may be made: by length, and by the delegate. A subclass that calls `super` last sees what
    /// was typed.
    ///
    /// - Parameters:
    ///   - range: What is replaced, in bytes.
    ///   - text: What is to be there, which may be changed.
    /// - Returns: Whether it may.
    open func shouldReplace(_ range: Range<Int>, with text: inout String) -> Bool {
        text = text.withoutLineBreaks
        limitLength(of: &text, inPlaceOf: range)
        if text.isEmpty, range.isEmpty { return false }
        return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false
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

    /// Keeps the text and what is selected of it, unless it is a secret.
    open override func encodeRestorableState(with coder: StateCoder) {
        super.encodeRestorableState(with: coder)
        if !isSecureTextEntry { encodeEdited(in: coder, withText: true) }
    }

    /// Takes them over again. Nobody is told.
    open override func decodeRestorableState(with coder: StateCoder) {
        super.decodeRestorableState(with: coder)
        guard !isSecureTextEntry else { return }
        if let text = coder["text"]?.stringValue, text != self.text { self.text = text }
        decodeSelection(from: coder)
    }
}
