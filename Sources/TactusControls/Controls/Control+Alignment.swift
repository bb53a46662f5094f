import TactusUI

extension Control {
    /// The alignment of a control's content in a control that is wider.
    nonisolated public enum ContentHorizontalAlignment: Hashable, Sendable, CaseIterable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Over all of the width.
        case fill
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
    }

    /// The alignment of a control's content in a control that is higher.
    nonisolated public enum ContentVerticalAlignment: Hashable, Sendable, CaseIterable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Over all of the height.
        case fill
    }

    /// The alignment of the content to the sides, with ``ContentHorizontalAlignment/leading`` and
    /// ``ContentHorizontalAlignment/trailing`` as they are where the control is: left and right, or the other way
    /// round.
    public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case let alignment: alignment
        }
    }
}
