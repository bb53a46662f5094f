import Tactus

/// The library as a text, and back: what is in the file.
///
///     notes 1
///     folder    3    Travels
///     note    8    3    pinned    739943 1180    Rye bread    Evening: 50 g starter…\nMorning: …
///     end 2
///
/// The first line is the version, the last one says how many lines are between: a file that was cut off is known by it.
/// Parts are apart by tabs; `\n`, `\t` and `\\` stand for a line break, a tab and a backslash.
enum LibraryText {
    /// Why a text is not a library, with the number of the line.
    struct Damage: Error, Equatable, CustomStringConvertible {
        let line: Int
        let reason: String
        var description: String { "line \(line) \(reason)" }
    }

    static func text(folders: [Folder], notes: [Note]) -> String {
        var lines = ["notes 1"]
        for folder in folders { lines.append("folder\t\(folder.id)\t\(escaped(folder.name))") }
        for note in notes {
            let moment = "\(note.edited.date.dayNumber) \(note.edited.time.minuteOfDay)"
            lines.append(
                "note\t\(note.id)\t\(note.folder)\t\(note.isPinned ? "pinned" : "-")\t\(moment)\t\(escaped(note.title))"
                    + "\t\(escaped(note.text))")
        }
        lines.append("end \(lines.count - 1)")
        return lines.joined(separator: "\n") + "\n"
    }

    static func read(_ text: String) throws(Damage) -> (folders: [Folder], notes: [Note]) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.first == "notes 1" else { throw Damage(line: 1, reason: "is of no version that is known here") }
        guard lines.count > 1, lines.last == "end \(lines.count - 2)" else {
            throw Damage(line: max(lines.count, 1), reason: "is not the end: the file was cut off")
        }
        var (folders, notes): ([Folder], [Note]) = ([], [])
        for (index, line) in lines.dropLast().enumerated().dropFirst() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            if let folder = folder(parts) {
                folders.append(folder)
            } else if let note = note(parts) {
                notes.append(note)
            } else {
                throw Damage(line: index + 1, reason: "is neither a folder nor a note")
            }
        }
        let known = Set(folders.map(\.id))
        guard !folders.isEmpty, known.count == folders.count, Set(notes.map(\.id)).count == notes.count,
            known.isDisjoint(with: notes.map(\.id)), notes.allSatisfy({ known.contains($0.folder) })
        else {
            throw Damage(line: lines.count, reason: "ends notes without a folder, or with a number that comes twice")
        }
        return (folders, notes)
    }

    private static func folder(_ parts: [Substring]) -> Folder? {
        guard parts.count == 3, parts[0] == "folder", let id = Int(parts[1]) else { return nil }
        return Folder(id: id, name: plain(parts[2]))
    }

    private static func note(_ parts: [Substring]) -> Note? {
        guard parts.count == 7, parts[0] == "note", let id = Int(parts[1]), let folder = Int(parts[2]) else {
            return nil
        }
        let moment = parts[4].split(separator: " ").compactMap { Int($0) }
        guard moment.count == 2, parts[3] == "pinned" || parts[3] == "-" else { return nil }
        return Note(
            id: id, title: plain(parts[5]), text: plain(parts[6]), folder: folder, isPinned: parts[3] == "pinned",
            edited: Moment(date: CalendarDate(dayNumber: moment[0]), time: TimeOfDay(minuteOfDay: moment[1])))
    }

    private static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case "\\": out += "\\\\"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    private static func plain(_ text: Substring) -> String {
        var out = String.UnicodeScalarView()
        var isEscape = false
        for scalar in text.unicodeScalars {
            if isEscape {
                out.append(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar == "r" ? "\r" : scalar)
                isEscape = false
            } else if scalar == "\\" {
                isEscape = true
            } else {
                out.append(scalar)
            }
        }
        return String(out)
    }
}
