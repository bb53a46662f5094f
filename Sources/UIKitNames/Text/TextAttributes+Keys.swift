import Tactus

nonisolated extension TextAttributes {
    /// Creates the attributes that a dictionary names.
    init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init(
            font: dictionary[.font] as? Font, color: dictionary[.foregroundColor] as? Color,
            backgroundColor: dictionary[.backgroundColor] as? Color,
            underline: TextAttributes.line(dictionary[.underlineStyle], dictionary[.underlineColor]),
            strikethrough: TextAttributes.line(dictionary[.strikethroughStyle], dictionary[.strikethroughColor]),
            tracking: TextAttributes.number(dictionary[.kern]) ?? TextAttributes.number(dictionary[.tracking]),
            baselineOffset: TextAttributes.number(dictionary[.baselineOffset]),
            shadow: (dictionary[.shadow] as? NSShadow)?.shadow,
            paragraphStyle: (dictionary[.paragraphStyle] as? NSParagraphStyle)?.style,
            link: dictionary[.link].map { "\($0)" },
            attachment: (dictionary[.attachment] as? NSTextAttachment)?.attachment)
    }

    /// The same by UIKit's names.
    var dictionary: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = font
        result[.foregroundColor] = color
        result[.backgroundColor] = backgroundColor
        result[.underlineStyle] = underline.map { TextAttributes.style($0).rawValue }
        result[.underlineColor] = underline?.color
        result[.strikethroughStyle] = strikethrough.map { TextAttributes.style($0).rawValue }
        result[.strikethroughColor] = strikethrough?.color
        result[.kern] = tracking
        result[.baselineOffset] = baselineOffset
        result[.shadow] = shadow.map { NSShadow($0) }
        result[.paragraphStyle] = paragraphStyle.map { NSParagraphStyle($0) }
        result[.link] = link
        result[.attachment] = attachment.map { attachment in
            let result = NSTextAttachment(image: attachment.image)
            result.bounds = attachment.bounds
            result.accessibilityLabel = attachment.accessibilityLabel
            return result
        }
        return result
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        default: nil
        }
    }

    private static func line(_ value: Any?, _ color: Any?) -> TextDecoration? {
        let style = (value as? NSUnderlineStyle) ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
        return style?.decoration.map { TextDecoration($0, color: color as? Color) }
    }

    static func style(_ decoration: TextDecoration) -> NSUnderlineStyle {
        switch decoration.style {
        case .single, .wavy: .single
        case .double: .double
        case .thick: .thick
        case .dotted: [.single, .patternDot]
        case .dashed: [.single, .patternDash]
        }
    }
}
