import JSONText
import TactusGraphics

// Text with its attributes as JSON: what one program of this toolkit gives another.
//
// Left out are colours that depend on the surroundings, which are others where the text is shown, and images.
extension StyledText {
    /// How it is written. Others are refused.
    nonisolated private static let version = 1

    /// The text with its attributes, as bytes.
    nonisolated package var encoded: [UInt8] {
        let runs = attributeRuns.map { run -> JSONValue in
            let count = string.utf8.distance(from: run.range.lowerBound, to: run.range.upperBound)
            return .object([JSONValue.Member("count", count)] + run.attributes.members)
        }
        let object = JSONValue.object([
            JSONValue.Member("tactus-text", Self.version), JSONValue.Member("text", string),
            JSONValue.Member("runs", runs),
        ])
        return Array(object.text.utf8)
    }

    /// Reads what ``encoded`` has written; `nil` for anything else.
    ///
    /// - Parameter bytes: Of another program: any.
    nonisolated package init?(encoded bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let value = try? JSONReader.value(of: text[...]), value["tactus-text"]?.asInteger == Int64(Self.version),
            let string = value["text"]?.asString
        else { return nil }
        self.init()
        var rest = string.utf8[...]
        for run in value["runs"]?.asArray ?? [] {
            guard let count = run["count"]?.asInteger, count > 0 else { return nil }
            let part = rest.prefix(Int(clamping: count))
            guard part.endIndex.samePosition(in: string) != nil else { return nil }
            append(StyledText(String(Substring(part)), TextAttributes(run)))
            rest = rest[part.endIndex...]
        }
        append(StyledText(String(Substring(rest))))
    }
}

extension TextAttributes {
    nonisolated fileprivate var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        func add(_ name: String, _ value: JSONValue?) {
            if let value { members.append(JSONValue.Member(name: name, value: value)) }
        }
        add("font", font?.value)
        add("color", color?.value)
        add("background", backgroundColor?.value)
        add("underline", underline?.value)
        add("strikethrough", strikethrough?.value)
        add("tracking", tracking.map { .number($0) })
        add("rise", baselineOffset.map { .number($0) })
        add("language", language.map { .string($0) })
        add("link", link.map { .string($0) })
        add("paragraph", paragraphStyle?.value)
        return members
    }

    nonisolated fileprivate init(_ value: JSONValue) {
        self.init(
            font: value["font"].map { Font($0) }, color: value["color"].flatMap { Color($0) },
            backgroundColor: value["background"].flatMap { Color($0) },
            underline: value["underline"].flatMap { TextDecoration($0) },
            strikethrough: value["strikethrough"].flatMap { TextDecoration($0) }, tracking: value["tracking"]?.asLength,
            baselineOffset: value["rise"]?.asLength, language: value["language"]?.asString,
            paragraphStyle: value["paragraph"].map { ParagraphStyle($0) }, link: value["link"]?.asString)
    }
}

extension Font {
    nonisolated fileprivate var value: JSONValue {
        .object([
            JSONValue.Member("family", family), JSONValue.Member("size", size),
            JSONValue.Member("weight", weight.rawValue), JSONValue.Member("italic", slant == .italic),
            JSONValue.Member("width", width.rawValue), JSONValue.Member("digits", hasMonospacedDigits),
        ])
    }

    nonisolated fileprivate init(_ value: JSONValue) {
        self.init(
            family: value["family"]?.asString ?? Font.systemFamily, size: value["size"]?.asFontSize ?? 17,
            weight: value["weight"]?.asInteger.flatMap { Weight(rawValue: Int(clamping: $0)) } ?? .regular,
            slant: value["italic"]?.asBool == true ? .italic : .upright,
            width: value["width"]?.asInteger.flatMap { Width(rawValue: Int(clamping: $0)) } ?? .normal,
            hasMonospacedDigits: value["digits"]?.asBool == true)
    }
}

extension Color {
    /// Its components; `nil` where it depends on the surroundings.
    nonisolated fileprivate var value: JSONValue? {
        guard self == Color(red: red, green: green, blue: blue, alpha: alpha) else { return nil }
        return .array([.number(red), .number(green), .number(blue), .number(alpha)])
    }

    nonisolated fileprivate init?(_ value: JSONValue) {
        guard let parts = value.asArray?.compactMap(\.asDouble), parts.count == 4 else { return nil }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

extension TextDecoration {
    nonisolated private static let names: [(Style, String)] = [
        (.single, "single"), (.double, "double"), (.thick, "thick"), (.dotted, "dotted"), (.dashed, "dashed"),
        (.wavy, "wavy"),
    ]

    nonisolated fileprivate var value: JSONValue {
        var members = [JSONValue.Member("style", Self.names.first { $0.0 == style }?.1 ?? "single")]
        if let color = color?.value { members.append(JSONValue.Member(name: "color", value: color)) }
        return .object(members)
    }

    nonisolated fileprivate init?(_ value: JSONValue) {
        guard let style = Self.names.first(where: { $0.1 == value["style"]?.asString })?.0 else { return nil }
        self.init(style, color: value["color"].flatMap { Color($0) })
    }
}

extension ParagraphStyle {
    nonisolated private static let alignments: [(TextAlignment, String)] = [
        (.natural, "natural"), (.center, "center"), (.trailing, "trailing"), (.left, "left"),
        (.right, "right"), (.justified, "justified"),
    ]
    nonisolated private static var lengths: [(String, WritableKeyPath<ParagraphStyle, Double>)] {
        [
            ("first", \.firstLineHeadIndent), ("head", \.headIndent), ("tail", \.tailIndent),
            ("multiple", \.lineHeightMultiple), ("minimum", \.minimumLineHeight), ("lines", \.lineSpacing),
            ("before", \.paragraphSpacingBefore), ("after", \.paragraphSpacing),
        ]
    }

    nonisolated fileprivate var value: JSONValue {
        let plain = ParagraphStyle()
        var members: [JSONValue.Member] = []
        if let name = Self.alignments.first(where: { $0.0 == alignment })?.1 {
            members.append(JSONValue.Member("alignment", name))
        }
        if let direction { members.append(JSONValue.Member("rtl", direction == .rightToLeft)) }
        for (name, path) in Self.lengths where self[keyPath: path] != plain[keyPath: path] {
            members.append(JSONValue.Member(name, self[keyPath: path]))
        }
        if let maximumLineHeight { members.append(JSONValue.Member("maximum", maximumLineHeight)) }
        return .object(members)
    }

    nonisolated fileprivate init(_ value: JSONValue) {
        self.init()
        alignment = Self.alignments.first { $0.1 == value["alignment"]?.asString }?.0
        direction = value["rtl"]?.asBool.map { $0 ? .rightToLeft : .leftToRight }
        for (name, path) in Self.lengths { if let length = value[name]?.asLength { self[keyPath: path] = length } }
        maximumLineHeight = value["maximum"]?.asLength
    }
}

/// What lengths of another program are believed.
nonisolated private enum ForeignLength {
    /// Beyond it, in points, either way, a distance is left out.
    static let largestLength = 4096.0
    /// Smaller letters, in points, have the usual size.
    static let smallestFont = 1.0
}

extension JSONValue {
    nonisolated fileprivate var asLength: Double? {
        asDouble.flatMap { abs($0) <= ForeignLength.largestLength ? $0 : nil }
    }

    nonisolated fileprivate var asFontSize: Double? { asLength.flatMap { $0 >= ForeignLength.smallestFont ? $0 : nil } }
}
