/// The log of an experiment: what happened, one entry after the other.
final class Journal {
    private var readers: [(String) -> Void] = []

    /// Calls `reader` with every entry from now on.
    func addReader(_ reader: @escaping (String) -> Void) {
        readers.append(reader)
    }

    /// Writes an entry.
    func record(_ entry: String) {
        for reader in readers { reader(entry) }
    }
}
