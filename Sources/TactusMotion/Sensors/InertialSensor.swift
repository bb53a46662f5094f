import Glibc
package import TactusPlatform

/// An accelerometer, gyroscope or magnetometer of the kernel's Industrial I/O subsystem, read from its files in sysfs.
///
/// A device is a folder with `in_accel_x_raw` and so on, whole numbers that the measurement is `(raw + offset) × scale`
/// of; `in_mount_matrix` turns it into the axes of the device around it. Where a laptop has one in the lid and one in
/// the base, the one that says `accel-base`, or is located in the base, is passed over.
nonisolated package final class InertialSensor {
    /// Where the kernel lists its devices.
    package static let systemFolder = "/sys/bus/iio/devices"

    /// What is measured.
    package enum Kind: String, CaseIterable, Sendable {
        /// In meters per second squared.
        case accelerometer = "accel"
        /// In radians per second.
        case gyroscope = "anglvel"
        /// In gauss.
        case magnetometer = "magn"
    }

    /// More is no measurement of this world, in any of the units.
    private static let largest = 1e6

    /// One axis: its file, and how its numbers are meant.
    private struct Axis {
        let file: SensorFile
        let scale: Double
        let offset: Double

        init?(_ name: String, ofKind kind: String, in folder: String) {
            guard let file = SensorFile("\(folder)/\(kind)_\(name)_raw") else { return nil }
            self.file = file
            scale = InertialSensor.number(["\(kind)_\(name)_scale", "\(kind)_scale"], in: folder) ?? 1
            offset = InertialSensor.number(["\(kind)_\(name)_offset", "\(kind)_offset"], in: folder) ?? 0
        }

        var value: Double? {
            guard let raw = file.number else { return nil }
            let value = (raw + offset) * scale
            return abs(value) <= InertialSensor.largest ? value : nil
        }
    }

    private let x: Axis
    private let y: Axis
    private let z: Axis
    private let mount: MountMatrix

    /// Opens the first sensor of a kind that there is.
    ///
    /// - Parameters:
    ///   - kind: What it measures.
    ///   - folder: Where the devices are listed; `nil` comes of a folder without such a sensor that can be read.
    package init?(_ kind: Kind, devicesIn folder: String = InertialSensor.systemFolder) {
        let prefix = "in_\(kind.rawValue)"
        for name in InertialSensor.names(in: folder) {
            let device = "\(folder)/\(name)"
            guard !InertialSensor.isInBase(device),
                let x = Axis("x", ofKind: prefix, in: device), let y = Axis("y", ofKind: prefix, in: device),
                let z = Axis("z", ofKind: prefix, in: device), x.value != nil
            else { continue }
            (self.x, self.y, self.z) = (x, y, z)
            let matrices = ["\(prefix)_mount_matrix", "in_mount_matrix", "mount_matrix"].lazy
            mount =
                matrices.compactMap { InertialSensor.text($0, in: device) }.first.flatMap { MountMatrix($0) }
                ?? .identity
            return
        }
        return nil
    }

    /// Asks the sensor, which takes it as long as its bus does: well under a millisecond.
    ///
    /// - Returns: What it measures; `nil` when it cannot be read any more, or says what no sensor can measure.
    package func read() -> SensorVector? {
        guard let x = x.value, let y = y.value, let z = z.value else { return nil }
        return mount.turned(SensorVector(x: x, y: y, z: z))
    }
}

nonisolated extension InertialSensor {
    /// The devices of a folder, by their names.
    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix("iio:device") { names.append(name) }
        }
        return names.sorted()
    }

    private static func isInBase(_ device: String) -> Bool {
        text("label", in: device) == "accel-base" || text("location", in: device) == "base"
    }

    /// The number in the first of these files that there is.
    private static func number(_ names: [String], in folder: String) -> Double? {
        names.lazy.compactMap { SensorFile("\(folder)/\($0)")?.number }.first
    }

    private static func text(_ name: String, in folder: String) -> String? { SensorFile("\(folder)/\(name)")?.line }
}
