public import Tactus

extension Button {
    /// Creates a button with what it does, whose title and picture it shows.
    public convenience init(primaryAction: Action?) { self.init(frame: .zero, primaryAction: primaryAction) }
}

extension Button.Configuration {
    /// How much room there is around the content.
    nonisolated public enum Size: Hashable, Sendable, CaseIterable {
        /// As much as buttons have.
        case medium
        /// Less.
        case small
        /// The least.
        case mini
        /// More.
        case large

        var insets: NSDirectionalEdgeInsets? {
            switch self {
            case .medium: nil
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
            case .large: NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
            }
        }
    }

    /// How much room there is around the content, by a word for ``contentInsets``: `.medium` where these are others.
    public var buttonSize: Size {
        get { Size.allCases.first { $0.insets == ownInsets } ?? .medium }
        set { ownInsets = newValue.insets }
    }
}

extension Button.Configuration {
    /// Text on a quiet background, as ``gray()``.
    public static func bordered() -> Button.Configuration { .gray() }
    /// Text on the tint, as ``filled()``.
    public static func borderedProminent() -> Button.Configuration { .filled() }
    /// Text on a veil of the tint, as ``tinted()``.
    public static func borderedTinted() -> Button.Configuration { .tinted() }
    /// Text alone, as ``plain()``.
    public static func borderless() -> Button.Configuration { .plain() }
}

extension SegmentedControl {
    /// Adds a segment with a text.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - segment: How many segments are before it.
    ///   - animated: Whether the old segments dissolve into the new ones.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        change(animated) { insertSegment(withTitle: title ?? "", at: segment) }
    }

    /// Adds a segment with a picture.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for an empty segment.
    ///   - segment: How many segments are before it.
    ///   - animated: Whether the old segments dissolve into the new ones.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        change(animated) {
            if let image { insertSegment(with: image, at: segment) } else { insertSegment(withTitle: "", at: segment) }
        }
    }

    /// Adds a segment that shows an action, and performs it when the user chooses the segment.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - segment: How many segments are before it.
    ///   - animated: Whether the old segments dissolve into the new ones.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        change(animated) { insertSegment(action: action, at: segment) }
    }

    /// Takes a segment away.
    ///
    /// - Parameters:
    ///   - segment: Which one.
    ///   - animated: Whether the old segments dissolve into the new ones.
    public func removeSegment(at segment: Int, animated: Bool) { change(animated) { removeSegment(at: segment) } }

    private func change(_ animated: Bool, _ changes: () -> Void) {
        guard animated, window != nil else { return changes() }
        View.transition(with: self, by: .crossDissolve, duration: .milliseconds(200), changes: changes)
    }
}

extension ProgressView {
    /// How a progress view looks: there is one way.
    nonisolated public enum Style: Hashable, Sendable {
        /// A line.
        case `default`
        /// A line as well: there is one way.
        case bar
    }

    /// Creates a progress view.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
}

extension PageControl {
    /// Returns how large the control is for a number of pages, in points.
    public func size(forNumberOfPages count: Int) -> CGSize {
        let other = PageControl()
        other.numberOfPages = count
        return other.intrinsicContentSize
    }
}
