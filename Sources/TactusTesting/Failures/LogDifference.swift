/// Two logs beside each other, line by line.
nonisolated struct LogDifference {
    let expected: [String]
    let actual: [String]

    /// Every line of both: those in common as they are, `-` before what is missing, `+` before what is too much.
    var text: String {
        let change = actual.difference(from: expected)
        var missing: Set<Int> = []
        var extra: Set<Int> = []
        for step in change {
            switch step {
            case .remove(let offset, _, _): missing.insert(offset)
            case .insert(let offset, _, _): extra.insert(offset)
            }
        }
        var lines: [String] = []
        var (wanted, seen) = (0, 0)
        while wanted < expected.count || seen < actual.count {
            if missing.contains(wanted), wanted < expected.count {
                lines.append("  - \(expected[wanted])")
                wanted += 1
            } else if extra.contains(seen), seen < actual.count {
                lines.append("  + \(actual[seen])")
                seen += 1
            } else {
                lines.append("    \(actual[seen])")
                wanted += 1
                seen += 1
            }
        }
        return lines.joined(separator: "\n")
    }
}
