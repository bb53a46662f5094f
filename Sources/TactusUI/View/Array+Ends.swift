extension Array where Element: AnyObject {
    /// Where an object is that is there once, looked for from both ends at a time: what comes and goes by the thousand
    /// mostly goes in the order in which it came, or in the opposite one.
    package func indexFromEnds(of object: Element) -> Int? {
        var (low, high) = (0, count - 1)
        while low <= high {
            if self[low] === object { return low }
            if self[high] === object { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}
