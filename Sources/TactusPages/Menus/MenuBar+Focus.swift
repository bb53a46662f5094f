import TactusPlatform
import TactusUI

// A bar that keys move along: Alt alone brings them there, and takes them away again.

extension MenuBar {
    /// Whether keys move along the titles, as after Alt was pressed and let go of alone.
    public var isFocusedByKeys: Bool { markedTitle != nil }

    /// Brings the keys to the first title, without opening its menu: arrows move along, Return, Space and the arrows
    /// down and up open a menu, letters open the menu whose title begins so, Escape takes the keys back.
    ///
    /// - Returns: Whether it did: not when the bar is in no window, hidden, empty, or has a menu open.
    @discardableResult
    public func focusTitles() -> Bool {
        guard window?.isKeyWindow == true, !isHidden, !isMenuOpen, !isFocusedByKeys else { return false }
        rebuild()
        layoutIfNeeded()
        guard !titles.isEmpty else { return false }
        former = window?.firstResponder
        markedTitle = 0
        guard becomeFirstResponder() else {
            markedTitle = nil
            return false
        }
        return true
    }

    /// Gives the keys back to who had them.
    func leaveTitles() {
        guard isFocusedByKeys else { return }
        let former = former
        markedTitle = nil
        resignFirstResponder()
        former?.becomeFirstResponder()
    }

    /// Uses a key that goes to the marked title.
    func moveTitles(by key: Key) -> KeyUse {
        guard let marked = markedTitle, !titles.isEmpty else { return .unused }
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        switch key.usage {
        case .keyboardLeftArrow: mark(marked + (isMirrored ? 1 : -1))
        case .keyboardRightArrow: mark(marked + (isMirrored ? -1 : 1))
        case .keyboardHome: mark(0)
        case .keyboardEnd: mark(titles.count - 1)
        case .keyboardEscape: leaveTitles()
        case .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardDownArrow, .keyboardUpArrow: openMarked(marked)
        default:
            guard let letter = key.charactersIgnoringModifiers.first, letter.isLetter,
                let number = titles.firstIndex(where: { $0.text.lowercased().hasPrefix(letter.lowercased()) })
            else { return .unused }
            openMarked(number)
        }
        return .usedRepeatedly
    }

    private func mark(_ number: Int) { markedTitle = (number + titles.count) % titles.count }

    private func openMarked(_ number: Int) {
        leaveTitles()
        openMenu(number, markingFirst: true)
    }
}

/// Hears that Alt was pressed and let go of alone, while it is held; and that somebody does something else, while the
/// titles have the keys.
final class MenuBarWatch: DeliveryObserver {
    weak var bar: MenuBar?
    private var alt = LoneModifier([.keyboardLeftAlt])
    private weak var application: Application?

    /// Alt went down, and nobody wanted it.
    func begin(_ key: Key, in application: Application) {
        let sample = KeySample(change: .down(key), time: application.now)
        guard alt.receive(.keys([sample])) == .down else { return }
        self.application = application
        application.addDeliveryObserver(self)
    }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        guard case .frame(let frame) = stage else { return }
        // What it means is done when the frame has been told of.
        if alt.isHeld {
            if alt.receive(frame.contents) == .up {
                application.schedule(after: .zero) { [weak self] in self?.toggle() }
            }
        } else if frame.contents.presses {
            application.schedule(after: .zero) { [weak self] in self?.bar?.leaveTitles() }
        }
        endIfIdle()
    }

    private func toggle() {
        guard let bar else { return }
        if bar.isFocusedByKeys {
            bar.leaveTitles()
        } else if bar.focusTitles(), let application {
            application.addDeliveryObserver(self)
        }
    }

    /// Hears nothing more when there is nothing to hear.
    func endIfIdle() {
        guard !alt.isHeld, bar?.isFocusedByKeys != true else { return }
        application?.removeDeliveryObserver(self)
    }
}

extension InputFrame.Contents {
    /// Whether a finger landed, or a button went down.
    nonisolated fileprivate var presses: Bool {
        switch self {
        case .contacts(let samples): samples.contains { if case .down = $0.change { true } else { false } }
        case .pointer(let samples): samples.contains { if case .button(_, true) = $0.change { true } else { false } }
        case .gesture, .keys, .tablet: false
        }
    }
}
