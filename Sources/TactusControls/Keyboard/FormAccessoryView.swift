public import TactusGeometry
public import TactusUI
import TactusGraphics
import TactusPlatform

/// A bar that leads through the fields of a form: to the one before, to the next one, and out of it.
///
/// One bar serves all fields of a form:
///
/// ```swift
/// let bar = FormAccessoryView()
/// for field in [name, street, city] { field.inputAccessoryView = bar }
/// ```
///
/// The last button says what `TextInputTraits.returnKeyType` says, and does what Return does in the field; without one
/// it ends editing. It is off while a field is empty that wants `enablesReturnKeyAutomatically`. A field lays its bar
/// out when editing begins, and when it has become empty or is so no longer.
///
/// Between them are the groups of the field's `inputAssistantItem`, which scroll where there is no room for all.
///
/// The fields are those of the window that take text, in the order in which one reads; the buttons are off at its ends.
open class FormAccessoryView: View {
    private static let height = 44.0
    private let previousButton = FormAccessoryView.button(.chevronUp, "Previous field")
    private let nextButton = FormAccessoryView.button(.chevronDown, "Next field")
    private let doneButton = Button(title: "Done", style: .plain)
    private let assistant = AssistantGroupsView()
    /// The window whose fields it leads through; that of its own scene by default.
    private var form: Window? { window?.windowScene?.windows.last { $0.firstResponder is any TextInputClient } }

    /// Creates a bar.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "form accessory"
        accessibilityRole = .group
        accessibilityLabel = "Form"
        backgroundColor = .barBackground
        for view in [assistant, previousButton, nextButton, doneButton] { addSubview(view) }
        previousButton.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.move(by: -1) }
        nextButton.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.move(by: 1) }
        doneButton.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.finish() }
    }

    private static func button(_ icon: Icon, _ label: String) -> Button {
        let button = Button(icon: icon, style: .plain)
        button.accessibilityLabel = label
        return button
    }

    open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        func put(_ view: View, at x: Double, width: Double) {
            let left = isMirrored ? bounds.width - x - width : x
            view.frame = Rect(x: left, y: 0, width: width, height: min(bounds.height, Self.height))
        }
        put(previousButton, at: 4, width: 48)
        put(nextButton, at: 52, width: 48)
        put(doneButton, at: max(bounds.width - 84, 104), width: 80)
        put(assistant, at: 104, width: max(bounds.width - 192, 0))
        assistant.show(form?.firstResponder?.inputAssistantItem)
        updateButtons()
    }

    /// The field that is edited.
    private var field: (any TextInputClient)? { form?.firstResponder as? any TextInputClient }

    /// Does what the last button says: what Return does in the field, or nothing but to end editing.
    private func finish() {
        switch field?.textInputTraits.returnKeyType ?? .default {
        case .default, .done: form?.endEditing(false)
        default: field?.insertText("\n")
        }
    }

    private func updateButtons() {
        let traits = field?.textInputTraits
        doneButton.title = Self.title(traits?.returnKeyType ?? .default)
        doneButton.isEnabled = !(traits?.enablesReturnKeyAutomatically == true && field?.hasText == false)
        previousButton.isEnabled = neighbor(-1) != nil
        nextButton.isEnabled = neighbor(1) != nil
    }

    private static func title(_ type: TextInputTraits.ReturnKeyType) -> String {
        switch type {
        case .default, .done: "Done"
        case .go: "Go"
        case .join: "Join"
        case .next: "Next"
        case .route: "Route"
        case .search: "Search"
        case .send: "Send"
        case .continue: "Continue"
        }
    }

    private func move(by step: Int) {
        _ = neighbor(step)?.becomeFirstResponder()
        updateButtons()
    }

    private func neighbor(_ step: Int) -> View? {
        guard let form, let current = form.firstResponder as? View else { return nil }
        let fields = Self.fields(in: form)
        guard let index = fields.firstIndex(where: { $0 === current }), fields.indices.contains(index + step) else {
            return nil
        }
        return fields[index + step]
    }

    /// The fields inside a view, from top to bottom, and in a line as one reads.
    private static func fields(in root: View) -> [View] {
        var fields: [View] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.isUserInteractionEnabled else { continue }
            if view is any TextInputClient, view.canBecomeFirstResponder {
                fields.append(view)
            } else {
                waiting += view.subviews.reversed()
            }
        }
        let isMirrored = root.effectiveLayoutDirection == .rightToLeft
        return fields.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }.sorted { first, second in
            if first.frame.midY < second.frame.minY { return true }
            if second.frame.midY < first.frame.minY { return false }
            return isMirrored ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
        }.map(\.view)
    }
}
