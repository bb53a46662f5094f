import TactusGeometry

extension WindowScene {
    /// Calls `action` when the keyboard of the scene comes, goes or changes, before and after.
    ///
    /// - Parameter action: What to call.
    /// - Returns: The observer, to end it with. The scene keeps it.
    @discardableResult
    public func addKeyboardObserver(_ action: @escaping (KeyboardNotification) -> Void) -> KeyboardObserver {
        let observer = KeyboardObserver(self, action)
        keyboardObservers.append(observer)
        return observer
    }

    /// Says that the keyboard takes another height, and lays everything out that goes by it, animated alike.
    ///
    /// For whoever shows a keyboard, or something in its place, within the scene; observers are told before and after.
    /// Of a move that another one overtakes they hear no end.
    ///
    /// - Parameters:
    ///   - inset: The ``keyboardInset`` from now on, in points. What is no number, or negative, counts as zero.
    ///   - duration: How long it takes; zero for at once.
    ///   - curve: How it is spread over that time.
    public func moveKeyboard(to inset: Double, duration: Duration = .zero, curve: AnimationCurve = .easeOut) {
        let inset = inset.isFinite ? max(inset, 0) : 0
        let old = keyboardInset
        guard inset != old else { return }
        var notification = KeyboardNotification(
            name: .willChangeFrame, frameBegin: keyboardFrame(of: old), frameEnd: keyboardFrame(of: inset),
            animationDuration: duration, animationCurve: curve)
        let isComing = old == 0
        let isGoing = inset == 0
        func post(_ names: KeyboardNotification.Name?...) {
            for name in names.compactMap(\.self) {
                notification.name = name
                for observer in keyboardObservers { observer.action(notification) }
            }
        }
        post(.willChangeFrame, isComing ? .willShow : isGoing ? .willHide : nil)
        storedKeyboardInset = inset
        keyboardMove?.invalidate()
        let finish = { post(.didChangeFrame, isComing ? .didShow : isGoing ? .didHide : nil) }
        guard duration > .zero, let application else {
            safeAreaDidChange()
            return finish()
        }
        View.animate(duration: duration, curve: curve) {
            self.safeAreaDidChange()
            for window in self.windows { window.layoutIfNeeded() }
        }
        keyboardMove = application.schedule(after: duration) { finish() }
    }

    private func keyboardFrame(of inset: Double) -> Rect {
        let frame = contentFrame
        return Rect(x: frame.minX, y: frame.maxY - inset, width: frame.width, height: max(inset, 0))
    }
}
