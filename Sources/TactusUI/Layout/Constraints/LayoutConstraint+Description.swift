extension LayoutConstraint: CustomStringConvertible {
    /// The constraint in readable form: `‘title’.leading == ‘card’.leading + 16`, with its priority unless it is
    /// required, and its ``identifier``.
    public var description: String {
        var text = Self.text(firstItem, firstAttribute) + " \(relation.rawValue) "
        if let secondAttribute {
            text += Self.text(secondItem, secondAttribute)
            if multiplier != 1 { text += " × \(multiplier.pointsText)" }
            if constant != 0 { text += constant < 0 ? " - \((-constant).pointsText)" : " + \(constant.pointsText)" }
        } else {
            text += constant.pointsText
        }
        if priority < .required { text += " (priority \(priority.rawValue.pointsText))" }
        if let identifier { text += " [\(identifier)]" }
        return text
    }

    private static func text(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute) -> String {
        "\(item?.itemLabel ?? "what is gone").\(attribute.rawValue)"
    }
}

extension LayoutItem {
    /// What a text calls the item.
    var itemLabel: String { (self as? View)?.debugTitle ?? (self as? LayoutGuide)?.label ?? "\(type(of: self))" }
}

extension Double {
    /// As few digits as say it to the hundredth.
    nonisolated var pointsText: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
