import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// A title of the bar, and what it does.
typealias EditMenuItem = (title: String, action: () -> Void)

/// A bar with what can be done with a text, above what is selected.
final class EditMenuBar: VisualEffectView {
    private static let height = 44.0
    private static let gap = 10.0

    private let buttons: [Button]

    /// Creates a bar.
    ///
    /// - Parameter items: The titles, and what they do; at least one.
    init(_ items: [EditMenuItem]) {
        buttons = items.map { item in
            let button = Button(title: item.title, style: .plain)
            button.font = .preferred(.subheadline)
            button.addAction(for: .primaryActionTriggered) { _ in item.action() }
            return button
        }
        super.init(frame: .zero)
        effect = BlurEffect(style: .systemMaterial)
        name = "edit menu"
        accessibilityRole = .group
        accessibilityLabel = "Edit"
        borderWidth = 1
        borderColor = .separator
        for button in buttons { addSubview(button) }
    }

    /// Shows the bar above a rectangle of the window, or below it where there is no room.
    ///
    /// - Parameters:
    ///   - target: What it is about, in points of the window.
    ///   - window: The window.
    func show(over target: Rect, in window: Window) {
        window.addSubview(self)
        shadow = theme.shadows.menu
        cornerRadius = theme.radii.medium
        let widths = buttons.map { max($0.sizeThatFits(Size(width: 400, height: Self.height)).width.rounded(.up), 44) }
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let width = min(widths.reduce(0, +), room.width)
        var y = target.minY - Self.gap - Self.height
        if y < room.minY { y = target.maxY + Self.gap + SelectionHandle.target / 2 }
        if y + Self.height > room.maxY {
            y = max(room.minY, min(target.midY - Self.height / 2, room.maxY - Self.height))
        }
        let x = min(max(target.midX - width / 2, room.minX), max(room.maxX - width, room.minX))
        frame = Rect(x: x.rounded(), y: y.rounded(), width: width, height: Self.height)
        layOutButtons(widths, in: width)
    }

    private func layOutButtons(_ widths: [Double], in width: Double) {
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let scale = width / max(widths.reduce(0, +), 1)
        var x = 0.0
        for (button, wanted) in zip(buttons, widths) {
            let part = wanted * scale
            button.frame = Rect(x: isMirrored ? width - x - part : x, y: 0, width: part, height: Self.height)
            x += part
        }
    }
}

// The menu of a text.
extension TextInteraction {
    /// Shows the bar with the actions that can be performed now; nothing where there are none.
    ///
    /// - Parameter point: Where, in points of the window; `nil` for above what is selected.
    func showMenu(at point: Point? = nil) {
        guard let textInput else { return dismissMenu() }
        showMenu(editItems(of: textInput, at: point), at: point)
    }

    private func showMenu(_ items: [EditMenuItem], at point: Point?) {
        dismissMenu()
        guard let textInput, let window = view?.window, textInput.isFirstResponder, !items.isEmpty else { return }
        let bar = EditMenuBar(items)
        menu = bar
        watchTouches(in: window)
        bar.show(over: point.map { Rect(origin: $0, size: .zero) } ?? menuTarget(of: textInput), in: window)
    }

    private func editItems(of textInput: any TextInput, at point: Point?) -> [EditMenuItem] {
        var items: [EditMenuItem] = []
        func add<P>(_ title: String, _ action: ActionKey<P>, _ body: @escaping (any TextInput) -> Void) {
            guard textInput.canPerform(action, withSender: nil) else { return }
            items.append(
                (
                    title,
                    { [weak self] in
                        guard let self, let textInput = self.textInput else { return }
                        dismissMenu()
                        body(textInput)
                    }
                ))
        }
        add("Cut", .cut) { $0.cut(nil) }
        add("Copy", .copy) { $0.copy(nil) }
        add("Paste", .paste) { $0.paste(nil) }
        add("Select", .select) { [weak self] in
            self?.showsHandles = true
            $0.select(nil)
            self?.showMenu()
        }
        add("Select All", .selectAll) { [weak self] in
            self?.showsHandles = true
            $0.selectAll(nil)
            self?.showMenu()
        }
        if let textView = textInput as? any StyledTextInput, let word = textView.misspelledWord {
            items.insert(
                (
                    "Replace…",
                    { [weak self, weak textView] in
                        textView?.offerGuesses(for: word) { self?.showMenu($0, at: point) }
                    }
                ), at: 0)
        }
        if !textInput.selection.isCaret, let formats = formatItems(of: textInput) {
            items.append(("Format", { [weak self] in self?.showMenu(formats, at: point) }))
        }
        return items
    }

    /// What changes the look of what is selected; `nil` where nothing may. The bar stays, for more than one of them.
    private func formatItems(of textInput: any TextInput) -> [EditMenuItem]? {
        guard let textView = textInput as? any StyledTextInput, textView.canPerform(.toggleBoldface, withSender: nil)
        else {
            return nil
        }
        return [
            ("Bold", { [weak textView] in textView?.makeBold() }),
            ("Italic", { [weak textView] in textView?.makeItalic() }),
            ("Underline", { [weak textView] in textView?.makeUnderlined() }),
        ]
    }

    /// Takes the bar away.
    func dismissMenu() {
        menu?.removeFromSuperview()
        menu = nil
        dismisser.view?.removeGestureRecognizer(dismisser)
    }

    /// Takes the bar away when a touch lands neither on it nor on the text, which decides itself.
    private func watchTouches(in window: Window) {
        dismisser.onTouch = { [weak self] touched in
            guard let self, let menu else { return }
            let isOwn = touched.map { $0.isDescendant(of: menu) || self.view.map($0.isDescendant) == true } ?? false
            if !isOwn { dismissMenu() }
        }
        window.addGestureRecognizer(dismisser)
    }

    /// What the bar is about, as far as it shows, in points of the window.
    private func menuTarget(of textInput: any TextInput) -> Rect {
        let source = textInput.textInputView
        let rects = textInput.selectionRects(for: textInput.selection.range)
        let all = rects.isEmpty ? textInput.caretRect(at: headPosition) : rects.reduce(Rect.null) { $0.union($1) }
        let shown = source.convert(all, to: nil)
        guard let view else { return shown }
        let part = shown.intersection(view.convert(view.bounds, to: nil))
        return part.isNull ? shown : part
    }
}
