import TactusUI

/// What the elements of an open menu stand for that come later. Each is asked once while the menu is open.
struct MenuAnswers {
    private var asked: [ObjectIdentifier: DeferredMenuElement] = [:]
    private var answers: [ObjectIdentifier: [MenuElement]] = [:]
    private var hasAnswered = false

    /// Notes that an element is asked; `false` when it was before.
    mutating func ask(_ deferred: DeferredMenuElement) -> Bool {
        asked.updateValue(deferred, forKey: ObjectIdentifier(deferred)) == nil
    }

    /// An element has said what it stands for.
    mutating func receive(_ elements: [MenuElement], for deferred: DeferredMenuElement) {
        answers[ObjectIdentifier(deferred)] = elements
        hasAnswered = true
    }

    /// Whether any has since this was last asked.
    mutating func consumeAnswered() -> Bool {
        defer { hasAnswered = false }
        return hasAnswered
    }

    /// A menu with what has come in its place, in its inline menus too. What stands for itself, or for others that
    /// stand for others without end, is left out.
    func resolved(_ menu: Menu) -> Menu {
        answers.isEmpty ? menu : replaced(menu, [])
    }

    private func replaced(_ menu: Menu, _ way: [ObjectIdentifier]) -> Menu {
        let children = menu.children.flatMap { resolved($0, way) }
        return children.elementsEqual(menu.children, by: ===) ? menu : menu.replacingChildren(children)
    }

    private func resolved(_ element: MenuElement, _ way: [ObjectIdentifier]) -> [MenuElement] {
        switch element {
        case let deferred as DeferredMenuElement:
            let key = ObjectIdentifier(deferred)
            guard !way.contains(key), way.count < Self.deepest else { return [] }
            return answers[key]?.flatMap { resolved($0, way + [key]) } ?? [deferred]
        case let menu as Menu where menu.options.contains(.displayInline): return [replaced(menu, way)]
        default: return [element]
        }
    }

    /// How many may stand for each other in a row.
    static let deepest = 16
}
