import TactusUI

/// When a motion that dies away is so near its end that it may rest.
nonisolated enum SettlingTime {
    /// No motion is waited for longer than this, in seconds.
    private static let longest = 64.0

    /// The earliest time, in seconds, after which a motion stays settled, to a hundred-millionth of itself.
    ///
    /// - Parameter isSettled: Whether it is settled at a time; once it is, it stays so.
    /// - Returns: A time, 64 seconds at most.
    static func first(where isSettled: (Double) -> Bool) -> Double {
        var high = 0.125
        while !isSettled(high), high < longest { high *= 2 }
        var low = high / 2
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
