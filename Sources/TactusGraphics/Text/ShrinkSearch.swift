/// Looks for the largest scale at which something fits: of the 65 from the smallest to 1 that are evenly far from each
/// other, in at most eight attempts.
struct ShrinkSearch {
    private let minimum: Double
    private let steps = 64

    /// - Parameter minimum: The smallest scale; below 0.01, or what is not a number, counts as that.
    init(minimum: Double) {
        self.minimum = minimum > 0.01 ? min(minimum, 1) : 0.01
    }

    /// The largest scale that fits; the smallest where none does.
    ///
    /// - Parameter fits: Whether a scale fits; if one does, so do all that are smaller.
    /// - Returns: The scale.
    func largestScale(_ fits: (Double) -> Bool) -> Double {
        if fits(1) { return 1 }
        var low = 0
        var high = steps
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(scale(middle)) { low = middle } else { high = middle }
        }
        return scale(low)
    }

    private func scale(_ step: Int) -> Double { minimum + (1 - minimum) * Double(step) / Double(steps) }
}
