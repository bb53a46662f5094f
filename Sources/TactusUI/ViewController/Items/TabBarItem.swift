public import TactusGeometry
public import TactusGraphics

/// What a tab bar shows for one of its controllers.
open class TabBarItem: BarItem {
    /// A short text on a red ground at the corner of the sign, such as a number; empty for a dot alone, `nil` for
    /// nothing.
    public final var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
    /// The ground of the badge; `nil`, by default, for red.
    public final var badgeColor: Color? { didSet { if badgeColor != oldValue { itemDidChange() } } }
    /// The picture while the tab is chosen, where there is no ``BarItem/icon``; `nil`, by default, for
    /// ``BarItem/image``.
    public final var selectedImage: Image? { didSet { if selectedImage !== oldValue { itemDidChange() } } }
    /// The sign while the tab is chosen; `nil`, by default, for ``BarItem/icon``.
    public final var selectedIcon: Icon? { didSet { if selectedIcon != oldValue { itemDidChange() } } }

    /// Room at the four sides of the picture or sign, in points, inside of where it would be; negative for beyond it.
    /// None by default.
    public final var imageInsets = Insets.zero { didSet { if imageInsets != oldValue { itemDidChange() } } }
    /// How far the title is from where it would be, in points. Zero by default.
    public final var titlePositionAdjustment = Vector.zero {
        didSet { if titlePositionAdjustment != oldValue { itemDidChange() } }
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - icon: Its sign.
    ///   - tag: A number to find it by.
    public init(title: String? = nil, icon: Icon? = nil, tag: Int = 0) {
        super.init(title: title, icon: icon)
        self.tag = tag
    }
}
