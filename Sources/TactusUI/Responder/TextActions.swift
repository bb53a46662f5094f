// The actions of a Format menu, for text.

public import TactusGraphics

/// Performs ``ActionKey/toggleBoldface``.
@MainActor public protocol TogglingBoldface {
    /// Makes the selected text bold, or no longer bold.
    func toggleBoldface(_ sender: Any?)
}

/// Performs ``ActionKey/toggleItalics``.
@MainActor public protocol TogglingItalics {
    /// Makes the selected text italic, or no longer italic.
    func toggleItalics(_ sender: Any?)
}

/// Performs ``ActionKey/toggleUnderline``.
@MainActor public protocol TogglingUnderline {
    /// Underlines the selected text, or no longer.
    func toggleUnderline(_ sender: Any?)
}

/// Performs ``ActionKey/increaseSize``.
@MainActor public protocol IncreasingSize {
    /// Makes the selected text larger.
    func increaseSize(_ sender: Any?)
}

/// Performs ``ActionKey/decreaseSize``.
@MainActor public protocol DecreasingSize {
    /// Makes the selected text smaller.
    func decreaseSize(_ sender: Any?)
}

/// Performs ``ActionKey/makeTextWritingDirectionLeftToRight``.
@MainActor public protocol WritingLeftToRight {
    /// Writes the selected paragraphs from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
}

/// Performs ``ActionKey/makeTextWritingDirectionRightToLeft``.
@MainActor public protocol WritingRightToLeft {
    /// Writes the selected paragraphs from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

/// Changes the attributes of the selected text, for a panel of fonts or colours that works on the first responder.
@MainActor public protocol UpdatingTextAttributes {
    /// Changes the attributes of each part of the selected text, or of what is entered next where nothing is selected.
    ///
    /// - Parameter conversionHandler: Given the attributes of a part, returns those that it is to have.
    func updateTextAttributes(conversionHandler: (TextAttributes) -> TextAttributes)
}

extension ActionKey where P == any TogglingBoldface {
    /// Makes the selected text bold, or no longer bold: ``TogglingBoldface``.
    public static var toggleBoldface: Self { ActionKey { $0.toggleBoldface($1) } }
}

extension ActionKey where P == any TogglingItalics {
    /// Makes the selected text italic, or no longer italic: ``TogglingItalics``.
    public static var toggleItalics: Self { ActionKey { $0.toggleItalics($1) } }
}

extension ActionKey where P == any TogglingUnderline {
    /// Underlines the selected text, or no longer: ``TogglingUnderline``.
    public static var toggleUnderline: Self { ActionKey { $0.toggleUnderline($1) } }
}

extension ActionKey where P == any IncreasingSize {
    /// Makes the selected text larger: ``IncreasingSize``.
    public static var increaseSize: Self { ActionKey { $0.increaseSize($1) } }
}

extension ActionKey where P == any DecreasingSize {
    /// Makes the selected text smaller: ``DecreasingSize``.
    public static var decreaseSize: Self { ActionKey { $0.decreaseSize($1) } }
}

extension ActionKey where P == any WritingLeftToRight {
    /// Writes the selected paragraphs from left to right: ``WritingLeftToRight``.
    public static var makeTextWritingDirectionLeftToRight: Self {
        ActionKey { $0.makeTextWritingDirectionLeftToRight($1) }
    }
}

extension ActionKey where P == any WritingRightToLeft {
    /// Writes the selected paragraphs from right to left: ``WritingRightToLeft``.
    public static var makeTextWritingDirectionRightToLeft: Self {
        ActionKey { $0.makeTextWritingDirectionRightToLeft($1) }
    }
}

extension ActionKey where P == any UpdatingTextAttributes {
    /// Returns an action that changes the attributes of the selected text: ``UpdatingTextAttributes``.
    ///
    /// - Parameter conversionHandler: Given the attributes of a part, returns those that it is to have.
    /// - Returns: The action, to be sent up the chain.
    public static func updateTextAttributes(
        conversionHandler: @escaping @MainActor (TextAttributes) -> TextAttributes
    ) -> Self {
        ActionKey { target, _ in target.updateTextAttributes(conversionHandler: conversionHandler) }
    }
}
