import TactusPlatform
import TactusUI

extension MenuPresentation {
    /// A key went down.
    func use(_ key: Key, at moment: Instant) -> KeyUse {
        guard isOpen, let panel = levels.last?.panel else { return .unused }
        let isMirrored = window.effectiveLayoutDirection == .rightToLeft
        switch key.usage {
        case .keyboardEscape, .keyboardF10:
            if levels.count > 1, key.usage == .keyboardEscape {
                closeSubmenus(above: levels.count - 2)
            } else {
                close()
            }
        case .keyboardDownArrow, .keyboardTab: panel.highlightNext(by: key.modifierFlags.contains(.shift) ? -1 : 1)
        case .keyboardUpArrow: panel.highlightNext(by: -1)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: chooseHighlighted(in: panel)
        case isMirrored ? .keyboardLeftArrow : .keyboardRightArrow:
            if let index = panel.highlighted, panel.rows[index].element is Menu {
                chooseHighlighted(in: panel)
            } else {
                bar?.switchMenu(by: 1)
            }
        case isMirrored ? .keyboardRightArrow : .keyboardLeftArrow:
            if levels.count > 1 { closeSubmenus(above: levels.count - 2) } else { bar?.switchMenu(by: -1) }
        default: return type(key.characters, at: moment, in: panel)
        }
        return .usedRepeatedly
    }

    private func type(_ text: String, at moment: Instant, in panel: MenuPanel) -> KeyUse {
        guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return .used }
        let found = typeAhead.type(text, at: moment, in: panel.choosableTitles, from: panel.highlighted)
        if let found { panel.highlighted = found }
        return .used
    }

    private func chooseHighlighted(in panel: MenuPanel) {
        guard let index = panel.highlighted else { return }
        let count = levels.count
        choose(index, in: panel)
        if levels.count > count { levels.last?.panel.highlightNext(by: 1) }
    }

    /// Highlights the first row, for keys that have opened the menu.
    func highlightFirst() { levels.first?.panel.highlightNext(by: 1) }

    /// What `ModifierFlags.command` stands for.
    var primaryModifier: ModifierFlags { window.windowScene?.application?.primaryCommandModifier ?? .control }

    /// Whether the menu is one of a bar: what cannot be done now is dimmed rather than left out.
    var keepsIdleRows: Bool { bar != nil }

    /// Whether the menu hangs from a bar.
    var belongsToBar: Bool { bar != nil }
}
