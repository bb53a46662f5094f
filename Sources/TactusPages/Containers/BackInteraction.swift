import TactusUI

/// Goes back by the key for that, and by the button for that of a pointer.
final class BackInteraction: Interaction, GestureRecognizerDelegate {
    private(set) weak var view: View?
    private let click = BackClick()
    private let canGoBack: () -> Bool
    private let goBack: () -> Void

    /// - Parameters:
    ///   - canGoBack: Whether there is anything to go back to; where there is not, what is around is asked.
    ///   - goBack: Goes back.
    init(canGoBack: @escaping () -> Bool, goBack: @escaping () -> Void) {
        self.canGoBack = canGoBack
        self.goBack = goBack
        click.name = "back"
        click.allowedTouchTypes = [.indirectPointer]
        click.buttonMaskRequired = []
        click.addAction { _ in goBack() }
        click.delegate = self
    }

    func willMove(to view: View?) { self.view?.removeGestureRecognizer(click) }

    func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(click)
    }

    func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard key.usage == .acBack, !isRepetition, canGoBack() else { return .unused }
        goBack()
        return .used
    }

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { canGoBack() }
}

/// The button of a pointer that goes back: the first one at the side, or one that is for nothing else.
private final class BackClick: TapGestureRecognizer {
    override func shouldReceive(_ event: Event) -> Bool {
        super.shouldReceive(event) && !event.buttonMask.isDisjoint(with: [.button(4), .button(7)])
    }
}
