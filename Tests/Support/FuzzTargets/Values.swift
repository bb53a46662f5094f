import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusLayout

func playStyledText(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    var text = StyledText()
    let typesetter = Typesetter()
    var options = TextOptions(font: .systemFont(ofSize: 17))
    while !source.isEmpty {
        switch source.below(8) {
        case 0, 1, 2: text.append(StyledText(source.text(), attributes(&source)))
        case 3:
            let (from, to) = range(in: text.string, &source)
            text.update(from..<to) { $0.font = .systemFont(ofSize: 1 + Double(source.byte())) }
        case 4:
            let (from, to) = range(in: text.string, &source)
            text.replaceSubrange(from..<to, with: StyledText(source.text(), attributes(&source)))
        case 5: options.maximumWidth = source.flag() ? nil : Double(source.byte()) * 4
        case 6: options.maximumLines = source.below(4)
        default: options.alignment = source.choose([.natural, .left, .center, .right])
        }
        guard text.string.utf8.count < 4096 else { return }
    }
    let layout = typesetter.layout(text, options)
    expect(layout.bounds.size.width.isFinite && layout.bounds.size.height.isFinite, "measures are numbers")
    for _ in 0..<4 {
        let place = layout.position(closestTo: Point(source.number(), source.number()))
        expect(layout.caret(at: place).rect.minX.isFinite, "a caret is somewhere")
    }
}

private func attributes(_ source: inout ByteSource) -> TextAttributes {
    var attributes = TextAttributes()
    if source.flag() { attributes.tracking = Double(Int8(bitPattern: source.byte())) / 8 }
    if source.flag() { attributes.baselineOffset = Double(Int8(bitPattern: source.byte())) }
    if source.flag() { attributes.language = source.text(upTo: 8) }
    if source.flag() { attributes.font = .systemFont(ofSize: 1 + Double(source.byte()) / 2) }
    return attributes
}

private func range(in text: String, _ source: inout ByteSource) -> (String.Index, String.Index) {
    let (first, second) = (source.below(text.count + 1), source.below(text.count + 1))
    return (
        text.index(text.startIndex, offsetBy: min(first, second)),
        text.index(text.startIndex, offsetBy: max(first, second))
    )
}

/// Edits a text and its naive twin, and takes everything back.
func playEditing(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let original = source.text(upTo: 64)
    var text = EditableText(TextBuffer(original))
    while !source.isEmpty {
        switch source.below(11) {
        case 10:
            let (first, second) = (place(in: text, &source), place(in: text, &source))
            let style = source.below(4)
            _ = text.updateStyles(of: min(first, second)..<max(first, second)) { _ in style }
        case 0, 1, 2: _ = text.insertText(source.text())
        case 3: _ = text.deleteBackward()
        case 4: _ = text.deleteForward()
        case 5:
            let (first, second) = (place(in: text, &source), place(in: text, &source))
            let range = min(first, second)..<max(first, second)
            var twin = Array(text.text.string.utf8)
            let string = source.text()
            twin.replaceSubrange(range, with: string.utf8)
            // What is composed at the range goes with it.
            let isBeside = text.markedRange.map { range.upperBound < $0.lowerBound || range.lowerBound > $0.upperBound }
            _ = text.replace(range, withText: string)
            expect(
                isBeside == false || Array(text.text.string.utf8) == twin,
                "a text is what a plain array of its bytes would be")
            expect(isBeside != false || text.markedRange == nil, "what is composed at a range that is replaced is over")
        case 6:
            text.selection = TextSelection(anchor: place(in: text, &source), head: place(in: text, &source))
        case 7:
            let string = source.text()
            let count = string.utf8.count
            _ = text.setMarkedText(string, selectedRange: min(source.below(count + 1), count)..<count)
        case 8: text.unmarkText()
        default: _ = source.flag() ? text.undo() : text.redo()
        }
        var end = 0
        text.styles.forEachRun(in: 0..<text.text.count) { part, _ in
            expect(part.lowerBound == end, "styles follow each other without gaps")
            end = part.upperBound
        }
        expect(end == text.text.count, "styles end with the text")
        expect(text.text.isCharacterBoundary(text.selection.head), "the caret is on a character's edge")
    }
    text.unmarkText()
    while text.undo() != nil {}
    expect(text.text.string == original && text.styles.isEmpty, "everything can be taken back")
}

private func place(in text: EditableText, _ source: inout ByteSource) -> Int {
    text.text.characterBoundary(atOrBefore: source.below(text.text.count + 1))
}

func playConstraints(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    var solver = LayoutSolver()
    var variables = (0..<4).map { _ in solver.makeVariable(isNonnegative: source.flag()) }
    var constraints: [LayoutSolver.ConstraintID] = []
    var count = 0
    while !source.isEmpty, count < 400 {
        count += 1
        switch source.below(8) {
        case 0, 1, 2, 3:
            let terms = (0...source.below(3)).map { _ in
                LinearConstraint.Term(variables[source.below(variables.count)], source.number())
            }
            constraints.append(
                solver.add(
                    LinearConstraint(
                        terms, source.choose([.equal, .lessThanOrEqual, .greaterThanOrEqual]), source.number(),
                        priority: source.choose([1000, 750, 250, 1]))))
        case 4: if !constraints.isEmpty { solver.remove(constraints.remove(at: source.below(constraints.count))) }
        case 5: if !constraints.isEmpty { solver.setConstant(source.number(), of: source.choose(constraints)) }
        case 6: if variables.count < 40 { variables.append(solver.makeVariable(isNonnegative: source.flag())) }
        default: _ = solver.solve()
        }
    }
    _ = solver.solve()
    for variable in variables { expect(solver.value(of: variable).isFinite, "a solution is a number") }
}
