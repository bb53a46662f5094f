public import TactusUI

/// What happened, one line each.
@MainActor
public final class Log {
    /// The lines since the last ``take()``.
    public private(set) var lines: [String] = []

    /// Begins without a line.
    nonisolated public init() {}

    /// Adds a line.
    public func add(_ line: String) { lines.append(line) }

    /// Answers the lines, and begins anew.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension Rect {
    /// A rectangle by its four numbers.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension Point {
    /// A point by its two numbers.
    public init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
