import TactusPlatform

nonisolated extension SensorVector {
    /// An acceleration of the kernel, in meters per second squared and upwards, in G and downwards: its accelerometers
    /// measure what holds the device up; Core Motion's, what pulls it down.
    var inG: SensorVector {
        func felt(_ value: Double) -> Double { 0 - value / 9.80665 }
        return SensorVector(x: felt(x), y: felt(y), z: felt(z))
    }

    /// A field of the kernel, in gauss, in microteslas.
    var inMicroteslas: SensorVector { SensorVector(x: x * 100, y: y * 100, z: z * 100) }
}

nonisolated extension Acceleration {
    init(_ vector: SensorVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

nonisolated extension RotationRate {
    init(_ vector: SensorVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

nonisolated extension MagneticField {
    init(_ vector: SensorVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}
