public import Tactus

/// A kind of which UIKit's cases have numbers, by which programs keep and print them.
nonisolated public protocol NumberedKind: Equatable {
    /// The cases by their numbers, from 0 on; `nil` where there is none here.
    static var numbered: [Self?] { get }
}

nonisolated extension NumberedKind {
    /// The number that the case has in UIKit; -1 for one that UIKit has not.
    public var rawValue: Int { Self.numbered.firstIndex(of: self) ?? -1 }

    /// The case that has a number in UIKit; `nil` where there is none here.
    public init?(rawValue: Int) {
        guard Self.numbered.indices.contains(rawValue), let kind = Self.numbered[rawValue] else { return nil }
        self = kind
    }
}

nonisolated extension TextAlignment: NumberedKind {
    /// Left, in the middle, right, at both sides, natural.
    public static var numbered: [TextAlignment?] { [.left, .center, .right, .justified, .natural] }
}

nonisolated extension LineBreakMode: NumberedKind {
    /// By words, by letters, clipped, with an ellipsis at the head, the tail or in the middle.
    public static var numbered: [LineBreakMode?] {
        [.wordWrapping, .characterWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle]
    }
}

nonisolated extension StrokeStyle.Cap: NumberedKind {
    /// Butt, round, square.
    public static var numbered: [StrokeStyle.Cap?] { [.butt, .round, .square] }
}

nonisolated extension StrokeStyle.Join: NumberedKind {
    /// Mitered, round, beveled.
    public static var numbered: [StrokeStyle.Join?] { [.miter, .round, .bevel] }
}

nonisolated extension UserInterfaceSizeClass: NumberedKind {
    /// None that is known, compact, regular.
    public static var numbered: [UserInterfaceSizeClass?] { [nil, .compact, .regular] }
}

nonisolated extension LayoutDirection: NumberedKind {
    /// From left to right, from right to left.
    public static var numbered: [LayoutDirection?] { [.leftToRight, .rightToLeft] }
}

nonisolated extension LayoutAxis: NumberedKind {
    /// Horizontal, vertical.
    public static var numbered: [LayoutAxis?] { [.horizontal, .vertical] }
}

nonisolated extension UIView.ContentMode: NumberedKind {
    /// In UIKit's order; what is drawn anew has no case here.
    public static var numbered: [UIView.ContentMode?] {
        [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, nil, .center, .top, .bottom, .left, .right, .topLeft,
            .topRight,
            .bottomLeft, .bottomRight,
        ]
    }
}

nonisolated extension StackView.Distribution: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [StackView.Distribution?] {
        [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
    }
}

nonisolated extension StackView.Alignment: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [StackView.Alignment?] {
        [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
    }
}

nonisolated extension PropertyAnimator.State: NumberedKind {
    /// Inactive, active, stopped.
    public static var numbered: [PropertyAnimator.State?] { [.inactive, .active, .stopped] }
}

nonisolated extension PropertyAnimator.Position: NumberedKind {
    /// The end, the start, where it is.
    public static var numbered: [PropertyAnimator.Position?] { [.end, .start, .current] }
}

nonisolated extension ScrollView.ContentInsetAdjustmentBehavior: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [ScrollView.ContentInsetAdjustmentBehavior?] {
        [.automatic, .scrollableAxes, .never, .always]
    }
}

nonisolated extension TextField.BorderStyle: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [TextField.BorderStyle?] { [TextField.BorderStyle.none, .line, .bezel, .roundedRect] }
}

nonisolated extension TextField.ViewMode: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [TextField.ViewMode?] { [.never, .whileEditing, .unlessEditing, .always] }
}

nonisolated extension TextInputTraits.ReturnKeyType: NumberedKind {
    /// In UIKit's order, without those that name a company or call for help.
    public static var numbered: [TextInputTraits.ReturnKeyType?] {
        [.default, .go, nil, .join, .next, .route, .search, .send, nil, .done, nil, .continue]
    }
}

nonisolated extension TextInputTraits.AutocapitalizationType: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [TextInputTraits.AutocapitalizationType?] {
        [TextInputTraits.AutocapitalizationType.none, .words, .sentences, .allCharacters]
    }
}

nonisolated extension NavigationController.Operation: NumberedKind {
    /// None, a push, a pop.
    public static var numbered: [NavigationController.Operation?] {
        [NavigationController.Operation.none, .push, .pop]
    }
}

nonisolated extension SplitViewController.DisplayMode: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [SplitViewController.DisplayMode?] {
        [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
            .twoDisplaceSecondary,
        ]
    }
}

nonisolated extension PageViewController.NavigationDirection: NumberedKind {
    /// Forward, back.
    public static var numbered: [PageViewController.NavigationDirection?] { [.forward, .reverse] }
}

nonisolated extension AlertController.Style: NumberedKind {
    /// Actions on a sheet, a dialog.
    public static var numbered: [AlertController.Style?] { [.actionSheet, .alert] }
}

nonisolated extension AlertAction.Style: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [AlertAction.Style?] { [.default, .cancel, .destructive] }
}

nonisolated extension DatePicker.Mode: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [DatePicker.Mode?] { [.time, .date, .dateAndTime, .countDownTimer] }
}

nonisolated extension MenuElement.State: NumberedKind {
    /// Off, on, mixed.
    public static var numbered: [MenuElement.State?] { [.off, .on, .mixed] }
}

nonisolated extension CollectionView.ScrollDirection: NumberedKind {
    /// Vertical, horizontal.
    public static var numbered: [CollectionView.ScrollDirection?] { [.vertical, .horizontal] }
}

nonisolated extension UITableView.Style: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [UITableView.Style?] { [.plain, .grouped, .insetGrouped] }
}

nonisolated extension UITableViewCell.AccessoryType: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [UITableViewCell.AccessoryType?] {
        [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton]
    }
}

nonisolated extension UITableViewCell.SelectionStyle: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [UITableViewCell.SelectionStyle?] {
        [UITableViewCell.SelectionStyle.none, .blue, .gray, .default]
    }
}

nonisolated extension UIDropOperation: NumberedKind {
    /// In UIKit's order.
    public static var numbered: [UIDropOperation?] { [.cancel, .forbidden, .copy, .move] }
}

extension ModalPresentationStyle {
    private static var numbered: [(number: Int, style: ModalPresentationStyle)] {
        [
            (-2, .automatic), (-1, .none), (0, .fullScreen), (1, .pageSheet), (2, .formSheet), (3, .currentContext),
            (4, .custom), (5, .overFullScreen), (6, .overCurrentContext), (7, .popover),
        ]
    }

    /// The number that the style has in UIKit; 4, that of styles of a program's own, for one that UIKit has not.
    public var rawValue: Int { Self.numbered.first { $0.style == self }?.number ?? 4 }

    /// The style that has a number in UIKit; `nil` where there is none here.
    public init?(rawValue: Int) {
        guard let style = Self.numbered.first(where: { $0.number == rawValue })?.style else { return nil }
        self = style
    }
}
