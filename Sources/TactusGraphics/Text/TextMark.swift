import TactusGeometry

/// What is drawn beside the letters of a line: a background, or a line below or through them.
struct TextMark {
    enum Kind {
        /// A colour behind the letters.
        case background(Color)
        /// A line whose middle is so far below the line that letters stand on.
        case line(TextDecoration, textColor: Color?, offset: Double, thickness: Double)
    }

    /// Which line of the layout it belongs to.
    let line: Int
    /// Its left end in the box.
    let minX: Double
    /// Its right end in the box.
    let maxX: Double
    let kind: Kind

    /// Where it falls, at most.
    func frame(in layout: TextLayout) -> Rect {
        let place = layout.broken.lines[line].position
        switch kind {
        case .background: return Rect(x: minX, y: place.top, width: maxX - minX, height: place.height)
        case .line(_, _, let offset, let thickness):
            let reach = 3 * max(thickness, 1)
            return Rect(x: minX, y: place.baseline + offset - reach, width: maxX - minX, height: 2 * reach)
        }
    }

    /// The marks of a layout, by lines.
    static func marks(of layout: TextLayout) -> [TextMark] {
        let runs = layout.broken.text.runs
        guard runs.runs.contains(where: { $0.attributes.hasMarks }) else { return [] }
        var marks: [TextMark] = []
        for (index, line) in layout.broken.lines.enumerated() {
            runs.forEachPart(of: line.range) { part, attributes in
                guard attributes.hasMarks else { return }
                let kinds = kinds(of: attributes, in: layout)
                for range in layout.horizontalRanges(of: part, inLine: index, withEllipsis: true) {
                    marks += kinds.map {
                        TextMark(line: index, minX: range.lowerBound, maxX: range.upperBound, kind: $0)
                    }
                }
            }
        }
        return marks
    }

    private static func kinds(of attributes: TextAttributes, in layout: TextLayout) -> [Kind] {
        var kinds: [Kind] = []
        if let color = attributes.backgroundColor { kinds.append(.background(color)) }
        guard attributes.underline != nil || attributes.strikethrough != nil else { return kinds }
        let metrics = layout.broken.metrics(of: attributes.font)
        if let underline = attributes.underline {
            kinds.append(
                .line(
                    underline, textColor: attributes.color, offset: metrics.underlineOffset,
                    thickness: metrics.underlineThickness))
        }
        if let line = attributes.strikethrough {
            let rise = (attributes.baselineOffset ?? 0).asLength(from: -100_000) * layout.scale
            kinds.append(
                .line(
                    line, textColor: attributes.color, offset: -metrics.strikethroughHeight - rise,
                    thickness: metrics.strikethroughThickness))
        }
        return kinds
    }
}

extension TextAttributes {
    /// Whether something is drawn beside the letters.
    fileprivate var hasMarks: Bool { backgroundColor != nil || underline != nil || strikethrough != nil }
}
