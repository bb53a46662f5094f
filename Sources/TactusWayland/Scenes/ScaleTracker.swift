/// Finds the scale of one surface from the outputs on which it is.
///
/// The largest scale of the entered outputs counts. A surface on no output keeps the last one: it was only moved off
/// the screen, or the screen is being replaced. Before the first output it is 1.
nonisolated package struct ScaleTracker: Hashable, Sendable {
    /// The name of an output: that of its global.
    package typealias Output = UInt32

    /// Buffer pixels per point; at least 1.
    package private(set) var scale = 1

    private var entered: Set<Output> = []
    private var scales: [Output: Int] = [:]

    /// Creates the tracker of a surface that is on no output yet.
    package init() {}

    /// The surface came onto an output.
    package mutating func enter(_ output: Output) {
        entered.insert(output)
        update()
    }

    /// The surface left an output, or the output is gone.
    package mutating func leave(_ output: Output) {
        entered.remove(output)
        update()
    }

    /// An output told its scale, or another one.
    package mutating func setScale(_ scale: Int, of output: Output) {
        scales[output] = max(1, scale)
        update()
    }

    private mutating func update() {
        scale = entered.compactMap { scales[$0] }.max() ?? scale
    }
}
