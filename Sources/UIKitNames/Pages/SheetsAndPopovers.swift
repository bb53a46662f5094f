public import Tactus

extension SheetPresentationController {
    /// A height at which a sheet rests.
    public typealias Detent = SheetDetent
}

extension SheetDetent {
    /// About half of the window.
    public static func medium() -> SheetDetent { .medium }

    /// All of the window but a strip at its upper edge.
    public static func large() -> SheetDetent { .large }

    /// Returns a detent of a program's own, with a name that nobody needs.
    ///
    /// - Parameter resolver: Returns the height in points; `nil` where there is no such detent.
    /// - Returns: The detent.
    public static func custom(resolver: @escaping (Context) -> CGFloat?) -> SheetDetent {
        .custom(identifier: "custom", resolver: resolver)
    }
}

/// Where the arrow of a popover points.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: UInt
    /// Creates the directions of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up: the popover is below what it is of.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down: the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left: the popover is at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right: the popover is at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Anywhere.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Decides and is told of a popover.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate

/// Decides and is told of a sheet.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate

/// What a popover can be about: a view, or a button in a bar.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension View: UIPopoverPresentationControllerSourceItem {}
extension BarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension PopoverPresentationController {
    /// The view or the button in a bar that the popover is about; `nil` for nothing.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set {
            sourceView = newValue as? View
            barButtonItem = newValue as? BarButtonItem
        }
    }

    /// Where the arrow may point: anywhere by default. Without any direction it counts as anywhere.
    public var permittedArrowDirections: UIPopoverArrowDirection {
        get {
            permittedSides.reduce(into: []) { directions, side in
                switch side {
                case .below: directions.insert(.up)
                case .above: directions.insert(.down)
                case .right: directions.insert(.left)
                case .left: directions.insert(.right)
                }
            }
        }
        set {
            let wanted = newValue.isEmpty ? .any : newValue
            let sides: [(UIPopoverArrowDirection, PopoverSide)] = [
                (.up, .below), (.down, .above), (.left, .right), (.right, .left),
            ]
            permittedSides = sides.filter { wanted.contains($0.0) }.map(\.1)
        }
    }
}

extension SplitViewController {
    /// The column at the side, and the one that tells more: of those that are set.
    public var viewControllers: [ViewController] {
        get { [Column.primary, .secondary].compactMap { navigationController(for: $0)?.viewControllers.first } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }

    /// How wide the first column is, in points.
    public var preferredPrimaryColumnWidth: CGFloat {
        get { primaryColumnWidth }
        set { primaryColumnWidth = newValue }
    }

    /// How wide the second of three columns is, in points.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryColumnWidth }
        set { supplementaryColumnWidth = newValue }
    }
}
