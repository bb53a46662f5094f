import TactusControls
import TactusGeometry
import TactusUI

/// Lets the bars of a stack go by a swipe over its pages, or a tap, and come again.
final class BarHiding: GestureRecognizerDelegate {
    private unowned let navigation: NavigationController
    let swipe = PanGestureRecognizer()
    let tap = TapGestureRecognizer()
    /// Whether a toolbar went with the bar.
    private var hidToolbar = false

    init(_ navigation: NavigationController) {
        self.navigation = navigation
        swipe.cancelsTouchesInView = false
        swipe.delegate = self
        swipe.addAction { [weak self] in self?.swiped($0) }
        tap.cancelsTouchesInView = false
        tap.addAction { [weak self] _ in self?.tapped() }
    }

    /// Puts the recognizers to use, as the stack says.
    func update() {
        (swipe.isEnabled, tap.isEnabled) = (navigation.hidesBarsOnSwipe, navigation.hidesBarsOnTap)
        for recognizer in [swipe, tap] as [GestureRecognizer] where recognizer.isEnabled && recognizer.view == nil {
            navigation.pagesView.addGestureRecognizer(recognizer)
        }
    }

    private func hideBars(_ isHidden: Bool) {
        navigation.setNavigationBarHidden(isHidden, animated: true)
        if isHidden { hidToolbar = !navigation.isToolbarHidden }
        if hidToolbar { navigation.setToolbarHidden(isHidden, animated: true) }
    }

    private func swiped(_ pan: PanGestureRecognizer) {
        guard pan.state == .changed || pan.state == .ended else { return }
        let way = pan.translation(in: navigation.view)
        guard abs(way.dy) > abs(way.dx) else { return }
        let isHidden = navigation.isNavigationBarHidden
        if way.dy < -24, !isHidden {
            hideBars(true)
        } else if way.dy > 24, isHidden {
            hideBars(false)
        } else {
            return
        }
        pan.setTranslation(.zero, in: navigation.view)
    }

    private func tapped() { hideBars(!navigation.isNavigationBarHidden) }

    /// What is scrolled goes on being scrolled.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
}
