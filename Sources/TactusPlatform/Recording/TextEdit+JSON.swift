import JSONText

extension TextEdit {
    /// What a recording says of it: all but the field, whose number means nothing when it is played.
    var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            .init("before", deletesBefore), .init("after", deletesAfter), .init("inserts", insertedText),
        ]
        guard let markedText else { return members }
        members.append(.init("marks", markedText.text))
        if let selection = markedText.selection {
            members += [.init("from", selection.lowerBound), .init("to", selection.upperBound)]
        }
        return members
    }

    init(line: JSONLine) throws(InputRecordingError) {
        self.init(
            deletesBefore: try line.count("before"), deletesAfter: try line.count("after"),
            insertedText: try line.string("inserts"), markedText: try MarkedText(line: line))
    }
}

extension MarkedText {
    /// `nil` where the line has none.
    fileprivate init?(line: JSONLine) throws(InputRecordingError) {
        guard line.value["marks"] != nil else { return nil }
        var selection: Range<Int>?
        if line.value["from"] != nil {
            let (lower, upper) = (try line.count("from"), try line.count("to"))
            guard lower <= upper else { throw line.invalid("to") }
            selection = lower..<upper
        }
        self.init(try line.string("marks"), selection: selection)
    }
}

extension JSONLine {
    /// A whole number that is not negative.
    fileprivate func count(_ member: String) throws(InputRecordingError) -> Int {
        guard let count = Int(exactly: try integer(member)), count >= 0 else { throw invalid(member) }
        return count
    }
}
