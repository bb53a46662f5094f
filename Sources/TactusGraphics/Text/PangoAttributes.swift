import CPango
import TactusGeometry

/// A list of Pango's attributes while it is filled.
final class PangoAttributes {
    private let list = pango_attr_list_new()
    private var isEmpty = true

    deinit { pango_attr_list_unref(list) }

    /// What Pango is told about a part of a text.
    enum Attribute {
        case font(Font, scale: Double)
        case features(String)
        /// Which of the text's colours and shadows; Pango is told their numbers in place of a colour, see
        /// ``BrokenText/colors``.
        case look(color: Int?, shadow: Int?)
        case tracking(Double)
        case baselineOffset(Double)
        case language(String)
        case hyphens(Bool)
        /// Room for an image, in points.
        case attachment(TextAttachment, scale: Double)
    }

    /// Adds an attribute.
    ///
    /// - Parameters:
    ///   - attribute: What is said.
    ///   - range: Of which bytes; `nil` for all.
    func add(_ attribute: Attribute, to range: Range<Int>?) {
        switch attribute {
        case .font(let font, let scale):
            insert(font.withDescription(scaledBy: scale) { pango_attr_font_desc_new($0) }, range)
        case .features(let features): insert(pango_attr_font_features_new(features), range)
        case .look(let color, let shadow):
            let number = (color ?? -1) + 1
            insert(
                pango_attr_foreground_new(
                    UInt16(clamping: number >> 16), UInt16(truncatingIfNeeded: number),
                    UInt16(clamping: (shadow ?? -1) + 1)), range)
        case .tracking(let points): insert(pango_attr_letter_spacing_new(pangoUnits(points)), range)
        case .baselineOffset(let points): insert(pango_attr_rise_new(pangoUnits(points)), range)
        case .attachment(let attachment, let scale):
            var frame = PangoRectangle(attachment.bounds, scale: scale)
            insert(pango_attr_shape_new(&frame, &frame), range)
        case .hyphens(let areInserted): insert(pango_attr_insert_hyphens_new(areInserted ? 1 : 0), range)
        case .language(let name): insert(pango_attr_language_new(pango_language_from_string(name)), range)
        }
    }

    /// Adds what attributes say.
    ///
    /// - Parameters:
    ///   - attributes: The attributes.
    ///   - range: The bytes that they hold for.
    ///   - font: The font of all, which is not said again.
    ///   - scale: By how much everything is larger.
    ///   - tracks: Whether letters lie apart as their font wishes, where nothing else is said.
    func add(
        _ attributes: TextAttributes, to range: Range<Int>, unlike font: Font, _ scale: Double, tracks: Bool
    ) {
        if let own = attributes.font, own != font {
            add(.font(own, scale: scale), to: range)
            if tracks, attributes.tracking == nil {
                add(.tracking(own.standardTracking(scale: scale)), to: range)
            }
            if own.hasMonospacedDigits != font.hasMonospacedDigits {
                add(.features(own.hasMonospacedDigits ? "tnum=1" : "tnum=0"), to: range)
            }
        }
        if let tracking = attributes.tracking, tracks || tracking != 0 {
            add(.tracking(tracking.asLength(from: -1000) * scale), to: range)
        }
        if let offset = attributes.baselineOffset, offset != 0 {
            add(.baselineOffset(offset.asLength(from: -100_000) * scale), to: range)
        }
        if let language = attributes.language { add(.language(language), to: range) }
    }

    /// Gives the list to a layout.
    func apply(to layout: OpaquePointer) {
        if !isEmpty { pango_layout_set_attributes(layout, list) }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>?) {
        if let range {
            attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
            attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
        }
        pango_attr_list_insert(list, attribute)
        isEmpty = false
    }
}

extension PangoRectangle {
    /// The place of an image, downwards from the line that letters stand on.
    init(_ bounds: Rect, scale: Double) {
        self.init(
            x: pangoUnits(bounds.minX * scale), y: pangoUnits(-bounds.maxY * scale),
            width: pangoUnits(max(bounds.maxX, 0) * scale), height: pangoUnits(bounds.height * scale))
    }
}

extension PangoGlyphItem {
    /// Which of the text's colours the letters have; `nil` for that of whoever draws.
    var colorNumber: Int? {
        look.flatMap { $0.red == 0 && $0.green == 0 ? nil : (Int($0.red) << 16 | Int($0.green)) - 1 }
    }

    /// Which of the text's shadows the letters have; `nil` for none.
    var shadowNumber: Int? { look.flatMap { $0.blue == 0 ? nil : Int($0.blue) - 1 } }

    private var look: PangoColor? {
        var attributes = item.pointee.analysis.extra_attrs
        while let attribute = attributes?.pointee {
            if let data = attribute.data?.assumingMemoryBound(to: PangoAttribute.self),
                data.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND,
                let color = pango_attribute_as_color(data)?.pointee.color
            {
                return color
            }
            attributes = attribute.next
        }
        return nil
    }
}
