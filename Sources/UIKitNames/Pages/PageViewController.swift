public import Tactus

extension PageViewController {
    /// The ways of turning that UIKit names and that there are here.
    nonisolated public enum TransitionStyle: Hashable, Sendable {
        /// One page pushes the other out.
        case scroll
    }

    /// What ``init(transitionStyle:navigationOrientation:options:)`` can be told besides.
    nonisolated public enum OptionsKey: Hashable, Sendable {
        /// How far two pages are apart while one turns: a number of points.
        case interPageSpacing
    }

    /// Creates a row without a page.
    ///
    /// - Parameters:
    ///   - style: How pages turn: there is one way.
    ///   - navigationOrientation: How they lie.
    ///   - options: How far they are apart; what is no number is 0.
    public convenience init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        let spacing = options?[.interPageSpacing]
        let points = spacing as? Double ?? (spacing as? Int).map(Double.init) ?? 0
        self.init(navigationOrientation: navigationOrientation, interPageSpacing: points)
    }
}
