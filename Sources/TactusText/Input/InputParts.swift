import TactusControls
import TactusUI

/// What is shown for entering a text: what the program has set, or the bar for its assistant item.
struct InputParts {
    /// What the program shows in place of a keyboard.
    var view: View?
    /// What the program has docked above it.
    var accessory: View?
    private var assistant: TextInputAssistantItem?
    private var bar: FormAccessoryView?

    /// The item, made when it is first asked for.
    mutating func assistantItem(for responder: Responder) -> TextInputAssistantItem {
        if let assistant { return assistant }
        let made = TextInputAssistantItem(for: responder)
        assistant = made
        return made
    }

    /// What is docked: what the program says, else a bar where the item has groups.
    mutating func shownAccessory() -> View? {
        if let accessory { return accessory }
        guard let assistant, !assistant.isEmpty else { return nil }
        let bar = bar ?? FormAccessoryView()
        self.bar = bar
        return bar
    }
}
