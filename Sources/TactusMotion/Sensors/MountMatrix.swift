import TactusPlatform

/// A matrix that turns what a sensor measures into the axes of the device that it is built into.
nonisolated struct MountMatrix: Hashable, Sendable {
    /// Changes nothing: for a sensor that lies as the device does.
    static let identity = MountMatrix(rows: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    /// Nine numbers, row by row.
    private let rows: [Double]

    private init(rows: [Double]) { self.rows = rows }

    /// Reads the form of the kernel: `1, 0, 0; 0, 1, 0; 0, 0, 1`.
    ///
    /// - Parameter text: The line of a `mount_matrix` file. It is `nil` of what is not nine numbers, and of a matrix
    ///   that would make what it turns much longer or shorter, as one of zeros.
    init?(_ text: String) {
        let words = text.split { $0 == "," || $0 == ";" || $0 == " " }
        let numbers = words.compactMap { Double($0) }
        guard numbers.count == 9, words.count == 9 else { return nil }
        rows = numbers
        let lengths = [0, 3, 6].map { row in SensorVector(x: rows[row], y: rows[row + 1], z: rows[row + 2]).magnitude }
        guard lengths.allSatisfy({ $0 > 0.5 && $0 < 2 }) else { return nil }
    }

    /// The same measurement along the device's axes.
    func turned(_ vector: SensorVector) -> SensorVector {
        func along(_ row: Int) -> Double { rows[row] * vector.x + rows[row + 1] * vector.y + rows[row + 2] * vector.z }
        return SensorVector(x: along(0), y: along(3), z: along(6))
    }
}
