/// Collects lines of Swift, indented and no wider than 120 columns.
struct SwiftWriter {
    private(set) var text = ""
    private var depth = 0

    private static let width = 120

    /// Appends a line; an empty one stays without indentation.
    mutating func line(_ line: String = "") {
        if !line.isEmpty { text += indentation + line }
        text += "\n"
    }

    /// Appends a line that opens a block, what `body` writes one level deeper, and the closing brace.
    mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// Appends what `body` writes one level deeper.
    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Appends `head`, the items with commas between them, and `tail`: on one line, or else with the items below.
    mutating func list(_ head: String, _ items: [String], _ tail: String) {
        let oneLine = head + items.joined(separator: ", ") + tail
        guard depth * 4 + oneLine.count > Self.width, !items.isEmpty else { return line(oneLine) }
        line(head)
        indented { writer in
            for (index, item) in items.enumerated() { writer.line(item + (index + 1 < items.count ? "," : "")) }
        }
        line(tail)
    }

    /// Appends a documentation comment: the summary, then the text of a description, then further paragraphs.
    mutating func documentation(_ documentation: Documentation, else fallback: String, _ paragraphs: [String] = []) {
        let summary = documentation.summary.isEmpty ? fallback : documentation.summary
        var parts = [Self.sentence(summary)]
        let text = Self.paragraphs(documentation.text)
        if !text.isEmpty { parts.append(text) }
        comment(parts + paragraphs)
    }

    /// Appends paragraphs as a documentation comment.
    mutating func comment(_ paragraphs: [String]) {
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { line("///") }
            for text in paragraph.split(separator: "\n", omittingEmptySubsequences: false) {
                for piece in wrapped(text) { line(piece.isEmpty ? "///" : "/// " + piece) }
            }
        }
    }

    /// A line of a comment, broken between words where it is too wide; what follows keeps its indentation.
    private func wrapped(_ line: Substring) -> [String] {
        let room = Self.width - depth * 4 - 4
        guard line.count > room else { return [String(line)] }
        let margin = String(line.prefix { $0 == " " })
        var pieces: [String] = []
        var piece = margin
        for word in line.split(separator: " ") {
            if piece.count + word.count + 1 > room, piece != margin {
                pieces.append(piece)
                piece = margin
            }
            piece += (piece == margin ? "" : " ") + word
        }
        return pieces + [piece]
    }

    private var indentation: String {
        String(repeating: "    ", count: depth)
    }

    /// A summary as a sentence: a capital first, a full stop last, on one line.
    static func sentence(_ summary: String) -> String {
        let words = summary.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let last = words.last else { return "" }
        return words.prefix(1).uppercased() + words.dropFirst() + (".!?".contains(last) ? "" : ".")
    }

    /// A description without the indentation of its file and without empty lines around it.
    static func paragraphs(_ text: String) -> String {
        func width(_ line: Substring) -> Int {
            line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 8 : 1) }
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
        lines = lines.drop(while: isBlank)
        while let last = lines.last, isBlank(last) { lines.removeLast() }
        let margin = lines.filter { !isBlank($0) }.map(width).min() ?? 0
        return lines.map { line in
            guard !isBlank(line) else { return "" }
            // A line that is indented further belongs to a list or an example; four columns would make it code.
            let extra = min(width(line) - margin, 3)
            var words = line.drop { $0 == " " || $0 == "\t" }
            while words.last?.isWhitespace == true { words.removeLast() }
            return String(repeating: " ", count: extra) + words
        }.joined(separator: "\n")
    }
}
