import CPango
import TactusGeometry

/// A piece of a text as Pango's layout, broken into lines.
///
/// Belongs to its typesetter's thread. Pango's layout is never changed once it is made.
final class PangoPiece {
    /// Pango's object. Its places are bytes from the piece's beginning.
    let layout: OpaquePointer
    /// What of the text it is.
    let piece: TextPiece
    /// How its lines lie.
    let style: ParagraphStyle
    /// Which way it is read.
    let direction: TextDirection

    /// Takes over a finished layout.
    init(owning layout: OpaquePointer, piece: TextPiece, style: ParagraphStyle) {
        self.layout = layout
        self.piece = piece
        self.style = style
        let line = pango_layout_get_line_readonly(layout, 0)
        direction = line.map { TextDirection($0.pointee) } ?? .leftToRight
        if isEllipsized { narrowEllipses() }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Makes ellipses as wide as they are: Pango widens them by what else would be left of the width, a gap behind the
    /// dots (seen with Pango 1.50).
    private func narrowEllipses() {
        var lines = pango_layout_get_lines(layout)
        while let line = lines?.pointee {
            var runs = line.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs
            while let run = runs?.pointee {
                if let item = run.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee { narrowEllipsis(item) }
                runs = run.next
            }
            lines = line.next
        }
    }

    private func narrowEllipsis(_ run: PangoGlyphItem) {
        let isEllipsis = run.item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        guard isEllipsis, let glyphs = run.glyphs?.pointee, glyphs.num_glyphs > 0 else { return }
        let last = glyphs.glyphs + Int(glyphs.num_glyphs) - 1
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(run.item.pointee.analysis.font, last.pointee.glyph, nil, &logical)
        last.pointee.geometry.width = min(last.pointee.geometry.width, logical.width)
    }

    /// Whether Pango left text out.
    var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }
}

extension TextDirection {
    /// The direction of a line's paragraph.
    init(_ line: PangoLayoutLine) {
        self = line.resolved_dir == PANGO_DIRECTION_RTL.rawValue ? .rightToLeft : .leftToRight
    }
}

/// Makes Pango's layouts of the pieces of one text.
struct PangoSetter {
    let text: StyledText
    let options: TextOptions
    let scanner: TextScanner
    let contexts: TextContexts
    /// The colours of the text's parts.
    let colors: [Color]
    private let colorNumbers: [Color: Int]
    /// The shadows of the text's parts.
    let shadows: [TextShadow]
    private let shadowNumbers: [TextShadow: Int]

    init(_ text: StyledText, _ options: TextOptions, in contexts: TextContexts) {
        self.text = text
        self.options = options
        self.contexts = contexts
        var extent = options.font.usableSize
        text.runs.forEachPart(of: 0..<text.count) { _, attributes in
            let width = max(attributes.font?.usableSize ?? 0, attributes.attachment?.bounds.maxX ?? 0)
            extent = max(extent, width + (attributes.tracking ?? 0).asLength())
        }
        (colors, colorNumbers) = text.runs.runs.numbered(by: \.color)
        (shadows, shadowNumbers) = text.runs.runs.numbered(by: \.shadow)
        scanner = TextScanner(
            text.string, extent: extent * options.scale,
            wraps: options.maximumLines != 1 && options.maximumWidth?.isFinite ?? false)
    }

    /// Sets a piece.
    ///
    /// - Parameters:
    ///   - piece: Which one.
    ///   - lines: How many lines it may have; `nil` for no limit.
    ///   - goesOn: Whether text follows that is left out: an ellipsis stands for it.
    ///   - direction: Which way the paragraph is read, where that is known from a piece before.
    /// - Returns: The piece, in lines.
    func set(_ piece: TextPiece, lines: Int?, goesOn: Bool, direction: TextDirection?) -> PangoPiece {
        let style = text.runs.attributes(at: piece.paragraphStart).paragraphStyle ?? ParagraphStyle()
        let direction = direction ?? style.direction
        let layout = contexts.makeLayout(direction: direction ?? options.direction, language: options.language)
        pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
        let font = text.runs.attributes(at: piece.range.lowerBound).font ?? options.font
        font.withDescription(scaledBy: options.scale) { pango_layout_set_font_description(layout, $0) }
        let mode = lineBreakMode(in: style)
        let indents = LineIndents(style, of: piece, scale: options.scale)
        pango_layout_set_wrap(
            layout,
            mode == .characterWrapping || scanner.hasLooseMarks(in: piece.range)
                ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_indent(layout, pangoUnits(indents.first - indents.others))
        if alignment(in: style) == .justified { pango_layout_set_justify(layout, 1) }
        setTabs(of: layout, style, indents)
        setAttributes(of: layout, piece, font)
        setText(of: layout, piece, goesOn: goesOn)
        if !fitsUnbroken(layout, piece, indents, mode, style) {
            // What lines are broken by is what justified ones reach to.
            let tracking = alignment(in: style) == .justified ? 0...0 : tracking(in: piece)
            setLines(of: layout, indents, mode, lines, tracking)
        }
        return PangoPiece(owning: layout, piece: piece, style: style)
    }

    /// Sets a piece without a width first, and finds out whether it is one line that has room.
    ///
    /// Pango shapes what fits twice when it knows a width, to see that it fits and then for good, and once when it
    /// knows none; most texts are one line. What is evidently longer is not tried: letters are seldom narrower than 0.4
    /// of their size for a byte.
    ///
    /// - Returns: Whether the layout is finished.
    private func fitsUnbroken(
        _ layout: OpaquePointer, _ piece: TextPiece, _ indents: LineIndents, _ mode: LineBreakMode,
        _ style: ParagraphStyle
    ) -> Bool {
        guard let maximum = options.maximumWidth, mode != .clipping, style.tabStops.isEmpty else { return false }
        let room = maximum - indents.first - indents.tail
        let isShort = Double(piece.range.count) * options.font.usableSize * options.scale * 0.4 <= room
        guard isShort || alignment(in: style) == .justified else { return false }
        guard let line = pango_layout_get_line_readonly(layout, 0), pango_layout_get_line_count(layout) == 1 else {
            return false
        }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return points(logical.width) <= room
    }

    /// How lines of a paragraph lie between the sides.
    func alignment(in style: ParagraphStyle) -> TextAlignment { style.alignment ?? options.alignment }

    /// What becomes of what is too wide in a paragraph.
    func lineBreakMode(in style: ParagraphStyle) -> LineBreakMode { style.lineBreakMode ?? options.lineBreakMode }

    /// Breaks a piece into lines.
    ///
    /// Pango takes a line for as wide as if room were added behind its last letter too, and takes that room away when
    /// the line is broken (seen with 1.50). So it is told of a box that has that room as well; where it is not the same
    /// behind every letter, of the most of it, if then no line is too wide.
    private func setLines(
        of layout: OpaquePointer, _ indents: LineIndents, _ mode: LineBreakMode, _ lines: Int?,
        _ tracking: ClosedRange<Int32>
    ) {
        guard let maximum = options.maximumWidth, mode != .clipping else { return }
        let width = pangoUnits(max(maximum - min(indents.first, indents.others) - indents.tail, 0))
        if let lines, mode.truncates {
            // A negative height is a number of lines.
            pango_layout_set_height(layout, -Int32(clamping: lines))
            pango_layout_set_ellipsize(layout, mode.pangoValue)
        }
        pango_layout_set_width(layout, max(width + tracking.upperBound, 0))
        guard tracking.lowerBound < tracking.upperBound else { return }
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        if logical.width > width { pango_layout_set_width(layout, max(width + tracking.lowerBound, 0)) }
    }

    /// Sets the stops of tabulators: for Pango they lie behind the smaller of the indents.
    private func setTabs(of layout: OpaquePointer, _ style: ParagraphStyle, _ indents: LineIndents) {
        guard !style.tabStops.isEmpty else { return }
        let stops = style.tabStops.sorted { $0.position < $1.position }
        let tabs = pango_tab_array_new(Int32(clamping: stops.count), 0)
        defer { pango_tab_array_free(tabs) }
        for (index, stop) in stops.enumerated() {
            let position = stop.position.asLength() * options.scale
            let place = pangoUnits(max(position - min(indents.first, indents.others), 0))
            pango_tab_array_set_tab(tabs, Int32(clamping: index), stop.alignment.pangoValue, place)
        }
        pango_layout_set_tabs(layout, tabs)
    }

    private func setText(of layout: OpaquePointer, _ piece: TextPiece, goesOn: Bool) {
        let bytes = goesOn ? scanner.bytes[piece.range] + Array("…".utf8) : scanner.bytes[piece.range]
        bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
            }
        }
    }

    /// Says what the parts of the piece look like, as far as Pango has to know. Lines and backgrounds are ours.
    private func setAttributes(of layout: OpaquePointer, _ piece: TextPiece, _ font: Font) {
        let list = PangoAttributes()
        // Pango adds hyphens of its own where it breaks within words; those that the text has keep theirs.
        for part in scanner.partsBetweenSoftHyphens(of: piece.range) {
            let start = part.lowerBound - piece.range.lowerBound
            list.add(
                .hyphens(false), to: start..<(part.upperBound == piece.range.upperBound ? Int.max : start + part.count))
        }
        if font.hasMonospacedDigits { list.add(.features("tnum=1"), to: nil) }
        let tracks = scanner.hasLettersApart(in: piece.range)
        if tracks { addStandardTracking(of: font, to: list) }
        if !text.runs.isEmpty {
            text.runs.forEachPart(of: piece.range) { part, attributes in
                let isLast = part.upperBound == piece.range.upperBound
                let start = part.lowerBound - piece.range.lowerBound
                // An ellipsis behind the piece looks as its end does.
                var attributes = attributes
                attributes.font = attributes.font ?? options.font
                let range = start..<(isLast ? Int.max : start + part.count)
                list.add(attributes, to: range, unlike: font, options.scale, tracks: tracks)
                let color = attributes.color.flatMap { colorNumbers[$0] }
                let shadow = attributes.shadow.flatMap { shadowNumbers[$0] }
                if color != nil || shadow != nil { list.add(.look(color: color, shadow: shadow), to: range) }
                guard let attachment = attributes.attachment else { return }
                // Each for itself: neighbours that are the same would become one.
                for place in scanner.attachments(in: part) {
                    let local = place.lowerBound - piece.range.lowerBound
                    list.add(.attachment(attachment, scale: options.scale), to: local..<local + place.count)
                }
            }
        }
        list.apply(to: layout)
    }

    private func addStandardTracking(of font: Font, to list: PangoAttributes) {
        let tracking = font.standardTracking(scale: options.scale)
        if tracking != 0 { list.add(.tracking(tracking), to: nil) }
    }

    /// The room that is added behind letters, in Pango's units: the least and the most.
    private func tracking(in piece: TextPiece) -> ClosedRange<Int32> {
        let tracks = scanner.hasLettersApart(in: piece.range)
        func standard(_ font: Font) -> Int32 { tracks ? pangoUnits(font.standardTracking(scale: options.scale)) : 0 }
        var result: ClosedRange<Int32>?
        text.runs.forEachPart(of: piece.range) { _, attributes in
            let own = attributes.tracking.map { pangoUnits($0.asLength(from: -1000) * options.scale) }
            let tracking = own ?? standard(attributes.font ?? options.font)
            result = min(result?.lowerBound ?? tracking, tracking)...max(result?.upperBound ?? tracking, tracking)
        }
        return result ?? standard(options.font)...standard(options.font)
    }
}

/// A length in Pango's units; up, since a text must fit the width that was measured for it.
func pangoUnits(_ points: Double) -> Int32 {
    points.isNaN ? 0 : Int32(min(max((points * Double(PANGO_SCALE)).rounded(.up), -5e8), 5e8))
}

extension LineBreakMode {
    fileprivate var pangoValue: PangoEllipsizeMode {
        switch self {
        case .truncatingHead: PANGO_ELLIPSIZE_START
        case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncatingTail: PANGO_ELLIPSIZE_END
        case .wordWrapping, .characterWrapping, .clipping: PANGO_ELLIPSIZE_NONE
        }
    }
}

extension ParagraphStyle.TabStop.Alignment {
    fileprivate var pangoValue: PangoTabAlign {
        switch self {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}

extension [AttributeRuns.Run] {
    /// What the runs have of an attribute, each value once, in order; and the number of each.
    fileprivate func numbered<Value: Hashable>(
        by attribute: KeyPath<TextAttributes, Value?>
    ) -> (values: [Value], numbers: [Value: Int]) {
        var values: [Value] = []
        var numbers: [Value: Int] = [:]
        for value in lazy.compactMap({ $0.attributes[keyPath: attribute] }) where numbers[value] == nil {
            numbers[value] = values.count
            values.append(value)
        }
        return (values, numbers)
    }
}
