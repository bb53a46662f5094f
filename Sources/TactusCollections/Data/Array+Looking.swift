nonisolated extension Array where Element: Equatable {
    /// Where an element is that is there once, looked for from a place outwards; `nil` when it is not there.
    func index(of element: Element, near place: Int) -> Int? {
        var below = Swift.min(Swift.max(place, 0), count - 1)
        var above = below + 1
        while below >= 0 || above < count {
            if below >= 0, self[below] == element { return below }
            if above < count, self[above] == element { return above }
            below -= 1
            above += 1
        }
        return nil
    }

    /// Takes out an element that is there once, looked for from both ends at a time: what goes by the thousand mostly
    /// goes in the order in which it came, or in the opposite one.
    mutating func removeFromEnds(_ element: Element) {
        var (low, high) = (0, count - 1)
        while low <= high {
            if self[low] == element {
                remove(at: low)
                return
            }
            if self[high] == element {
                remove(at: high)
                return
            }
            low += 1
            high -= 1
        }
    }
}
