extension Array {
    /// Where an element is that is there once, looked for from both ends at a time: what comes and goes by the thousand
    /// mostly goes in the order in which it came, or in the opposite one.
    package func indexFromEnds(where isMeant: (Element) -> Bool) -> Int? {
        var (low, high) = (0, count - 1)
        while low <= high {
            if isMeant(self[low]) { return low }
            if isMeant(self[high]) { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}

extension Array where Element: AnyObject {
    /// Where an object is that is there once, looked for from both ends at a time.
    package func indexFromEnds(of object: Element) -> Int? { indexFromEnds { $0 === object } }
}
