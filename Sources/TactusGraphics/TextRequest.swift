import CPango

/// Everything that a layout depends on.
struct TextRequest: Hashable {
    var text: String
    var font: Font
    var alignment: TextAlignment
    var maximumWidth: Double?
    var maximumLines: Int?

    /// Sets the text with the fonts of `context`.
    func makeLayout(in context: OpaquePointer) -> TextLayout {
        guard let layout = pango_layout_new(context) else {
            preconditionFailure("pango_layout_new answered nil, which its documentation rules out")
        }
        font.withDescription { pango_layout_set_font_description(layout, $0) }
        pango_layout_set_alignment(layout, alignment.pangoValue)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if let maximumWidth { pango_layout_set_width(layout, TextRequest.pangoUnits(maximumWidth)) }
        let text = text.utf8.contains(0) ? String(self.text.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : self.text
        set(text, in: layout)
        guard let maximumLines, pango_layout_get_line_count(layout) > maximumLines else {
            return TextLayout(owning: layout, isTruncated: false)
        }
        truncate(layout, of: text, to: maximumLines)
        return TextLayout(owning: layout, isTruncated: true)
    }

    /// Leaves all lines after the first `count` out, and puts an ellipsis where the text goes on.
    ///
    /// Pango can limit the lines of each paragraph, or the height of all. So: cut the text after the paragraph in which
    /// the last line lies, and limit the height to the lines that stay.
    private func truncate(_ layout: OpaquePointer, of text: String, to count: Int) {
        let last = TextRequest.line(count - 1, of: layout)
        var utf8 = Array(text.utf8)
        if last.endsParagraph {
            utf8.removeSubrange(last.end...)
            utf8 += Array("…".utf8)
        } else if let end = utf8[last.end...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            utf8.removeSubrange(end...)
        }
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_height(layout, last.bottom)
        set(String(decoding: utf8, as: UTF8.self), in: layout)
    }

    private func set(_ text: String, in layout: OpaquePointer) {
        var text = text
        text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
        }
    }

    /// Where one of the lines ends, in bytes of the text, and how far down its bottom is, in Pango's units.
    private static func line(
        _ index: Int, of layout: OpaquePointer
    ) -> (end: Int, endsParagraph: Bool, bottom: Int32) {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        for _ in 0..<index { pango_layout_iter_next_line(iterator) }
        var bottom: Int32 = 0
        pango_layout_iter_get_line_yrange(iterator, nil, &bottom)
        let line = pango_layout_iter_get_line_readonly(iterator)?.pointee
        let end = Int((line?.start_index ?? 0) + (line?.length ?? 0))
        // The next line is in the same paragraph when it does not begin one.
        pango_layout_iter_next_line(iterator)
        let next = pango_layout_iter_get_line_readonly(iterator)?.pointee
        return (end, next?.is_paragraph_start != 0, bottom)
    }

    private static func pangoUnits(_ width: Double) -> Int32 {
        // Up: a text must fit the width that was measured for it.
        width > 0 ? Int32((min(width, 1_000_000) * Double(PANGO_SCALE)).rounded(.up)) : 0
    }
}

extension TextAlignment {
    fileprivate var pangoValue: PangoAlignment {
        switch self {
        // Pango's left and right change places by themselves in paragraphs that are read from the right.
        case .leading: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: PANGO_ALIGN_RIGHT
        }
    }
}
