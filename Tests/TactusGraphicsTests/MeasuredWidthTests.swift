import TactusGraphics
import TactusTesting
import Testing

@Suite("TX-101: text in the width that was measured for it")
struct MeasuredWidthTests {
    init() throws { try PinnedFonts.install() }

    /// A text, with room between its letters that is its own.
    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let text: StyledText

        init(_ name: String, _ parts: (String, tracking: Double?)...) {
            testDescription = name
            text = parts.reduce(into: StyledText("")) { $0 += StyledText($1.0, TextAttributes(tracking: $1.tracking)) }
        }
    }

    nonisolated private static let samples = [
        Sample("a word", ("Gestures", nil)), Sample("narrow letters", ("illi", nil)),
        Sample("words", ("An announcement of something that fills several lines", nil)),
        Sample("letters that join", ("مرحبا بالعالم", nil)),
        Sample("letters apart", ("Far from each other", 4)), Sample("letters near", ("Near to each other", -1)),
        Sample("both", ("Far ", 5), ("and near", -1), (" and far", 5)),
    ]

    /// Without breaks between any two letters, which Pango does not always make at the same letter while other threads
    /// set text (seen with 1.50).
    nonisolated private static let modes: [LineBreakMode] = [
        .truncatingHead, .truncatingMiddle, .truncatingTail, .wordWrapping,
    ]

    /// Each with a typesetter that has set nothing yet.
    private func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
        Typesetter().layout(text, options)
    }

    @Test("is the same as it was when it was measured, on one line and on several", arguments: samples, modes)
    func fits(sample: Sample, mode: LineBreakMode) {
        // At 11 points letters lie further apart than usual, at 34 nearer.
        for size in [11.0, 34] {
            for width in [nil, size * 7, size * 8.3] {
                var options = TextOptions(font: .systemFont(ofSize: size), lineBreakMode: mode, maximumWidth: width)
                options.maximumLines = width == nil ? 1 : nil
                let measured = layout(sample.text, options)
                options.maximumWidth = measured.size.width
                let shown = layout(sample.text, options)
                #expect(shown.size == measured.size && shown.lineCount == measured.lineCount && !shown.isTruncated)
            }
        }
    }

    @Test("so is what is justified, on one line", arguments: samples)
    func justified(sample: Sample) {
        var options = TextOptions(font: .systemFont(ofSize: 11), alignment: .justified, maximumLines: 1)
        let measured = layout(sample.text, options)
        options.maximumWidth = measured.size.width
        let shown = layout(sample.text, options)
        #expect(shown.size == measured.size && !shown.isTruncated)
    }

    @Test("and no line is wider than its box", arguments: samples, modes)
    func isInside(sample: Sample, mode: LineBreakMode) {
        for width in stride(from: 150.0, to: 300, by: 0.7) {
            let options = TextOptions(
                font: .systemFont(ofSize: 34), lineBreakMode: mode, maximumWidth: width, maximumLines: 3)
            // A 1024th of a point is the least that Pango counts.
            #expect(layout(sample.text, options).size.width <= width + 1.0 / 1024)
        }
    }
}
