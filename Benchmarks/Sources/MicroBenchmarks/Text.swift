import Tactus

/// Texts that are measured, broken into lines and drawn.
enum Text {
    private static let font = Font.systemFont(ofSize: 15)

    static func counts() -> [Figure] {
        let label = Label(text: "A row of a list")
        let options = TextOptions(font: font, maximumWidth: 300, maximumLines: 1)
        let typesetter = Typesetter()
        let text = StyledText("A row of a list")
        return [
            Figure(
                name: "allocations of measuring a label again",
                value: Measuring.allocations { _ in _ = label.intrinsicContentSize }, unit: "",
                limit: Limits.allocationsPerMeasuredLabel),
            Figure(
                name: "allocations of asking for a layout again",
                value: Measuring.allocations { _ in _ = typesetter.layout(text, options) }, unit: "",
                limit: Limits.allocationsPerKeptLayout),
        ]
    }

    static func times() throws -> [Figure] {
        let typesetter = Typesetter()
        let rows = (1...4000).map { StyledText("Row \($0) of a list that is long") }
        let options = TextOptions(font: font, maximumWidth: 300, maximumLines: 1)
        let canvas = try Canvas(Bitmap(size: PixelSize(width: 300, height: 40)))
        let row = typesetter.layout(StyledText("Row 0 of a list that is long"), options)
        let (first, drawing) = Measuring.microseconds(calls: 100) { call in
            _ = typesetter.layout(rows[call % 4000], options)
        } and: { _ in
            canvas.draw(row, at: Point(x: 4, y: 4), color: .black)
        }
        let again = Measuring.microseconds(calls: 1000) { _ in _ = typesetter.layout(rows[0], options) }
        let (half, whole) = paragraphs(characters: 5000, 10_000, with: typesetter)
        return [
            Figure(name: "a first layout of a row", value: first, unit: "µs", limit: nil),
            Figure(name: "the same again, as a part", value: again / first, unit: "", limit: Limits.timeOfKeptLayout),
            Figure(name: "a paragraph of 10,000 characters", value: whole, unit: "µs", limit: nil),
            Figure(
                name: "the same against one of 5,000, times as long", value: whole / half, unit: "",
                limit: Limits.timeForTwiceTheText),
            Figure(
                name: "a paragraph of 10,000 characters against 400 rows of 25, as a part",
                value: whole / (first * 400),
                unit: "", limit: Limits.paragraphAgainstRows),
            Figure(name: "drawing a row", value: drawing, unit: "µs", limit: nil),
            Figure(
                name: "the same against its first layout, as a part", value: drawing / first, unit: "",
                limit: Limits.drawingAgainstLayout),
        ]
    }

    /// How long it takes to break paragraphs at a width that they were not broken at before.
    private static func paragraphs(
        characters: Int, _ moreCharacters: Int, with typesetter: Typesetter
    ) -> (Double, Double) {
        let texts = [characters, moreCharacters].map {
            StyledText(String(repeating: "some words ", count: $0 / 11))
        }
        func lay(_ text: StyledText, _ call: Int) {
            _ = typesetter.layout(text, TextOptions(font: font, maximumWidth: 300 + Double(call)))
        }
        return Measuring.microseconds(calls: 1, rounds: 25) {
            lay(texts[0], $0)
        } and: {
            lay(texts[1], $0)
        }
    }
}
