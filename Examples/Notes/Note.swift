/// A note: a title, a text, and where it is kept.
struct Note: Identifiable {
    let id: Int
    var title: String
    var text: String
    var folder: Folder.ID
    /// Whether it stays above the others.
    var isPinned = false
    /// When it was written last.
    var edited: Moment

    /// The title, or what stands for one.
    var shownTitle: String { title.isEmpty ? "New note" : title }

    /// The first line of the text that says something.
    var excerpt: String {
        let line = text.prefix(400).split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
        return line.map { String($0.prefix(160)) } ?? "No other text"
    }

    /// Whether the words are in it, in any case.
    func contains(_ words: String) -> Bool {
        let wanted = words.lowercased()
        return title.lowercased().contains(wanted) || text.lowercased().contains(wanted)
    }
}

/// Where notes are kept.
struct Folder: Identifiable {
    let id: Int
    var name: String
}

/// What a list shows: one folder, or all of them.
nonisolated enum Shelf: Hashable, Sendable {
    case all
    case folder(Folder.ID)
}
